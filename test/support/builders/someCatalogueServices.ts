import type { LoadRequest } from '@/engine/host/catalogEngine';
import type { FetchList } from '@/engine/host/fetchList';
import type { ListStorage, StoredList } from '@/engine/host/storedLists';

import { aCategory, aStockItem } from './aCatalogue';

type ListResponse = Response | Error | (() => Response | Promise<Response>);

/** A service that responds by URL and records its requests. */
export const someListService = (responses: Record<string, ListResponse>) => {
  const requests: { url: string; headers: Record<string, string> }[] = [];
  const fetch: FetchList = async (url, { headers, signal }) => {
    requests.push({ url, headers: headers as Record<string, string> });
    signal?.throwIfAborted();
    const response = responses[url];
    if (!response || response instanceof Error) throw response ?? new TypeError('No response');
    return response instanceof Response ? response.clone() : response();
  };
  return { fetch, requests, responses };
};

export const anEnvelope = (data: unknown, etag?: string): Response =>
  new Response(JSON.stringify({ isSuccessful: true, data }), { headers: etag ? { etag } : {} });

export const memoryListStorage = (
  initial: Record<string, StoredList> = {},
): ListStorage & { lists: Map<string, StoredList> } => {
  const lists = new Map(Object.entries(initial));
  return {
    lists,
    read: async (key) => lists.get(key) ?? null,
    has: async (key) => lists.has(key),
    write: async (key, list) => void lists.set(key, list),
    touch: async (key, fetchedAt) => {
      const list = lists.get(key);
      if (list) lists.set(key, { ...list, fetchedAt });
    },
    keepOnly: async (isWanted) => {
      for (const key of lists.keys()) if (!isWanted(key)) lists.delete(key);
    },
  };
};

export const aLoadRequest = (overrides: Partial<LoadRequest> = {}): LoadRequest => ({
  language: 'en',
  headers: { 'X-Language': 'en' },
  catalogs: [1, 2].map((catalogId) => ({
    catalogId,
    stockItemsUrl: `/items/${catalogId}`,
    categoriesUrl: `/categories/${catalogId}`,
  })),
  ...overrides,
});

/** A saw in the first catalogue, and a drill in the second. */
export const bothCatalogues = () =>
  someListService({
    '/items/1': anEnvelope([aStockItem({ stockItemId: 1, name: 'Saw', stockCategoryId: 1 })], 'W/"i1"'),
    '/categories/1': anEnvelope([aCategory({ stockCategoryId: 1, name: 'Saws' })], 'W/"c1"'),
    '/items/2': anEnvelope([aStockItem({ stockItemId: 1, name: 'Drill', code: 'DR-1', isOffer: true })], 'W/"i2"'),
    '/categories/2': anEnvelope([], 'W/"c2"'),
  });
