import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { Readable } from 'node:stream';
import { constants, createBrotliCompress, createBrotliDecompress, createGzip } from 'node:zlib';

export type CompressedJson = {
  etag: string;
  br: Buffer;
  /** For the few clients without Brotli support; compressed on the first request. */
  gzip: () => Promise<Buffer>;
  plain: () => Readable;
};

// A list is compressed once and sent many times.
const brotliQuality = 6;

const collect = async (stream: Readable): Promise<Buffer> => {
  const parts: Buffer[] = [];
  for await (const part of stream) parts.push(part as Buffer);
  return Buffer.concat(parts);
};

/** `parts` are chunks of one JSON text, so that the whole text is never in memory. */
export const compressJson = async (parts: AsyncIterable<string> | Iterable<string>): Promise<CompressedJson> => {
  const hash = createHash('sha256');
  const brotli = createBrotliCompress({
    params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality, [constants.BROTLI_PARAM_LGWIN]: 22 },
  });
  const collected = collect(brotli);
  try {
    for await (const part of parts) {
      hash.update(part);
      if (!brotli.write(part)) await once(brotli, 'drain');
    }
  } catch (error) {
    brotli.destroy();
    await collected.catch(() => undefined);
    throw error;
  }
  brotli.end();
  const br = await collected;
  const plain = () => Readable.from([br]).pipe(createBrotliDecompress());
  let gzip: Promise<Buffer> | undefined;
  return {
    etag: `W/"${hash.digest('base64url').slice(0, 22)}"`,
    br,
    gzip: () => (gzip ??= collect(plain().pipe(createGzip({ level: 7 })))),
    plain,
  };
};
