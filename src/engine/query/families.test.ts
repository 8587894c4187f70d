import { aCategory, aStockItem } from '@/../test/support/builders/aCatalogue';
import { aSnapshot, someLists } from '@/../test/support/builders/aSnapshot';

import { catalogPage } from './catalogPage';
import type { CatalogQuery } from './catalogQuery';
import { categoryNodes } from './categoryNodes';
import { itemNeighbours } from './itemQueries';

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
  const { families, total, products, pages } = page;
  return { names: items.map(({ name }) => name), families, total, products, pages };
};

it('shows a family as its parent, where its first item would be, with the lowest price', () => {
  expect(list({})).toEqual({
    names: ['Pot', 'Pan', 'Mug red', 'Other pot'],
    families: { '1:1': { keys: ['1:2', '1:3'], from: 20 }, '1:5': { keys: ['1:5', '1:6'], from: 4 } },
    total: 6,
    products: 4,
    pages: 1,
  });
});

it('shows an item alone if nothing else of its family matches', () => {
  expect(list({ text: 'large' })).toMatchObject({ names: ['Pot large'], families: {}, products: 1, total: 1 });
  expect(list({ text: 'blue' })).toMatchObject({ names: ['Mug blue'], families: {} });
});

it('counts a family as one entry of a page', () => {
  expect(list({ pageSize: 2 })).toMatchObject({ names: ['Pot', 'Pan'], pages: 2 });
  expect(list({ pageSize: 2, page: 2 })).toMatchObject({ names: ['Mug red', 'Other pot'] });
});

it('shows every item unless grouping is requested', () => {
  expect(list({ isGrouped: false })).toMatchObject({ products: 7, total: 6, families: {} });
});

describe('the counts', () => {
  const bed = aStockItem({ stockItemId: 10, name: 'Bed', isOffer: true, stockCategoryId: 1, isParent: true });
  const single = aStockItem({
    stockItemId: 11,
    name: 'Bed single',
    price: 100,
    stockItemParentId: 10,
    stockCategoryId: 1,
  });
  const double = aStockItem({
    stockItemId: 12,
    name: 'Bed double',
    price: 300,
    stockItemParentId: 10,
    stockCategoryId: 1,
  });
  const lamp = aStockItem({ stockItemId: 13, name: 'Lamp', price: 20, stockCategoryId: 1 });
  const value = (key: string, ...stockItemIds: number[]) => ({ key, name: key, stockItemIds });
  const bedroom = aSnapshot({
    ...someLists(1, [bed, single, double, lamp], [aCategory({ stockCategoryId: 1, name: 'Bedroom' })]),
    features: [
      { key: 'material', name: 'Material', values: [value('oak', 10), value('steel', 13)] },
      { key: 'size', name: 'Size', values: [value('small', 10, 11, 13), value('large', 12)] },
    ],
  });
  const page = (query: CatalogQuery) => catalogPage(bedroom, { isGrouped: true, ...query }, null);

  it('are of what can be bought: not of parents, whose marks and features are those of their variants', () => {
    const { facets, products, total } = page({});
    expect([products, total]).toEqual([2, 3]);
    expect(facets.categories).toEqual({ '1:1': 3 });
    expect(facets.catalogs).toEqual([{ catalogId: 1, count: 3 }]);
    expect(facets.offers).toBe(2);
    expect(facets.prices.reduce((sum, { count }) => sum + count, 0)).toBe(3);
    expect(facets.features.map(({ key, values }) => [key, ...values.map((each) => [each.key, each.count])])).toEqual([
      ['material', ['oak', 2], ['steel', 1]],
      ['size', ['small', 2], ['large', 1]],
    ]);
    expect(categoryNodes(bedroom.catalog)).toMatchObject([{ count: 3 }]);
  });

  it('say what each filter shows', () => {
    const { facets } = page({});
    expect(page({ offers: true })).toMatchObject({ total: facets.offers, products: 1 });
    expect(page({ categoryId: '1:1' }).total).toBe(facets.categories['1:1']);
    for (const { count, ...price } of facets.prices) expect(page({ price }).total).toBe(count);
    for (const { key, values } of facets.features)
      for (const each of values) expect(page({ features: { [key]: [each.key] } }).total).toBe(each.count);
  });

  it('include a parent if the text finds none of its variants', () => {
    const odd = aSnapshot(someLists(1, [pot, { ...small, name: 'Little one' }, { ...large, name: 'Big one' }]));
    expect(catalogPage(odd, { text: 'pot', isGrouped: true }, null)).toMatchObject({
      total: 1,
      items: [{ name: 'Pot' }],
    });
  });

  it('of a text that matches in part are those of its link', () => {
    const text = 'bed qqqqq';
    const { reading } = page({ text });
    expect(reading?.parts).toEqual([{ text: 'bed', total: page({ text: 'bed' }).total }]);
  });
});

it('steps from family to family', () => {
  const query = { isGrouped: true };
  expect(itemNeighbours(snapshot, query, null, { key: '1:3' })).toMatchObject({
    position: 1,
    total: 4,
    previous: null,
    next: { name: 'Pan' },
  });
  expect(itemNeighbours(snapshot, query, null, { key: '1:4' })).toMatchObject({
    previous: { name: 'Pot' },
    next: { name: 'Mug red' },
  });
});
