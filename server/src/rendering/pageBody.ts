import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';

import { compress, type Encoding } from '../http/responses/responseEncoding';

export type PageBody = ReturnType<typeof createPageBody>;

const decompress = promisify(brotliDecompress);

/** The body of a page, kept only in Brotli, which nearly every browser accepts. */
export const createPageBody = (written: Uint8Array<ArrayBuffer>) => {
  const compressed = Buffer.from(written.buffer, written.byteOffset, written.byteLength);
  return {
    bytes: compressed.length,
    encode: async (encoding: Encoding): Promise<Buffer> => {
      if (encoding === 'br') return compressed;
      const plain = await decompress(compressed);
      return encoding === 'identity' ? plain : compress(plain, encoding);
    },
  };
};
