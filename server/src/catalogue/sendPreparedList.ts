import { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';

import type { FastifyReply, FastifyRequest } from 'fastify';

import { encodingFor, isUnchanged } from '../http/answerEncoding';
import type { CompressedJson } from './compressedJson';

const contentType = 'application/json; charset=utf-8';

type ListAnswer = { list: CompressedJson; isPrivate: boolean };

export const sendPreparedList = (
  request: FastifyRequest,
  reply: FastifyReply,
  { list, isPrivate }: ListAnswer,
): FastifyReply => {
  reply.header('etag', list.etag).header('cache-control', isPrivate ? 'private, no-cache' : 'no-cache');
  if (isPrivate) reply.header('vary', `${String(reply.getHeader('vary'))}, Authorization`);
  if (isUnchanged(request, list.etag)) return reply.code(304).send();
  reply.header('content-type', contentType);
  const encoding = encodingFor(request);
  if (encoding === 'identity') return reply.send(Readable.from([list.gzip]).pipe(createGunzip()));
  return reply.header('content-encoding', encoding).send(list[encoding]);
};
