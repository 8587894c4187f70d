import { skipToken } from '@reduxjs/toolkit/query';
import { useMemo } from 'react';
import { useParams } from 'react-router';

import { catalogSegments } from '@/api/catalogPairs';
import { useGetQuoteQuery } from '@/api/inventoryApi';
import { useConfig } from '@/shared/config/ConfigContext';

import { isNotFound, parseId } from '../detail/useOrder';
import { useShiftedOrders } from '../OrderDate';

/** The quote in the address. Another client's quote is treated like one that does not exist. */
export const useQuote = (clientId: number) => {
  const params = useParams();
  const config = useConfig();
  const quoteId = parseId(params.quoteId);
  const catalogId = parseId(params.catalogId);
  const segments = catalogId === null ? undefined : catalogSegments(config, catalogId);
  const args = segments && quoteId !== null ? { ...segments, clientId, quoteId } : undefined;
  const { currentData, error, refetch } = useGetQuoteQuery(args ?? skipToken);
  const [quote] = useShiftedOrders(
    useMemo(() => (currentData ? [{ ...currentData, date: currentData.date ?? '' }] : []), [currentData]),
  );
  const isForeign = quote?.clientId != null && quote.clientId !== clientId;
  const isUnknown = !args || (!quote && isNotFound(error)) || isForeign;
  return {
    args,
    quote: isUnknown ? undefined : quote,
    isUnknown,
    failure: currentData ? undefined : error,
    retry: () => void refetch(),
  };
};

export type ShownQuote = NonNullable<ReturnType<typeof useQuote>['quote']>;
export type QuoteArgs = NonNullable<ReturnType<typeof useQuote>['args']>;
