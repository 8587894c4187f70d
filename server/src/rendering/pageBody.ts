import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';

import { compress, type Encoding } from '../http/responses/responseEncoding';

export type PageBody = ReturnType<typeof createPageBody>;

// A tenth smaller than with the initial quality, for 20 times the work.
const thoroughQuality = 11;

const decompress = promisify(brotliDecompress);

/**
 * The body of a page, kept only in Brotli, which nearly every browser accepts. It is compressed more thoroughly when it
 * is read a second time.
 */
export const createPageBody = (written: Uint8Array<ArrayBuffer>) => {
  let compressed = Buffer.from(written.buffer, written.byteOffset, written.byteLength);
  let reads = 0;

  const improve = async () => {
    try {
      // Copied, because the compressor's own buffer is larger.
      compressed = Buffer.from(await compress(await decompress(compressed), 'br', thoroughQuality));
    } catch {
      // Out of memory, for instance: the next read tries again.
      reads = 1;
    }
  };

  return {
    bytes: compressed.length,
    encode: async (encoding: Encoding): Promise<Buffer> => {
      if (encoding === 'br') {
        reads += 1;
        if (reads === 2) void improve();
        return compressed;
      }
      const plain = await decompress(compressed);
      return encoding === 'identity' ? plain : compress(plain, encoding);
    },
  };
};
