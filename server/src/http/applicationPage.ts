import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import { getCheckedMark, type RuntimeConfig } from '@/shared/config/runtimeConfig';
import { chunkFilesName } from '@/shared/routing/screens';

import { getErrorCode } from '../errors';
import type { ReadPage } from '../page/pageContents';
import { escapeMarkup, writeHead, writeSiteHead } from '../page/writeHead';
import { createPagePolicy } from './securityHeaders';
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

const escapeConfig = (config: RuntimeConfig) =>
  JSON.stringify(config).replace(
    /[<\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

type Page = { directory: string; config: RuntimeConfig; xsrf: Xsrf; readContents: ReadPage };

export type SendPage = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

const builtHead = /<!--head-->[^]*<!--\/head-->/;

export const createApplicationPage = async (parts: Page): Promise<SendPage> => {
  const { directory, config, xsrf, readContents } = parts;
  const { services, theme } = config;
  const setPagePolicy = createPagePolicy(Object.values(services), [services.blob, theme.logoUrl, theme.iconsUrl]);
  const text = escapeConfig(config);
  // A replacer function, because the configuration may contain "$&" and the like.
  const page = (await readBuilt(directory, 'index.html'))
    ?.replaceAll('__RUNTIME_CONFIG_MARK__', getCheckedMark(text))
    .replaceAll('__RUNTIME_CONFIG__', () => text);
  const fixedHead = writeSiteHead(config);
  const chunkFiles = JSON.parse((await readBuilt(directory, chunkFilesName)) ?? '{}') as Record<string, string[]>;
  const preloadChunks = (chunks: readonly string[]) =>
    [...new Set(chunks.flatMap((chunk) => chunkFiles[chunk] ?? []))]
      .map((file) => `<link rel="preload" as="script" fetchpriority="low" href="/${file}" />`)
      .join('');
  return async (request, reply) => {
    reply.header('cache-control', 'no-store');
    if (page === undefined) {
      return reply.code(503).header('retry-after', '5').type('text/plain; charset=utf-8').send(notBuilt);
    }
    const nonce = randomBytes(18).toString('base64url');
    xsrf.setCookie(request, reply);
    setPagePolicy(request, reply, nonce);
    const { status, language, title, head, address, chunks } = await readContents(request);
    const written = `<title>${escapeMarkup(title)}</title>\n    ${fixedHead}\n    ${writeHead(head, address)}`;
    return reply
      .code(status)
      .type('text/html; charset=utf-8')
      .send(
        page
          .replaceAll('__NONCE__', nonce)
          .replace('<html lang="es">', `<html lang="${language}">`)
          // Placed after the entry script, which requests them.
          .replace('</head>', () => `${preloadChunks(chunks)}</head>`)
          .replace(builtHead, () => written),
      );
  };
};

export const registerRuntimeConfig = (app: FastifyInstance, config: RuntimeConfig) => {
  app.get('/config.json', async (_request, reply) => reply.header('cache-control', 'no-store').send(config));
};

const ownPrefixes = /^\/(services|assets|healthz|readyz|metrics)(\/|$)/;

/** Every address that no service or file has is a screen of the application, which has its own not-found screen. */
export const isScreenAddress = (request: FastifyRequest) => {
  if (request.method !== 'GET' && request.method !== 'HEAD') return false;
  const path = request.url.split('?', 1)[0] ?? '/';
  return !ownPrefixes.test(path) && /text\/html|\*\/\*/.test(request.headers.accept ?? '*/*');
};
