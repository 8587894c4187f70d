import { aStockItem } from '@/../test/support/builders/aCatalogue';
import { aSnapshot, someLists } from '@/../test/support/builders/aSnapshot';

import { catalogPage } from './catalogPage';
import type { CatalogQuery } from './catalogQuery';

const pot = aStockItem({ stockItemId: 1, name: 'Pot', price: null, isParent: true });
const small = aStockItem({ stockItemId: 2, name: 'Pot small', price: 20, stockItemParentId: 1 });
const large = aStockItem({ stockItemId: 3, name: 'Pot large', price: 30, stockItemParentId: 1 });
const pan = aStockItem({ stockItemId: 4, name: 'Pan', price: 10 });
const red = aStockItem({ stockItemId: 5, name: 'Mug red', price: 5, stockItemParentId: 99 });
const blue = aStockItem({ stockItemId: 6, name: 'Mug blue', price: 4, stockItemParentId: 99 });
const other = aStockItem({ stockItemId: 2, name: 'Other pot', price: 1, stockItemParentId: 1 });

const snapshot = aSnapshot(someLists(1, [small, pan, large, pot, red, blue]), someLists(2, [other]));

const list = (query: CatalogQuery) => {
  const { items, ...page } = catalogPage(snapshot, { isGrouped: true, ...query }, null);
  const { families, total, products, variants, pages } = page;
  return { names: items.map(({ name }) => name), families, total, products, variants, pages };
};

it('shows a family as its parent, where its first item would be, with the lowest price', () => {
  expect(list({})).toEqual({
    names: ['Pot', 'Pan', 'Mug red', 'Other pot'],
    families: { '1:1': { keys: ['1:2', '1:3'], from: 20 }, '1:5': { keys: ['1:5', '1:6'], from: 4 } },
    total: 7,
    products: 4,
    variants: 6,
    pages: 1,
  });
});

it('shows an item alone if nothing else of its family matches', () => {
  expect(list({ text: 'large' })).toMatchObject({ names: ['Pot large'], families: {}, products: 1, variants: 1 });
  expect(list({ text: 'blue' })).toMatchObject({ names: ['Mug blue'], families: {} });
});

it('counts a family as one entry of a page', () => {
  expect(list({ pageSize: 2 })).toMatchObject({ names: ['Pot', 'Pan'], pages: 2 });
  expect(list({ pageSize: 2, page: 2 })).toMatchObject({ names: ['Mug red', 'Other pot'] });
});

it('shows every item unless grouping is requested', () => {
  expect(list({ isGrouped: false })).toMatchObject({ products: 7, variants: 7, families: {} });
});
