import { randomBytes } from 'node:crypto';

import type { Engine } from '../../src/db/engine';
import type { Database } from '../../src/db/openDatabase';
import { createSessionTokens } from '../../src/identity/sessionToken';
import { aClient, fillShop } from '../support/builders';
import { createTestDatabase } from '../support/testDatabase';

export type Buyer = { clientId: number; token: string };

export type KillShop = {
  /** Environment of a server process that uses this database. */
  environment: Record<string, string>;
  buyers: Buyer[];
  /** Only while no server is running. */
  inspect: <Result>(work: (db: Database) => Promise<Result>) => Promise<Result>;
  remove: () => Promise<void>;
};

const tokenSecret = 'a secret that only the kill tests know';
const firstClientId = 1000;
const hour = 3_600_000;

/** Clients with open sessions, so that none of them has to sign in. */
const insertBuyers = async (db: Database, count: number): Promise<Buyer[]> => {
  const tokens = createSessionTokens(tokenSecret, Date.now);
  const template = await aClient();
  const expiresAt = Date.now() + hour;
  const buyers = Array.from({ length: count }, (_, index) => ({
    clientId: firstClientId + index,
    personId: null,
    sessionId: randomBytes(18).toString('base64url'),
    expiresAt,
  }));
  const clients = buyers.map(({ clientId }) => ({
    ...template,
    client_id: clientId,
    username: `buyer-${clientId}@buyer.example`,
  }));
  const sessions = buyers.map(({ clientId, sessionId }) => ({
    session_id: sessionId,
    client_id: clientId,
    created_at: 0,
    expires_at: expiresAt,
  }));
  await db.insertInto('clients').values(clients).execute();
  await db.insertInto('sessions').values(sessions).execute();
  return Promise.all(buyers.map(async (claims) => ({ clientId: claims.clientId, token: await tokens.write(claims) })));
};

/** A shop with buyers, in a database that outlives its server processes. */
export const createKillShop = async (engine: Engine, buyerCount: number): Promise<KillShop> => {
  const database = await createTestDatabase(engine);
  await fillShop(database.db);
  // A server does not seed a database that has no catalogue.
  const catalogs = [1, 2].map((id) => ({ catalog_id: id, account_id: 1, company_id: id, name: `Catalogue ${id}` }));
  await database.db.insertInto('catalogs').values(catalogs).execute();
  const buyers = await insertBuyers(database.db, buyerCount);
  await database.close();
  return {
    environment: {
      DATABASE_URL: database.databaseUrl,
      DATA_DIR: database.dataDirectory,
      TOKEN_SECRET: tokenSecret,
      LOG_LEVEL: 'silent',
    },
    buyers,
    inspect: async (work) => {
      const opened = database.openAgain();
      try {
        return await work(opened.db);
      } finally {
        await opened.close();
      }
    },
    remove: () => database.drop(),
  };
};
