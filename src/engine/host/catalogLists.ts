import type { CatalogLists } from '../catalog/mergeCategories';
import type { CatalogAddress, CatalogStatus, ListFailure, LoadRequest } from './catalogEngine';
import { type FetchList, fetchList, parseRecords } from './fetchList';
import { getListKey, type ListOwner, type ListStorage, noListStorage } from './storedLists';

type LoadedList = {
  records: readonly unknown[];
  etag: string | null;
  fetchedAt: number;
  source: 'stored' | 'network';
  transferred: number;
};

export type CatalogListServices = {
  fetch: FetchList;
  storage: ListStorage;
  now: () => number;
  /** Storing a list may fail; that is reported and otherwise harmless. */
  onStorageFailure: (error: unknown) => void;
};

/** One list in one language: first the stored copy, then what the service returns. */
export const createList = (
  url: string,
  owner: ListOwner,
  { fetch, storage, now, onStorageFailure }: CatalogListServices,
) => {
  const key = getListKey(owner, url);
  let loaded: LoadedList | null = null;

  const reportFailure = async <Result>(work: Promise<Result>): Promise<Result | null> => {
    try {
      return await work;
    } catch (error) {
      onStorageFailure(error);
      return null;
    }
  };

  const readStored = async (): Promise<void> => {
    const found = await reportFailure(storage.read(key));
    const records = found ? parseRecords(found.text) : undefined;
    if (found && records && !loaded)
      loaded = { records, etag: found.etag, fetchedAt: found.fetchedAt, source: 'stored', transferred: 0 };
  };

  const refresh = async (
    { headers, timeoutMs = 20_000 }: LoadRequest,
    signal: AbortSignal,
  ): Promise<{ changed: boolean; failure: ListFailure | null }> => {
    const isTextKept = storage !== noListStorage;
    const known = loaded?.etag ?? null;
    const result = await fetchList(fetch, { url, headers, etag: known, timeoutMs, signal, isTextKept });
    const fetchedAt = now();
    if (result.kind === 'failed') return { changed: false, failure: result.failure };
    if (result.kind === 'unchanged') {
      if (!loaded) return { changed: false, failure: { kind: 'http', status: 304, statusText: '', url } };
      loaded = { ...loaded, fetchedAt, source: 'network' };
      void reportFailure(storage.touch(key, fetchedAt));
      return { changed: false, failure: null };
    }
    const { records, text, etag, transferred } = result;
    loaded = { records, etag, fetchedAt, source: 'network', transferred };
    if (isTextKept) void reportFailure(storage.write(key, { text, etag, fetchedAt }));
    return { changed: true, failure: null };
  };

  return { readStored, refresh, loaded: () => loaded };
};

export type CatalogListSource = {
  catalogId: number;
  readStored: () => Promise<void>;
  /** The list is about to be requested again: an earlier failure to load it no longer counts. */
  startOver: () => void;
  /** Resolves to whether the list changed. */
  refresh: (request: LoadRequest, signal: AbortSignal) => Promise<boolean>;
  /** Resolves to whether the features changed. They only add filters: a service may lack them. */
  refreshFeatures: (request: LoadRequest, signal: AbortSignal) => Promise<boolean>;
  /** Null while there is nothing to show. */
  lists: () => CatalogLists | null;
  status: () => CatalogStatus;
};

export const createCatalogLists = (
  { catalogId, stockItemsUrl, categoriesUrl, featuresUrl }: CatalogAddress,
  owner: ListOwner,
  services: CatalogListServices,
): CatalogListSource => {
  const stockItems = createList(stockItemsUrl, owner, services);
  const categories = createList(categoriesUrl, owner, services);
  const features = featuresUrl === undefined ? null : createList(featuresUrl, owner, services);
  let failure: ListFailure | null = null;
  let featuresFailure: ListFailure | null = null;
  let isRefreshing = false;

  const refresh = async (request: LoadRequest, signal: AbortSignal): Promise<boolean> => {
    isRefreshing = true;
    try {
      const results = await Promise.all([stockItems.refresh(request, signal), categories.refresh(request, signal)]);
      failure = results.find((result) => result.failure)?.failure ?? null;
      return stockItems.loaded() !== null && results.some(({ changed }) => changed);
    } finally {
      isRefreshing = false;
    }
  };

  return {
    catalogId,
    readStored: async () => {
      await Promise.all([stockItems.readStored(), categories.readStored(), features?.readStored() ?? null]);
    },
    startOver: () => {
      if (!stockItems.loaded()) failure = null;
    },
    refresh,
    refreshFeatures: async (request, signal) => {
      const refreshed = await features?.refresh(request, signal);
      featuresFailure = refreshed?.failure?.status === 404 ? null : (refreshed?.failure ?? null);
      return refreshed?.changed ?? false;
    },
    // A catalogue is still searchable without its categories, but useless without its items.
    lists: () => {
      const items = stockItems.loaded();
      return (
        items && {
          catalogId,
          stockItems: items.records,
          categories: categories.loaded()?.records ?? [],
          features: features?.loaded()?.records ?? [],
        }
      );
    },
    status: () => {
      const items = stockItems.loaded();
      return {
        catalogId,
        state: items ? 'ready' : failure && !isRefreshing ? 'failed' : 'loading',
        source: items?.source ?? null,
        fetchedAt: items?.fetchedAt ?? null,
        isRefreshing,
        failure,
        featuresFailure,
        transferred: [items, categories.loaded(), features?.loaded()].reduce(
          (sum, list) => sum + (list?.transferred ?? 0),
          0,
        ),
      };
    },
  };
};
