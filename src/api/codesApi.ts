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
      ...engineEndpoint(async (engine, codes: readonly string[], options) =>
        zipToRecord(codes, await engine.checkCodes(codes, options)),
      ),
    }),
    getNamedItems: build.query<NamedItems, readonly ItemIds[]>({
      keepUnusedDataFor: 1,
      ...engineEndpoint(async (engine, ids: readonly ItemIds[], options) => {
        const keys = ids.map(({ catalogId, stockItemId }) => toItemKey(catalogId, stockItemId));
        return zipToRecord(
          keys,
          await engine.items(
            keys.map((key) => ({ key })),
            options,
          ),
        );
      }),
    }),
  }),
});

export const { useCheckCodesQuery, useGetNamedItemsQuery } = codesApi;
