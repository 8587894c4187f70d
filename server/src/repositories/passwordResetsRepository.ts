import { inTransaction } from '../db/inTransaction';
import type { Database } from '../db/openDatabase';

export type PasswordResetsRepository = {
  /** A client has one at a time: asking again makes the last one the only one. */
  replace: (clientId: number, tokenHash: string, expiresAt: number) => Promise<void>;
  ownerOf: (tokenHash: string, moment: number) => Promise<number | undefined>;
  /** Takes the token, so that it serves once, and tells whose it was. */
  take: (tokenHash: string, moment: number) => Promise<number | undefined>;
  removeExpired: (moment: number) => Promise<void>;
};

export const createPasswordResetsRepository = (db: Database): PasswordResetsRepository => ({
  replace: (clientId, tokenHash, expiresAt) =>
    inTransaction(db, async (transaction) => {
      await transaction.deleteFrom('password_resets').where('client_id', '=', clientId).execute();
      await transaction
        .insertInto('password_resets')
        .values({ token_hash: tokenHash, client_id: clientId, expires_at: expiresAt })
        .execute();
    }),
  ownerOf: async (tokenHash, moment) => {
    const row = await db
      .selectFrom('password_resets')
      .select('client_id')
      .where('token_hash', '=', tokenHash)
      .where('expires_at', '>', moment)
      .executeTakeFirst();
    return row?.client_id;
  },
  take: async (tokenHash, moment) => {
    const row = await db
      .deleteFrom('password_resets')
      .where('token_hash', '=', tokenHash)
      .where('expires_at', '>', moment)
      .returning('client_id')
      .executeTakeFirst();
    return row?.client_id;
  },
  removeExpired: async (moment) => {
    await db.deleteFrom('password_resets').where('expires_at', '<=', moment).execute();
  },
});
