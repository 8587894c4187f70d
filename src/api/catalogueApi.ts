import type { EngineStatus } from '@/engine/host/catalogEngine';
import type { EngineArg, EngineMethod, EngineResult, NoArgument } from '@/engine/host/requestHandlers';

import { baseApi } from './baseApi';
import { engineEndpoint, statusEndpoint } from './catalogue/engineEndpoint';
import { reload, withEngine } from './catalogue/loadCatalogues';
import { keepKnown, type NamedItems, toKnown } from './catalogue/namedItems';

export type { CatalogStatus, EngineStatus } from '@/engine/host/catalogEngine';
export type { CatalogItem } from '@/engine/catalog/stockItem';
export type {
  BrandItems,
  CatalogPage,
  CatalogQuery,
  CategoryHead,
  CategoryNode,
  Facets,
  Family,
  FeatureFacet,
  Suggestions,
} from '@/engine/query/catalogQuery';
export type { ItemReference } from '@/engine/query/itemQueries';

/** An endpoint that sends its argument to the engine. */
const request = <Method extends EngineMethod>(method: Method) =>
  engineEndpoint<EngineArg<Method>, EngineResult<Method>>((engine, arg, signal) => engine.request(method, arg, signal));

/** Design §5: queries go to the engine, so the store holds only what a screen shows. */
export const catalogueApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getCataloguePage: build.query<EngineResult<'query'>, EngineArg<'query'>>(request('query')),
    getBrandItems: build.query<EngineResult<'brands'>, EngineArg<'brands'>>(request('brands')),
    getCategoryTree: build.query<EngineResult<'categories'>, EngineArg<'categories'>>(request('categories')),
    getCatalogueItem: build.query<EngineResult<'item'>, EngineArg<'item'>>(request('item')),
    getCatalogueItems: build.query<NamedItems, EngineArg<'items'>>(
      engineEndpoint(
        async (engine, keys, signal) => toKnown(keys, await engine.request('items', keys, signal)),
        keepKnown,
      ),
    ),
    getItemVariants: build.query<EngineResult<'variants'>, EngineArg<'variants'>>(request('variants')),
    getItemNeighbours: build.query<EngineResult<'neighbours'>, EngineArg<'neighbours'>>(request('neighbours')),
    getRelatedItems: build.query<EngineResult<'related'>, EngineArg<'related'>>(request('related')),
    getMarkedItems: build.query<EngineResult<'marked'>, EngineArg<'marked'>>(request('marked')),
    getSuggestions: build.query<EngineResult<'suggest'>, EngineArg<'suggest'>>(request('suggest')),
    getCatalogueStatus: build.query<EngineStatus, NoArgument>(statusEndpoint),
    reloadCatalogues: build.mutation<EngineStatus, NoArgument>({
      invalidatesTags: ['StockItem', 'Category'],
      queryFn: (_none, api) => withEngine(api, (engine) => reload(engine, api)),
    }),
  }),
});

export const {
  useGetCataloguePageQuery,
  useGetBrandItemsQuery,
  useGetCategoryTreeQuery,
  useGetCatalogueItemQuery,
  useGetCatalogueItemsQuery,
  useGetItemVariantsQuery,
  useGetItemNeighboursQuery,
  useGetRelatedItemsQuery,
  useGetMarkedItemsQuery,
  useGetSuggestionsQuery,
  useGetCatalogueStatusQuery,
  useReloadCataloguesMutation,
} = catalogueApi;
