import { compress, type Encoding } from '../http/responseEncoding';

export type PageBody = ReturnType<typeof createPageBody>;

// A tenth smaller than at once, for 20 times the work.
const thoroughQuality = 10;

/** A page as it is sent: compressed once for all who read it, and thoroughly if it is read again. */
export const createPageBody = (text: string) => {
  const plain = Buffer.from(text);
  const compressed = new Map<Encoding, Promise<Buffer>>();
  let isThorough = false;

  const improve = async () => {
    isThorough = true;
    try {
      const smaller = await compress(plain, 'br', thoroughQuality);
      compressed.set('br', Promise.resolve(smaller));
    } catch {
      // Out of memory, for instance: the next reader tries again.
      isThorough = false;
    }
  };

  return {
    /** At most: compressed forms are smaller than the text by far. */
    bytes: 2 * plain.length,
    encode: async (encoding: Encoding): Promise<Buffer> => {
      if (encoding === 'identity') return plain;
      const known = compressed.get(encoding);
      if (!known) {
        const first = compress(plain, encoding);
        compressed.set(encoding, first);
        first.catch(() => compressed.delete(encoding));
        return first;
      }
      if (encoding === 'br' && !isThorough) void improve();
      return known;
    },
  };
};
