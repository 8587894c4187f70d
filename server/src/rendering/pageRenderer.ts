import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import type { FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';

import type { RuntimeConfig } from '@/shared/config/runtimeConfig';
import { languageCookie } from '@/shared/i18n/languageCookie';
import { isLanguage, type Language } from '@/shared/i18n/languages';
import { readLanguage } from '@/shared/routing/addressLanguage';

import type { CatalogEngines, CurrentEngine } from '../engine/catalogEngines';
import { compress, type Encoding, isForcedRead } from '../http/responses/responseEncoding';
import { readCookie } from '../http/security/cookies';
import { getOrigin } from '../http/security/origin';
import type { PageMetrics } from './pageMetrics';
import type { BuiltPage } from './pageTemplate';
import type { WritePage } from './pageWriter';

type CachedPage = { isCacheable: boolean; size: number };

/** Rendered pages, bounded in bytes. Concurrent misses of a key share one render. */
const createPageCache = <Page extends CachedPage>(maxBytes: number) => {
  const pages = new LRUCache<string, Page>({ maxSize: maxBytes, sizeCalculation: ({ size }) => size });
  const rendering = new Map<string, Promise<Page>>();
  let version = '';
  return {
    /** A change of the data drops every page. */
    setVersion: (current: string) => {
      if (current === version) return;
      version = current;
      pages.clear();
      rendering.clear();
    },
    find: (key: string) => pages.get(key),
    isRendering: (key: string) => rendering.has(key),
    render: (key: string, isStored: boolean, render: () => Promise<Page>): Promise<Page> => {
      const running = rendering.get(key);
      if (running) return running;
      const startedWith = version;
      const started = render()
        .then((page) => {
          if (isStored && page.isCacheable && version === startedWith) pages.set(key, page);
          return page;
        })
        .finally(() => {
          if (rendering.get(key) === started) rendering.delete(key);
        });
      rendering.set(key, started);
      return started;
    },
  };
};

type PageBody = ReturnType<typeof createPageBody>;

const decompress = promisify(brotliDecompress);

/** The body of a page, kept only in Brotli, which nearly every browser accepts. */
const createPageBody = (written: Uint8Array<ArrayBuffer>) => {
  const compressed = Buffer.from(written.buffer, written.byteOffset, written.byteLength);
  return {
    bytes: compressed.length,
    encode: async (encoding: Encoding): Promise<Buffer> => {
      if (encoding === 'br') return compressed;
      const plain = await decompress(compressed);
      return encoding === 'identity' ? plain : compress(plain, encoding);
    },
  };
};

type KeptPage =
  | { kind: 'redirect'; to: string; isCacheable: boolean; size: number }
  | {
      kind: 'page';
      status: number;
      styles: string[];
      body: PageBody;
      state: KeptState;
      isCacheable: boolean;
      size: number;
    };

type KeptState = { id: string; body: PageBody };

export type PageRenderer = {
  /** Undefined if the page cannot be rendered: it is then served unrendered. */
  read: (request: FastifyRequest) => Promise<KeptPage | undefined>;
  /** The state that the page at the address was rendered from, unless it has changed since. */
  readState: (request: FastifyRequest, id: string, address: string) => Promise<PageBody | undefined>;
};

type Parts = {
  config: RuntimeConfig;
  fetch: typeof fetch;
  engines: CatalogEngines;
  readVersion: () => Promise<string>;
  writePage: WritePage;
  built: BuiltPage;
  publicOrigin: string;
  metrics: PageMetrics;
};

const cacheBytes = 8 * 1024 * 1024;
// For pages that browsers have just received: their states remain available when the data changes.
const stateBytes = 2 * 1024 * 1024;
// Longer addresses are not links of ours.
const maxCachedAddressLength = 1000;
const maxConcurrentRenders = 8;
const timeLimitMs = 5000;

class TimeoutError extends Error {
  override readonly name = 'TimeoutError';
}

const withTimeLimit = async <Result>(work: Promise<Result>): Promise<Result> => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeLimit = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new TimeoutError(`rendering took longer than ${timeLimitMs} ms`)), timeLimitMs);
  });
  return Promise.race([work, timeLimit]).finally(() => clearTimeout(timer));
};

/** The engines of one page. Their lists are already loaded, so `load` does nothing. */
const chooseEngines = (engines: CatalogEngines) => {
  const chosen = new Map<Language, Promise<CurrentEngine>>();
  const choose = async (language: Language): Promise<CurrentEngine> => {
    const current = await engines.get({ language });
    return { ...current, engine: { ...current.engine, load: () => Promise.resolve(current.engine.status()) } };
  };
  return {
    get: async (language: Language) => {
      const current = chosen.get(language) ?? choose(language);
      chosen.set(language, current);
      return (await current).engine;
    },
    haveCurrentLists: async () => (await Promise.all(chosen.values())).every(({ isCurrent }) => isCurrent()),
  };
};

export const createPageRenderer = (parts: Parts): PageRenderer => {
  const { config, fetch, engines, readVersion, publicOrigin, writePage, built, metrics } = parts;
  const cache = createPageCache<KeptPage>(cacheBytes);
  const states = new LRUCache<string, PageBody>({ maxSize: stateBytes, sizeCalculation: ({ bytes }) => bytes });
  let rendering = 0;

  const chooseLanguage = (request: FastifyRequest, pathname: string): Language => {
    const chosen = readCookie(request, languageCookie);
    return readLanguage(pathname) ?? (isLanguage(chosen) ? chosen : config.defaultLanguage);
  };

  type Visit = { url: string; origin: string; language: Language; dataVersion: string | undefined };

  const render = async ({ url, origin, language, dataVersion }: Visit): Promise<KeptPage> => {
    const end = metrics.startRender();
    rendering += 1;
    try {
      const [pathname = '/', search] = url.split('?', 2);
      const used = chooseEngines(engines);
      const page = await withTimeLimit(
        writePage(
          { config, built, fetch, engine: used.get, hasCurrentLists: used.haveCurrentLists, dataVersion },
          { address: { pathname, search: search ? `?${search}` : '', hash: '' }, origin, language },
        ),
      );
      if (page.kind === 'redirect') return { ...page, isCacheable: true, size: 2 * page.to.length };
      const state = { id: page.state.id, body: createPageBody(page.state.body) };
      states.set(state.id, state.body);
      const body = createPageBody(page.body);
      return {
        kind: 'page',
        status: page.status,
        styles: page.styles,
        body,
        state,
        isCacheable: page.isComplete && (await used.haveCurrentLists()),
        size: body.bytes + state.body.bytes,
      };
    } finally {
      rendering -= 1;
      end();
    }
  };

  const readAt = async (request: FastifyRequest, url: string): Promise<KeptPage | undefined> => {
    try {
      const version = await readVersion();
      cache.setVersion(version);
      const language = chooseLanguage(request, url.split('?', 1)[0] ?? '/');
      const origin = getOrigin(request, publicOrigin);
      const key = [language, origin, url].join(' ');
      const cached = isForcedRead(request) ? undefined : cache.find(key);
      if (cached) {
        metrics.count('cached');
        return cached;
      }
      if (rendering >= maxConcurrentRenders && !cache.isRendering(key)) {
        metrics.count('busy');
        return undefined;
      }
      const page = await cache.render(key, url.length <= maxCachedAddressLength, () =>
        render({ url, origin, language, dataVersion: isForcedRead(request) ? undefined : version }),
      );
      metrics.count('rendered');
      return page;
    } catch (error) {
      metrics.count('failed');
      request.log.error({ err: error }, 'failed to render a page');
      return undefined;
    }
  };
  return {
    read: (request) => readAt(request, request.url),
    readState: async (request, id, address) => {
      const recent = states.get(id);
      if (recent) return recent;
      // Another process may have sent the page.
      const page = address.startsWith('/') ? await readAt(request, address) : undefined;
      return page?.kind === 'page' && page.state.id === id ? page.state.body : undefined;
    },
  };
};
