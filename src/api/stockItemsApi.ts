import type { DefinitionsFromApi } from '@reduxjs/toolkit/query/react';
import { listOf, type Unwrapped } from './envelopes';
import { generatedStockItemsApi } from './generated/stockItems';
import type { TagType } from './tags';

export type { Category, HeaderFeature, ItemFeature, StockItem } from './generated/stockItems';

type Definitions = Unwrapped<DefinitionsFromApi<typeof generatedStockItemsApi>, object>;

/** The lists of categories and of stock items get no hooks: they belong to the engine, never to the store. */
export const stockItemsApi = generatedStockItemsApi.enhanceEndpoints<TagType, Definitions>({
  endpoints: {
    getCategories: { providesTags: ['Category'], transformResponse: listOf },
    getStockItems: { providesTags: ['StockItem'], transformResponse: listOf },
    getHeaderFeatures: { providesTags: ['Feature'], transformResponse: listOf },
    getItemFeatures: { providesTags: ['Feature'], transformResponse: listOf },
  },
});

export const { useGetHeaderFeaturesQuery, useGetItemFeaturesQuery } = stockItemsApi;
