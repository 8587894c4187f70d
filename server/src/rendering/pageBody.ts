import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';

import { compress, type Encoding } from '../http/responseEncoding';

export type PageBody = Awaited<ReturnType<typeof createPageBody>>;

// A tenth smaller than at once, for 20 times the work.
const thoroughQuality = 11;

const decompress = promisify(brotliDecompress);

/** The compressor's own buffer has room for 16 kB, however little it holds. */
const fit = (compressed: Buffer) => Buffer.from(compressed);

/**
 * A text as it is sent: compressed once for all who read it, and thoroughly if it is read again. Only that is kept,
 * as nearly every browser accepts it.
 */
export const createPageBody = async (text: string) => {
  let compressed = fit(await compress(text, 'br'));
  let reads = 0;

  const improve = async () => {
    try {
      compressed = fit(await compress(await decompress(compressed), 'br', thoroughQuality));
    } catch {
      // Out of memory, for instance: the next reader tries again.
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
