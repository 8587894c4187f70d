import type { OfficeOrder } from '@/contracts/office';

/** Those of the newest orders that were not there before, newest first; not older ones that took the place of others. */
export const findNewOrders = (before: OfficeOrder[], newest: OfficeOrder[]) => {
  const known = new Set(before.map(({ orderNumber }) => orderNumber));
  const since = before[0]?.date ?? '';
  return newest.filter(({ orderNumber, date }) => !known.has(orderNumber) && date >= since);
};
