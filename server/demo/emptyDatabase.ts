import type { Database } from '../src/db/openDatabase';
import { countRows, dataTables, hasRows } from '../src/db/sqlite/wholeTables';
import { demoClient, otherClient } from './demoClients';

// Referencing tables come before those they refer to.
const tables = dataTables.filter((table) => table !== 'server_secrets' && table !== 'data_versions').reverse();

/** Deletes all data except the server's secrets and the data versions; the tables stay. */
export const emptyDatabase = async (db: Database) => {
  for (const table of tables) await db.deleteFrom(table).execute();
};

/** Any of these may be the company's own; the demo is only for a database without them. */
const ownTables = ['catalogs', 'content', 'environments', 'clients', 'contact_messages'] as const;

export const isEmpty = async (db: Database) => {
  for (const table of ownTables) if (await hasRows(db, table)) return false;
  return true;
};

export type RealData = { clients: number; orders: number; messages: number };

/** Data that the demo did not create and that could not be recreated. */
export const countRealData = async (db: Database): Promise<RealData> => {
  const clients = await db
    .selectFrom('clients')
    .select((expression) => expression.fn.countAll().as('count'))
    .where('username', 'not in', [demoClient.username, otherClient.username])
    .executeTakeFirstOrThrow();
  const orders = await db
    .selectFrom('orders')
    .select((expression) => expression.fn.countAll().as('count'))
    .where('push_uuid', 'is not', null)
    .executeTakeFirstOrThrow();
  return {
    clients: Number(clients.count),
    orders: Number(orders.count),
    messages: await countRows(db, 'contact_messages'),
  };
};
