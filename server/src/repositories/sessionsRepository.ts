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

export type SessionsRepository = {
  /** Returns false and adds no session if the password has changed, or the client or its person was disabled, since it was verified. */
  add: (session: StoredSession, verifiedHash: string) => Promise<boolean>;
  isOpen: (sessionId: string, clientId: number, moment: number) => Promise<boolean>;
  remove: (sessionId: string) => Promise<void>;
  removeExpired: (moment: number) => Promise<void>;
};

export const createSessionsRepository = (db: Database): SessionsRepository => ({
  add: ({ sessionId, clientId, personId, createdAt, expiresAt }, verifiedHash) =>
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
        })
        .execute();
      return true;
    }),
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
    await db.deleteFrom('sessions').where('session_id', '=', sessionId).execute();
  },
  removeExpired: async (moment) => {
    await db.deleteFrom('sessions').where('expires_at', '<=', moment).execute();
  },
});
