import { type ItemIds, toItemKey } from '@/engine/catalog/stockItem';
import type { ItemFeature } from '@/contracts/inventory';

import { type CatalogIds, catalogSegments } from './catalogPairs';
import { stockItemsApi } from './stockItemsApi';

/** By the key of the item. */
export type FeaturesByItem = Record<string, ItemFeature[]>;

const featuresByItemApi = stockItemsApi.injectEndpoints({
  endpoints: (build) => ({
    /** The specified call is for a single item. An item whose features cannot be read is left out. */
    getFeaturesByItem: build.query<FeaturesByItem, readonly ItemIds[]>({
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

export const { useGetFeaturesByItemQuery } = featuresByItemApi;
