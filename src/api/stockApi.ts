import { skipToken } from '@reduxjs/toolkit/query/react';
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
