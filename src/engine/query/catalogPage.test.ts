import fc from 'fast-check';

import { aCatalogue, aCategory, aStockItem } from '@/../test/support/builders/aCatalogue';
import { aSnapshot, someLists } from '@/../test/support/builders/aSnapshot';

import { itemAt } from '../catalog/mergeCatalogs';
import type { CatalogItem } from '../catalog/stockItem';
import { atOnce } from '../host/steps';
import { catalogPage } from './catalogPage';
import type { CatalogFilter, CatalogQuery } from './catalogQuery';
import { sortItems } from './itemOrder';
import { type SortField, sortOrders } from './sortOrders';

const snapshot = aSnapshot(aCatalogue({ catalogId: 1, items: 150 }), aCatalogue({ catalogId: 2, items: 150 }));
const all = snapshot.catalog.items.map((_, at) => itemAt(snapshot.catalog, at));

const isBelow = (categoryId: string | null, top: string): boolean => {
  const { byId, getParent } = snapshot.catalog.tree;
  let category = categoryId === null ? null : (byId.get(categoryId) ?? null);
  while (category && category.categoryId !== top) category = getParent(category);
  return category !== null;
};

const keysByText = new Map(
  ['tornillo', 'kt', '1', 'acero 2'].map((text) => [
    text,
    new Set(catalogPage(snapshot, { text, pageSize: 500 }, null).items.map(({ key }) => key)),
  ]),
);

const isVariantOf = (parent: CatalogItem) => (item: CatalogItem) =>
  item !== parent && item.catalogId === parent.catalogId && item.stockItemParentId === parent.stockItemId;
const parents = all.filter((item) => item.isParent);
const variants = new Map(parents.map((parent) => [parent, all.filter(isVariantOf(parent))]));
const isMarked = (mark: 'isOffer' | 'isNew', item: CatalogItem) =>
  item[mark] || parents.some((parent) => parent[mark] && isVariantOf(parent)(item));

const isFound = ({ text }: CatalogFilter, { key }: CatalogItem) =>
  text === undefined || keysByText.get(text)?.has(key) === true;

/** Parents whose variants are counted in their place. */
const standsForOthers = (filter: CatalogFilter, item: CatalogItem) =>
  variants.get(item)?.some((variant) => isFound(filter, variant)) === true;

/** What a filter lists: parents only together with a variant. */
const passing = (filter: CatalogFilter): CatalogItem[] => {
  const { categoryId, offers, recent, catalogIds } = filter;
  const found = all.filter(
    (item) =>
      isFound(filter, item) &&
      (!categoryId || isBelow(item.categoryId, categoryId)) &&
      (!offers || isMarked('isOffer', item)) &&
      (!recent || isMarked('isNew', item)) &&
      (!catalogIds?.length || catalogIds.includes(item.catalogId)),
  );
  return found.filter(
    (item) => !standsForOthers(filter, item) || variants.get(item)?.some((variant) => found.includes(variant)),
  );
};

const countPassing = (filter: CatalogFilter) => passing(filter).filter((item) => !standsForOthers(filter, item)).length;

const filters: fc.Arbitrary<CatalogFilter> = fc.record(
  {
    text: fc.constantFrom(...keysByText.keys()),
    categoryId: fc.constantFrom('1:1', '1:3', '2:2', '1:9', '9:9'),
    offers: fc.boolean(),
    recent: fc.boolean(),
    catalogIds: fc.subarray([1, 2]),
  },
  { requiredKeys: [] },
);

const sortBy = (field: SortField) => atOnce(sortItems(snapshot.catalog, field, 'es'));

describe('catalogPage', () => {
  it('returns the items that pass every filter, and counts each facet without its own filter', () => {
    fc.assert(
      fc.property(filters, (filter) => {
        const { total, products, items, facets } = catalogPage(snapshot, { ...filter, pageSize: 500 }, null);
        const sortedKeys = (list: CatalogItem[]) => list.map(({ key }) => key).sort();
        expect(sortedKeys(items)).toEqual(sortedKeys(passing(filter)));
        expect(products).toBe(items.length);
        expect(total).toBe(countPassing(filter));
        expect(facets.offers).toBe(countPassing({ ...filter, offers: true }));
        expect(facets.recent).toBe(countPassing({ ...filter, recent: true }));
        expect(facets.catalogs).toEqual(
          [1, 2].map((catalogId) => ({
            catalogId,
            count: countPassing({ ...filter, catalogIds: [catalogId] }),
          })),
        );
        for (const { categoryId } of snapshot.catalog.tree.walk) {
          expect(facets.categories[categoryId] ?? 0).toBe(countPassing({ ...filter, categoryId }));
        }
      }),
      { numRuns: 40 },
    );
  });

  it('splits the results into pages that contain each item once', () => {
    const pages = [1, 2, 3, 4, 5, 6, 7].map((page) => catalogPage(snapshot, { page, pageSize: 50 }, null));
    expect(pages[0]).toMatchObject({ products: all.length, pages: Math.ceil(all.length / 50), pageSize: 50, page: 1 });
    const shown = pages.slice(0, pages[0]!.pages).flatMap(({ items }) => items.map(({ key }) => key));
    expect(shown).toEqual(all.map(({ key }) => key));
  });

  it.each([
    [{ page: 999 }, { page: 13, pageSize: 24 }],
    [{ page: -4 }, { page: 1, pageSize: 24 }],
    [
      { page: NaN, pageSize: NaN },
      { page: 1, pageSize: 24 },
    ],
    [
      { page: 1.7, pageSize: 0 },
      { page: 1, pageSize: 1 },
    ],
    [{ pageSize: 1e9 }, { page: 1, pageSize: 500 }],
    [
      { text: 'nowhere', page: 3 },
      { page: 1, pageSize: 24, pages: 1, total: 0, items: [] },
    ],
  ])('shows a page for %p', (query: CatalogQuery, shown) => {
    expect(catalogPage(snapshot, query, null)).toMatchObject(shown);
  });

  it.each([
    ['name', [4, 3, 1, 5, 2]],
    ['code', [4, 3, 1, 5, 2]],
    ['price', [4, 1, 5, 3, 2]],
    ['price-desc', [3, 5, 1, 4, 2]],
  ] as const)('sorts by %s, with missing values last', (sort, ids) => {
    const items = [
      aStockItem({ stockItemId: 1, name: 'Ñandú', code: 'B-2', price: 3 }),
      aStockItem({ stockItemId: 2, name: null, code: null, price: null }),
      aStockItem({ stockItemId: 3, name: 'nube 10', code: 'A-10', price: 20 }),
      aStockItem({ stockItemId: 4, name: 'nube 9', code: 'a-9', price: 0 }),
      aStockItem({ stockItemId: 5, name: 'Oso', code: 'C', price: 3 }),
    ];
    const own = aSnapshot(someLists(1, items));
    const order = atOnce(sortItems(own.catalog, sortOrders[sort].field, 'es'));
    expect(catalogPage(own, { sort }, order).items.map(({ stockItemId }) => stockItemId)).toEqual(ids);
  });

  it('sorts only matching items', () => {
    const { items } = catalogPage(snapshot, { offers: true, sort: 'price', pageSize: 500 }, sortBy('price'));
    expect(items.map(({ price }) => price)).toEqual(
      passing({ offers: true })
        .map(({ price }) => price)
        .sort((one, other) => Number(one) - Number(other)),
    );
  });

  it.each(['price', 'price-desc'] as const)('sorts many matches and few by %s', (sort) => {
    const items = Array.from({ length: 2100 }, (_, at) =>
      aStockItem({ stockItemId: at + 1, price: at % 10 === 0 ? null : (at * 7919) % 2100, isOffer: at % 50 < 2 }),
    );
    const own = aSnapshot(someLists(1, items));
    const order = atOnce(sortItems(own.catalog, 'price', 'es'));
    const list = (query: CatalogQuery) =>
      [1, 2, 3, 4, 5].flatMap((page) => catalogPage(own, { ...query, sort, page, pageSize: 500 }, order).items);
    const sign = sort === 'price' ? 1 : -1;
    const priced = items.filter(({ price }) => price !== null);
    const expected = [
      ...priced.sort((one, other) => sign * (Number(one.price) - Number(other.price))),
      ...items.filter(({ price }) => price === null),
    ].map(({ stockItemId }) => stockItemId);
    const offers = new Set(items.filter(({ isOffer }) => isOffer).map(({ stockItemId }) => stockItemId));

    expect(list({}).map(({ stockItemId }) => stockItemId)).toEqual(expected);
    const { items: few } = catalogPage(own, { offers: true, sort, pageSize: 500 }, order);
    expect(few.map(({ stockItemId }) => stockItemId)).toEqual(expected.filter((id) => offers.has(id)));
  });

  it('shows the exact code first, then code prefixes, then names', () => {
    const items = [
      aStockItem({ stockItemId: 1, name: 'Cable for kt10', code: 'ZZ-1' }),
      aStockItem({ stockItemId: 2, name: 'Other', code: 'AKT-10' }),
      aStockItem({ stockItemId: 3, name: 'Other', code: 'KT-1042' }),
      aStockItem({ stockItemId: 4, name: 'Other', code: 'ZZ-2', additionalCode: 'K.T.10' }),
    ];
    const found = catalogPage(aSnapshot(someLists(1, items)), { text: 'kt-10' }, null);
    expect(found.items.map(({ stockItemId }) => stockItemId)).toEqual([4, 3, 2]);
    expect(catalogPage(aSnapshot(someLists(1, items)), { text: 'kt10' }, null).items.map((i) => i.stockItemId)).toEqual(
      [4, 3, 1, 2],
    );
  });

  it('lists preferred items first among equally good matches, and others before worse ones', () => {
    const items = [
      aStockItem({ stockItemId: 1, name: 'Saw', code: 'A' }),
      aStockItem({ stockItemId: 2, name: 'Saw', code: 'B' }),
      aStockItem({ stockItemId: 3, name: 'Sawdust', code: 'C' }),
      aStockItem({ stockItemId: 4, name: 'Saw', code: 'D' }),
      aStockItem({ stockItemId: 5, name: 'Hammer', code: 'E' }),
    ];
    const own = aSnapshot(someLists(1, items));
    const list = (query: CatalogQuery) => catalogPage(own, query, null).items.map(({ stockItemId }) => stockItemId);
    const preferred = ['1:3', '1:4', '9:9', 'x', '1:2', '1:4', '1:5'];
    expect(list({ text: 'saw', preferred })).toEqual([4, 2, 1, 3]);
    expect(list({ preferred })).toEqual([1, 2, 3, 4, 5]);
  });

  it('finds only preferred items in their order, on every page and with facets of their own', () => {
    const preferred = all.filter((item, at) => at % 7 === 0 && !item.isParent).map(({ key }) => key);
    const own = (query: CatalogQuery) => catalogPage(snapshot, { ...query, preferred, onlyPreferred: true }, null);
    const pages = [1, 2].flatMap((page) => own({ page, pageSize: 24 }).items);
    expect(pages.map(({ key }) => key)).toEqual(preferred.slice(0, 48));
    const reversed = { preferred: preferred.toReversed(), onlyPreferred: true, pageSize: 3 };
    expect(catalogPage(snapshot, reversed, null).items.map(({ key }) => key)).toEqual(reversed.preferred.slice(0, 3));
    const { total, facets } = own({});
    expect(total).toBe(preferred.length);
    expect(facets.offers).toBe(all.filter((item) => isMarked('isOffer', item) && preferred.includes(item.key)).length);
    const sorted = catalogPage(snapshot, { preferred, onlyPreferred: true, sort: 'name' }, sortBy('name'));
    expect(sorted.total).toBe(preferred.length);
    expect(catalogPage(snapshot, { onlyPreferred: true }, null).total).toBe(0);
  });

  it('shows items under their merged categories', () => {
    const merged = aSnapshot(
      someLists(
        1,
        [aStockItem({ stockItemId: 1, stockCategoryId: 5 })],
        [aCategory({ stockCategoryId: 5, name: 'Saws' })],
      ),
      someLists(
        2,
        [aStockItem({ stockItemId: 1, stockCategoryId: 8 }), aStockItem({ stockItemId: 2, stockCategoryId: 77 })],
        [aCategory({ stockCategoryId: 8, name: 'Saws ' })],
      ),
    );
    const { items, facets } = catalogPage(merged, { categoryId: '1:5' }, null);
    expect(items.map(({ key, stockCategoryId, categoryId }) => [key, stockCategoryId, categoryId])).toEqual([
      ['1:1', 5, '1:5'],
      ['2:1', 5, '1:5'],
    ]);
    expect(facets.categories).toEqual({ '1:5': 2 });
    expect(itemAt(merged.catalog, 2)).toMatchObject({ key: '2:2', stockCategoryId: null, categoryId: null });
  });
});
