import { anOrder } from '@/../test/support/builders/anOrder';
import type { CatalogOrder } from '@/api/inventoryApi';

import {
  countStates,
  filterByState,
  findMatchingItems,
  findOrders,
  sortOrders,
  sumOrders,
  toSearchableOrders,
} from './findOrders';
import { allOrders } from './ordersAddress';

const order = (overrides: Partial<CatalogOrder>): CatalogOrder => ({ ...anOrder(), catalogId: 1, ...overrides });
const item = (name: string | null, code: string | null) => ({
  stockItemId: 40,
  name,
  code,
  quantity: 1,
  unitPrice: null,
  total: null,
});

const orders = [
  order({
    orderId: 1,
    orderNumber: 'M1-2006-00010',
    date: '2020-06-30T23:59:00Z',
    items: [item('Válvula de latón', 'BV-10.2')],
  }),
  order({
    orderId: 2,
    orderNumber: 'M2-2006-00009',
    catalogId: 2,
    date: '2020-06-01T00:00:00Z',
    comment: 'Llamar ANTES',
    total: 9,
  }),
  order({
    orderId: 3,
    orderNumber: 'M1-2005-00002',
    date: '2020-05-31T12:00:00Z',
    status: 'Shipped',
    items: [item('不锈钢螺丝', null)],
  }),
];

const found = (filters: Partial<typeof allOrders>) =>
  findOrders(toSearchableOrders(orders), { ...allOrders, ...filters }).map(({ orderId }) => orderId);

it.each([
  ['', [1, 2, 3]],
  ['00010', [1]],
  ['m1200600010', [1]],
  ['VALVULA', [1]],
  ['laton valvula', [1]],
  ['bv102', [1]],
  ['bv-10,2', [1]],
  ['antes', [2]],
  ['螺丝', [3]],
  ['valvula llamar', []],
  ['constructor', []],
])('finds %p', (text, ids) => {
  expect(found({ text })).toEqual(ids);
});

it('matches words anywhere, but not across two texts', () => {
  expect(found({ text: 'm1 bolt' })).toEqual([]);
  expect(found({ text: 'm2 bolt' })).toEqual([2]);
  expect(found({ text: 'latonbv' })).toEqual([]);
});

it('filters by catalogue and by days, both inclusive', () => {
  expect(found({ from: '2020-06-01' })).toEqual([1, 2]);
  expect(found({ until: '2020-06-01' })).toEqual([2, 3]);
  expect(found({ from: '2020-06-30', until: '2020-06-30' })).toEqual([1]);
  expect(found({ from: '2020-07-01', until: '2020-06-01' })).toEqual([]);
  expect(found({ catalogId: 2 })).toEqual([2]);
});

it('matches a state regardless of case', () => {
  expect(filterByState(orders, 'shipped').map(({ orderId }) => orderId)).toEqual([3]);
  expect(filterByState(orders, '')).toHaveLength(3);
});

it.each([
  ['date', false, [1, 2, 3]],
  ['date', true, [3, 2, 1]],
  ['number', true, [3, 1, 2]],
  ['total', true, [2, 1, 3]],
  ['total', false, [1, 3, 2]],
  ['state', false, [3, 1, 2]],
] as const)('sorts by %s, ascending %p, with ties newest first', (sort, isAscending, ids) => {
  expect(sortOrders(orders, { sort, isAscending }, 'en').map(({ orderId }) => orderId)).toEqual(ids);
});

it('sums by currency without rounding drift, excluding cancelled orders', () => {
  const dimes = Array.from({ length: 30 }, () => order({ total: 0.1 }));
  const others = [order({ total: 5, status: 'Cancelled' }), order({ total: 7, moneyTypeId: 'EUR' })];
  expect(sumOrders([...dimes, ...others])).toEqual({
    sums: [
      { moneyTypeId: 'USD', total: 3 },
      { moneyTypeId: 'EUR', total: 7 },
    ],
    leftOut: 1,
    unknown: 0,
  });
  expect(sumOrders([order({ total: 5 }), order({ total: null })])).toEqual({
    sums: [{ moneyTypeId: 'USD', total: 5 }],
    leftOut: 0,
    unknown: 1,
  });
  expect(sumOrders([order({ total: 5, status: 'cancelled' })])).toEqual({
    sums: [{ moneyTypeId: 'USD', total: 5 }],
    leftOut: 0,
    unknown: 0,
  });
});

it('counts each state in lifecycle order', () => {
  const given = ['delivered', 'En aduana', 'received', 'Delivered'].map((status) => order({ status }));
  expect(countStates(given)).toEqual([
    { key: 'received', status: 'received', count: 1 },
    { key: 'delivered', status: 'delivered', count: 2 },
    { key: 'en aduana', status: 'En aduana', count: 1 },
  ]);
});

it('names the items that were searched for', () => {
  const order = { ...orders[0]!, items: [item('Bolt', 'B-1'), item('Brass valve', 'BV-10'), item('Valve', 'V-2')] };
  const find = (text: string) => findMatchingItems(order, text).map(({ code }) => code);
  expect(find('valve')).toEqual(['BV-10', 'V-2']);
  expect(find('brass valve')).toEqual(['BV-10']);
  expect(find('v2')).toEqual(['V-2']);
  expect(find('M-0001')).toEqual([]);
  expect(find('')).toEqual([]);
});
