import { inTransaction } from '../db/inTransaction';
import type { Database } from '../db/openDatabase';

export type StoredSession = {
  sessionId: string;
  clientId: number;
  /** Null for the client itself. */
  personId: number | null;
  createdAt: number;
  expiresAt: number;
};

/** What a session has that began at a provider. */
export type ProviderSession = { codeHash: string; idToken: string };

export type SessionsRepository = {
  /** Returns false and adds no session if the password has changed, or the client or its person was disabled, since it was verified. */
  add: (session: StoredSession, verifiedHash: string, provider?: ProviderSession) => Promise<boolean>;
  /** The session of a code that was given out since `moment`, once. */
  redeem: (sessionId: string, codeHash: string, moment: number) => Promise<StoredSession | undefined>;
  isOpen: (sessionId: string, clientId: number, moment: number) => Promise<boolean>;
  /** Returns the token of the provider, if the session began there. */
  remove: (sessionId: string) => Promise<string | undefined>;
  removeExpired: (moment: number) => Promise<void>;
};

export const createSessionsRepository = (db: Database): SessionsRepository => ({
  add: ({ sessionId, clientId, personId, createdAt, expiresAt }, verifiedHash, provider) =>
    inTransaction(db, async (transaction) => {
      // Locks the rows of both, so that ending all sessions happens either before or after.
      const client = await transaction
        .updateTable('clients')
        .set({ client_id: clientId })
        .where('client_id', '=', clientId)
        .where('disabled_at', 'is', null)
        .$if(personId === null, (query) => query.where('password_hash', '=', verifiedHash))
        .executeTakeFirst();
      if (client.numUpdatedRows === 0n) return false;
      if (personId !== null) {
        const person = await transaction
          .updateTable('people')
          .set({ password_hash: verifiedHash })
          .where('person_id', '=', personId)
          .where('password_hash', '=', verifiedHash)
          .where('disabled_at', 'is', null)
          .executeTakeFirst();
        if (person.numUpdatedRows === 0n) return false;
      }
      await transaction
        .insertInto('sessions')
        .values({
          session_id: sessionId,
          client_id: clientId,
          person_id: personId,
          created_at: createdAt,
          expires_at: expiresAt,
          code_hash: provider?.codeHash ?? null,
          id_token: provider?.idToken ?? null,
        })
        .execute();
      return true;
    }),
  redeem: async (sessionId, codeHash, moment) => {
    const row = await db
      .updateTable('sessions')
      .set({ code_hash: null })
      .where('session_id', '=', sessionId)
      .where('code_hash', '=', codeHash)
      .where('created_at', '>', moment)
      .returning(['client_id', 'person_id', 'created_at', 'expires_at'])
      .executeTakeFirst();
    return (
      row && {
        sessionId,
        clientId: row.client_id,
        personId: row.person_id,
        createdAt: row.created_at,
        expiresAt: row.expires_at,
      }
    );
  },
  isOpen: async (sessionId, clientId, moment) => {
    const row = await db
      .selectFrom('sessions')
      .select('client_id')
      .where('session_id', '=', sessionId)
      .where('client_id', '=', clientId)
      .where('expires_at', '>', moment)
      .executeTakeFirst();
    return row !== undefined;
  },
  remove: async (sessionId) => {
    const removed = db.deleteFrom('sessions').where('session_id', '=', sessionId).returning('id_token');
    return (await removed.executeTakeFirst())?.id_token ?? undefined;
  },
  removeExpired: async (moment) => {
    await db.deleteFrom('sessions').where('expires_at', '<=', moment).execute();
  },
});
