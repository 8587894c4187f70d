import type { Database } from '../db/openDatabase';
import type { Tables } from '../db/tables';

// What refers to another table stands before it.
const tables: (keyof Tables)[] = [
  'order_lines',
  'orders',
  'order_pushes',
  'cart_lines',
  'carts',
  'item_features',
  'header_features',
  'stock_items',
  'stock_categories',
  'files',
  'content',
  'environments',
  'contact_messages',
  'password_resets',
  'sessions',
  'attempt_counts',
  'clients',
  'catalogs',
];

/** Erases all data; the tables, the server's secrets and the data versions stay. */
export const emptyDatabase = async (db: Database) => {
  await db.transaction().execute(async (transaction) => {
    for (const table of tables) await transaction.deleteFrom(table).execute();
  });
};
