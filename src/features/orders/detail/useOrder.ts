import { skipToken } from '@reduxjs/toolkit/query';
import { useParams } from 'react-router';
import { catalogSegments } from '@/api/catalogPairs';
import { useGetOrderDetailsQuery, useGetOrderQuery } from '@/api/inventoryApi';
import type { RequestError } from '@/api/request/requestTypes';
import { useConfig } from '@/shared/config/ConfigContext';
import { useShifted } from '@/features/orders/useShifted';

const asId = (text: string | undefined): number | null => (text && /^\d{1,15}$/.test(text) ? Number(text) : null);

const nobodysStatus = [400, 403, 404, 410];
const isNobodys = (error: unknown): boolean => nobodysStatus.includes((error as RequestError | undefined)?.status ?? 0);

/** The order in the address. Another client's order is treated like one that does not exist. */
export const useOrder = (clientId: number) => {
  const params = useParams();
  const config = useConfig();
  const orderId = asId(params.orderId);
  const catalogId = asId(params.catalogId);
  const segments = catalogId === null ? undefined : catalogSegments(config, catalogId);
  const asked = segments && orderId !== null ? { ...segments, clientId, orderId } : skipToken;
  const head = useGetOrderQuery(asked);
  const details = useGetOrderDetailsQuery(asked);
  const [order] = useShifted(head.currentData ? [head.currentData] : []);
  const isUnknown = asked === skipToken || isNobodys(head.error) || (order && order.clientId !== clientId);
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
