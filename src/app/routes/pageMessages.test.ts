import { pageDescriptions, pageTitles } from './pageMessages';

// Page heads, in the browser and on the server, derive the ids from the names of the screens.
it.each(Object.entries(pageTitles))('has the title of %s under its name', (name, { id }) => {
  expect(id).toBe(`page.${name}`);
});

it.each(Object.entries(pageDescriptions))('has the description of %s under its name', (name, { id }) => {
  expect(id).toBe(`page.${name}.description`);
});
