import type { BaseQueryApi } from '@reduxjs/toolkit/query/react';
import type { CatalogIds } from './catalogPairs';
import { inventoryApi, type CatalogOrder } from './inventoryApi';
import { readCatalogs, type CatalogAnswers, type CatalogFailure } from './readCatalogs';
import type { RequestError } from './requestTypes';

export type ClientArg = { clientId: number };
export type AllOrders = { orders: CatalogOrder[]; failed: CatalogFailure[] };

const getCatalogIds = (api: BaseQueryApi) => (api.extra as { config: CatalogIds }).config;

const isRequestError = (error: CatalogFailure['error']): error is RequestError => 'kind' in error;

const mergeAnswers = <Answer, Merged>(
  { found, failed }: CatalogAnswers<Answer>,
  merge: (found: Answer[], failed: CatalogFailure[]) => Merged,
): { data: Merged } | { error: RequestError } => {
  const [failure] = failed;
  if (!failure || found.length > 0) return { data: merge(found, failed) };
  if (isRequestError(failure.error)) return { error: failure.error };
  if (failure.error.name === 'AbortError') return { error: { kind: 'cancelled', status: 0, statusText: '', url: '' } };
  throw new Error(failure.error.message);
};

// Orders without a readable date sort last.
const getOrderTime = ({ date }: CatalogOrder): number => Date.parse(date) || 0;

const newestFirst = (one: CatalogOrder, other: CatalogOrder) => getOrderTime(other) - getOrderTime(one);

// The per-catalogue queries are always refetched without a subscription, so only the merged answer is cached.
const reading = { subscribe: false, forceRefetch: true } as const;

export const mergedApi = inventoryApi.injectEndpoints({
  endpoints: (build) => ({
    getAllOrders: build.query<AllOrders, ClientArg>({
      providesTags: ['Order'],
      queryFn: async ({ clientId }, api) => {
        const { getOrders } = inventoryApi.endpoints;
        const answers = await readCatalogs(getCatalogIds(api), api.signal, (segments) =>
          api.dispatch(getOrders.initiate({ ...segments, clientId }, reading)),
        );
        return mergeAnswers(answers, (lists, failed) => ({ orders: lists.flat().sort(newestFirst), failed }));
      },
    }),
  }),
});

export const { useGetAllOrdersQuery } = mergedApi;
