import { useMemo } from 'react';
import type { CatalogOrder } from '@/api/inventoryApi';
import { selectTimeZoneOffset } from '@/features/settings/timeZoneSlice';
import { useAppSelector } from '@/store/hooks';
import { shiftedOrders } from './shiftedOrders';

/** Orders with dates shifted to the client's time zone, to be formatted in UTC. */
export const useShifted = (orders: readonly CatalogOrder[]): CatalogOrder[] => {
  const offset = useAppSelector(selectTimeZoneOffset);
  return useMemo(() => shiftedOrders(orders, offset), [orders, offset]);
};
