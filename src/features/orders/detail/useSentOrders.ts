import { skipToken } from '@reduxjs/toolkit/query';
import { useMemo } from 'react';
import { useParams } from 'react-router';

import { catalogSegments } from '@/api/catalogPairs';
import { type OrderWithLines, useGetSentOrdersQuery } from '@/api/sentOrdersApi';
import { useConfig } from '@/shared/config/ConfigContext';
import { readSentOrders } from '@/shared/routing/sentOrders';

import { useShiftedOrders } from '../OrderDate';
import { isNotFound } from './useOrder';

const none: OrderWithLines[] = [];

/** The orders in the address. If one of them belongs to another client, none exists. */
export const useSentOrders = (clientId: number) => {
  const { orders: segment = '' } = useParams();
  const config = useConfig();
  const keys = readSentOrders(segment)?.flatMap(({ catalogId, orderId }) => {
    const segments = catalogSegments(config, catalogId);
    return segments ? [{ ...segments, orderId }] : [];
  });
  // A catalogue that this shop does not have has no orders either.
  const isNamed = keys !== undefined && keys.length === segment.split('_').length;
  const { currentData, error, refetch } = useGetSentOrdersQuery(isNamed ? { clientId, orders: keys } : skipToken);
  const found = currentData ?? none;
  const shifted = useShiftedOrders(useMemo(() => found.map(({ order }) => order), [found]));
  const isForeign = found.some(({ order }) => order.clientId !== clientId);
  return {
    orders: currentData && shifted.map((order, at) => ({ order, lines: found[at]?.lines ?? [] })),
    isUnknown: !isNamed || isForeign || isNotFound(error),
    failure: currentData ? undefined : error,
    retry: () => void refetch(),
  };
};
