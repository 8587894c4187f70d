import type { CatalogOrder } from '@/api/inventoryApi';
import { shiftDates } from '@/features/timeZone/shiftDates';

/** Spec §3: the dates of orders are shown shifted by the offset of the time zone. */
export const shiftedOrders = <Order extends Pick<CatalogOrder, 'date'>>(
  orders: readonly Order[],
  offsetHours: number,
): Order[] =>
  shiftDates(
    orders.map((order) => ({ order })),
    ['order'],
    offsetHours,
  ).map(({ order }) => order);

/** The present moment in the same reckoning. */
export const shiftedNow = (now: number, offsetHours: number): string =>
  new Date(now + offsetHours * 3_600_000).toISOString();
