import type { CatalogLists } from '../catalog/mergeCategories';
import type { CatalogAddress, CatalogStatus, ListFailure, LoadRequest } from './catalogEngine';
import { fetchList, parseRecords, type FetchList } from './fetchList';
import { keptKey, type KeptLists, type ListOwner } from './storedLists';

type HeldList = { records: readonly unknown[]; etag: string | null; fetchedAt: number; source: 'kept' | 'network' };

export type CatalogListServices = {
  fetch: FetchList;
  kept: KeptLists;
  now: () => number;
  /** Storing a list may fail; that is reported and otherwise harmless. */
  onKeepingFailure: (error: unknown) => void;
};

/** One list of one catalogue in one language: the stored copy first, then the service's response. */
const createHeldList = (url: string, owner: ListOwner, { fetch, kept, now, onKeepingFailure }: CatalogListServices) => {
  const key = keptKey(owner, url);
  let held: HeldList | null = null;

  const harmless = async <Result>(keeping: Promise<Result>): Promise<Result | null> => {
    try {
      return await keeping;
    } catch (error) {
      onKeepingFailure(error);
      return null;
    }
  };

  const readKept = async (): Promise<void> => {
    const found = await harmless(kept.read(key));
    const records = found ? parseRecords(found.text) : undefined;
    if (found && records && !held) held = { records, etag: found.etag, fetchedAt: found.fetchedAt, source: 'kept' };
  };

  const refresh = async (
    { headers, timeoutMs = 20_000 }: LoadRequest,
    signal: AbortSignal,
  ): Promise<{ changed: boolean; failure: ListFailure | null }> => {
    const answer = await fetchList(fetch, { url, headers, etag: held?.etag ?? null, timeoutMs, signal });
    const fetchedAt = now();
    if (answer.kind === 'failed') return { changed: false, failure: answer.failure };
    if (answer.kind === 'unchanged') {
      if (!held) return { changed: false, failure: { kind: 'http', status: 304 } };
      held = { ...held, fetchedAt, source: 'network' };
      void harmless(kept.touch(key, fetchedAt));
      return { changed: false, failure: null };
    }
    const { records, text, etag } = answer;
    held = { records, etag, fetchedAt, source: 'network' };
    void harmless(kept.write(key, { text, etag, fetchedAt }));
    return { changed: true, failure: null };
  };

  return { readKept, refresh, held: () => held };
};

export type CatalogListSource = {
  catalogId: number;
  readKept: () => Promise<void>;
  /** Resolves to whether the list changed. */
  refresh: (request: LoadRequest, signal: AbortSignal) => Promise<boolean>;
  /** Null while there is nothing to show. */
  lists: () => CatalogLists | null;
  status: () => CatalogStatus;
};

export const createCatalogLists = (
  { catalogId, stockItemsUrl, categoriesUrl }: CatalogAddress,
  owner: ListOwner,
  services: CatalogListServices,
): CatalogListSource => {
  const stockItems = createHeldList(stockItemsUrl, owner, services);
  const categories = createHeldList(categoriesUrl, owner, services);
  let failure: ListFailure | null = null;
  let isRefreshing = false;

  const refresh = async (request: LoadRequest, signal: AbortSignal): Promise<boolean> => {
    isRefreshing = true;
    try {
      const answers = await Promise.all([stockItems.refresh(request, signal), categories.refresh(request, signal)]);
      failure = answers.find((answer) => answer.failure)?.failure ?? null;
      return stockItems.held() !== null && answers.some(({ changed }) => changed);
    } finally {
      isRefreshing = false;
    }
  };

  return {
    catalogId,
    readKept: async () => {
      await Promise.all([stockItems.readKept(), categories.readKept()]);
    },
    refresh,
    // A catalogue is still searchable without its categories, but useless without its items.
    lists: () => {
      const items = stockItems.held();
      return items && { catalogId, stockItems: items.records, categories: categories.held()?.records ?? [] };
    },
    status: () => {
      const items = stockItems.held();
      return {
        catalogId,
        state: items ? 'ready' : failure && !isRefreshing ? 'failed' : 'loading',
        source: items?.source ?? null,
        fetchedAt: items?.fetchedAt ?? null,
        isRefreshing,
        failure,
      };
    },
  };
};
