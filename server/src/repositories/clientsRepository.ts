import { isLanguage, type Language } from '@/shared/i18n/languages';

import { inTransaction } from '../db/inTransaction';
import type { Database } from '../db/openDatabase';
import type { ClientsTable } from '../db/tables';

/** The client with fields that never leave the services. */
export type ClientAccount = {
  clientId: number;
  username: string;
  name: string;
  email: string;
  phone: string;
  address: string;
  language: Language;
  passwordHash: string;
};

export type ClientsRepository = {
  findByUsername: (username: string) => Promise<ClientAccount | undefined>;
  find: (clientId: number) => Promise<ClientAccount | undefined>;
  /** Also ends every other session of the client and voids its reset tokens. */
  setPassword: (clientId: number, passwordHash: string, keptSessionId: string | undefined) => Promise<void>;
};

export const normalizeUsername = (username: string) => username.trim().toLowerCase();

const toClient = (row: ClientsTable): ClientAccount => ({
  clientId: row.client_id,
  username: row.username,
  name: row.name,
  email: row.email,
  phone: row.phone,
  address: row.address,
  language: isLanguage(row.language) ? row.language : 'en',
  passwordHash: row.password_hash,
});

export const createClientsRepository = (db: Database, accountId: number): ClientsRepository => {
  const clients = () => db.selectFrom('clients').selectAll().where('account_id', '=', accountId);
  return {
    findByUsername: async (username) => {
      const row = await clients().where('username', '=', normalizeUsername(username)).executeTakeFirst();
      return row && toClient(row);
    },
    find: async (clientId) => {
      const row = await clients().where('client_id', '=', clientId).executeTakeFirst();
      return row && toClient(row);
    },
    setPassword: (clientId, passwordHash, keptSessionId = '') =>
      inTransaction(db, async (transaction) => {
        await transaction
          .updateTable('clients')
          .set({ password_hash: passwordHash })
          .where('client_id', '=', clientId)
          .execute();
        await transaction
          .deleteFrom('sessions')
          .where('client_id', '=', clientId)
          .where('session_id', '!=', keptSessionId)
          .execute();
        await transaction.deleteFrom('password_resets').where('client_id', '=', clientId).execute();
      }),
  };
};
