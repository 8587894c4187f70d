import type { KeptKind } from './keptKinds';

// Increment when what earlier versions cached cannot be trusted: their caches are deleted.
const edition = 2;
const ownPrefixes = ['medida-', 'workbox-precache'];

/** The number of responses in each of our caches, besides the build's own files. */
const mostKept = { page: 1, asset: 200, image: 400, content: 100 } as const satisfies Record<KeptKind, number>;

export const cacheName = (kind: KeptKind): string => `medida-${kind}-${edition}`;

type Head = Pick<Response, 'status' | 'headers'>;

const javascript = /^(text|application)\/(x-)?javascript\b/i;

const expectedType = (kind: KeptKind, url: string): RegExp => {
  if (kind === 'page') return /^text\/html\b/i;
  if (kind === 'image') return /^(image\/|application\/octet-stream\b)/i;
  if (kind === 'content') return /^application\/json\b/i;
  return new URL(url).pathname.endsWith('.js') ? javascript : /^(?!text\/html\b)/i;
};

/** Portals, maintenance pages and static hosts answer any request with a page, and with status 200. */
export const isExpected = (kind: KeptKind, url: string, { status, headers }: Head): boolean =>
  status === 200 && expectedType(kind, url).test(headers.get('content-type') ?? '');

const isSuccessful = async (response: Response): Promise<boolean> => {
  const body = (await response.json()) as { isSuccessful?: unknown } | null;
  return body?.isSuccessful === true;
};

/** Removes the oldest entries first. Those that `isSpared` accepts do not count. */
export const limitCache = async (kind: KeptKind, isSpared: (url: string) => boolean = () => false) => {
  const cache = await caches.open(cacheName(kind));
  const kept = (await cache.keys()).filter(({ url }) => !isSpared(url));
  for (const request of kept.slice(0, Math.max(0, kept.length - mostKept[kind]))) await cache.delete(request);
};

type Answered = { request: Request; response: Response };

/** Rules for the picture and content strategies: return and cache only the expected type, within limits. */
export const cachingRules = (kind: 'image' | 'content') => ({
  // An unexpected response counts as a network failure: the strategy falls back to the cache.
  fetchDidSucceed: ({ request, response }: Answered) =>
    response.ok && !isExpected(kind, request.url, response)
      ? Promise.reject(new TypeError(`${request.url} was answered with something else`))
      : Promise.resolve(response),
  cacheWillUpdate: async ({ request, response }: Answered) => {
    if (!isExpected(kind, request.url, response)) return null;
    return kind === 'image' || (await isSuccessful(response.clone())) ? response : null;
  },
  cacheDidUpdate: () => limitCache(kind),
});

/** Deletes the caches of earlier editions. */
export const deleteOldCaches = async () => {
  const present = new Set((Object.keys(mostKept) as KeptKind[]).map(cacheName));
  const own = (await caches.keys()).filter((name) => ownPrefixes.some((prefix) => name.startsWith(prefix)));
  await Promise.all(own.filter((name) => !present.has(name)).map((name) => caches.delete(name)));
};
