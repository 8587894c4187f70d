import { wholeCatalogue } from '../address/catalogueAddress';
import { listOfOrigin } from './listOfOrigin';

it('returns the list stored in the history entry', () => {
  const list = { ...wholeCatalogue, text: 'bolt', catalogId: 2, category: { segment: 'screws-1-5', depth: 1 } };
  expect(listOfOrigin({ list })).toEqual(list);
});

it.each([
  null,
  undefined,
  'list',
  {},
  { list: null },
  { list: {} },
  { list: { ...wholeCatalogue, sort: 'worst' } },
  { list: { ...wholeCatalogue, page: '2' } },
  { list: { ...wholeCatalogue, catalogId: 'two' } },
  { list: { ...wholeCatalogue, category: { segment: 5, depth: 0 } } },
])('returns no list for %p', (state) => {
  expect(listOfOrigin(state)).toBeNull();
});
