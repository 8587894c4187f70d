import { pageScripts } from '@/shared/lib/pageScripts';
import { cacheName, isExpected, limitCache } from './keptCaches';

export type BuildFile = { url: string; integrity?: string };

// The application is one page whatever its address is.
const pageKey = '/';

/** The code of a build and the page that starts it. Only what the build's own manifest vouches for is cached under its name. */
export const createBuildFiles = (manifest: readonly BuildFile[], origin: string) => {
  const integrities = new Map(manifest.map(({ url, integrity = '' }) => [new URL(url, origin).href, integrity]));
  const isOurs = (address: string) => integrities.has(address);
  const openCode = () => caches.open(cacheName('asset'));

  const fetchFile = async (address: string, first: RequestCache = 'default'): Promise<Response> => {
    const attempt = async (cache: RequestCache) => {
      const integrity = integrities.get(address) ?? '';
      const response = await fetch(address, { cache, integrity, credentials: 'same-origin' });
      if (isExpected('asset', address, response)) return response;
      throw new TypeError(`${address} was answered with something else`);
    };
    // The browser's HTTP cache may hold what a portal answered.
    return await attempt(first).catch(() => attempt('reload'));
  };

  /** The page to keep, or null: it must start this very build, or it would be a blank sheet without a network. */
  const pageToKeep = async (response: Response): Promise<Response | null> => {
    if (!isExpected('page', origin, response)) return null;
    const text = await response.text();
    const scripts = pageScripts(text);
    const isOurPage = scripts.length > 0 && scripts.every((path) => isOurs(new URL(path, origin).href));
    // Made anew, because no browser takes a redirected answer for a page.
    return isOurPage ? new Response(text, { headers: response.headers }) : null;
  };

  return {
    pageToKeep,
    pageKey,
    /** All of it, or the installation fails and is tried again with the next visit. What has come stays. */
    install: async () => {
      const cache = await openCode();
      for (const address of integrities.keys())
        if (!(await cache.match(address, { ignoreVary: true }))) await cache.put(address, await fetchFile(address));
      const page = await pageToKeep(await fetch(pageKey, { cache: 'no-store', headers: { accept: 'text/html' } }));
      if (!page) throw new TypeError('The page of this build was answered with something else');
      await (await caches.open(cacheName('page'))).put(pageKey, page);
    },
    /** Pages of other builds find their code here as well, as long as there is room. */
    answer: async (
      { url: address, cache: mode }: Pick<Request, 'url' | 'cache'>,
      waitUntil: (work: Promise<unknown>) => void,
    ): Promise<Response> => {
      const cache = await openCode();
      const present = mode === 'reload' ? undefined : await cache.match(address, { ignoreVary: true });
      if (present) return present;
      const response = await fetchFile(address, mode);
      waitUntil(cache.put(address, response.clone()).then(() => limitCache('asset', isOurs)));
      return response;
    },
    prune: () => limitCache('asset', isOurs),
  };
};
