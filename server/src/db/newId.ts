import { randomInt } from 'node:crypto';
import type { InsertResult } from 'kysely';

import { isDuplicate } from './databaseFailure';

/** Ids from the seed or an import stay below this. */
export const firstRandomId = 1_000_000_000;
// The contracts' ids fit in 31 bits.
const maxId = 2_147_483_647;
const attempts = 20;

const randomId = () => randomInt(firstRandomId, maxId);

/**
 * Ids are random so that several processes and distributed engines need no shared counter. `insert` must do nothing on
 * a conflict, which keeps the transaction usable, and is then retried with another id.
 */
export const createWithNewId = async (insert: (id: number) => Promise<InsertResult>): Promise<number> => {
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const id = randomId();
    const { numInsertedOrUpdatedRows } = await insert(id);
    if (numInsertedOrUpdatedRows === 1n) return id;
  }
  throw new Error(`found no free id in ${attempts} attempts`);
};

/** For a transaction that inserts a row with a new id: if the id is taken, the transaction runs again with another. */
export const withNewId = async <Result>(work: (id: number) => Promise<Result>): Promise<Result> => {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work(randomId());
    } catch (error) {
      if (attempt >= attempts || !isDuplicate(error)) throw error;
    }
  }
};
