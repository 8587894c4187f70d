import { createHash } from 'node:crypto';

import type { FastifyInstance } from 'fastify';

import { isUnchanged } from '../http/answerEncoding';
import { notFound } from '../http/refusal';
import type { FilesRepository } from '../repositories/filesRepository';

const containers = [
  'StockItemImages',
  'StockItemFeatureImages',
  'StockItemFeatureFiles',
  'StockCategoryImages',
  'Content',
] as const;

const oneYear = 31_536_000;
const oneHour = 3600;

// A name with a hash of its content never means anything else.
const hashedName = /[.-][0-9a-f]{8,}\.[a-z0-9]+$/;

const cacheControl = (name: string) =>
  hashedName.test(name) ? `public, max-age=${oneYear}, immutable` : `public, max-age=${oneHour}`;

const params = {
  type: 'object',
  required: ['name'],
  properties: { name: { type: 'string', minLength: 1, maxLength: 200, pattern: '^[\\w.-]+$' } },
};

/** Spec §7: images and files come from blob storage. */
export const registerBlobRoutes = (app: FastifyInstance, files: FilesRepository) => {
  for (const container of containers) {
    app.get<{ Params: { name: string } }>(`/${container}/:name`, { schema: { params } }, async (request, reply) => {
      const { name } = request.params;
      const file = await files.find(container, name);
      if (!file) throw notFound();
      const etag = `W/"${createHash('sha256').update(file.bytes).digest('base64url').slice(0, 22)}"`;
      reply.headers({ etag, 'cache-control': cacheControl(name), 'cross-origin-resource-policy': 'cross-origin' });
      if (isUnchanged(request, etag)) return reply.code(304).send();
      const isText = /^(text\/|image\/svg)/.test(file.contentType);
      return reply.type(file.contentType).send(isText ? file.bytes.toString('utf8') : file.bytes);
    });
  }
};
