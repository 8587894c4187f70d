import { configAddress, configPlaceholder } from '@/shared/config/runtimeConfig';
import { pageScripts } from '@/shared/lib/pageScripts';
import { renderedMarks } from '@/shared/metadata/headElement';

import { getCacheName, isExpected, limitCache } from './caching';

export type BuildFile = { url: string; integrity?: string };

// Offline, one page serves every address, so the content that the server rendered for its own address is removed.
const pageKey = '/';
const rendered = new RegExp(renderedMarks.join('[^]*?'), 'g');

/** A build's code and the page that starts it. Only files that match the build's manifest are cached under its name. */
export const createBuildFiles = (manifest: readonly BuildFile[], origin: string) => {
  const integrities = new Map(manifest.map(({ url, integrity = '' }) => [new URL(url, origin).href, integrity]));
  const isOurs = (address: string) => integrities.has(address);
  const openAssets = () => caches.open(getCacheName('asset'));

  const fetchFile = async (address: string, first: RequestCache = 'default'): Promise<Response> => {
    const attempt = async (cache: RequestCache) => {
      const integrity = integrities.get(address) ?? '';
      const response = await fetch(address, { cache, integrity, credentials: 'same-origin' });
      if (isExpected('asset', address, response)) return response;
      throw new TypeError(`Unexpected response from ${address}`);
    };
    // The browser's HTTP cache may contain a portal's page.
    return await attempt(first).catch(() => attempt('reload'));
  };

  /** The page to cache, or null: it must start this very build, or it would be blank offline. */
  const toCacheablePage = async (response: Response): Promise<Response | null> => {
    if (!isExpected('page', origin, response)) return null;
    const text = await response.text();
    const scripts = pageScripts(text);
    const isOurPage = scripts.length > 0 && scripts.every((path) => isOurs(new URL(path, origin).href));
    // Copied, because browsers reject a redirected response for a navigation.
    return isOurPage ? new Response(text.replaceAll(rendered, ''), { headers: response.headers }) : null;
  };

  /** Caches the configuration, which the page reads at start-up on a static host. */
  const installConfig = async () => {
    const response = await fetch(configAddress, { cache: 'no-cache', headers: { accept: 'application/json' } });
    if (!isExpected('config', origin, response)) throw new TypeError(`Unexpected response from ${configAddress}`);
    await (await caches.open(getCacheName('config'))).put(configAddress, response);
  };

  return {
    toCacheablePage,
    pageKey,
    /** Caches everything, or fails and is retried on the next visit. Files already fetched are kept. */
    install: async () => {
      const cache = await openAssets();
      for (const address of integrities.keys())
        if (!(await cache.match(address, { ignoreVary: true }))) await cache.put(address, await fetchFile(address));
      // With "no-store" the server would bypass its own cache of rendered pages, on every first visit.
      const page = await toCacheablePage(await fetch(pageKey, { cache: 'no-cache', headers: { accept: 'text/html' } }));
      if (!page) throw new TypeError('Unexpected response instead of the page of this build');
      if ((await page.clone().text()).includes(configPlaceholder)) await installConfig();
      await (await caches.open(getCacheName('page'))).put(pageKey, page);
    },
    /** Pages of other builds find their code here as well, as long as there is room. */
    respond: async (
      { url: address, cache: mode }: Pick<Request, 'url' | 'cache'>,
      waitUntil: (work: Promise<unknown>) => void,
    ): Promise<Response> => {
      const cache = await openAssets();
      const present = mode === 'reload' ? undefined : await cache.match(address, { ignoreVary: true });
      if (present) return present;
      const response = await fetchFile(address, mode);
      waitUntil(cache.put(address, response.clone()).then(() => limitCache('asset', isOurs)));
      return response;
    },
    prune: () => limitCache('asset', isOurs),
  };
};
