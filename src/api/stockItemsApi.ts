import type { DefinitionsFromApi } from '@reduxjs/toolkit/query/react';

import type { TagType } from './baseApi';
import { unwrapList, type Unwrapped } from './envelopes';
import { generatedStockItemsApi } from './generated/stockItems';

type Definitions = Unwrapped<DefinitionsFromApi<typeof generatedStockItemsApi>, object>;

/**
 * No hooks for the lists of categories and stock items: they belong to the engine, never to the store.
 *
 * @internal
 */
export const stockItemsApi = generatedStockItemsApi.enhanceEndpoints<TagType, Definitions>({
  endpoints: {
    getCategories: { providesTags: ['Category'], transformResponse: unwrapList },
    getStockItems: { providesTags: ['StockItem'], transformResponse: unwrapList },
    getHeaderFeatures: { providesTags: ['Feature'], transformResponse: unwrapList },
    getItemFeatures: { providesTags: ['Feature'], transformResponse: unwrapList },
  },
});

export const { useGetHeaderFeaturesQuery, useGetItemFeaturesQuery } = stockItemsApi;
