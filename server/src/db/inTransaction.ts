import { setTimeout as wait } from 'node:timers/promises';
import type { Kysely, Transaction } from 'kysely';

import { isSerializationFailure } from './databaseFailure';
import type { Tables } from './tables';

const attempts = 6;

/**
 * Joins the transaction if `db` is one. Otherwise retries after a conflict with another transaction; distributed engines
 * require this more often.
 */
export const inTransaction = async <Result>(
  db: Kysely<Tables>,
  work: (transaction: Transaction<Tables>) => Promise<Result>,
): Promise<Result> => {
  if (db.isTransaction) return work(db as Transaction<Tables>);
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction().execute(work);
    } catch (error) {
      if (attempt >= attempts || !isSerializationFailure(error)) throw error;
      await wait(Math.random() * 20 * 2 ** attempt);
    }
  }
};
