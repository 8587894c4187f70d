import type { Database } from '../db/openDatabase';

export type StoredSession = { sessionId: string; clientId: number; createdAt: number; expiresAt: number };

export type SessionsRepository = {
  add: (session: StoredSession) => Promise<void>;
  isOpen: (sessionId: string, clientId: number, moment: number) => Promise<boolean>;
  remove: (sessionId: string) => Promise<void>;
  removeExpired: (moment: number) => Promise<void>;
};

export const createSessionsRepository = (db: Database): SessionsRepository => ({
  add: async ({ sessionId, clientId, createdAt, expiresAt }) => {
    await db
      .insertInto('sessions')
      .values({ session_id: sessionId, client_id: clientId, created_at: createdAt, expires_at: expiresAt })
      .execute();
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
    await db.deleteFrom('sessions').where('session_id', '=', sessionId).execute();
  },
  removeExpired: async (moment) => {
    await db.deleteFrom('sessions').where('expires_at', '<=', moment).execute();
  },
});
