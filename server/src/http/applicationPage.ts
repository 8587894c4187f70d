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
import type { PageRenderer } from '../rendering/pageRenderer';
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
/** What an unrendered page says where JavaScript is off. */
const explanation = /<noscript>[^]*?<\/noscript>/;

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
    page
      .replace('<html lang="es">', `<html lang="${language}">`)
      .replace(builtHead, () => [head, siteHead].join('\n    '));

  /** The browser renders the page, and sets its title and tags. */
  const writeUnrendered = (language: Language) => fill(language, `<title>${escapeMarkup(config.siteTitle)}</title>`);

  const writeRendered = (rendered: Extract<RenderedPage, { kind: 'page' }>) => {
    const { language, title, head, address, styles, chunks, markup, state } = rendered;
    const stateElement = `<script type="application/json" id="${renderedStateId}">${state}</script>`;
    return (
      fill(language, `<title>${escapeMarkup(title)}</title>\n    ${writeHead(head, address)}`)
        .replace(explanation, '')
        // These start the entry scripts and preload the chunks: see index.html.
        .replaceAll('<script defer src="', '<script type="late" src="')
        .replace('</head>', () => `${mark(preload(chunks) + styles)}</head>`)
        .replace(emptyRoot, () => `<div id="root">${mark(markup)}</div>${mark(stateElement)}`)
    );
  };
  return { writeUnrendered, writeRendered, inline: hashInlineElements(page) };
};

export type PageTemplate = NonNullable<Awaited<ReturnType<typeof readTemplate>>>;

type Page = {
  directory: string;
  config: RuntimeConfig;
  xsrf: Xsrf;
  /** Undefined where pages are not rendered. */
  createRenderer: ((template: PageTemplate) => PageRenderer) | undefined;
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

export const createApplicationPage = async (parts: Page): Promise<SendPage> => {
  const { directory, config, xsrf, createRenderer } = parts;
  const { services, theme, defaultLanguage, errorReportUrl } = config;
  const setPagePolicy = createPagePolicy(
    [...Object.values(services), errorReportUrl],
    [services.blob, theme.logoUrl, theme.iconsUrl],
  );
  const template = await readTemplate(directory, config);
  const renderer = template && createRenderer?.(template);

  return async (request, reply) => {
    reply.header('cache-control', 'no-store');
    if (template === undefined) {
      return reply.code(503).header('retry-after', '5').type('text/plain; charset=utf-8').send(notBuilt);
    }
    const isValid = isReadable(request.url);
    const page = isValid ? await renderer?.read(request) : undefined;
    if (page?.kind === 'redirect') return reply.redirect(page.to, 302);
    const { scripts, styles } = template.inline;
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
