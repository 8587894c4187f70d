import type { OfficeOrder } from '@/contracts/office';

import { findNewOrders } from './findNewOrders';

const anOrder = (number: number, minute = number) =>
  ({ orderNumber: `M-${number}`, date: `2026-03-02T10:0${minute}:00Z` }) as OfficeOrder;

it('finds what was ordered since, in the same moment, too', () => {
  const before = [anOrder(2), anOrder(1)];
  const newest = [anOrder(4), anOrder(2), anOrder(3, 2), anOrder(1)];
  expect(findNewOrders(before, newest)).toEqual([anOrder(4), anOrder(3, 2)]);
  expect(findNewOrders(newest, newest)).toEqual([]);
});

it('finds the first order of a shop, and not an older one in the place of an erased one', () => {
  expect(findNewOrders([], [anOrder(1)])).toEqual([anOrder(1)]);
  expect(findNewOrders([anOrder(3), anOrder(2)], [anOrder(3), anOrder(1)])).toEqual([]);
});
