import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import type { RenderedPage } from '@/app/rendering/pageVisit';
import { getCheckedMark, type RuntimeConfig } from '@/shared/config/runtimeConfig';
import type { Language } from '@/shared/i18n/languages';
import { renderedMarks, renderedStateId, writeJson } from '@/shared/metadata/headElement';
import { readLanguage } from '@/shared/routing/addressLanguage';
import { chunkFilesName } from '@/shared/routing/screens';

import { getErrorCode } from '../errors';
import { type PageRenderer, renderedStatePath } from '../rendering/pageRenderer';
import { notFound } from './refusal';
import { chooseEncoding } from './responseEncoding';
import { createPagePolicy, hashInlineElements } from './securityHeaders';
import { escapeMarkup, writeHead, writeSiteHead } from './writeHead';
import type { Xsrf } from './xsrf';

const notBuilt = 'The application is not built yet: run "npm start", or "npm run build".\n';

const readBuilt = async (directory: string, name: string): Promise<string | undefined> => {
  try {
    return await readFile(join(directory, name), 'utf8');
  } catch (error) {
    if (getErrorCode(error) === 'ENOENT') return undefined;
    throw error;
  }
};

const builtHead = /<!--head-->[^]*<!--\/head-->/;
const mark = (text: string) => [renderedMarks[0], text, renderedMarks[1]].join('');
const emptyRoot = '<div id="root"></div>';
/** What an unrendered page looks like before it starts. */
const opening = /<!--opening-->[^]*<!--\/opening-->/;
/** What an unrendered page says where JavaScript is off. */
const explanation = /<noscript>[^]*?<\/noscript>/;
/** What a page that cannot start says, in every language: a rendered page is in one. */
const apology = /<p lang="(\w+)">[^]*?<\/p>/g;

/** The page as built, with the deployment's configuration. Undefined if the application is not built. */
const readTemplate = async (directory: string, config: RuntimeConfig) => {
  const configText = writeJson(config);
  const siteHead = writeSiteHead(config);
  const chunkFiles = JSON.parse((await readBuilt(directory, chunkFilesName)) ?? '{}') as Record<string, string[]>;
  const preload = (chunks: readonly string[]) =>
    [...new Set(chunks.flatMap((chunk) => chunkFiles[chunk] ?? []))]
      .map((file) => `<link rel="late" as="script" fetchpriority="low" href="/${file}" />`)
      .join('');
  // Replacer functions, because the texts may contain "$&" and the like.
  const page = (await readBuilt(directory, 'index.html'))
    ?.replaceAll('__RUNTIME_CONFIG_MARK__', getCheckedMark(configText))
    .replaceAll('__RUNTIME_CONFIG__', () => configText);
  if (page === undefined) return undefined;

  const fill = (language: Language, head: string) =>
    page.replace('<html lang="es">', `<html lang="${language}">`).replace(builtHead, () => head + siteHead);

  /** The browser renders the page, and sets its title and tags. */
  const writeUnrendered = (language: Language) => fill(language, `<title>${escapeMarkup(config.siteTitle)}</title>`);

  const writeRendered = (rendered: Extract<RenderedPage, { kind: 'page' }>, stateAddress: string) => {
    const { language, title, head, address, styles, chunks, markup } = rendered;
    // Not in the page: nothing that is seen waits for it. Browsers use a preload without credentials for no fetch of theirs.
    const state = `<link rel="late" as="fetch" crossorigin id="${renderedStateId}" href="${escapeMarkup(stateAddress)}" />`;
    return (
      fill(language, `<title>${escapeMarkup(title)}</title>${writeHead(head, address)}`)
        .replace(opening, '')
        .replace(explanation, '')
        .replaceAll(apology, (text, spoken) => (spoken === language ? text : ''))
        // These start the entry scripts and preload the chunks: see index.html.
        .replaceAll('<script defer src="', '<script type="late" src="')
        .replace('</head>', () => `${mark(preload(chunks) + state + styles)}</head>`)
        .replace(emptyRoot, () => `<div id="root">${mark(markup)}</div>`)
    );
  };
  return {
    writeUnrendered,
    writeRendered,
    inline: hashInlineElements(page),
    inlineOfRendered: hashInlineElements(page.replace(opening, '')),
  };
};

export type PageTemplate = NonNullable<Awaited<ReturnType<typeof readTemplate>>>;

type Page = {
  directory: string;
  config: RuntimeConfig;
  xsrf: Xsrf;
  /** Undefined where pages are not rendered. */
  createRenderer: ((template: PageTemplate) => PageRenderer) | undefined;
};

/** What pages were rendered from, by its digest. */
const registerRenderedStates = (app: FastifyInstance, renderer: PageRenderer) => {
  app.get<{ Params: { id: string }; Querystring: { page?: unknown } }>(
    `${renderedStatePath}:id`,
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

// Longer ones are no links of ours, and would cost as much as a page each.
const longestAddress = 4000;

const isReadable = (address: string) => {
  try {
    decodeURIComponent(address.split('?', 1)[0] ?? '/');
    return address.length <= longestAddress;
  } catch (error) {
    if (error instanceof URIError) return false;
    throw error;
  }
};

export const createApplicationPage = async (app: FastifyInstance, parts: Page): Promise<SendPage> => {
  const { directory, config, xsrf, createRenderer } = parts;
  const { services, theme, defaultLanguage, errorReportUrl } = config;
  const setPagePolicy = createPagePolicy(
    [...Object.values(services), errorReportUrl],
    [services.blob, theme.logoUrl, theme.iconsUrl],
  );
  const template = await readTemplate(directory, config);
  const renderer = template && createRenderer?.(template);
  if (renderer) registerRenderedStates(app, renderer);

  return async (request, reply) => {
    // Nothing stores it, so it varies with nothing.
    reply.header('cache-control', 'no-store').removeHeader('vary');
    if (template === undefined) {
      return reply.code(503).header('retry-after', '5').type('text/plain; charset=utf-8').send(notBuilt);
    }
    const isValid = isReadable(request.url);
    const page = isValid ? await renderer?.read(request) : undefined;
    if (page?.kind === 'redirect') return reply.redirect(page.to, 302);
    const { scripts, styles } = page ? template.inlineOfRendered : template.inline;
    xsrf.setCookie(request, reply);
    setPagePolicy(request, reply, { scripts, styles: [...styles, ...(page?.styles ?? [])] });
    reply.type('text/html; charset=utf-8');
    if (!page) {
      const language = readLanguage(request.url.split('?', 1)[0] ?? '/') ?? defaultLanguage;
      return reply.code(isValid ? 200 : 400).send(template.writeUnrendered(language));
    }
    if (page.status === 503) reply.header('retry-after', '5');
    const encoding = chooseEncoding(request);
    if (encoding !== 'identity') reply.header('content-encoding', encoding);
    return reply.code(page.status).send(await page.body.encode(encoding));
  };
};

export const registerRuntimeConfig = (app: FastifyInstance, config: RuntimeConfig) => {
  app.get('/config.json', async (_request, reply) => reply.header('cache-control', 'no-store').send(config));
};

const ownPrefixes = /^\/(services|assets|healthz|readyz|metrics)(\/|$)/;

const isOwn = (request: FastifyRequest) => ownPrefixes.test(request.url.split('?', 1)[0] ?? '/');

/** Every address that no service or file has is a screen of the application, which has its own not-found screen. */
export const isScreenAddress = (request: FastifyRequest) => {
  if (request.method !== 'GET' && request.method !== 'HEAD') return false;
  return !isOwn(request) && /text\/html|\*\/\*/.test(request.headers.accept ?? '*/*');
};

/** A browser without JavaScript sends forms to the page itself, which says that they need it. */
export const isSentForm = (request: FastifyRequest) =>
  request.method === 'POST' &&
  !isOwn(request) &&
  /^application\/x-www-form-urlencoded\b/.test(request.headers['content-type'] ?? '');
