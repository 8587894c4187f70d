import { type Kysely, sql } from 'kysely';

import type { Tables } from '../tables';

/** What clients ask a price for, and what the company offers. */
export const createQuotes = async (db: Kysely<Tables>) => {
  await db.schema
    .createTable('quotes')
    .addColumn('quote_id', 'bigint', (column) => column.notNull().primaryKey())
    .addColumn('quote_number', 'text', (column) => column.notNull().unique())
    .addColumn('account_id', 'integer', (column) => column.notNull())
    .addColumn('company_id', 'integer', (column) => column.notNull())
    .addColumn('catalog_id', 'integer', (column) => column.notNull())
    .addColumn('client_id', 'bigint', (column) => column.notNull())
    .addColumn('uuid', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('requested_at', 'bigint', (column) => column.notNull())
    .addColumn('money_type_id', 'text', (column) => column.notNull())
    .addColumn('comment', 'text', (column) => column.notNull())
    .addColumn('refusal', 'text', (column) => column.notNull())
    .addColumn('answer', 'text', (column) => column.notNull())
    .addColumn('answered_at', 'bigint')
    .addColumn('answered_by', 'text', (column) => column.notNull())
    .addColumn('valid_until', 'text')
    .addColumn('order_id', 'bigint', (column) => column.unique())
    .addUniqueConstraint('quotes_uuid', ['client_id', 'catalog_id', 'uuid'])
    .addForeignKeyConstraint('quotes_order', ['order_id'], 'orders', ['order_id'])
    .execute();
  await db.schema
    .createTable('quote_lines')
    .addColumn('quote_id', 'bigint', (column) => column.notNull())
    .addColumn('line_number', 'integer', (column) => column.notNull())
    .addColumn('stock_item_id', 'bigint', (column) => column.notNull())
    .addColumn('code', 'text', (column) => column.notNull())
    .addColumn('name_es', 'text', (column) => column.notNull())
    .addColumn('name_en', 'text', (column) => column.notNull())
    .addColumn('name_zh', 'text', (column) => column.notNull())
    .addColumn('image_name', 'text')
    .addColumn('unit', 'text')
    .addColumn('pack_size', 'bigint')
    .addColumn('quantity', 'bigint', (column) => column.notNull())
    .addColumn('usual_price_cents', 'bigint')
    .addColumn('unit_price_cents', 'bigint')
    .addColumn('note', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('quote_lines_pk', ['quote_id', 'line_number'])
    .addForeignKeyConstraint('quote_lines_quote', ['quote_id'], 'quotes', ['quote_id'])
    .addCheckConstraint('quote_lines_quantity', sql`quantity > 0`)
    .execute();
};
