import { type Kysely, sql } from 'kysely';

import type { Tables } from '../tables';

const createCarts = async (db: Kysely<Tables>) => {
  await db.schema
    .createTable('carts')
    .addColumn('client_id', 'bigint', (column) => column.notNull())
    .addColumn('catalog_id', 'integer', (column) => column.notNull())
    .addColumn('version', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('carts_pk', ['client_id', 'catalog_id'])
    .execute();
  await db.schema
    .createTable('cart_lines')
    .addColumn('shopping_cart_id', 'bigint', (column) => column.notNull().primaryKey())
    .addColumn('client_id', 'bigint', (column) => column.notNull())
    .addColumn('catalog_id', 'integer', (column) => column.notNull())
    .addColumn('stock_item_id', 'bigint', (column) => column.notNull())
    .addColumn('quantity', 'bigint', (column) => column.notNull())
    .addColumn('unit_price_cents', 'bigint', (column) => column.notNull())
    .addColumn('added_at', 'bigint', (column) => column.notNull())
    .addUniqueConstraint('cart_lines_item', ['client_id', 'catalog_id', 'stock_item_id'])
    .addCheckConstraint('cart_lines_quantity', sql`quantity > 0`)
    .execute();
};

const createOrders = async (db: Kysely<Tables>) => {
  await db.schema
    .createTable('orders')
    .addColumn('order_id', 'bigint', (column) => column.notNull().primaryKey())
    .addColumn('order_number', 'text', (column) => column.notNull().unique())
    .addColumn('account_id', 'integer', (column) => column.notNull())
    .addColumn('company_id', 'integer', (column) => column.notNull())
    .addColumn('catalog_id', 'integer', (column) => column.notNull())
    .addColumn('client_id', 'bigint', (column) => column.notNull())
    .addColumn('push_uuid', 'text')
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('money_type_id', 'text', (column) => column.notNull())
    .addColumn('username', 'text', (column) => column.notNull())
    .addColumn('comment', 'text', (column) => column.notNull())
    .addColumn('put_all_price_zero', 'integer', (column) => column.notNull())
    .addColumn('tax_rate', 'integer', (column) => column.notNull())
    .addColumn('subtotal_cents', 'bigint', (column) => column.notNull())
    .addColumn('tax_cents', 'bigint', (column) => column.notNull())
    .addColumn('total_cents', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('orders_by_client')
    .on('orders')
    .columns(['client_id', 'catalog_id', 'created_at'])
    .execute();
};

const createOrderLines = (db: Kysely<Tables>) =>
  db.schema
    .createTable('order_lines')
    .addColumn('order_id', 'bigint', (column) => column.notNull())
    .addColumn('line_number', 'integer', (column) => column.notNull())
    .addColumn('stock_item_id', 'bigint', (column) => column.notNull())
    .addColumn('code', 'text', (column) => column.notNull())
    .addColumn('name_es', 'text', (column) => column.notNull())
    .addColumn('name_en', 'text', (column) => column.notNull())
    .addColumn('name_zh', 'text', (column) => column.notNull())
    .addColumn('image_name', 'text')
    .addColumn('quantity', 'bigint', (column) => column.notNull())
    .addColumn('unit_price_cents', 'bigint', (column) => column.notNull())
    .addColumn('total_cents', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('order_lines_pk', ['order_id', 'line_number'])
    .addForeignKeyConstraint('order_lines_order', ['order_id'], 'orders', ['order_id'])
    .execute();

// The primary key makes a push idempotent: two commits with the same uuid cannot both succeed.
const createOrderPushes = (db: Kysely<Tables>) =>
  db.schema
    .createTable('order_pushes')
    .addColumn('account_id', 'integer', (column) => column.notNull())
    .addColumn('client_id', 'bigint', (column) => column.notNull())
    .addColumn('catalog_id', 'integer', (column) => column.notNull())
    .addColumn('uuid', 'text', (column) => column.notNull())
    .addColumn('payload_hash', 'text', (column) => column.notNull())
    .addColumn('status_code', 'integer', (column) => column.notNull())
    .addColumn('answer', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('order_pushes_pk', ['account_id', 'client_id', 'catalog_id', 'uuid'])
    .execute();

export const createOrderTables = async (db: Kysely<Tables>) => {
  await createCarts(db);
  await createOrders(db);
  await createOrderLines(db);
  await createOrderPushes(db);
};
