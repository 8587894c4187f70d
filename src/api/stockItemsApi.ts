import type { DefinitionsFromApi } from '@reduxjs/toolkit/query/react';

import type { TagType } from './baseApi';
import type { CatalogSegments } from './catalogPairs';
import { unwrapList, type Unwrapped } from './envelopes';
import { generatedStockItemsApi } from './generated/stockItems';
import type { RequestArgs } from './request/requestTypes';

type Definitions = Unwrapped<DefinitionsFromApi<typeof generatedStockItemsApi>, object>;

type ListEndpoint = 'getCategories' | 'getStockItems' | 'getCatalogueFeatures' | 'getUnavailableItems';

const listRequests: Partial<Record<ListEndpoint, (segments: CatalogSegments) => RequestArgs>> = {};

const keepRequest =
  (endpoint: ListEndpoint) => (definition: { query?: (segments: CatalogSegments) => RequestArgs }) => {
    const { query } = definition;
    if (query) listRequests[endpoint] = query;
  };

/** The path of a list that the engine fetches itself. */
export const getListPath = (endpoint: ListEndpoint, segments: CatalogSegments): string => {
  const request = listRequests[endpoint];
  if (!request) throw new Error(`there is no endpoint ${endpoint}`);
  return request(segments).url;
};

/**
 * The lists themselves have no hooks: they belong to the engine, never to the store.
 *
 * @internal
 */
export const stockItemsApi = generatedStockItemsApi.enhanceEndpoints<TagType, Definitions>({
  endpoints: {
    getCategories: keepRequest('getCategories'),
    getStockItems: keepRequest('getStockItems'),
    getCatalogueFeatures: keepRequest('getCatalogueFeatures'),
    getUnavailableItems: keepRequest('getUnavailableItems'),
    getHeaderFeatures: { providesTags: ['Feature'], transformResponse: unwrapList },
    getItemFeatures: { providesTags: ['Feature'], transformResponse: unwrapList },
  },
});

export const { useGetHeaderFeaturesQuery, useGetItemFeaturesQuery } = stockItemsApi;
