import { type ItemIds, toItemKey } from '@/engine/catalog/stockItem';
import type { ItemFeature } from '@/contracts/inventory';

import { type CatalogIds, catalogSegments } from './catalogPairs';
import { stockItemsApi } from './stockItemsApi';

/** Features by the key of the item. */
type ComparedFeatures = Record<string, ItemFeature[]>;

type VariantsArg = { catalogId: number; stockItemIds: readonly number[] };

/** Features by stockItemId. */
export type VariantFeatures = Record<number, ItemFeature[]>;

const variantFeaturesApi = stockItemsApi.injectEndpoints({
  endpoints: (build) => ({
    /** The specified call is for a single item. An item whose features cannot be read is left out. */
    getVariantFeatures: build.query<VariantFeatures, VariantsArg>({
      providesTags: ['Feature'],
      queryFn: async ({ catalogId, stockItemIds }, { dispatch, extra }) => {
        const segments = catalogSegments((extra as { config: CatalogIds }).config, catalogId);
        if (!segments) return { data: {} };
        const { initiate } = stockItemsApi.endpoints.getItemFeatures;
        const found = await Promise.all(
          stockItemIds.map(async (stockItemId) => {
            const { data } = await dispatch(initiate({ ...segments, stockItemId }, { subscribe: false }));
            return data ? ([[stockItemId, data]] as const) : [];
          }),
        );
        return { data: Object.fromEntries(found.flat()) };
      },
    }),
    /** The features of any items. */
    getComparedFeatures: build.query<ComparedFeatures, readonly ItemIds[]>({
      providesTags: ['Feature'],
      queryFn: async (items, { dispatch, extra }) => {
        const { initiate } = stockItemsApi.endpoints.getItemFeatures;
        const found = await Promise.all(
          items.map(async ({ catalogId, stockItemId }) => {
            const segments = catalogSegments((extra as { config: CatalogIds }).config, catalogId);
            if (!segments) return [];
            const { data } = await dispatch(initiate({ ...segments, stockItemId }, { subscribe: false }));
            return data ? ([[toItemKey(catalogId, stockItemId), data]] as const) : [];
          }),
        );
        return { data: Object.fromEntries(found.flat()) };
      },
    }),
  }),
});

export const { useGetVariantFeaturesQuery, useGetComparedFeaturesQuery } = variantFeaturesApi;
