import type { CatalogItem } from '../catalog/stockItem';
import type {
  CatalogPage,
  CatalogQuery,
  CategoryNode,
  ItemAnswer,
  ItemVariants,
  NearWord,
  Neighbours,
  Suggestions,
} from '../query/catalogQuery';
import type { CodeJudgement } from '../query/judgeCodes';
import type { ItemReference } from '../query/itemAnswers';

export type CatalogAddress = { catalogId: number; stockItemsUrl: string; categoriesUrl: string };

export type LoadRequest = {
  /** Lists are answered in a language, and kept by it; names are sorted by it. */
  language: string;
  /** Whose lists these are, where not everybody's are the same; none of another's is shown or kept. */
  audience?: string;
  catalogs: readonly CatalogAddress[];
  headers: Readonly<Record<string, string>>;
  timeoutMs?: number;
};

export type ListFailure = {
  kind: 'http' | 'refused' | 'unreadable' | 'network' | 'timeout';
  status: number;
  /** What the service says to a person. */
  message?: string;
};

export type CatalogStatus = {
  catalogId: number;
  /** `failed`: nothing of it can be shown. */
  state: 'loading' | 'ready' | 'failed';
  source: 'kept' | 'network' | null;
  /** When the service last said that the list is so; milliseconds. */
  fetchedAt: number | null;
  isRefreshing: boolean;
  /** Why the last reading failed, also where an older list is shown. */
  failure: ListFailure | null;
};

export type EngineStatus = {
  /** Changes whenever answers may differ from earlier ones. */
  version: number;
  language: string | null;
  state: 'idle' | 'loading' | 'ready' | 'failed';
  isSearchable: boolean;
  catalogs: CatalogStatus[];
  /** How many records of the lists could not be read and are not shown. */
  unreadableRecords: number;
  /** Why lists could not be kept for the next visit. */
  keepingFailure: string | null;
};

export type RequestOptions = {
  signal?: AbortSignal;
  /** A later request of the same topic abandons the earlier one. */
  topic?: string;
};

/** Requests wait until there is something to answer from, and fail when no catalogue could be loaded. */
export type CatalogEngine = {
  /** Settles when all catalogues have come or failed; answers begin before. */
  load: (request: LoadRequest) => Promise<EngineStatus>;
  query: (query: CatalogQuery, options?: RequestOptions) => Promise<CatalogPage>;
  categories: (options?: RequestOptions) => Promise<CategoryNode[]>;
  item: (reference: ItemReference, options?: RequestOptions) => Promise<ItemAnswer>;
  items: (references: readonly ItemReference[], options?: RequestOptions) => Promise<(CatalogItem | null)[]>;
  variants: (reference: ItemReference, options?: RequestOptions) => Promise<ItemVariants>;
  neighbours: (query: CatalogQuery, reference: ItemReference, options?: RequestOptions) => Promise<Neighbours>;
  related: (reference: ItemReference, limit: number, options?: RequestOptions) => Promise<CatalogItem[]>;
  highlighted: (limit: number, options?: RequestOptions) => Promise<CatalogItem[]>;
  recent: (limit: number, options?: RequestOptions) => Promise<CatalogItem[]>;
  suggest: (
    text: string,
    limits: { items: number; categories: number },
    options?: RequestOptions,
  ) => Promise<Suggestions>;
  nearWords: (text: string, limit: number, options?: RequestOptions) => Promise<NearWord[]>;
  /** For each code, the items that have exactly it, punctuation aside. */
  byCodes: (codes: readonly string[], options?: RequestOptions) => Promise<CatalogItem[][]>;
  /** For each code of an order, what becomes of it. */
  judgeCodes: (codes: readonly string[], options?: RequestOptions) => Promise<CodeJudgement[]>;
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
  catalogs: [],
  unreadableRecords: 0,
  keepingFailure: null,
};
