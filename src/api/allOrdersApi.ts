import type { SerializedError } from '@reduxjs/toolkit';
import type { BaseQueryApi } from '@reduxjs/toolkit/query/react';

import { isRecord } from '@/shared/lib/isRecord';

import { type CatalogIds, catalogPairs, type CatalogSegments } from './catalogPairs';
import { type CatalogOrder, inventoryApi } from './inventoryApi';
import { cancelled, isAbsent } from './optionalCall';
import type { RequestError } from './request/requestTypes';

export type CatalogFailure = { catalogId: number; error: RequestError | SerializedError };

export type CatalogResults<Result> = { found: Result[]; failed: CatalogFailure[] };

type RunningQuery<Result> = PromiseLike<{ data?: Result; error?: RequestError | SerializedError }> & {
  abort: () => void;
};

/** Queries all catalogues in parallel. A failure of one does not hide the other (spec §1: results are merged). */
export const queryCatalogs = async <Result>(
  ids: CatalogIds,
  signal: AbortSignal,
  query: (segments: CatalogSegments) => RunningQuery<Result>,
): Promise<CatalogResults<Result>> => {
  const queries = catalogPairs(ids).map((segments) => ({ catalogId: segments.catalogId, running: query(segments) }));
  const abort = () => queries.forEach(({ running }) => running.abort());
  signal.addEventListener('abort', abort, { once: true });
  const results = await Promise.all(
    queries.map(async ({ catalogId, running }) => ({ catalogId, ...(await running) })),
  ).finally(() => signal.removeEventListener('abort', abort));
  const merged: CatalogResults<Result> = { found: [], failed: [] };
  for (const { catalogId, data, error } of results) {
    // A failed query still carries the data of an earlier one.
    if (error !== undefined) merged.failed.push({ catalogId, error });
    else if (data !== undefined) merged.found.push(data);
  }
  return merged;
};

export const isAbsence = ({ error }: CatalogFailure) => isAbsent(error);

export type ClientArg = { clientId: number };
export type AllOrders = { orders: CatalogOrder[]; failed: CatalogFailure[] };

export const getCatalogIds = (api: BaseQueryApi) => (api.extra as { config: CatalogIds }).config;

export const isRequestError = (error: unknown): error is RequestError => isRecord(error) && 'kind' in error;

export const mergeResults = <Result, Merged>(
  { found, failed }: CatalogResults<Result>,
  merge: (found: Result[], failed: CatalogFailure[]) => Merged,
): { data: Merged } | { error: RequestError } => {
  const [failure] = failed;
  if (!failure || found.length > 0) return { data: merge(found, failed) };
  if (isRequestError(failure.error)) return { error: failure.error };
  if (failure.error.name === 'AbortError') return { error: cancelled };
  throw new Error(failure.error.message);
};

// Orders without a readable date sort last.
const getOrderTime = ({ date }: CatalogOrder): number => Date.parse(date) || 0;

const newestFirst = (one: CatalogOrder, other: CatalogOrder) => getOrderTime(other) - getOrderTime(one);

// The per-catalogue queries are always refetched without a subscription, so only the merged result is cached.
export const uncached = { subscribe: false, forceRefetch: true } as const;

/** @internal */
export const allOrdersApi = inventoryApi.injectEndpoints({
  endpoints: (build) => ({
    getAllOrders: build.query<AllOrders, ClientArg>({
      providesTags: ['Order'],
      queryFn: async ({ clientId }, api) => {
        const { getOrders } = inventoryApi.endpoints;
        const results = await queryCatalogs(getCatalogIds(api), api.signal, (segments) =>
          api.dispatch(getOrders.initiate({ ...segments, clientId }, uncached)),
        );
        return mergeResults(results, (lists, failed) => ({ orders: lists.flat().sort(newestFirst), failed }));
      },
    }),
  }),
});

export const { useGetAllOrdersQuery } = allOrdersApi;
