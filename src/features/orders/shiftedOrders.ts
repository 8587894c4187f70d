import type { CatalogOrder } from '@/api/inventoryApi';
import { givenDataAreInvalid, shiftDates } from '@/features/settings/shiftDates';

const isRefused = (error: unknown): boolean => error instanceof Error && error.message === givenDataAreInvalid;

/** An invalid date is left as received: one bad order must not break the others. */
const shiftedOrder = <Order extends Pick<CatalogOrder, 'date'>>(order: Order, offsetHours: number): Order => {
  try {
    return shiftDates([{ order }], ['order'], offsetHours)[0]?.order ?? order;
  } catch (error) {
    if (!isRefused(error)) throw error;
    const date: unknown = order.date;
    return { ...order, date: typeof date === 'string' ? date : '' };
  }
};

/** Spec §3: order dates are shown shifted by the offset of the time zone. */
export const shiftedOrders = <Order extends Pick<CatalogOrder, 'date'>>(
  orders: readonly Order[],
  offsetHours: number,
): Order[] => orders.map((order) => shiftedOrder(order, offsetHours));

/** The current time, shifted in the same way. */
export const shiftedNow = (now: number, offsetHours: number): string =>
  new Date(now + offsetHours * 3_600_000).toISOString();
