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
export type GetHeaderFeaturesApiResponse =
  /** status 200 The headers in the order in which they are shown */ HeaderFeaturesEnvelope;
export type GetHeaderFeaturesApiArg = {
  /** The account (spec §3, fixed identifiers) */
  accountId: number;
  /** The company, paired with the catalogue by position (spec §3) */
  companyId: number;
  /** The catalogue (spec §3) */
  catalogId: number;
};
export type GetItemFeaturesApiResponse =
  /** status 200 The features in the order in which they are shown */ ItemFeaturesEnvelope;
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
export type Category = {
  stockCategoryId: number;
  /** Null for a category at the top */
  parentStockCategoryId: number | null;
  name: string | null;
  deleted: boolean;
};
export type CategoriesEnvelope = {
  isSuccessful: boolean;
  data: Category[];
};
export type ErrorEnvelope = {
  isSuccessful: false;
  /** What went wrong, in the language of the request */
  message: string;
  /** What went wrong, for programs; it does not depend on the language */
  code?: string;
  /** What the service wrote in its log about this request */
  requestId?: string;
};
export type StockItem = {
  stockItemId: number;
  name: string | null;
  code: string | null;
  additionalCode: string | null;
  stockCategoryId: number | null;
  /** The parent of a variant */
  stockItemParentId: number | null;
  /** Whether the item has variants */
  isParent: boolean;
  /** A file under /StockItemImages of the blob storage */
  imageUrl: string | null;
  deleted: boolean;
  /** Highlighted */
  isOffer: boolean;
  /** Recent */
  isNew: boolean;
  price: number | null;
  /** The unit price from quantityBestPrice upward */
  bestPrice: number | null;
  quantityBestPrice: number | null;
};
export type StockItemsEnvelope = {
  isSuccessful: boolean;
  data: StockItem[];
};
export type HeaderFeature = {
  stockItemHeaderFeatureId: number;
  name: string;
};
export type HeaderFeaturesEnvelope = {
  isSuccessful: boolean;
  data: HeaderFeature[];
};
export type ItemFeature = {
  stockItemFeatureId: number;
  stockItemId: number | null;
  stockItemHeaderFeatureId: number | null;
  name: string;
  value: string | null;
  /** A file under /StockItemFeatureImages of the blob storage */
  imageUrl: string | null;
  /** A file under /StockItemFeatureFiles of the blob storage */
  fileUrl: string | null;
};
export type ItemFeaturesEnvelope = {
  isSuccessful: boolean;
  data: ItemFeature[];
};
