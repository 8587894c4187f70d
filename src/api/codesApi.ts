import { type ItemIds, toItemKey } from '@/engine/catalog/stockItem';
import type { CodeCheck } from '@/engine/search/checkCodes';

import { baseApi } from './baseApi';
import { engineEndpoint } from './catalogue/engineEndpoint';
import { keepKnown, type NamedItems, toKnown } from './catalogue/namedItems';

export type { NamedItems } from './catalogue/namedItems';
export type { CatalogItem } from '@/engine/catalog/stockItem';
export type { CodeCheck, NearCode } from '@/engine/search/checkCodes';

/** Without those that may be in a catalogue that could not be loaded. */
export type CheckedCodes = Record<string, CodeCheck>;

/** Queries about many items at once. Only the latest result is cached. */
export const codesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    checkCodes: build.query<CheckedCodes, readonly string[]>({
      keepUnusedDataFor: 1,
      ...engineEndpoint(
        async (engine, codes: readonly string[], signal) =>
          toKnown(codes, await engine.request('checkCodes', codes, signal)),
        keepKnown,
      ),
    }),
    getNamedItems: build.query<NamedItems, readonly ItemIds[]>({
      keepUnusedDataFor: 1,
      ...engineEndpoint(async (engine, ids: readonly ItemIds[], signal) => {
        const keys = ids.map(({ catalogId, stockItemId }) => toItemKey(catalogId, stockItemId));
        return toKnown(keys, await engine.request('items', keys, signal));
      }, keepKnown),
    }),
  }),
});

export const { useCheckCodesQuery, useGetNamedItemsQuery } = codesApi;
