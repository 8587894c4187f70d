import fc from 'fast-check';

import { allOrders, type OrdersAddress, ordersHref, orderSorts, readOrdersAddress, sortBy } from './ordersAddress';

const read = (href: string) => readOrdersAddress(new URL(href, 'http://localhost').search);

const day = fc
  .date({ min: new Date('1990-01-01'), max: new Date('2100-01-01'), noInvalidDate: true })
  .map((at) => at.toISOString().slice(0, 10));

const anyAddress: fc.Arbitrary<OrdersAddress> = fc.record({
  text: fc.string({ unit: 'grapheme' }).map((text) => text.trim()),
  from: fc.oneof(fc.constant(''), day),
  until: fc.oneof(fc.constant(''), day),
  state: fc.string().map((text) => text.trim().toLowerCase()),
  catalogId: fc.option(fc.nat(999)),
  sort: fc.constantFrom(...orderSorts),
  isAscending: fc.boolean(),
  page: fc.integer({ min: 1, max: 999 }),
});

it('round-trips through the address', () => {
  fc.assert(fc.property(anyAddress, (address) => expect(read(ordersHref('en', address))).toEqual(address)));
});

it.each([
  ['', {}],
  ['?q=%20bolt%20&state=Shipped&catalog=2&page=3', { text: 'bolt', state: 'shipped', catalogId: 2, page: 3 }],
  ['?from=2020-02-30&until=yesterday&catalog=x&page=-1&sort=worst', {}],
  ['?from=2020-02-29&sort=total', { from: '2020-02-29', sort: 'total' }],
  ['?sort=number-asc', { sort: 'number', isAscending: true }],
  ['?sort=state', { sort: 'state', isAscending: true }],
])('reads %s', (search, expected) => {
  expect(readOrdersAddress(search)).toEqual({ ...allOrders, ...expected });
});

it('reverses the sort when a column is chosen again', () => {
  const byTotal = { ...allOrders, ...sortBy(allOrders, 'total') };
  expect(byTotal).toMatchObject({ sort: 'total', isAscending: false });
  expect(sortBy(byTotal, 'total')).toEqual({ sort: 'total', isAscending: true });
  expect(sortBy(byTotal, 'state')).toEqual({ sort: 'state', isAscending: true });
});
