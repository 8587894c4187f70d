import type { CatalogOrder } from '@/api/inventoryApi';

import { findOrderedTogether } from './orderedTogether';

const order = (catalogId: number, ...ids: number[]) =>
  ({
    catalogId,
    items: ids.map((stockItemId) => ({ stockItemId, name: null, code: null, quantity: 1 })),
  }) as CatalogOrder;

it('lists what was ordered with an item, the most frequent first', () => {
  const orders = [order(1, 101, 102), order(1, 101, 103, 104), order(1, 104, 101, 101), order(1, 105, 106)];
  expect(findOrderedTogether(orders, '1:101', 5)).toEqual(['1:104', '1:102', '1:103']);
  expect(findOrderedTogether(orders, '1:101', 1)).toEqual(['1:104']);
});

it('keeps catalogues apart, which may share ids', () => {
  expect(findOrderedTogether([order(2, 101, 102)], '1:101', 5)).toEqual([]);
  expect(findOrderedTogether([order(2, 101, 102)], '2:101', 5)).toEqual(['2:102']);
});
