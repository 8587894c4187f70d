import { pageDescriptions, pageTitles } from './pageMessages';
import { descriptionId, titleId, type DescribedPage, type PageName } from './routeHandle';

it.each(Object.entries(pageTitles))('finds the title of %s by its name', (name, { id }) => {
  expect(titleId(name as PageName)).toBe(id);
});

it.each(Object.entries(pageDescriptions))('finds the description of %s by its name', (name, { id }) => {
  expect(descriptionId(name as DescribedPage)).toBe(id);
});
