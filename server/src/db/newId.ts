import { randomInt } from 'node:crypto';
import type { InsertResult } from 'kysely';

/** Ids from the seed or an import stay below this. */
export const firstRandomId = 1_000_000_000;
// The contracts' ids fit in 31 bits.
const maxId = 2_147_483_647;
const attempts = 20;

/**
 * Ids are random so that several processes and distributed engines need no shared counter. `insert` must do nothing on
 * a conflict, which keeps the transaction usable, and is then retried with another id.
 */
export const createWithNewId = async (insert: (id: number) => Promise<InsertResult>): Promise<number> => {
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const id = randomInt(firstRandomId, maxId);
    const { numInsertedOrUpdatedRows } = await insert(id);
    if (numInsertedOrUpdatedRows === 1n) return id;
  }
  throw new Error(`found no free id in ${attempts} attempts`);
};
