import { type CatalogItem, type ItemIds, toItemKey } from '@/engine/catalog/stockItem';
import type { CodeCheck } from '@/engine/search/checkCodes';

import { baseApi } from './baseApi';
import { engineEndpoint } from './catalogue/engineEndpoint';

export type { CatalogItem } from '@/engine/catalog/stockItem';
export type { CodeCheck, NearCode } from '@/engine/search/checkCodes';

export type CheckedCodes = Record<string, CodeCheck>;
/** By key; null for items that are no longer sold. */
export type NamedItems = Record<string, CatalogItem | null>;

const zipToRecord = <Value>(keys: readonly string[], values: readonly Value[]): Record<string, Value> =>
  Object.fromEntries(keys.flatMap((key, at) => (at in values ? [[key, values[at] as Value]] : [])));

/** Queries about many items at once. Only the latest result is cached. */
export const codesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    checkCodes: build.query<CheckedCodes, readonly string[]>({
      keepUnusedDataFor: 1,
      ...engineEndpoint(async (engine, codes: readonly string[], signal) =>
        zipToRecord(codes, await engine.request('checkCodes', codes, signal)),
      ),
    }),
    getNamedItems: build.query<NamedItems, readonly ItemIds[]>({
      keepUnusedDataFor: 1,
      ...engineEndpoint(async (engine, ids: readonly ItemIds[], signal) => {
        const keys = ids.map(({ catalogId, stockItemId }) => toItemKey(catalogId, stockItemId));
        return zipToRecord(keys, await engine.request('items', keys, signal));
      }),
    }),
  }),
});

export const { useCheckCodesQuery, useGetNamedItemsQuery } = codesApi;
