import { inTransaction } from '../db/inTransaction';
import type { Database } from '../db/openDatabase';

export type StoredSession = { sessionId: string; clientId: number; createdAt: number; expiresAt: number };

export type SessionsRepository = {
  /** Returns false and adds no session if the password has changed, or the client was disabled, since it was verified. */
  add: (session: StoredSession, verifiedHash: string) => Promise<boolean>;
  isOpen: (sessionId: string, clientId: number, moment: number) => Promise<boolean>;
  remove: (sessionId: string) => Promise<void>;
  removeExpired: (moment: number) => Promise<void>;
};

export const createSessionsRepository = (db: Database): SessionsRepository => ({
  add: ({ sessionId, clientId, createdAt, expiresAt }, verifiedHash) =>
    inTransaction(db, async (transaction) => {
      // Locks the client's row, so that ending all sessions happens either before or after.
      const { numUpdatedRows } = await transaction
        .updateTable('clients')
        .set({ password_hash: verifiedHash })
        .where('client_id', '=', clientId)
        .where('password_hash', '=', verifiedHash)
        .where('disabled_at', 'is', null)
        .executeTakeFirst();
      if (numUpdatedRows === 0n) return false;
      await transaction
        .insertInto('sessions')
        .values({ session_id: sessionId, client_id: clientId, created_at: createdAt, expires_at: expiresAt })
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
