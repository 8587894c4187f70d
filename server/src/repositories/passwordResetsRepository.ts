import { inTransaction } from '../db/inTransaction';
import type { Database } from '../db/openDatabase';

export type ResetToken = { tokenHash: string; expiresAt: number };

export type PasswordResetsRepository = {
  /**
   * Keeps the client's newest tokens valid, so that a later mail does not void the one being read. Tokens that expire
   * later, such as an invitation's, do not count.
   */
  add: (clientId: number, token: ResetToken, maxTokens: number) => Promise<void>;
  findOwner: (tokenHash: string, moment: number) => Promise<number | undefined>;
  /** Consumes the token along with all others of its owner, so that only one can be used, and returns the owner. */
  redeem: (tokenHash: string, moment: number) => Promise<number | undefined>;
  removeExpired: (moment: number) => Promise<void>;
};

export const createPasswordResetsRepository = (db: Database): PasswordResetsRepository => {
  const findOwner = async (tokenHash: string, moment: number) => {
    const row = await db
      .selectFrom('password_resets')
      .select('client_id')
      .where('token_hash', '=', tokenHash)
      .where('expires_at', '>', moment)
      .executeTakeFirst();
    return row?.client_id;
  };
  return {
    findOwner,
    add: (clientId, { tokenHash, expiresAt }, maxTokens) =>
      inTransaction(db, async (transaction) => {
        const kept = transaction
          .selectFrom('password_resets')
          .select('token_hash')
          .where('client_id', '=', clientId)
          .where('expires_at', '<=', expiresAt)
          .orderBy('expires_at', 'desc')
          .limit(maxTokens - 1);
        await transaction
          .deleteFrom('password_resets')
          .where('client_id', '=', clientId)
          .where('expires_at', '<=', expiresAt)
          .where('token_hash', 'not in', kept)
          .execute();
        await transaction
          .insertInto('password_resets')
          .values({ token_hash: tokenHash, client_id: clientId, expires_at: expiresAt })
          .execute();
      }),
    redeem: async (tokenHash, moment) => {
      const clientId = await findOwner(tokenHash, moment);
      if (clientId === undefined) return undefined;
      // A single statement: if two tokens are used at once, one deletes the other.
      const deleted = await db
        .deleteFrom('password_resets')
        .where('client_id', '=', clientId)
        .returning('token_hash')
        .execute();
      return deleted.some((row) => row.token_hash === tokenHash) ? clientId : undefined;
    },
    removeExpired: async (moment) => {
      await db.deleteFrom('password_resets').where('expires_at', '<=', moment).execute();
    },
  };
};
