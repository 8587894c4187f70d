import { pageDescriptions, pageTitles } from './pageTitles';

// Page heads, in the browser and on the server, derive the ids from the names of the screens.
it.each(Object.entries(pageTitles))('uses the screen name in the id of the title: %s', (name, { id }) => {
  expect(id).toBe(`page.${name}`);
});

it.each(Object.entries(pageDescriptions))('uses the screen name in the id of the description: %s', (name, { id }) => {
  expect(id).toBe(`page.${name}.description`);
});
