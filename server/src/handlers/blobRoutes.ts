import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import { pictureWidths } from '@/shared/lib/blobAddress';

import { notFound } from '../http/responses/refusal';
import { isUnchanged } from '../http/responses/responseEncoding';
import { toCountedAddress } from '../http/security/clientAddress';
import { chooseSizeType, createPictureSizes } from '../pictures/pictureSizes';
import type { FilesRepository, StoredFile } from '../repositories/filesRepository';

const containers = [
  'StockItemImages',
  'StockItemFeatureImages',
  'StockItemFeatureFiles',
  'StockCategoryImages',
  'Content',
] as const;

type ByteRange = { start: number; end: number };

/**
 * The single byte range that a player requests, end included; null if it is out of bounds. Other forms of Range are
 * ignored, and the whole file is sent (RFC 9110).
 */
const parseByteRange = (header: string | undefined, length: number): ByteRange | null | undefined => {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? [];
  if (from === '' && to === '') return undefined;
  const last = length - 1;
  if (from === '') return Number(to) === 0 ? null : { start: Math.max(0, length - Number(to)), end: last };
  const part = { start: Number(from), end: to === '' ? last : Math.min(last, Number(to)) };
  if (to !== '' && Number(to) < part.start) return undefined;
  return part.start > last ? null : part;
};

const oneYear = 31_536_000;
const oneHour = 3600;

// A name with a content hash always refers to the same content.
const hashedName = /[.-][0-9a-f]{8,}\.[a-z0-9]+$/;

const cacheControl = (name: string) =>
  hashedName.test(name) ? `public, max-age=${oneYear}, immutable` : `public, max-age=${oneHour}`;

const params = {
  type: 'object',
  required: ['name'],
  properties: { name: { type: 'string', minLength: 1, maxLength: 200, pattern: '^[\\w.-]+$' } },
};

const querystring = { type: 'object', properties: { w: { type: 'integer', enum: pictureWidths } } };

type BlobRequest = { Params: { name: string }; Querystring: { w?: (typeof pictureWidths)[number] } };

// Players seek with range requests; some refuse to play without range support.
const sendVideo = (request: FastifyRequest, reply: FastifyReply, { bytes, contentType }: StoredFile, etag: string) => {
  reply.type(contentType).header('accept-ranges', 'bytes');
  // An interrupted download is resumed only if the film is still the same.
  const isSame = (request.headers['if-range'] ?? etag) === etag;
  const part = isSame ? parseByteRange(request.headers.range, bytes.length) : undefined;
  if (part === undefined) return reply.send(bytes);
  if (part === null) return reply.code(416).header('content-range', `bytes */${bytes.length}`).send();
  return reply
    .code(206)
    .header('content-range', `bytes ${part.start}-${part.end}/${bytes.length}`)
    .send(bytes.subarray(part.start, part.end + 1));
};

/** Spec §7: images and files come from blob storage. */
export const registerBlobRoutes = (app: FastifyInstance, files: FilesRepository) => {
  const sizes = createPictureSizes(files);
  for (const container of containers) {
    app.get<BlobRequest>(`/${container}/:name`, { schema: { params, querystring } }, async (request, reply) => {
      const { name } = request.params;
      const { w: width } = request.query;
      const contentType = chooseSizeType(request.headers.accept);
      const asking = { group: toCountedAddress(request.ip), log: request.log };
      const file = await (width === undefined
        ? files.find(container, name)
        : sizes.find({ container, name, width, contentType }, asking));
      if (!file) throw notFound();
      const isVideo = file.contentType.startsWith('video/');
      const digest = createHash('sha256').update(file.bytes).digest('base64url').slice(0, 22);
      // Films are never compressed, so their ETag can be strong, which If-Range requires.
      const etag = isVideo ? `"${digest}"` : `W/"${digest}"`;
      reply.headers({ etag, 'cache-control': cacheControl(name), 'cross-origin-resource-policy': 'cross-origin' });
      if (width !== undefined) reply.header('vary', 'Accept');
      if (isUnchanged(request, etag)) return reply.code(304).send();
      if (isVideo) return sendVideo(request, reply, file, etag);
      const isText = /^(text\/|image\/svg)/.test(file.contentType);
      return reply.type(file.contentType).send(isText ? file.bytes.toString('utf8') : file.bytes);
    });
  }
};
