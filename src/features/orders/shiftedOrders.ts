import type { CatalogOrder } from '@/api/inventoryApi';
import { givenDataAreInvalid, shiftDates } from '@/features/timeZone/shiftDates';

const isRefused = (error: unknown): boolean => error instanceof Error && error.message === givenDataAreInvalid;

/** A date that is none is left as it came: one such order takes no other along. */
const shiftedOrder = <Order extends Pick<CatalogOrder, 'date'>>(order: Order, offsetHours: number): Order => {
  try {
    return shiftDates([{ order }], ['order'], offsetHours)[0]?.order ?? order;
  } catch (error) {
    if (!isRefused(error)) throw error;
    const date: unknown = order.date;
    return { ...order, date: typeof date === 'string' ? date : '' };
  }
};

/** Spec §3: the dates of orders are shown shifted by the offset of the time zone. */
export const shiftedOrders = <Order extends Pick<CatalogOrder, 'date'>>(
  orders: readonly Order[],
  offsetHours: number,
): Order[] => orders.map((order) => shiftedOrder(order, offsetHours));

/** The present moment in the same reckoning. */
export const shiftedNow = (now: number, offsetHours: number): string =>
  new Date(now + offsetHours * 3_600_000).toISOString();
