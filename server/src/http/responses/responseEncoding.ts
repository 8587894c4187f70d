import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

export type Encoding = 'br' | 'gzip' | 'identity';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

export const minCompressedLength = 1024;
// The output is smaller than with 4, in no more time.
export const brotliQuality = 5;

/** `*` stands for every encoding that the header does not list. */
const accepts = (header: string, encoding: string): boolean => {
  const entries = header.split(',').map((part): [string, boolean] => {
    const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim().toLowerCase());
    return [name, !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter))];
  });
  const accepted = new Map(entries);
  return accepted.get(encoding) ?? accepted.get('*') ?? false;
};

export const chooseEncoding = (request: FastifyRequest): Encoding => {
  const header = request.headers['accept-encoding'];
  if (header === undefined) return 'identity';
  if (accepts(header, 'br')) return 'br';
  return accepts(header, 'gzip') ? 'gzip' : 'identity';
};

export const isUnchanged = (request: FastifyRequest, etag: string) => {
  const header = request.headers['if-none-match'];
  if (header === undefined || header === etag) return header === etag;
  const plain = (tag: string) => tag.trim().replace(/^W\//, '');
  return header.trim() === '*' || header.split(',').some((tag) => plain(tag) === plain(etag));
};

/** A reload that bypasses every cache, as browsers and our own renderer request it. */
export const isForcedRead = ({ headers }: FastifyRequest) => /no-cache|no-store/.test(headers['cache-control'] ?? '');

export const compress = async (payload: string | Buffer, encoding: Exclude<Encoding, 'identity'>): Promise<Buffer> =>
  encoding === 'br'
    ? compressBrotli(payload, { params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality } })
    : compressGzip(payload);

const revalidate = (request: FastifyRequest, reply: FastifyReply, payload: string): boolean => {
  const digest = createHash('sha256').update(payload).digest('base64url').slice(0, 22);
  const etag = `W/"${digest}"`;
  reply.header('etag', etag);
  if (!isUnchanged(request, etag)) return false;
  reply.code(304).removeHeader('content-type').removeHeader('content-length');
  return true;
};

type ResponseEncoding = {
  languageHeader: string;
  isPublic: (request: FastifyRequest) => boolean;
};

/**
 * Compresses text responses. Public ones carry an ETag and are revalidated, private ones are never stored. A handler's
 * own cache header is left alone.
 */
export const registerResponseEncoding = (app: FastifyInstance, { languageHeader, isPublic }: ResponseEncoding) => {
  const vary = `Accept-Encoding, ${languageHeader}`;
  app.addHook('onSend', async (request, reply, payload) => {
    if (typeof payload !== 'string') return payload;
    if (!reply.hasHeader('cache-control')) {
      const shared = reply.statusCode === 200 && isPublic(request);
      reply.header('cache-control', shared ? 'no-cache' : 'no-store');
      if (shared && revalidate(request, reply, payload)) return '';
    }
    const encoding = payload.length < minCompressedLength ? 'identity' : chooseEncoding(request);
    if (encoding === 'identity') return payload;
    reply.header('content-encoding', encoding).removeHeader('content-length');
    return compress(payload, encoding);
  });
  app.addHook('onRequest', (_request, reply, done) => {
    reply.header('vary', vary);
    done();
  });
};
