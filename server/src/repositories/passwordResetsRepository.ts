import type { ExpressionBuilder } from 'kysely';

import { inTransaction } from '../db/inTransaction';
import type { Database } from '../db/openDatabase';
import type { Tables } from '../db/tables';
import type { AccountOwner } from '../identity/signInAccounts';

export type ResetToken = { tokenHash: string; expiresAt: number };

export type PasswordResetsRepository = {
  /**
   * Keeps the owner's newest tokens valid, so that a later mail does not void the one being read. Tokens that expire
   * later, such as an invitation's, do not count.
   */
  add: (owner: AccountOwner, token: ResetToken, maxTokens: number) => Promise<void>;
  findOwner: (tokenHash: string, moment: number) => Promise<AccountOwner | undefined>;
  /** Consumes the token along with all others of its owner, so that only one can be used, and returns the owner. */
  redeem: (tokenHash: string, moment: number) => Promise<AccountOwner | undefined>;
  removeExpired: (moment: number) => Promise<void>;
};

const isOf =
  ({ clientId, personId }: AccountOwner) =>
  (eb: ExpressionBuilder<Tables, 'password_resets'>) =>
    eb.and([eb('client_id', '=', clientId), eb('person_id', personId === null ? 'is' : '=', personId)]);

export const createPasswordResetsRepository = (db: Database): PasswordResetsRepository => {
  const findOwner = async (tokenHash: string, moment: number) => {
    const row = await db
      .selectFrom('password_resets')
      .select(['client_id', 'person_id'])
      .where('token_hash', '=', tokenHash)
      .where('expires_at', '>', moment)
      .executeTakeFirst();
    return row && { clientId: row.client_id, personId: row.person_id };
  };
  return {
    findOwner,
    add: (owner, { tokenHash, expiresAt }, maxTokens) =>
      inTransaction(db, async (transaction) => {
        const kept = transaction
          .selectFrom('password_resets')
          .select('token_hash')
          .where(isOf(owner))
          .where('expires_at', '<=', expiresAt)
          .orderBy('expires_at', 'desc')
          .limit(maxTokens - 1);
        await transaction
          .deleteFrom('password_resets')
          .where(isOf(owner))
          .where('expires_at', '<=', expiresAt)
          .where('token_hash', 'not in', kept)
          .execute();
        await transaction
          .insertInto('password_resets')
          .values({
            token_hash: tokenHash,
            client_id: owner.clientId,
            person_id: owner.personId,
            expires_at: expiresAt,
          })
          .execute();
      }),
    redeem: async (tokenHash, moment) => {
      const owner = await findOwner(tokenHash, moment);
      if (!owner) return undefined;
      // A single statement: if two tokens are used at once, one deletes the other.
      const deleted = await db.deleteFrom('password_resets').where(isOf(owner)).returning('token_hash').execute();
      return deleted.some((row) => row.token_hash === tokenHash) ? owner : undefined;
    },
    removeExpired: async (moment) => {
      await db.deleteFrom('password_resets').where('expires_at', '<=', moment).execute();
    },
  };
};
