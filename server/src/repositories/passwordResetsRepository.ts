import type { ExpressionBuilder } from 'kysely';

import { inTransaction } from '../db/inTransaction';
import type { Database } from '../db/openDatabase';
import type { Tables } from '../db/tables';
import type { AccountOwner } from '../identity/signInAccounts';

export type ResetToken = { tokenHash: string; expiresAt: number };

const isOf =
  ({ clientId, personId }: AccountOwner) =>
  (eb: ExpressionBuilder<Tables, 'password_resets'>) =>
    eb.and([eb('client_id', '=', clientId), eb('person_id', personId === null ? 'is' : '=', personId)]);

export type PasswordResetsRepository = ReturnType<typeof createPasswordResetsRepository>;

export const createPasswordResetsRepository = (db: Database) => {
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
    /**
     * Keeps the owner's newest tokens valid, so that a later mail does not void the one being read. Tokens that expire
     * later, such as an invitation's, do not count.
     */
    add: (owner: AccountOwner, { tokenHash, expiresAt }: ResetToken, maxTokens: number): Promise<void> =>
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
    /** Consumes the token along with all others of its owner, so that only one can be used, and returns the owner. */
    redeem: async (tokenHash: string, moment: number): Promise<AccountOwner | undefined> => {
      const owner = await findOwner(tokenHash, moment);
      if (!owner) return undefined;
      // A single statement: if two tokens are used at once, one deletes the other.
      const deleted = await db.deleteFrom('password_resets').where(isOf(owner)).returning('token_hash').execute();
      return deleted.some((row) => row.token_hash === tokenHash) ? owner : undefined;
    },
    removeExpired: async (moment: number) => {
      await db.deleteFrom('password_resets').where('expires_at', '<=', moment).execute();
    },
  };
};
