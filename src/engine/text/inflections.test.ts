import { findInflections } from './inflections';

it.each([
  ['sartenes', 'sarten'],
  ['sarten', 'sartenes'],
  ['cajas', 'caja'],
  ['caja', 'cajas'],
  ['luces', 'luz'],
  ['lapiz', 'lapices'],
  ['boxes', 'box'],
  ['dishes', 'dish'],
  ['knives', 'knife'],
  ['knife', 'knives'],
  ['shelf', 'shelves'],
  ['trays', 'tray'],
  ['brushes', 'brush'],
  ['trolley', 'trolleys'],
  ['cherry', 'cherries'],
])('%s may be %s', (word, other) => {
  expect(findInflections(word)).toContain(other);
});

it.each(['gas', 'glass', '4mm', '围裙'])('%s has no other form', (word) => {
  expect(findInflections(word).filter((form) => word.startsWith(form) && form.length < word.length)).toEqual([]);
});
