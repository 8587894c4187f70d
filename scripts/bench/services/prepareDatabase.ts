import { randomBytes } from 'node:crypto';
import { Client } from 'pg';

import { demoClient } from '../../../server/demo/demoClients';
import { seedDatabase } from '../../../server/demo/seedDatabase';
import { readServerConfig } from '../../../server/src/config/serverConfig';
import { migrateDatabase } from '../../../server/src/db/migrateDatabase';
import { type Database, openDatabase } from '../../../server/src/db/openDatabase';
import { createSessionTokens } from '../../../server/src/identity/sessionToken';

export type Buyer = { clientId: number; token: string };

type Deployment = { databaseUrl: string; dataDirectory: string };

export const tokenSecret = 'a token secret only for benchmarks';

const firstBuyerId = 1000;
const day = 24 * 3_600_000;

/** Creates an empty database on the server and returns its URL. */
export const createDatabase = async (serverUrl: string, name: string): Promise<string> => {
  const client = new Client({ connectionString: serverUrl });
  await client.connect();
  try {
    await client.query(`create database ${name}`);
  } finally {
    await client.end();
  }
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
};

const addBuyers = async (db: Database, accountId: number, clientIds: number[]) => {
  const clients = clientIds.map((clientId) => ({
    client_id: clientId,
    account_id: accountId,
    username: `buyer-${clientId}@buyer.example`,
    name: `Buyer ${clientId}`,
    email: `buyer-${clientId}@buyer.example`,
    earlier_emails: '',
    phone: '',
    address: '',
    delivery_addresses: '',
    language: 'en',
    password_hash: 'none',
    created_at: 0,
  }));
  await db.insertInto('clients').values(clients).execute();
};

const openSessions = async (db: Database, clientIds: number[]): Promise<Buyer[]> => {
  const tokens = createSessionTokens(tokenSecret, Date.now);
  const expiresAt = Date.now() + day;
  const sessions = clientIds.map((clientId) => ({
    clientId,
    personId: null,
    sessionId: randomBytes(18).toString('base64url'),
    expiresAt,
  }));
  await db
    .insertInto('sessions')
    .values(
      sessions.map(({ clientId, sessionId }) => ({
        session_id: sessionId,
        client_id: clientId,
        created_at: 0,
        expires_at: expiresAt,
      })),
    )
    .execute();
  return Promise.all(
    sessions.map(async (claims) => ({ clientId: claims.clientId, token: await tokens.write(claims) })),
  );
};

const saleableItems = async (db: Database, catalogId: number) => {
  const rows = await db
    .selectFrom('stock_items')
    .select('stock_item_id')
    .where('catalog_id', '=', catalogId)
    .where('deleted', '=', 0)
    .where('is_parent', '=', 0)
    .where('unit', 'is', null)
    .where('price_cents', 'is not', null)
    .orderBy('stock_item_id')
    .limit(20)
    .execute();
  return rows.map(({ stock_item_id }) => stock_item_id);
};

/** Seeds demo data and buyers with open sessions; the shopper is the demo client, who has an order history. */
export const prepareDatabase = async (deployment: Deployment, items: number, buyerCount: number) => {
  const failOnIdleError = (error: Error) => {
    throw error;
  };
  const { runtime, rootDirectory } = readServerConfig({ rootDirectory: process.cwd(), environment: {}, file: {} });
  const database = openDatabase({ ...deployment, poolSize: 4, onIdleError: failOnIdleError });
  try {
    const { db } = database;
    await migrateDatabase(db, database.engine);
    await seedDatabase(db, { ...runtime, rootDirectory, items });
    const added = Array.from({ length: buyerCount }, (_, index) => firstBuyerId + index);
    await addBuyers(db, runtime.accountId, added);
    const [shopper, ...buyers] = await openSessions(db, [demoClient.clientId, ...added]);
    return { shopper, buyers, itemIds: await saleableItems(db, 1) };
  } finally {
    await database.close();
  }
};
