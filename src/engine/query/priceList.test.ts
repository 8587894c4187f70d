import { aCatalogue, aCategory, aStockItem } from '@/../test/support/builders/aCatalogue';
import { aSnapshot, someLists } from '@/../test/support/builders/aSnapshot';

import { atOnce } from '../host/steps';
import { catalogPage } from './catalogPage';
import type { CatalogQuery } from './catalogQuery';
import { sortItems } from './itemOrder';
import { priceList } from './priceList';

const snapshot = aSnapshot(aCatalogue({ catalogId: 1, items: 150 }), aCatalogue({ catalogId: 2, items: 150 }));

it.each<[name: string, query: CatalogQuery]>([
  ['everything', {}],
  ['a search', { text: 'tornillo' }],
  ['a category with filters', { categoryId: '1:1', recent: true, catalogIds: [2] }],
  ['an order by price', { text: 'acero', sort: 'price-desc' }],
])('lists the same items as the pages of %s, in parts', (_name, query) => {
  const order = query.sort ? atOnce(sortItems(snapshot.catalog, 'price', 'es')) : null;
  const shown = catalogPage(snapshot, { ...query, pageSize: 500 }, order);
  const [first, second] = [
    { from: 0, count: 7 },
    { from: 7, count: 500 },
  ].map((part) => priceList(snapshot, { ...query, page: 3, pageSize: 24 }, order, part));
  const sold = shown.items.filter(({ isParent }) => !isParent);
  expect([first?.total, second?.total]).toEqual([sold.length, sold.length]);
  expect([...(first?.items ?? []), ...(second?.items ?? [])].map(({ key }) => key)).toEqual(sold.map(({ key }) => key));
});

it('gives the prices and the category path of each item, and nothing else', () => {
  const tools = aSnapshot(
    someLists(
      1,
      [
        aStockItem({ stockCategoryId: 2, unit: 'box', packSize: 6 }),
        aStockItem({ stockItemId: 102, stockCategoryId: 9, price: null }),
      ],
      [
        aCategory({ stockCategoryId: 1, name: 'Tools' }),
        aCategory({ stockCategoryId: 2, name: 'Power', parentStockCategoryId: 1 }),
      ],
    ),
  );
  const item = {
    code: 'WS-440',
    additionalCode: '7501000000101',
    name: 'Wood screw 4 x 40 mm',
    bestPrice: 4.2,
    quantityBestPrice: 12,
  };
  expect(priceList(tools, {}, null, { from: 0, count: 10 })).toEqual({
    total: 2,
    items: [
      { ...item, key: '1:101', price: 4.9, unit: 'box', packSize: 6, path: ['Tools', 'Power'] },
      { ...item, key: '1:102', price: null, path: [] },
    ],
  });
});
