import { type Purchase, purchasesByMonth } from './purchasesByMonth';

const aPurchase = (overrides: Partial<Purchase>): Purchase => ({
  date: '2020-06-15T10:00:00Z',
  status: 'delivered',
  total: 10,
  moneyTypeId: 'USD',
  ...overrides,
});

const lastThree = { last: '2020-02', count: 3, moneyTypeId: 'USD' };

it('lists every month up to the last, across the year boundary, with or without purchases', () => {
  const months = purchasesByMonth([aPurchase({ date: '2019-12-31T23:00:00Z' })], lastThree);
  expect(months).toEqual([
    { month: '2019-12', total: 10, orders: 1 },
    { month: '2020-01', total: 0, orders: 0 },
    { month: '2020-02', total: 0, orders: 0 },
  ]);
});

it('ignores cancelled orders, other currencies and other months', () => {
  const ignored = [
    aPurchase({ date: '2020-02-01T00:00:00Z', status: 'Cancelled' }),
    aPurchase({ date: '2020-02-01T00:00:00Z', moneyTypeId: 'EUR' }),
    aPurchase({ date: '2019-11-30T23:59:59Z' }),
    aPurchase({ date: '2020-03-01T00:00:00Z' }),
  ];
  expect(purchasesByMonth(ignored, lastThree).every(({ orders }) => orders === 0)).toBe(true);
});

it('sums cents without rounding drift', () => {
  const dimes = Array.from({ length: 30 }, () => aPurchase({ date: '2020-02-10T00:00:00Z', total: 0.1 }));
  expect(purchasesByMonth(dimes, lastThree).at(-1)?.total).toBe(3);
});
