import type { EngineArg, EngineMethod, EngineResult } from './requestHandlers';

export type CatalogAddress = {
  catalogId: number;
  stockItemsUrl: string;
  categoriesUrl: string;
  featuresUrl?: string;
  /** The items that are out of stock; only requested for queries that leave them out. */
  unavailableUrl?: string;
};

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

/** Where the prices are that a client pays in place of the public ones. */
export type PricesRequest = {
  /** Of the client's list, as it is today. */
  key: string;
  /** By catalogue. */
  urls: Readonly<Record<number, string>>;
  headers: Readonly<Record<string, string>>;
};

/** Whether both requests load the same lists, perhaps with other headers or limits. */
export const sameLists = (one: LoadRequest, other: LoadRequest): boolean =>
  JSON.stringify([one.language, one.audience, one.catalogs, one.synonymsUrl]) ===
  JSON.stringify([other.language, other.audience, other.catalogs, other.synonymsUrl]);

/** The same lists, requested with the same headers. */
export const isSameRequest = (one: LoadRequest, other: LoadRequest): boolean =>
  sameLists(one, other) && JSON.stringify(one.headers) === JSON.stringify(other.headers);

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
  /** Another one whenever results may differ from previous ones. */
  version: number;
  language: string | null;
  state: 'idle' | 'loading' | 'ready' | 'failed';
  /** Whether the features of all lists have been requested, so that the filters are complete. */
  hasFeatures: boolean;
  catalogs: CatalogStatus[];
  /** Number of records that could not be read and are not shown. */
  unreadableRecords: number;
};

/** Requests wait for the first catalogue, and fail if none could be loaded. */
export type CatalogEngine = {
  /** Settles when every catalogue has loaded or failed; requests are served as soon as one has loaded. */
  load: (request: LoadRequest) => Promise<EngineStatus>;
  /** The lists that were requested last. */
  requested: () => LoadRequest | null;
  request: <Method extends EngineMethod>(
    method: Method,
    arg: EngineArg<Method>,
    signal?: AbortSignal,
    prices?: PricesRequest,
  ) => Promise<EngineResult<Method>>;
  status: () => EngineStatus;
  subscribe: (listener: (status: EngineStatus) => void) => () => void;
  dispose: () => void;
};

export const idleStatus: EngineStatus = {
  version: 0,
  language: null,
  state: 'idle',
  hasFeatures: false,
  catalogs: [],
  unreadableRecords: 0,
};
