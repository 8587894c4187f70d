import { aCatalogue, aCategory, aStockItem } from '@/../test/support/builders/aCatalogue';
import { aSnapshot, someLists } from '@/../test/support/builders/aSnapshot';

import { atOnce } from '../host/steps';
import { catalogPage } from './catalogPage';
import { sortItems } from './itemOrder';
import { itemNeighbours, itemVariants, lookUpItem, relatedItems } from './itemQueries';

const item = aStockItem;
const snapshot = aSnapshot(
  someLists(
    1,
    [
      item({ stockItemId: 1, name: 'Saw', isParent: true, stockCategoryId: 2 }),
      item({ stockItemId: 2, name: 'Saw small', stockItemParentId: 1, stockCategoryId: 2 }),
      item({ stockItemId: 3, name: 'Saw large', stockItemParentId: 1, stockCategoryId: 2 }),
      item({ stockItemId: 4, name: 'Drill', stockCategoryId: 2 }),
      item({ stockItemId: 5, name: 'Gone', deleted: true }),
      item({ stockItemId: 6, name: 'Hammer', stockCategoryId: 1 }),
      item({ stockItemId: 1, name: 'Said twice' }),
    ],
    [
      aCategory({ stockCategoryId: 1, name: 'Tools' }),
      aCategory({ stockCategoryId: 2, name: 'Power', parentStockCategoryId: 1 }),
    ],
  ),
  someLists(2, [
    item({ stockItemId: 1, name: 'Paint' }),
    item({ stockItemId: 5, name: 'Brush' }),
    item({ stockItemId: 7, name: 'Variant of the other catalogue', stockItemParentId: 1 }),
  ]),
);
const { catalog } = snapshot;

describe('lookUpItem', () => {
  it('keeps equal ids of the two catalogues apart, and includes the category path', () => {
    expect(lookUpItem(catalog, { key: '1:1' })).toMatchObject({
      state: 'found',
      item: { name: 'Saw', key: '1:1' },
      path: [{ name: 'Tools', categoryId: '1:1', depth: 0 }, { name: 'Power' }],
    });
    expect(lookUpItem(catalog, { key: '2:1' })).toMatchObject({ item: { name: 'Paint', catalogId: 2 }, path: [] });
  });

  it('uses the first catalogue that has the id if none is named', () => {
    expect(lookUpItem(catalog, { stockItemId: 1 })).toMatchObject({ item: { key: '1:1' } });
    expect(lookUpItem(catalog, { stockItemId: 5 })).toMatchObject({ item: { key: '2:5' } });
  });

  it('distinguishes deleted from unknown items', () => {
    expect(lookUpItem(catalog, { key: '1:5' })).toEqual({ state: 'deleted' });
    for (const key of ['1:99', '9:1', '', 'x:1', '1:1:1', '__proto__']) {
      expect(lookUpItem(catalog, { key })).toEqual({ state: 'unknown' });
    }
  });
});

describe('itemVariants', () => {
  it.each(['1:1', '1:2', '1:3'])('of %p are those of its parent, in its own catalogue', (key) => {
    const { parent, variants } = itemVariants(catalog, { key });
    expect([parent?.key, ...variants.map((variant) => variant.key)]).toEqual(['1:1', '1:2', '1:3']);
  });

  it('are empty for items without a family', () => {
    expect(itemVariants(catalog, { key: '1:4' })).toEqual({ parent: null, variants: [] });
    expect(itemVariants(catalog, { key: '1:99' })).toEqual({ parent: null, variants: [] });
  });
});

describe('itemNeighbours', () => {
  it('are the previous and next items in the originating list', () => {
    const many = aSnapshot(aCatalogue({ items: 120 }));
    const order = atOnce(sortItems(many.catalog, 'price', 'es'));
    const query = { text: 'a', sort: 'price-desc', pageSize: 500 } as const;
    const { items } = catalogPage(many, query, order);
    for (const [at, { key }] of items.entries()) {
      const { position, total, previous, next } = itemNeighbours(many, query, order, { key });
      expect([position, total, previous?.key, next?.key]).toEqual([
        at + 1,
        items.length,
        items[at - 1]?.key,
        items[at + 1]?.key,
      ]);
    }
  });

  it('are empty for an item that the query does not match', () => {
    expect(itemNeighbours(snapshot, { text: 'drill' }, null, { key: '1:1' })).toEqual({
      position: 0,
      total: 1,
      previous: null,
      next: null,
    });
  });
});

describe('relatedItems', () => {
  it('are other items of the category, then of its ancestors, excluding its own variants', () => {
    expect(relatedItems(catalog, { key: '1:2' }, 5).map(({ key }) => key)).toEqual(['1:4', '1:6']);
    expect(relatedItems(catalog, { key: '1:4' }, 2).map(({ key }) => key)).toEqual(['1:1', '1:2']);
    expect(relatedItems(catalog, { key: '2:1' }, 5)).toEqual([]);
    expect(relatedItems(catalog, { key: '9:9' }, 5)).toEqual([]);
  });
});
