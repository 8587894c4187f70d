import { aCartLine } from '@/../test/support/builders/aCartLine';

import { getOrderParts, getTotal } from './orderParts';

it('totals each order separately, at current prices, in cents', () => {
  const parts = getOrderParts(
    [
      aCartLine({ catalogId: 2, stockItemId: 3, quantity: 3, price: 0.35, bestPrice: null }),
      aCartLine({ catalogId: 1, stockItemId: 1, quantity: 12, price: 4.9, bestPrice: 4.2, quantityBestPrice: 12 }),
      aCartLine({ catalogId: 1, stockItemId: 2, quantity: 1, price: 0.1, bestPrice: null }),
    ],
    16,
  );
  expect(parts).toMatchObject([
    { catalogId: 1, total: 58.58, lines: [{ total: 50.4 }, { total: 0.1 }] },
    { catalogId: 2, total: 1.22 },
  ]);
  expect(getTotal(parts)).toBe(59.8);
});
