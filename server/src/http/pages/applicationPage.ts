import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import { configAddress, type RuntimeConfig } from '@/shared/config/runtimeConfig';
import { formatLanguageCookie, languageCookie } from '@/shared/i18n/languageCookie';
import { readLanguage } from '@/shared/routing/addressLanguage';

import type { PageRenderer } from '../../rendering/pageRenderer';
import { type BuiltPage, createPageTemplate, readBuiltPage, renderedStatePath } from '../../rendering/pageTemplate';
import { notFound } from '../responses/refusal';
import { chooseEncoding } from '../responses/responseEncoding';
import { readCookie } from '../security/cookies';
import { refuseBeyond, type RequestLimit } from '../security/requestLimits';
import { createPagePolicy } from '../security/securityHeaders';
import type { Xsrf } from '../security/xsrf';

const notBuilt = 'The application is not built yet: run "npm start", or "npm run build".\n';

type Page = {
  directory: string;
  config: RuntimeConfig;
  pictureOrigins: string[];
  xsrf: Xsrf;
  limitPages: RequestLimit;
  /** Undefined where pages are not rendered. */
  createRenderer: ((built: BuiltPage) => PageRenderer) | undefined;
};

/** Serves the state that a page was rendered from, by its digest. */
const registerRenderedStates = (app: FastifyInstance, renderer: PageRenderer, limitPages: RequestLimit) => {
  app.get<{ Params: { id: string }; Querystring: { page?: unknown } }>(
    `${renderedStatePath}:id`,
    { onRequest: refuseBeyond(limitPages) },
    async (request, reply) => {
      const { page } = request.query;
      const body = await renderer.readState(request, request.params.id, typeof page === 'string' ? page : '/');
      if (!body) throw notFound();
      const encoding = chooseEncoding(request);
      if (encoding !== 'identity') reply.header('content-encoding', encoding);
      reply.header('cache-control', 'private, max-age=3600, immutable').type('application/json; charset=utf-8');
      return reply.send(await body.encode(encoding));
    },
  );
};

export type SendPage = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

// Longer addresses are not links of ours, and each would cost as much as a page.
const maxAddressLength = 4000;

const isReadable = (address: string) => {
  try {
    decodeURIComponent(address.split('?', 1)[0] ?? '/');
    return address.length <= maxAddressLength;
  } catch (error) {
    if (error instanceof URIError) return false;
    throw error;
  }
};

const getPathname = ({ url }: FastifyRequest) => url.split('?', 1)[0] ?? '/';

const setLanguageCookie = (request: FastifyRequest, reply: FastifyReply) => {
  const language = readLanguage(getPathname(request));
  if (language === undefined || language === readCookie(request, languageCookie)) return;
  reply.header('set-cookie', formatLanguageCookie(language));
};

export const createApplicationPage = async (app: FastifyInstance, parts: Page): Promise<SendPage> => {
  const { directory, config, pictureOrigins, xsrf, limitPages, createRenderer } = parts;
  const { services, blob, theme, defaultLanguage, errorReportUrl } = config;
  const setPagePolicy = createPagePolicy(
    [...Object.values(services), errorReportUrl],
    [services.blob, blob.sizes, theme.logoUrl, theme.iconsUrl, ...pictureOrigins],
  );
  const built = await readBuiltPage(directory);
  const template = built && createPageTemplate(built, config);
  const renderer = built && createRenderer?.(built);
  if (renderer) registerRenderedStates(app, renderer, limitPages);

  return async (request, reply) => {
    // No cache may store the page, so `vary` would be pointless.
    reply.header('cache-control', 'no-store').removeHeader('vary');
    if (template === undefined) {
      return reply.code(503).header('retry-after', '5').type('text/plain; charset=utf-8').send(notBuilt);
    }
    const isValid = isReadable(request.url);
    // Beyond the limit, a browser fills in the page itself.
    const refusal = renderer && isValid ? await limitPages(request) : undefined;
    const page = isValid && !refusal ? await renderer?.read(request) : undefined;
    if (page?.kind === 'redirect') return reply.redirect(page.to, 302);
    const { scripts, styles } = page ? template.inlineOfRendered : template.inline;
    xsrf.setCookie(request, reply);
    setLanguageCookie(request, reply);
    setPagePolicy(request, reply, { scripts, styles: [...styles, ...(page?.styles ?? [])] });
    reply.type('text/html; charset=utf-8');
    if (!page) {
      const language = readLanguage(getPathname(request)) ?? defaultLanguage;
      const status = refusal?.statusCode ?? (isValid ? 200 : 400);
      return reply
        .code(status)
        .headers(refusal?.headers ?? {})
        .send(template.writeUnrendered(language));
    }
    if (page.status === 503) reply.header('retry-after', '5');
    const encoding = chooseEncoding(request);
    if (encoding !== 'identity') reply.header('content-encoding', encoding);
    return reply.code(page.status).send(await page.body.encode(encoding));
  };
};

export const registerRuntimeConfig = (app: FastifyInstance, config: RuntimeConfig) => {
  app.get(configAddress, async (_request, reply) => reply.header('cache-control', 'no-store').send(config));
};

const ownPrefixes = /^\/(services|assets|healthz|readyz|metrics)(\/|$)/;

const isOwn = (request: FastifyRequest) => ownPrefixes.test(getPathname(request));

/** Every address that belongs to no service or file is a screen: the application has its own not-found screen. */
export const isScreenAddress = (request: FastifyRequest) => {
  if (request.method !== 'GET' && request.method !== 'HEAD') return false;
  return !isOwn(request) && /text\/html|\*\/\*/.test(request.headers.accept ?? '*/*');
};

/** A browser without JavaScript sends forms to the page itself, which explains that they need JavaScript. */
export const isSentForm = (request: FastifyRequest) =>
  request.method === 'POST' &&
  !isOwn(request) &&
  /^application\/x-www-form-urlencoded\b/.test(request.headers['content-type'] ?? '');
