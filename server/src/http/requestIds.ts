import { randomBytes } from 'node:crypto';

const idBytes = 9;
const idsAtOnce = 256;

/** Unguessable ids. Generating random bytes id by id is expensive: a twelfth of the cost of an unchanged list. */
export const createRequestIds = () => {
  let pool = Buffer.alloc(0);
  let used = 0;
  return (): string => {
    if (used === pool.length) {
      pool = randomBytes(idBytes * idsAtOnce);
      used = 0;
    }
    used += idBytes;
    return pool.toString('base64url', used - idBytes, used);
  };
};
