import { type Kysely, sql } from 'kysely';

import type { Tables } from '../tables';

/** Carts that clients set aside, and the lists that they want to be reminded of. */
export const createPlannedOrders = async (db: Kysely<Tables>) => {
  await db.schema
    .createTable('set_aside_carts')
    .addColumn('client_id', 'bigint', (column) => column.notNull())
    .addColumn('cart_id', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('lines', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('set_aside_carts_pk', ['client_id', 'cart_id'])
    .execute();
  await db.schema
    .createTable('standing_orders')
    .addColumn('client_id', 'bigint', (column) => column.notNull())
    .addColumn('list_id', 'text', (column) => column.notNull())
    .addColumn('weeks', 'integer', (column) => column.notNull())
    .addColumn('next_date', 'text', (column) => column.notNull())
    .addColumn('is_paused', 'integer', (column) => column.notNull())
    .addColumn('due_date', 'text')
    .addPrimaryKeyConstraint('standing_orders_pk', ['client_id', 'list_id'])
    .addCheckConstraint('standing_orders_weeks', sql`weeks > 0`)
    .execute();
  await db.schema.createIndex('standing_orders_by_date').on('standing_orders').column('next_date').execute();
};
