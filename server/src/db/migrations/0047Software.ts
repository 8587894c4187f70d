import { type Kysely, sql } from 'kysely';

import type { Tables } from '../tables';

/** What software of the company has sent, and the order in which it hears of orders. */
export const createSoftwareTables = async (db: Kysely<Tables>) => {
  await db.schema
    .createTable('idempotency_keys')
    .addColumn('account_id', 'integer', (column) => column.notNull())
    .addColumn('sender', 'text', (column) => column.notNull())
    .addColumn('idempotency_key', 'text', (column) => column.notNull())
    .addColumn('request_hash', 'text', (column) => column.notNull())
    .addColumn('attempt', 'text', (column) => column.notNull())
    .addColumn('attempted_at', 'bigint', (column) => column.notNull())
    .addColumn('answer', 'text')
    .addPrimaryKeyConstraint('idempotency_keys_key', ['account_id', 'sender', 'idempotency_key'])
    .execute();
  await db.schema
    .createTable('order_feeds')
    .addColumn('account_id', 'integer', (column) => column.notNull().primaryKey())
    .addColumn('feed_id', 'text', (column) => column.notNull())
    .addColumn('last_number', 'bigint', (column) => column.notNull())
    .execute();
  for (const [column, type] of [
    ['feed_number', 'bigint'],
    ['feed_revision', 'integer'],
  ] as const)
    await db.schema
      .alterTable('orders')
      .addColumn(column, type, (definition) => definition.notNull().defaultTo(0))
      .execute();
  await db.schema.createIndex('orders_by_feed').on('orders').columns(['account_id', 'feed_number']).execute();
  await sql`create index orders_to_feed on orders (account_id, created_at, order_id) where feed_revision <> revision`.execute(
    db,
  );
};
