import type { DefinitionsFromApi } from '@reduxjs/toolkit/query/react';

import type { TagType } from './baseApi';
import type { CatalogSegments } from './catalogPairs';
import { unwrapList, type Unwrapped } from './envelopes';
import { generatedStockItemsApi } from './generated/stockItems';
import type { RequestArgs } from './request/requestTypes';

type Definitions = Unwrapped<DefinitionsFromApi<typeof generatedStockItemsApi>, object>;

/** What each list is of. */
type ListSegments = Record<
  'getCategories' | 'getStockItems' | 'getCatalogueFeatures' | 'getUnavailableItems',
  CatalogSegments
> & { getClientPrices: CatalogSegments & { clientId: number } };

type ListEndpoint = keyof ListSegments;

const listRequests: { [Endpoint in ListEndpoint]?: (segments: ListSegments[Endpoint]) => RequestArgs } = {};

const keepRequest =
  <Endpoint extends ListEndpoint>(endpoint: Endpoint) =>
  (definition: { query?: (segments: ListSegments[Endpoint]) => RequestArgs }) => {
    const { query } = definition;
    if (query) listRequests[endpoint] = query as (typeof listRequests)[Endpoint];
  };

/** The path of a list that the engine fetches itself. */
export const getListPath = <Endpoint extends ListEndpoint>(
  endpoint: Endpoint,
  segments: ListSegments[Endpoint],
): string => {
  const request = listRequests[endpoint];
  if (!request) throw new Error(`there is no endpoint ${endpoint}`);
  return request(segments).url;
};

/** The lists themselves have no hooks: they belong to the engine, never to the store. */
export const stockItemsApi = generatedStockItemsApi.enhanceEndpoints<TagType, Definitions>({
  endpoints: {
    getCategories: keepRequest('getCategories'),
    getStockItems: keepRequest('getStockItems'),
    getCatalogueFeatures: keepRequest('getCatalogueFeatures'),
    getUnavailableItems: keepRequest('getUnavailableItems'),
    getClientPrices: keepRequest('getClientPrices'),
    getHeaderFeatures: { providesTags: ['Feature'], transformResponse: unwrapList },
    getItemFeatures: { providesTags: ['Feature'], transformResponse: unwrapList },
  },
});

export const { useGetHeaderFeaturesQuery, useGetItemFeaturesQuery } = stockItemsApi;
