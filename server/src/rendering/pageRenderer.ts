import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';

import type { RenderedPage, RenderPage } from '@/app/rendering/pageVisit';
import type { RuntimeConfig } from '@/shared/config/runtimeConfig';
import { languageCookie } from '@/shared/i18n/languageCookie';
import { isLanguage, type Language } from '@/shared/i18n/languages';
import { readLanguage } from '@/shared/routing/addressLanguage';

import type { Database } from '../db/openDatabase';
import { readCookie } from '../http/cookies';
import { isForcedRead } from '../http/responseEncoding';
import { createCatalogEngines } from './catalogEngines';
import { createDataVersion } from './dataVersion';
import { createOwnFetch } from './ownFetch';
import { createPageCache } from './pageCache';
import type { PageMetrics } from './pageMetrics';

/** Stands for what differs between two visits of the same address; filled in after the cache. */
export type Slots = { nonce: string; origin: string };

type WrittenPage =
  | { kind: 'redirect'; to: string; isCacheable: boolean; size: number }
  | { kind: 'page'; status: number; body: string; isCacheable: boolean; size: number };

export type PageRenderer = {
  /** Undefined if the page cannot be rendered: it is then served unrendered. */
  read: (request: FastifyRequest) => Promise<WrittenPage | undefined>;
  slots: Slots;
};

type Parts = {
  app: FastifyInstance;
  db: Database;
  config: RuntimeConfig;
  now: () => number;
  renderPage: RenderPage;
  write: (page: Extract<RenderedPage, { kind: 'page' }>, slots: Slots) => string;
  metrics: PageMetrics;
};

const cacheBytes = 64 * 1024 * 1024;
// Longer addresses are no links of ours.
const longestCached = 1000;
const mostAtOnce = 8;
const timeLimitMs = 5000;

class LateError extends Error {
  override readonly name = 'LateError';
}

const withTimeLimit = async <Result>(work: Promise<Result>): Promise<Result> => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new LateError(`rendering took longer than ${timeLimitMs} ms`)), timeLimitMs);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
};

export const createPageRenderer = (parts: Parts): PageRenderer => {
  const { app, db, config, now, renderPage, write, metrics } = parts;
  const slots: Slots = {
    nonce: `nonce-${randomBytes(12).toString('hex')}`,
    origin: `http://origin-${randomBytes(12).toString('hex')}.invalid`,
  };
  const fetch = createOwnFetch(app);
  const engines = createCatalogEngines(fetch);
  const readVersion = createDataVersion(db, now);
  const cache = createPageCache<WrittenPage>(cacheBytes);
  let rendering = 0;
  app.addHook('onClose', async () => engines.dispose());

  const chooseLanguage = (request: FastifyRequest, pathname: string): Language => {
    const chosen = readCookie(request, languageCookie);
    return readLanguage(pathname) ?? (isLanguage(chosen) ? chosen : config.defaultLanguage);
  };

  const render = async (request: FastifyRequest, language: Language, version: string): Promise<WrittenPage> => {
    const end = metrics.startRender();
    rendering += 1;
    try {
      const [pathname = '/', search] = request.url.split('?', 2);
      const page = await withTimeLimit(
        renderPage(
          { config, fetch, engine: async (lang) => engines.get(lang, version) },
          {
            address: { pathname, search: search ? `?${search}` : '', hash: '' },
            origin: slots.origin,
            language,
            nonce: slots.nonce,
          },
        ),
      );
      if (page.kind === 'redirect') return { ...page, isCacheable: true, size: 2 * page.to.length };
      const body = write(page, slots);
      return {
        kind: 'page',
        status: page.status,
        body,
        isCacheable: page.isComplete && !engines.hasFailed(),
        size: 2 * body.length,
      };
    } finally {
      rendering -= 1;
      end();
    }
  };

  const read = async (request: FastifyRequest): Promise<WrittenPage | undefined> => {
    try {
      const version = await readVersion();
      cache.setVersion(version);
      const language = chooseLanguage(request, request.url.split('?', 1)[0] ?? '/');
      const key = `${language} ${request.url}`;
      const cached = isForcedRead(request) ? undefined : cache.find(key);
      if (cached) {
        metrics.count('cached');
        return cached;
      }
      if (rendering >= mostAtOnce && !cache.isRendering(key)) {
        metrics.count('busy');
        return undefined;
      }
      const page = await cache.render(key, request.url.length <= longestCached, () =>
        render(request, language, version),
      );
      metrics.count('rendered');
      return page;
    } catch (error) {
      metrics.count('failed');
      request.log.error({ err: error }, 'failed to render a page');
      return undefined;
    }
  };
  return { read, slots };
};
