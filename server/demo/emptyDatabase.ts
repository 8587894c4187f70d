import type { Database } from '../src/db/openDatabase';
import { countRows, hasRows } from '../src/db/sqlite/wholeTables';
import type { Tables } from '../src/db/tables';
import { demoClient, otherClient } from './demoClients';

// Referencing tables come before those they refer to.
const tables = [
  'outbox',
  'order_status_changes',
  'order_documents',
  'quote_lines',
  'quotes',
  'order_request_lines',
  'order_requests',
  'order_parcel_lines',
  'order_parcels',
  'order_lines',
  'orders',
  'order_pushes',
  'cart_lines',
  'carts',
  'favourite_lists',
  'set_aside_carts',
  'standing_orders',
  'item_features',
  'header_features',
  'stock_levels',
  'list_prices',
  'price_lists',
  'stock_items',
  'stock_categories',
  'picture_sizes',
  'files',
  'content',
  'environments',
  'contact_messages',
  'error_reports',
  'password_resets',
  'passkeys',
  'passkey_challenges',
  'sessions',
  'people',
  'approvals',
  'attempt_counts',
  'known_addresses',
  'clients',
  'catalogs',
] as const satisfies (keyof Tables)[];

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
