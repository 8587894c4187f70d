import { configAddress } from '@/shared/config/runtimeConfig';

/** Where the deployment serves cacheable files: full addresses without a trailing slash. */
type Places = { origin: string; content: string; images: string };

export type CacheableRequest = Pick<Request, 'url' | 'method' | 'mode' | 'destination' | 'headers'>;

export type CacheKind = 'page' | 'config' | 'asset' | 'image' | 'content';

const isBelow = (address: string, place: string) => address.startsWith(`${place}/`);

/**
 * Whether and how a request may be cached. Never cached: carts, orders and clients, any request with the session's
 * token, and anything but plain reads.
 */
export const getCacheKind = (
  { url, method, mode, destination, headers }: CacheableRequest,
  places: Places,
): CacheKind | null => {
  if (method !== 'GET' || headers.has('authorization')) return null;
  const { origin, pathname, searchParams } = new URL(url);
  if (searchParams.has('token')) return null;
  if (mode === 'navigate') return origin === places.origin && !pathname.startsWith('/services/') ? 'page' : null;
  if (origin === places.origin && pathname === configAddress) return 'config';
  if (origin === places.origin && pathname.startsWith('/assets/')) return 'asset';
  if (destination === 'image' && isBelow(url, places.images)) return 'image';
  return isBelow(url, `${places.content}/publics`) ? 'content' : null;
};

/** A file whose name contains a hash of its content never changes. */
export const isImmutable = (url: string) => /[.-][0-9a-f]{8,}\.[a-z0-9]+$/.test(new URL(url).pathname);

// Increment when what earlier versions cached cannot be trusted: their caches are deleted.
const edition = 2;
const ownPrefixes = ['medida-', 'workbox-precache'];

/** The number of responses in each of our caches, besides the build's own files. */
const maxEntries = { page: 1, config: 1, asset: 200, image: 400, content: 100 } as const satisfies Record<
  CacheKind,
  number
>;

export const getCacheName = (kind: CacheKind): string => `medida-${kind}-${edition}`;

type Head = Pick<Response, 'status' | 'headers'>;

const javascript = /^(text|application)\/(x-)?javascript\b/i;

const getExpectedType = (kind: CacheKind, url: string): RegExp => {
  if (kind === 'page') return /^text\/html\b/i;
  if (kind === 'image') return /^(image\/|application\/octet-stream\b)/i;
  if (kind === 'content' || kind === 'config') return /^application\/json\b/i;
  return new URL(url).pathname.endsWith('.js') ? javascript : /^(?!text\/html\b)/i;
};

/** Portals, maintenance pages and static hosts respond to any request with a page, and with status 200. */
export const isExpected = (kind: CacheKind, url: string, { status, headers }: Head): boolean =>
  status === 200 && getExpectedType(kind, url).test(headers.get('content-type') ?? '');

const isSuccessful = async (response: Response): Promise<boolean> => {
  const body = (await response.json()) as { isSuccessful?: unknown } | null;
  return body?.isSuccessful === true;
};

/** Removes the oldest entries first. Those that `isExempt` accepts stay and do not count. */
export const limitCache = async (kind: CacheKind, isExempt: (url: string) => boolean = () => false) => {
  const cache = await caches.open(getCacheName(kind));
  const counted = (await cache.keys()).filter(({ url }) => !isExempt(url));
  for (const request of counted.slice(0, Math.max(0, counted.length - maxEntries[kind]))) await cache.delete(request);
};

type Exchange = { request: Pick<Request, 'url'>; response: Response };

/** Rules for configuration, pictures and content: only the expected type is returned and cached, within limits. */
export const createCachingRules = (kind: 'config' | 'image' | 'content') => ({
  // An unexpected response counts as a network failure: the strategy falls back to the cache.
  fetchDidSucceed: ({ request, response }: Exchange) =>
    response.ok && !isExpected(kind, request.url, response)
      ? Promise.reject(new TypeError(`Unexpected response from ${request.url}`))
      : Promise.resolve(response),
  cacheWillUpdate: async ({ request, response }: Exchange) => {
    if (!isExpected(kind, request.url, response)) return null;
    return kind !== 'content' || (await isSuccessful(response.clone())) ? response : null;
  },
  cacheDidUpdate: () => limitCache(kind),
});

/**
 * Pages request cross-origin pictures without CORS, so the worker could not tell a picture from a portal's page, which
 * must not be cached. It therefore requests them with CORS, and passes them on unread where the origin disallows that.
 */
export const createCorsImagePlugin = (ownOrigin: string) => {
  const allowsCors = new Map<string, boolean>();
  const isOpaque = ({ url, mode }: Request) => mode === 'no-cors' && new URL(url).origin !== ownOrigin;
  return {
    requestWillFetch: ({ request }: { request: Request }) => {
      const usesCors = isOpaque(request) && allowsCors.get(new URL(request.url).origin) !== false;
      return Promise.resolve(usesCors ? new Request(request, { mode: 'cors', credentials: 'omit' }) : request);
    },
    fetchDidSucceed: ({ request, response }: { request: Request; response: Response }) => {
      if (request.mode === 'cors') allowsCors.set(new URL(request.url).origin, true);
      return Promise.resolve(response);
    },
    handlerDidError: async ({ request }: { request: Request }) => {
      if (!isOpaque(request)) return undefined;
      const response = await fetch(request);
      const { origin } = new URL(request.url);
      if (!allowsCors.has(origin)) allowsCors.set(origin, false);
      return response;
    },
  };
};

/** Deletes the caches of earlier editions. */
export const deleteOldCaches = async () => {
  const present = new Set((Object.keys(maxEntries) as CacheKind[]).map(getCacheName));
  const own = (await caches.keys()).filter((name) => ownPrefixes.some((prefix) => name.startsWith(prefix)));
  await Promise.all(own.filter((name) => !present.has(name)).map((name) => caches.delete(name)));
};
