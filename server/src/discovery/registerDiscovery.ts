import { Readable } from 'node:stream';
import { constants, createBrotliCompress, createGzip } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import { createWebManifest } from '@/shared/metadata/webManifest';

import type { ServerConfig } from '../config/serverConfig';
import type { OpenDatabase } from '../db/openDatabase';
import { notFound } from '../http/responses/refusal';
import { chooseEncoding } from '../http/responses/responseEncoding';
import { getOrigin } from '../http/security/origin';
import { refuseBeyond, type RequestLimit } from '../http/security/requestLimits';
import { createCatalogueRepository } from '../repositories/catalogueRepository';
import { createContentRepository } from '../repositories/contentRepository';
import { createListedItemsRepository } from '../repositories/listedItemsRepository';
import { createCategoryTrees } from './categoryTrees';
import { createSitemap } from './sitemap';

type Parts = {
  app: FastifyInstance;
  config: ServerConfig;
  database: OpenDatabase;
  limitPages: RequestLimit;
  now: () => number;
  today: () => string;
};

/** Keeps private screens, and those that lead to them, out of search engines; the assets of pages stay allowed. */
const writeRobots = (origin: string) =>
  ['/login', '/dashboard', '/*/oauth', '/*/client']
    .map((path) => `Disallow: ${path}`)
    .reduce((text, line) => `${text}${line}\n`, 'User-agent: *\n') + `\nSitemap: ${origin}/sitemap.xml\n`;

/** A response built on the Host header of its request must not reach others through a shared cache. */
const cacheOneHour = (isShared: boolean) => `${isShared ? 'public' : 'private'}, max-age=3600`;

// Sitemaps are long, so they are written, compressed and streamed in chunks.
const sendXml = (request: FastifyRequest, reply: FastifyReply, parts: AsyncIterable<string> | Iterable<string>) => {
  reply.type('application/xml; charset=utf-8');
  const text = Readable.from(parts);
  const encoding = chooseEncoding(request);
  if (encoding === 'identity') return reply.send(text);
  reply.header('content-encoding', encoding);
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };
  const compressor = encoding === 'br' ? createBrotliCompress(quality) : createGzip();
  text.on('error', (error) => compressor.destroy(error));
  return reply.send(text.pipe(compressor));
};

/** Serves robots.txt, the sitemap and the web manifest. */
export const registerDiscovery = ({ app, config, database, limitPages, now, today }: Parts) => {
  const { runtime, publicOrigin } = config;
  const { accountId, catalogs, services } = runtime;
  // The configuration may point to another company's services, whose data is not in our database.
  const hasInventory = services.inventory === '/services/inventory';
  const cacheControl = cacheOneHour(publicOrigin !== '');
  const hasContent = services.public === '/services/public';
  const listed = hasInventory ? catalogs : [];
  const catalogue = createCatalogueRepository(database.db);
  const sitemap = createSitemap({
    catalogs: listed,
    readTree: createCategoryTrees({ catalogue, catalogs: listed, now }),
    readVersion: catalogue.version,
    items: createListedItemsRepository(database.db),
    content: hasContent ? createContentRepository(database.db, accountId, today) : undefined,
  });

  app.get('/robots.txt', (request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', cacheControl)
      .send(writeRobots(getOrigin(request, publicOrigin))),
  );
  app.get('/manifest.webmanifest', (_request, reply) =>
    reply
      .type('application/manifest+json; charset=utf-8')
      .header('cache-control', cacheOneHour(true))
      .send(JSON.stringify(createWebManifest(runtime))),
  );
  const onRequest = refuseBeyond(limitPages);
  app.get('/sitemap.xml', { onRequest }, async (request, reply) =>
    sendXml(request, reply.header('cache-control', cacheControl), await sitemap.root(getOrigin(request, publicOrigin))),
  );
  app.get<{ Params: { file: number } }>(
    '/sitemap-:file.xml',
    {
      onRequest,
      schema: { params: { type: 'object', properties: { file: { type: 'integer', minimum: 0, maximum: 50_000 } } } },
    },
    async (request, reply) => {
      const parts = await sitemap.file(getOrigin(request, publicOrigin), request.params.file);
      if (!parts) throw notFound();
      return sendXml(request, reply.header('cache-control', cacheControl), parts);
    },
  );
};
