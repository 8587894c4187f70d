import { anOrder } from '@/../test/support/builders/anOrder';
import type { CatalogOrder } from '@/api/inventoryApi';

import { boughtHref, readBoughtAddress, usualPeriods } from './boughtAddress';
import { listBoughtItems, searchBoughtItems, sortBoughtItems, sumSpend } from './boughtItems';
import { boughtColumns } from './useBoughtCsv';

const item = (stockItemId: number, quantity: number, unitPrice: number | null, name = `Item ${stockItemId}`) => ({
  stockItemId,
  name,
  code: `C-${stockItemId}`,
  quantity,
  unitPrice,
  total: unitPrice === null ? null : Math.round(unitPrice * 100 * quantity) / 100,
});

const order = (date: string, items: CatalogOrder['items'], others: Partial<CatalogOrder> = {}): CatalogOrder => ({
  ...(anOrder() as CatalogOrder),
  catalogId: 1,
  status: 'delivered',
  date: `${date}T12:00:00Z`,
  items,
  ...others,
});

const orders = [
  order('2026-05-01', [item(1, 2, 0.1, 'New name'), item(2, 1, 5)]),
  order('2026-03-01', [item(1, 100, 9)], { status: 'Cancelled' }),
  order('2026-02-01', [item(1, 3, 0.2), item(1, 1, 0.2)], { catalogId: 2 }),
  order('2025-12-31', [item(1, 10, 0.2, 'Old name')]),
];

const always = { from: '', until: '' };

it('totals what was ordered of each item, under its latest name and price, without cancelled orders', () => {
  expect(listBoughtItems(orders, always)).toMatchObject([
    { key: '1:1', name: 'New name', quantity: 12, orders: 2, spend: 2.2, lastPrice: 0.1, lastDate: orders[0]!.date },
    { key: '1:2', quantity: 1, orders: 1, spend: 5 },
    { key: '2:1', quantity: 4, orders: 1, spend: 0.8 },
  ]);
});

it('leaves out the cancelled parts of orders', () => {
  const partly = [
    order('2026-05-01', [
      { ...item(1, 12, 0.1), cancelled: 5 },
      { ...item(2, 1, 5), cancelled: 1 },
    ]),
    order('2026-02-01', [item(1, 3, 0.2)]),
  ];
  expect(listBoughtItems(partly, always)).toMatchObject([{ key: '1:1', quantity: 10, orders: 2, spend: 1.3 }]);
});

it.each([
  [{ from: '2026-01-01', until: '' }, ['1:1 2', '1:2 1', '2:1 4']],
  [{ from: '', until: '2025-12-31' }, ['1:1 10']],
  [{ from: '2026-05-01', until: '2026-05-01' }, ['1:1 2', '1:2 1']],
  [{ from: '2027-01-01', until: '' }, []],
])('within %j', (period, found) => {
  expect(listBoughtItems(orders, period).map(({ key, quantity }) => `${key} ${quantity}`)).toEqual(found);
});

it('gives no sum if a price is unknown, and keeps currencies apart', () => {
  const unknown = [order('2026-01-02', [item(1, 1, null)]), order('2026-01-01', [item(1, 1, 3)])];
  expect(listBoughtItems(unknown, always)).toMatchObject([{ quantity: 2, spend: null, lastPrice: null }]);
  const euros = [...orders, order('2025-01-01', [item(2, 1, 7)], { moneyTypeId: 'EUR' })];
  expect(sumSpend(listBoughtItems(euros, always))).toEqual([
    { moneyTypeId: 'USD', total: 8 },
    { moneyTypeId: 'EUR', total: 7 },
  ]);
});

it('finds by name and code, and sorts', () => {
  const items = listBoughtItems(orders, always);
  expect(searchBoughtItems(items, 'c2').map(({ key }) => key)).toEqual(['1:2']);
  expect(searchBoughtItems(items, 'NEW').map(({ key }) => key)).toEqual(['1:1']);
  const sorted = (sort: 'spend' | 'name' | 'quantity' | 'date', isAscending: boolean) =>
    sortBoughtItems(items, { sort, isAscending }, 'en').map(({ key }) => key);
  expect(sorted('spend', false)).toEqual(['1:2', '1:1', '2:1']);
  expect(sorted('quantity', true)).toEqual(['1:2', '2:1', '1:1']);
  expect(sorted('name', true)).toEqual(['2:1', '1:2', '1:1']);
  expect(sorted('date', true)).toEqual(['2:1', '1:1', '1:2']);
});

it('writes a row per item', () => {
  const [item] = listBoughtItems(orders, always);
  const cells = boughtColumns((id) => `Catalogue ${id}`).map(([, getCell]) => getCell(item!));
  expect(cells).toEqual(['C-1', 'New name', 'Catalogue 1', 2, 12, 2.2, 0.1, 'USD', '2026-05-01']);
});

it('keeps every filter in the address', () => {
  const search = '?q=bolt&from=2026-01-01&until=2026-02-01&sort=spend-asc&page=3';
  const address = readBoughtAddress(search);
  expect(boughtHref('en', address, { page: 3 })).toBe(`/en/client/bought${search}`);
  expect(boughtHref('en', address, { text: '' })).not.toContain('page');
  expect(boughtHref('en', readBoughtAddress('?from=x&sort=y&page=-1'), {})).toBe('/en/client/bought');
});

it('offers the usual periods', () => {
  expect(usualPeriods('2026-11-23').map(({ from, until }) => [from, until])).toEqual([
    ['', ''],
    ['2025-11-23', ''],
    ['2026-01-01', ''],
    ['2025-01-01', '2025-12-31'],
  ]);
});
