import type {
  CategoriesEnvelope,
  StockItemsEnvelope,
  UnavailableItemsEnvelope,
  HeaderFeaturesEnvelope,
  ItemFeaturesEnvelope,
  CatalogueFeaturesEnvelope,
  ClientPricesEnvelope,
} from '@/contracts/inventory';
import { stockItemsService as api } from './stockItemsService';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    getCategories: build.query<GetCategoriesApiResponse, GetCategoriesApiArg>({
      query: (queryArg) => ({
        url: `/api/Categories/GetCategoriesByCompany/${encodeURIComponent(String(queryArg.accountId))}/${encodeURIComponent(String(queryArg.companyId))}/${encodeURIComponent(String(queryArg.catalogId))}`,
      }),
    }),
    getStockItems: build.query<GetStockItemsApiResponse, GetStockItemsApiArg>({
      query: (queryArg) => ({
        url: `/api/StockItems/GetStockItemsByCompany/${encodeURIComponent(String(queryArg.accountId))}/${encodeURIComponent(String(queryArg.companyId))}/${encodeURIComponent(String(queryArg.catalogId))}`,
      }),
    }),
    getUnavailableItems: build.query<GetUnavailableItemsApiResponse, GetUnavailableItemsApiArg>({
      query: (queryArg) => ({
        url: `/api/StockItems/GetUnavailableItems/${encodeURIComponent(String(queryArg.accountId))}/${encodeURIComponent(String(queryArg.companyId))}/${encodeURIComponent(String(queryArg.catalogId))}`,
      }),
    }),
    getHeaderFeatures: build.query<GetHeaderFeaturesApiResponse, GetHeaderFeaturesApiArg>({
      query: (queryArg) => ({
        url: `/api/StockItemHeaderFeatures/GetStockItemHeaderFeatures/${encodeURIComponent(String(queryArg.accountId))}/${encodeURIComponent(String(queryArg.companyId))}/${encodeURIComponent(String(queryArg.catalogId))}`,
      }),
    }),
    getItemFeatures: build.query<GetItemFeaturesApiResponse, GetItemFeaturesApiArg>({
      query: (queryArg) => ({
        url: `/api/StockItemFeature/GetStockItemsFeatureByID/${encodeURIComponent(String(queryArg.accountId))}/${encodeURIComponent(String(queryArg.companyId))}/${encodeURIComponent(String(queryArg.catalogId))}/${encodeURIComponent(String(queryArg.stockItemId))}`,
      }),
    }),
    getCatalogueFeatures: build.query<GetCatalogueFeaturesApiResponse, GetCatalogueFeaturesApiArg>({
      query: (queryArg) => ({
        url: `/api/StockItemFeature/GetCatalogueFeatures/${encodeURIComponent(String(queryArg.accountId))}/${encodeURIComponent(String(queryArg.companyId))}/${encodeURIComponent(String(queryArg.catalogId))}`,
      }),
    }),
    getClientPrices: build.query<GetClientPricesApiResponse, GetClientPricesApiArg>({
      query: (queryArg) => ({
        url: `/api/StockItems/GetClientPrices/${encodeURIComponent(String(queryArg.accountId))}/${encodeURIComponent(String(queryArg.companyId))}/${encodeURIComponent(String(queryArg.catalogId))}/${encodeURIComponent(String(queryArg.clientId))}`,
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as generatedStockItemsApi };
export type GetCategoriesApiResponse = /** status 200 The categories */ CategoriesEnvelope;
export type GetCategoriesApiArg = {
  /** The account (spec §3, fixed identifiers) */
  accountId: number;
  /** The company, paired with the catalogue by position (spec §3) */
  companyId: number;
  /** The catalogue (spec §3) */
  catalogId: number;
};
export type GetStockItemsApiResponse = /** status 200 The stock items */ StockItemsEnvelope;
export type GetStockItemsApiArg = {
  /** The account (spec §3, fixed identifiers) */
  accountId: number;
  /** The company, paired with the catalogue by position (spec §3) */
  companyId: number;
  /** The catalogue (spec §3) */
  catalogId: number;
};
export type GetUnavailableItemsApiResponse = /** status 200 The items */ UnavailableItemsEnvelope;
export type GetUnavailableItemsApiArg = {
  /** The account (spec §3, fixed identifiers) */
  accountId: number;
  /** The company, paired with the catalogue by position (spec §3) */
  companyId: number;
  /** The catalogue (spec §3) */
  catalogId: number;
};
export type GetHeaderFeaturesApiResponse = /** status 200 The headings in display order */ HeaderFeaturesEnvelope;
export type GetHeaderFeaturesApiArg = {
  /** The account (spec §3, fixed identifiers) */
  accountId: number;
  /** The company, paired with the catalogue by position (spec §3) */
  companyId: number;
  /** The catalogue (spec §3) */
  catalogId: number;
};
export type GetItemFeaturesApiResponse = /** status 200 The features in display order */ ItemFeaturesEnvelope;
export type GetItemFeaturesApiArg = {
  /** The account (spec §3, fixed identifiers) */
  accountId: number;
  /** The company, paired with the catalogue by position (spec §3) */
  companyId: number;
  /** The catalogue (spec §3) */
  catalogId: number;
  /** The stock item */
  stockItemId: number;
};
export type GetCatalogueFeaturesApiResponse =
  /** status 200 The features, with the items that have each value */ CatalogueFeaturesEnvelope;
export type GetCatalogueFeaturesApiArg = {
  /** The account (spec §3, fixed identifiers) */
  accountId: number;
  /** The company, paired with the catalogue by position (spec §3) */
  companyId: number;
  /** The catalogue (spec §3) */
  catalogId: number;
};
export type GetClientPricesApiResponse = /** status 200 The prices that differ */ ClientPricesEnvelope;
export type GetClientPricesApiArg = {
  /** The account (spec §3, fixed identifiers) */
  accountId: number;
  /** The company, paired with the catalogue by position (spec §3) */
  companyId: number;
  /** The catalogue (spec §3) */
  catalogId: number;
  /** The client */
  clientId: number;
};
