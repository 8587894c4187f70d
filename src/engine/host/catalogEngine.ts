import type { CatalogItem } from '../catalog/stockItem';
import type {
  BrandItems,
  CatalogPage,
  CatalogQuery,
  CategoryNode,
  ItemLookup,
  ItemVariants,
  Neighbours,
  Suggestions,
} from '../query/catalogQuery';
import type { ItemReference } from '../query/itemQueries';
import type { PriceList, PriceListPart } from '../query/priceList';
import type { CodeCheck } from '../search/checkCodes';
import type { SuggestLimits } from '../search/suggest';

export type CatalogAddress = { catalogId: number; stockItemsUrl: string; categoriesUrl: string; featuresUrl?: string };

export type LoadRequest = {
  /** Lists are fetched and stored per language; names are sorted by its rules. */
  language: string;
  /** The owner of lists that differ per client; no other audience's lists are shown or stored. */
  audience?: string;
  catalogs: readonly CatalogAddress[];
  synonymsUrl?: string;
  headers: Readonly<Record<string, string>>;
  timeoutMs?: number;
};

/** Whether both requests load the same lists, perhaps with other headers or limits. */
export const sameLists = (one: LoadRequest, other: LoadRequest): boolean =>
  JSON.stringify([one.language, one.audience, one.catalogs, one.synonymsUrl]) ===
  JSON.stringify([other.language, other.audience, other.catalogs, other.synonymsUrl]);

export type ListFailure = {
  kind: 'http' | 'refused' | 'unreadable' | 'network' | 'timeout';
  status: number;
  statusText: string;
  url: string;
  /** The service's message to the user. */
  message?: string;
};

export type CatalogStatus = {
  catalogId: number;
  /** `failed`: there is nothing to show. */
  state: 'loading' | 'ready' | 'failed';
  source: 'stored' | 'network' | null;
  /** When the service last confirmed the list, in milliseconds. */
  fetchedAt: number | null;
  isRefreshing: boolean;
  /** Why the last fetch failed, even if an older list is shown. */
  failure: ListFailure | null;
  /** Why the last fetch of the features failed. A service without features is not a failure. */
  featuresFailure: ListFailure | null;
  /** The transfer size of its lists when last fetched, in bytes. */
  transferred: number;
};

export type EngineStatus = {
  /** Changes whenever results may differ from previous ones. */
  version: number;
  language: string | null;
  state: 'idle' | 'loading' | 'ready' | 'failed';
  isSearchable: boolean;
  /** Whether the features of all lists have been requested, so that the filters are complete. */
  hasFeatures: boolean;
  catalogs: CatalogStatus[];
  /** Number of records that could not be read and are not shown. */
  unreadableRecords: number;
  /** Why lists could not be stored for the next visit. */
  storageFailure: string | null;
};

export type RequestOptions = {
  signal?: AbortSignal;
  /** A later request with the same topic aborts the earlier one. */
  topic?: string;
};

/** Requests wait for the first catalogue, and fail if none could be loaded. */
export type CatalogEngine = {
  /** Settles when every catalogue has loaded or failed; requests are served as soon as one has loaded. */
  load: (request: LoadRequest) => Promise<EngineStatus>;
  query: (query: CatalogQuery, options?: RequestOptions) => Promise<CatalogPage>;
  priceList: (query: CatalogQuery, part: PriceListPart, options?: RequestOptions) => Promise<PriceList>;
  brands: (names: readonly string[], options?: RequestOptions) => Promise<BrandItems[]>;
  categories: (options?: RequestOptions) => Promise<CategoryNode[]>;
  item: (reference: ItemReference, options?: RequestOptions) => Promise<ItemLookup>;
  items: (references: readonly ItemReference[], options?: RequestOptions) => Promise<(CatalogItem | null)[]>;
  variants: (reference: ItemReference, options?: RequestOptions) => Promise<ItemVariants>;
  neighbours: (query: CatalogQuery, reference: ItemReference, options?: RequestOptions) => Promise<Neighbours>;
  related: (reference: ItemReference, limit: number, options?: RequestOptions) => Promise<CatalogItem[]>;
  highlighted: (limit: number, options?: RequestOptions) => Promise<CatalogItem[]>;
  recent: (limit: number, options?: RequestOptions) => Promise<CatalogItem[]>;
  suggest: (text: string, limits: SuggestLimits, options?: RequestOptions) => Promise<Suggestions>;
  /** The items with exactly each code, ignoring punctuation. */
  byCodes: (codes: readonly string[], options?: RequestOptions) => Promise<CatalogItem[][]>;
  /** Classifies each code of an order as found, deleted or unknown. */
  checkCodes: (codes: readonly string[], options?: RequestOptions) => Promise<CodeCheck[]>;
  nearCodes: (code: string, limit: number, options?: RequestOptions) => Promise<CatalogItem[]>;
  status: () => EngineStatus;
  subscribe: (listener: (status: EngineStatus) => void) => () => void;
  dispose: () => void;
};

export type EngineRequests = Omit<CatalogEngine, 'load' | 'status' | 'subscribe' | 'dispose'>;
export type EngineMethod = keyof EngineRequests;

export const idleStatus: EngineStatus = {
  version: 0,
  language: null,
  state: 'idle',
  isSearchable: false,
  hasFeatures: false,
  catalogs: [],
  unreadableRecords: 0,
  storageFailure: null,
};
