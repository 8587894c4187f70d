/** Where the deployment serves cacheable files: full addresses without a trailing slash. */
export type Places = { origin: string; content: string; images: string };

export type CacheableRequest = Pick<Request, 'url' | 'method' | 'mode' | 'destination' | 'headers'>;

export type KeptKind = 'page' | 'asset' | 'image' | 'content';

const isBelow = (address: string, place: string) => address.startsWith(`${place}/`);

/**
 * Whether and how a request may be cached. Never cached: carts, orders and clients, any request with the session's
 * token, and anything but plain reads.
 */
export const keptKind = (
  { url, method, mode, destination, headers }: CacheableRequest,
  places: Places,
): KeptKind | null => {
  if (method !== 'GET' || headers.has('authorization')) return null;
  const { origin, pathname, searchParams } = new URL(url);
  if (searchParams.has('token')) return null;
  if (mode === 'navigate') return origin === places.origin && !pathname.startsWith('/services/') ? 'page' : null;
  if (origin === places.origin && pathname.startsWith('/assets/')) return 'asset';
  if (destination === 'image' && isBelow(url, places.images)) return 'image';
  return isBelow(url, `${places.content}/publics`) ? 'content' : null;
};

/** A file whose name contains a hash of its content never changes. */
export const isForGood = (url: string) => /[.-][0-9a-f]{8,}\.[a-z0-9]+$/.test(new URL(url).pathname);
