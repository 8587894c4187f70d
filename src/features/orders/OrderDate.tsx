import Box from '@mui/material/Box';
import { useMemo } from 'react';
import { type FormatDateOptions, useIntl } from 'react-intl';

import { givenDataAreInvalid, shiftDates } from '@/features/settings/state/shiftDates';
import { selectTimeZoneOffset } from '@/features/settings/state/timeZoneSlice';
import { useAppSelector } from '@/store/hooks';
import type { CatalogOrder } from '@/api/inventoryApi';
import { unbroken } from '@/shared/lib/unbroken';
import { compactText } from '@/shared/ui/styles';

type OrderDateProps = { date: string } & Pick<FormatDateOptions, 'dateStyle' | 'timeStyle'>;

const none = '–';

/** `date` is already shifted, so it is formatted as is; an invalid date is shown as received. */
export const OrderDate = ({ date, ...style }: OrderDateProps) => {
  const { formatDate } = useIntl();
  return Number.isNaN(Date.parse(date)) ? (
    <Box component="span" sx={compactText}>
      {date.trim() || none}
    </Box>
  ) : (
    unbroken(formatDate(date, { timeZone: 'UTC', ...style }))
  );
};

const isInvalidDate = (error: unknown): boolean => error instanceof Error && error.message === givenDataAreInvalid;

/** An invalid date is left as received: one bad order must not break the others. */
const shiftOrder = <Order extends Pick<CatalogOrder, 'date'>>(order: Order, offsetHours: number): Order => {
  try {
    return shiftDates([{ order }], ['order'], offsetHours)[0]?.order ?? order;
  } catch (error) {
    if (!isInvalidDate(error)) throw error;
    const date: unknown = order.date;
    return { ...order, date: typeof date === 'string' ? date : '' };
  }
};

/** Spec §3: order dates are shown shifted by the offset of the time zone. */
export const shiftOrders = <Order extends Pick<CatalogOrder, 'date'>>(
  orders: readonly Order[],
  offsetHours: number,
): Order[] => orders.map((order) => shiftOrder(order, offsetHours));

/** Shifts the current time in the same way. */
export const shiftNow = (now: number, offsetHours: number): string =>
  new Date(now + offsetHours * 3_600_000).toISOString();

/** Orders with dates shifted to the client's time zone, to be formatted in UTC. */
export const useShiftedOrders = <Order extends Pick<CatalogOrder, 'date'>>(orders: readonly Order[]): Order[] => {
  const offset = useAppSelector(selectTimeZoneOffset);
  return useMemo(() => shiftOrders(orders, offset), [orders, offset]);
};
