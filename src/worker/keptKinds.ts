/** Where the deployment has what may be kept: whole addresses without a slash at their end. */
export type Places = { origin: string; content: string; images: string };

export type Asked = Pick<Request, 'url' | 'method' | 'mode' | 'destination' | 'headers'>;

export type KeptKind = 'page' | 'asset' | 'image' | 'content';

const isBelow = (address: string, place: string) => address.startsWith(`${place}/`);

/**
 * What of a request's answer may be kept, and how. Nothing else ever is: carts, orders and clients, whatever carries the
 * session's token, whatever is no plain reading.
 */
export const keptKind = ({ url, method, mode, destination, headers }: Asked, places: Places): KeptKind | null => {
  if (method !== 'GET' || headers.has('authorization')) return null;
  const { origin, pathname, searchParams } = new URL(url);
  if (searchParams.has('token')) return null;
  if (mode === 'navigate') return origin === places.origin && !pathname.startsWith('/services/') ? 'page' : null;
  if (origin === places.origin && pathname.startsWith('/assets/')) return 'asset';
  if (destination === 'image' && isBelow(url, places.images)) return 'image';
  return isBelow(url, `${places.content}/publics`) ? 'content' : null;
};

/** A name that carries a hash of the content never means anything else. */
export const isForGood = (url: string) => /[.-][0-9a-f]{8,}\.[a-z0-9]+$/.test(new URL(url).pathname);
