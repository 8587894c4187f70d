import type { ExpressionBuilder, Selectable } from 'kysely';

import type { PasskeysTable } from '../db/identityTables';
import { inTransaction } from '../db/inTransaction';
import { createWithNewId } from '../db/newId';
import type { Database } from '../db/openDatabase';
import type { Tables } from '../db/tables';
import type { AccountOwner } from '../identity/signInAccounts';
import { lockClient } from './clientsRepository';

export type StoredPasskey = AccountOwner & {
  passkeyId: number;
  credentialId: string;
  publicKey: string;
  counter: number;
  transports: string[];
  name: string;
  createdAt: number;
  usedAt: number | null;
};

export type NewPasskey = Omit<StoredPasskey, 'passkeyId' | 'usedAt'>;

const toPasskey = (row: Selectable<PasskeysTable>): StoredPasskey => ({
  passkeyId: row.passkey_id,
  clientId: row.client_id,
  personId: row.person_id,
  credentialId: row.credential_id,
  publicKey: row.public_key,
  counter: row.counter,
  transports: row.transports.split(' ').filter(Boolean),
  name: row.name,
  createdAt: row.created_at,
  usedAt: row.used_at,
});

const isOf =
  ({ clientId, personId }: AccountOwner) =>
  (eb: ExpressionBuilder<Tables, 'passkeys'>) =>
    eb.and([eb('client_id', '=', clientId), eb('person_id', personId === null ? 'is' : '=', personId)]);

export type PasskeysRepository = ReturnType<typeof createPasskeysRepository>;

export const createPasskeysRepository = (db: Database) => {
  const passkeys = (on = db) => on.selectFrom('passkeys').selectAll().orderBy('created_at').orderBy('passkey_id');
  return {
    list: async (owner: AccountOwner): Promise<StoredPasskey[]> =>
      (await passkeys().where(isOf(owner)).execute()).map(toPasskey),
    /** Those of its people, too. */
    listOfClient: async (clientId: number): Promise<StoredPasskey[]> =>
      (await passkeys().where('client_id', '=', clientId).execute()).map(toPasskey),
    find: async (credentialId: string): Promise<StoredPasskey | undefined> => {
      const row = await passkeys().where('credential_id', '=', credentialId).executeTakeFirst();
      return row && toPasskey(row);
    },
    add: (passkey: NewPasskey, mostPasskeys: number): Promise<'added' | 'exists' | 'tooMany' | 'noClient'> =>
      inTransaction(db, async (transaction) => {
        if (!(await lockClient(transaction, passkey.clientId))) return 'noClient';
        const own = await passkeys(transaction).where(isOf(passkey)).execute();
        if (own.length >= mostPasskeys) return 'tooMany';
        const earlier = passkeys(transaction).where('credential_id', '=', passkey.credentialId);
        if (await earlier.executeTakeFirst()) return 'exists';
        await createWithNewId((passkey_id) =>
          transaction
            .insertInto('passkeys')
            .values({
              passkey_id,
              credential_id: passkey.credentialId,
              client_id: passkey.clientId,
              person_id: passkey.personId,
              public_key: passkey.publicKey,
              counter: passkey.counter,
              transports: passkey.transports.join(' '),
              name: passkey.name,
              created_at: passkey.createdAt,
              used_at: null,
            })
            .onConflict((conflict) => conflict.column('passkey_id').doNothing())
            .executeTakeFirstOrThrow(),
        );
        return 'added';
      }),
    /** False if it was removed, or used with a later count, in the meantime. */
    recordUse: async (passkeyId: number, counter: number, moment: number): Promise<boolean> => {
      const { numUpdatedRows } = await db
        .updateTable('passkeys')
        .set({ counter, used_at: moment })
        .where('passkey_id', '=', passkeyId)
        // Authenticators that do not count always say 0.
        .where('counter', counter === 0 ? '=' : '<', counter)
        .executeTakeFirstOrThrow();
      return numUpdatedRows > 0n;
    },
    remove: async (owner: AccountOwner, passkeyId: number): Promise<void> => {
      await db.deleteFrom('passkeys').where(isOf(owner)).where('passkey_id', '=', passkeyId).execute();
    },
    addChallenge: async (challenge: string, sessionId: string | null, expiresAt: number): Promise<void> => {
      await db
        .insertInto('passkey_challenges')
        .values({ challenge, session_id: sessionId, expires_at: expiresAt })
        .execute();
    },
    /** Whether it was given out to this session, or for signing in, and is used for the first time. */
    takeChallenge: async (challenge: string, sessionId: string | null, moment: number): Promise<boolean> => {
      const taken = await db
        .deleteFrom('passkey_challenges')
        .where('challenge', '=', challenge)
        .where('session_id', sessionId === null ? 'is' : '=', sessionId)
        .where('expires_at', '>', moment)
        .executeTakeFirstOrThrow();
      return taken.numDeletedRows > 0n;
    },
    removeExpired: async (moment: number): Promise<void> => {
      await db.deleteFrom('passkey_challenges').where('expires_at', '<=', moment).execute();
    },
  };
};
