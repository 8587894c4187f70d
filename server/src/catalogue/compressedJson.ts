import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { type BrotliCompress, constants, createBrotliCompress, createGzip, type Gzip } from 'node:zlib';

export type CompressedJson = { etag: string; br: Buffer; gzip: Buffer };

// A list is compressed once and sent many times.
const brotliQuality = 6;

const collect = async (stream: BrotliCompress | Gzip): Promise<Buffer> => {
  const parts: Buffer[] = [];
  for await (const part of stream) parts.push(part as Buffer);
  return Buffer.concat(parts);
};

const write = async (stream: BrotliCompress | Gzip, text: string) => {
  if (!stream.write(text)) await once(stream, 'drain');
};

/** `parts` are chunks of one JSON text, so that the whole text is never in memory. */
export const compressJson = async (parts: AsyncIterable<string> | Iterable<string>): Promise<CompressedJson> => {
  const hash = createHash('sha256');
  const brotli = createBrotliCompress({
    params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality, [constants.BROTLI_PARAM_LGWIN]: 22 },
  });
  const gzip = createGzip({ level: 7 });
  const collected = Promise.all([collect(brotli), collect(gzip)]);
  try {
    for await (const part of parts) {
      hash.update(part);
      await Promise.all([write(brotli, part), write(gzip, part)]);
    }
  } catch (error) {
    brotli.destroy();
    gzip.destroy();
    await collected.catch(() => undefined);
    throw error;
  }
  brotli.end();
  gzip.end();
  const [brotliBytes, gzipBytes] = await collected;
  return { etag: `W/"${hash.digest('base64url').slice(0, 22)}"`, br: brotliBytes, gzip: gzipBytes };
};
