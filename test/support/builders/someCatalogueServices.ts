import type { LoadRequest } from '@/engine/host/catalogEngine';
import type { FetchList } from '@/engine/host/fetchList';
import type { ListStorage, StoredList } from '@/engine/host/storedLists';

type Answer = Response | Error | (() => Response | Promise<Response>);

/** A service that answers by URL and records its requests. */
export const someListService = (answers: Record<string, Answer>) => {
  const requests: { url: string; headers: Record<string, string> }[] = [];
  const fetch: FetchList = async (url, { headers, signal }) => {
    requests.push({ url, headers: headers as Record<string, string> });
    signal?.throwIfAborted();
    const answer = answers[url];
    if (!answer || answer instanceof Error) throw answer ?? new TypeError('No response');
    return answer instanceof Response ? answer.clone() : answer();
  };
  return { fetch, requests, answers };
};

export const anEnvelope = (data: unknown, etag?: string): Response =>
  new Response(JSON.stringify({ isSuccessful: true, data }), { headers: etag ? { etag } : {} });

export const memoryStorage = (
  initial: Record<string, StoredList> = {},
): ListStorage & { lists: Map<string, StoredList> } => {
  const lists = new Map(Object.entries(initial));
  return {
    lists,
    read: async (key) => lists.get(key) ?? null,
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
