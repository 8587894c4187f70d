import { skipToken } from '@reduxjs/toolkit/query/react';
import { useSyncExternalStore } from 'react';
import { useSelector } from 'react-redux';

import { useConfig } from '@/shared/config/ConfigContext';
import { isServer } from '@/shared/lib/isServer';
import { isValidToken } from '@/shared/lib/secretVault';
import type { StockByKey } from '@/shared/stock/availability';

import { baseApi } from './baseApi';
import type { RequestState } from './request/requestTypes';

const freshForSeconds = 20;

const stockApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Of the items of a list on screen, by their keys. Light, because the catalogue's code contains it. */
    getStock: build.query<StockByKey, readonly string[]>({
      keepUnusedDataFor: freshForSeconds,
      providesTags: ['Stock'],
      queryFn: async (keys, api) => {
        const { loadStock } = await import(/* webpackChunkName: "availability" */ './availabilityApi');
        return loadStock(keys, api);
      },
    }),
  }),
});

const nothing: StockByKey = {};

/** Never part of a rendered page, which is cached. Nothing for visitors where only clients may see it. */
export const useStockByKey = (keys: readonly string[]): StockByKey => {
  const { visibleTo } = useConfig().stock;
  const isSignedIn = useSelector(({ session }: RequestState) => isValidToken(session.token));
  const isAsked = !isServer && keys.length > 0 && (visibleTo === 'everyone' || isSignedIn);
  // While the list changes, what is known of its items stays.
  const { data } = stockApi.useGetStockQuery(isAsked ? keys : skipToken, {
    refetchOnMountOrArgChange: freshForSeconds,
  });
  return isAsked ? (data ?? nothing) : nothing;
};

type QueriesState = { api: { queries: Record<string, { endpointName?: string; data?: unknown } | undefined> } };

const isKnownStock = (entry: QueriesState['api']['queries'][string]) =>
  entry?.endpointName === 'getStock' && Object.keys(entry.data ?? {}).length > 0;

/**
 * Whether the catalogue can be filtered by stock: once the services have told any. The engine of the services answers
 * everyone alike, so not where only clients may see the stock, but everyone the prices.
 */
export const useHasStockFilter = (): boolean => {
  const isForAll = useCanFilterByStock();
  return useSelector(({ api }: QueriesState) => isForAll && Object.values(api.queries).some(isKnownStock));
};

const useCanFilterByStock = (): boolean => {
  const { stock, pricesVisibleTo } = useConfig();
  return stock.visibleTo === 'everyone' || pricesVisibleTo === 'clients';
};

const neverChanges = () => () => undefined;

/** Whether to filter by it, where an address asks for that. Never in a rendered page, which is cached. */
export const useStockFilter = (isAsked: boolean): boolean => {
  const isAskedInBrowser = useSyncExternalStore(
    neverChanges,
    () => isAsked,
    () => false,
  );
  return useCanFilterByStock() && isAskedInBrowser;
};
