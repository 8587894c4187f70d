import { readFileSync } from 'node:fs';

import { environmentNames, environmentsFile, kindRules } from '../../src/content/contentKinds';

const guide = readFileSync('docs/content.md', 'utf8');

/** The fields in the table of a file, with `*` after those that are required. */
const listDocumentedFields = (file: string) => {
  const section = guide.split(/^##+ /m).find((each) => each.startsWith(`${file}\n`)) ?? '';
  const firstColumn = [...section.matchAll(/^\|([^|]*)\|/gm)].map(([, cell = '']) => cell).join('\n');
  return [...firstColumn.matchAll(/`(\w+)`(?: \(language\))?( \\\*)?/g)].map(
    ([, name = '', mark]) => `${name}${mark === undefined ? '' : '*'}`,
  );
};

it.each(kindRules)('docs/content.md describes every field of $file', ({ file, shared, translated }) => {
  const fields = Object.entries({ ...shared, ...translated }).map(
    ([name, { isRequired }]) => `${name}${isRequired ? '*' : ''}`,
  );
  expect(listDocumentedFields(file).sort()).toEqual(fields.sort());
});

it('docs/content.md describes every environment', () => {
  const names = listDocumentedFields(environmentsFile).map((name) => name.replace('*', ''));
  expect(names.sort()).toEqual([...environmentNames].sort());
});
