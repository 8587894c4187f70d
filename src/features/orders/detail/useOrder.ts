import { skipToken } from '@reduxjs/toolkit/query';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useParams } from 'react-router';

import { useAppDispatch } from '@/store/hooks';
import { baseApi } from '@/api/baseApi';
import { catalogSegments } from '@/api/catalogPairs';
import { type CatalogOrder, useGetOrderDetailsQuery, useGetOrderQuery } from '@/api/inventoryApi';
import type { RequestError } from '@/api/request/requestTypes';
import { useConfig } from '@/shared/config/ConfigContext';

import { isOpen } from '../knownStatuses';
import { useShiftedOrders } from '../OrderDate';

const parseId = (text: string | undefined): number | null => (text && /^\d{1,15}$/.test(text) ? Number(text) : null);

const notFoundStatuses = [400, 403, 404, 410];
const isNotFound = (error: unknown): boolean =>
  notFoundStatuses.includes((error as RequestError | undefined)?.status ?? 0);

const watchMs = 10_000;

const subscribeToVisibility = (onChange: () => void) => {
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
};

/** Whether to ask again and again how far an order is: while it is on screen, under way, and its service tells its changes. */
const useIsWatched = (order: CatalogOrder | undefined): boolean => {
  const isVisible = useSyncExternalStore(subscribeToVisibility, () => document.visibilityState === 'visible');
  return isVisible && order?.changes !== undefined && isOpen(order.status);
};

/** The lists of orders also show the status. */
const useRefreshedLists = (order: CatalogOrder | undefined) => {
  const dispatch = useAppDispatch();
  const known = useRef(order);
  useEffect(() => {
    const before = known.current;
    known.current = order;
    if (order && before?.orderId === order.orderId && before.status !== order.status)
      dispatch(baseApi.util.invalidateTags(['Order']));
  }, [dispatch, order]);
};

/** The order in the address. Another client's order is treated like one that does not exist. */
export const useOrder = (clientId: number) => {
  const params = useParams();
  const config = useConfig();
  const orderId = parseId(params.orderId);
  const catalogId = parseId(params.catalogId);
  const segments = catalogId === null ? undefined : catalogSegments(config, catalogId);
  const args = segments && orderId !== null ? { ...segments, clientId, orderId } : skipToken;
  const [isWatched, setIsWatched] = useState(false);
  const head = useGetOrderQuery(args, { pollingInterval: isWatched ? watchMs : 0 });
  const shouldBeWatched = useIsWatched(head.currentData);
  if (shouldBeWatched !== isWatched) setIsWatched(shouldBeWatched);
  useRefreshedLists(head.currentData);
  const details = useGetOrderDetailsQuery(args);
  const [order] = useShiftedOrders(head.currentData ? [head.currentData] : []);
  const isUnknown = args === skipToken || isNotFound(head.error) || (order && order.clientId !== clientId);
  return {
    order: isUnknown ? undefined : order,
    lines: details.currentData,
    isUnknown: Boolean(isUnknown),
    orderFailure: head.currentData ? undefined : head.error,
    linesFailure: details.currentData ? undefined : details.error,
    retry: () => {
      if (head.error) void head.refetch();
      if (details.error) void details.refetch();
    },
  };
};
