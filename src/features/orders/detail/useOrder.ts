import { skipToken } from '@reduxjs/toolkit/query';
import { useParams } from 'react-router';

import { catalogSegments } from '@/api/catalogPairs';
import { useGetOrderDetailsQuery, useGetOrderQuery } from '@/api/inventoryApi';
import type { RequestError } from '@/api/request/requestTypes';
import { useConfig } from '@/shared/config/ConfigContext';

import { useShiftedOrders } from '../OrderDate';

export const parseId = (text: string | undefined): number | null =>
  text && /^\d{1,15}$/.test(text) ? Number(text) : null;

const notFoundStatuses = [400, 403, 404, 410];
export const isNotFound = (error: unknown): boolean =>
  notFoundStatuses.includes((error as RequestError | undefined)?.status ?? 0);

/** The order in the address. Another client's order is treated like one that does not exist. */
export const useOrder = (clientId: number) => {
  const params = useParams();
  const config = useConfig();
  const orderId = parseId(params.orderId);
  const catalogId = parseId(params.catalogId);
  const segments = catalogId === null ? undefined : catalogSegments(config, catalogId);
  const args = segments && orderId !== null ? { ...segments, clientId, orderId } : skipToken;
  const head = useGetOrderQuery(args);
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
