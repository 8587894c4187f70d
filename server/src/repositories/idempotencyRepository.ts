import type { IdempotencyKeysTable } from '../db/officeTables';
import type { Database } from '../db/openDatabase';

export type Attempt = Omit<IdempotencyKeysTable, 'account_id' | 'answer'>;

export const createIdempotencyRepository = (db: Database, accountId: number) => ({
  find: ({ sender, idempotency_key }: Pick<Attempt, 'sender' | 'idempotency_key'>) =>
    db
      .selectFrom('idempotency_keys')
      .selectAll()
      .where('account_id', '=', accountId)
      .where('sender', '=', sender)
      .where('idempotency_key', '=', idempotency_key)
      .executeTakeFirst(),
  /** False if there is one with this key. */
  add: async (attempt: Attempt) => {
    const { numInsertedOrUpdatedRows } = await db
      .insertInto('idempotency_keys')
      .values({ account_id: accountId, ...attempt, answer: null })
      .onConflict((conflict) => conflict.columns(['account_id', 'sender', 'idempotency_key']).doNothing())
      .executeTakeFirstOrThrow();
    return numInsertedOrUpdatedRows === 1n;
  },
  /** False if another attempt did so before. */
  takeOver: async (earlier: string, { sender, idempotency_key, attempt, attempted_at }: Attempt) => {
    const { numUpdatedRows } = await db
      .updateTable('idempotency_keys')
      .set({ attempt, attempted_at })
      .where('account_id', '=', accountId)
      .where('sender', '=', sender)
      .where('idempotency_key', '=', idempotency_key)
      .where('attempt', '=', earlier)
      .where('answer', 'is', null)
      .executeTakeFirstOrThrow();
    return numUpdatedRows === 1n;
  },
  /** False if another attempt has taken the place of this one. */
  keepAnswer: async ({ sender, idempotency_key, attempt }: Attempt, answer: string) => {
    const { numUpdatedRows } = await db
      .updateTable('idempotency_keys')
      .set({ answer })
      .where('account_id', '=', accountId)
      .where('sender', '=', sender)
      .where('idempotency_key', '=', idempotency_key)
      .where('attempt', '=', attempt)
      .executeTakeFirstOrThrow();
    return numUpdatedRows === 1n;
  },
  /** An attempt that has failed, or an answer that has become old. */
  remove: async ({ sender, idempotency_key, attempt }: Pick<Attempt, 'sender' | 'idempotency_key' | 'attempt'>) => {
    await db
      .deleteFrom('idempotency_keys')
      .where('account_id', '=', accountId)
      .where('sender', '=', sender)
      .where('idempotency_key', '=', idempotency_key)
      .where('attempt', '=', attempt)
      .execute();
  },
  removeBefore: async (moment: number) => {
    await db
      .deleteFrom('idempotency_keys')
      .where('account_id', '=', accountId)
      .where('attempted_at', '<=', moment)
      .execute();
  },
});
