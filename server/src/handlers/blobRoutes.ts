import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import { pictureWidths } from '@/shared/lib/blobAddress';

import { notFound } from '../http/responses/refusal';
import { isUnchanged } from '../http/responses/responseEncoding';
import { toCountedAddress } from '../http/security/clientAddress';
import { chooseSizeType, createPictureSizes } from '../pictures/pictureSizes';
import { type ByteRange, type FilesRepository, isLargeFile } from '../repositories/filesRepository';

const containers = [
  'StockItemImages',
  'StockItemFeatureImages',
  'StockItemFeatureFiles',
  'StockCategoryImages',
  'Content',
] as const;

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

/**
 * In pieces, as the connection takes them. Players seek with range requests; some refuse to play without range support.
 * Such files are never compressed, so their ETag can be strong, which If-Range requires. Each is stored once by its name.
 */
const sendLargeFile = async (
  { method, headers }: FastifyRequest,
  reply: FastifyReply,
  { files, container, name, size }: { files: FilesRepository; container: string; name: string; size: number },
) => {
  // An interrupted download is resumed only if the file is still the same.
  const isSame = headers['if-range'] === undefined || headers['if-range'] === reply.getHeader('etag');
  const part = isSame ? parseByteRange(headers.range, size) : undefined;
  if (part === null) return reply.code(416).header('content-range', `bytes */${size}`).send();
  if (part) reply.code(206).header('content-range', `bytes ${part.start}-${part.end}/${size}`);
  const { start, end } = part ?? { start: 0, end: size - 1 };
  reply.header('content-length', end + 1 - start);
  return reply.send(Readable.from(method === 'HEAD' ? [] : files.readPieces(container, name, { start, end })));
};

/** Spec §7: images and files come from blob storage. */
export const registerBlobRoutes = (app: FastifyInstance, files: FilesRepository) => {
  const sizes = createPictureSizes(files);
  for (const container of containers) {
    app.get<BlobRequest>(`/${container}/:name`, { schema: { params, querystring } }, async (request, reply) => {
      const { name } = request.params;
      reply.headers({ 'cache-control': cacheControl(name), 'cross-origin-resource-policy': 'cross-origin' });
      if (isLargeFile(name)) {
        const found = await files.describe(container, name);
        if (!found) throw notFound();
        const etag = `"${name}"`;
        reply.headers({ etag, 'accept-ranges': 'bytes' });
        if (isUnchanged(request, etag)) return reply.code(304).send();
        reply.type(found.contentType);
        return sendLargeFile(request, reply, { files, container, name, size: found.size });
      }
      const { w: width } = request.query;
      const contentType = chooseSizeType(request.headers.accept);
      const asking = { group: toCountedAddress(request.ip), log: request.log };
      const file = await (width === undefined
        ? files.find(container, name)
        : sizes.find({ container, name, width, contentType }, asking));
      if (!file) throw notFound();
      const etag = `W/"${createHash('sha256').update(file.bytes).digest('base64url').slice(0, 22)}"`;
      reply.header('etag', etag);
      if (width !== undefined) reply.header('vary', 'Accept');
      if (isUnchanged(request, etag)) return reply.code(304).send();
      const isText = /^(text\/|image\/svg)/.test(file.contentType);
      return reply.type(file.contentType).send(isText ? file.bytes.toString('utf8') : file.bytes);
    });
  }
};
