import type { CatalogLists } from '../catalog/mergeCategories';
import type { CatalogStatus, ListFailure, LoadRequest } from './catalogEngine';
import { type FetchList, fetchList, parseRecords } from './fetchList';
import { getListKey, ignoreFailure, type ListStorage, noListStorage } from './storedLists';

export type ListServices = {
  fetch: FetchList;
  storage: ListStorage;
  now: () => number;
};

type LoadedList = {
  records: readonly unknown[];
  etag: string | null;
  fetchedAt: number;
  transferred: number;
};

// What a service that lacks an optional list answers.
const absences = [404, 501];

/** One list in one language: first the stored copy, then what the service returns. */
export const createList = (
  url: string | undefined,
  request: LoadRequest,
  { fetch, storage, now }: ListServices,
  { isOptional = false } = {},
) => {
  const key = getListKey(request, url ?? '');
  let loaded: LoadedList | null = null;
  let failure: ListFailure | null = null;
  let isAbsent = url === undefined;

  /** Resolves to whether the list has changed. */
  const refresh = async ({ headers, timeoutMs = 20_000 }: LoadRequest, signal: AbortSignal): Promise<boolean> => {
    // Design §11: what a service does not have is requested once.
    if (url === undefined || isAbsent) return false;
    const isTextKept = storage !== noListStorage;
    const etag = loaded?.etag ?? null;
    const result = await fetchList(fetch, { url, headers, etag, timeoutMs, signal, isTextKept });
    const fetchedAt = now();
    if (result.kind === 'failed') {
      isAbsent = isOptional && absences.includes(result.failure.status);
      failure = isAbsent ? null : result.failure;
      const hadRecords = isAbsent && loaded !== null;
      if (isAbsent) loaded = null;
      return hadRecords;
    }
    failure = null;
    if (result.kind === 'unchanged') {
      if (loaded) loaded = { ...loaded, fetchedAt };
      else failure = { kind: 'http', status: 304, statusText: '', url };
      storage.touch(key, fetchedAt).catch(ignoreFailure);
      return false;
    }
    const { records, text, transferred } = result;
    loaded = { records, etag: result.etag, fetchedAt, transferred };
    if (isTextKept) storage.write(key, { text, etag: result.etag, fetchedAt }).catch(ignoreFailure);
    return true;
  };

  return {
    readStored: async (): Promise<void> => {
      const found = await storage.read(key).catch(ignoreFailure);
      const records = found ? parseRecords(found.text) : undefined;
      if (!found || !records || loaded || isAbsent) return;
      loaded = { records, etag: found.etag, fetchedAt: found.fetchedAt, transferred: 0 };
    },
    refresh,
    loaded: () => loaded,
    failure: () => failure,
    /** The list is about to be requested again: an earlier failure to load it no longer counts. */
    startOver: () => {
      if (!loaded) failure = null;
    },
  };
};

/** The lists of one catalogue. It is searchable without its categories and its features, but not without its items. */
export const createCatalogLists = (
  { catalogId, ...urls }: LoadRequest['catalogs'][number],
  request: LoadRequest,
  services: ListServices,
) => {
  const items = createList(urls.stockItemsUrl, request, services);
  const categories = createList(urls.categoriesUrl, request, services);
  const features = createList(urls.featuresUrl, request, services, { isOptional: true });
  const all = [items, categories, features];
  let isRefreshing = false;

  return {
    readStored: () => Promise.all(all.map((list) => list.readStored())),
    startOver: () => [items, categories].forEach((list) => list.startOver()),
    /** Resolves to whether there are items and the list has changed. */
    refresh: async (next: LoadRequest, signal: AbortSignal): Promise<boolean> => {
      isRefreshing = true;
      try {
        const changed = await Promise.all([items.refresh(next, signal), categories.refresh(next, signal)]);
        return items.loaded() !== null && changed.includes(true);
      } finally {
        isRefreshing = false;
      }
    },
    refreshFeatures: features.refresh,
    /** Null while there is nothing to show. */
    lists: (): CatalogLists | null => {
      const [stockItems, ...others] = all.map((list) => list.loaded()?.records);
      const [categoryRecords = [], featureRecords = []] = others;
      return stockItems ? { catalogId, stockItems, categories: categoryRecords, features: featureRecords } : null;
    },
    status: (): CatalogStatus => {
      const shown = items.loaded();
      const failure = items.failure() ?? categories.failure();
      return {
        catalogId,
        state: shown ? 'ready' : failure && !isRefreshing ? 'failed' : 'loading',
        fetchedAt: shown?.fetchedAt ?? null,
        isRefreshing,
        failure,
        featuresFailure: features.failure(),
        transferred: all.reduce((sum, list) => sum + (list.loaded()?.transferred ?? 0), 0),
      };
    },
  };
};
