import type { CatalogItem } from '@/engine/catalog/stockItem';
import type { EngineStatus } from '@/engine/host/catalogEngine';
import type {
  BrandItems,
  CatalogPage,
  CatalogQuery,
  CategoryNode,
  ItemLookup,
  ItemVariants,
  Neighbours,
  Suggestions,
} from '@/engine/query/catalogQuery';
import type { ItemReference } from '@/engine/query/itemQueries';
import type { SuggestLimits } from '@/engine/search/suggest';

import { baseApi } from './baseApi';
import { engineEndpoint, type NoArgument, statusEndpoint } from './catalogue/engineEndpoint';
import { reload, withEngine } from './catalogue/loadCatalogues';

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
  ItemLookup,
  Suggestions,
} from '@/engine/query/catalogQuery';
export type { ItemReference } from '@/engine/query/itemQueries';

export type MarkedArg = { kind: 'highlighted' | 'recent'; limit: number };
export type RelatedArg = { reference: ItemReference; limit: number };
export type NeighboursArg = { query: CatalogQuery; reference: ItemReference };
export type SuggestArg = SuggestLimits & { text: string };

/** Design §5: queries go to the engine, so the store holds only what a screen shows. */
export const catalogueApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getCataloguePage: build.query<CatalogPage, CatalogQuery>(
      engineEndpoint((engine, query, options) => engine.query(query, options)),
    ),
    getBrandItems: build.query<BrandItems[], readonly string[]>(
      engineEndpoint((engine, names, options) => engine.brands(names, options)),
    ),
    getCategoryTree: build.query<CategoryNode[], NoArgument>(
      engineEndpoint((engine, _none: NoArgument, options) => engine.categories(options)),
    ),
    getCatalogueItem: build.query<ItemLookup, ItemReference>(
      engineEndpoint((engine, reference, options) => engine.item(reference, options)),
    ),
    getCatalogueItems: build.query<(CatalogItem | null)[], readonly string[]>(
      engineEndpoint((engine, keys, options) =>
        engine.items(
          keys.map((key) => ({ key })),
          options,
        ),
      ),
    ),
    getItemVariants: build.query<ItemVariants, ItemReference>(
      engineEndpoint((engine, reference, options) => engine.variants(reference, options)),
    ),
    getItemNeighbours: build.query<Neighbours, NeighboursArg>(
      engineEndpoint((engine, { query, reference }, options) => engine.neighbours(query, reference, options)),
    ),
    getRelatedItems: build.query<CatalogItem[], RelatedArg>(
      engineEndpoint((engine, { reference, limit }, options) => engine.related(reference, limit, options)),
    ),
    getMarkedItems: build.query<CatalogItem[], MarkedArg>(
      engineEndpoint((engine, { kind, limit }, options) => engine[kind](limit, options)),
    ),
    getSuggestions: build.query<Suggestions, SuggestArg>(
      engineEndpoint((engine, { text, ...limits }, options) => engine.suggest(text, limits, options)),
    ),
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
