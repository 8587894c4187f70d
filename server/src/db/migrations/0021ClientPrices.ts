import type { Kysely } from 'kysely';

import type { Tables } from '../tables';

export const createClientPrices = async (db: Kysely<Tables>) => {
  await db.schema
    .createTable('price_lists')
    .addColumn('price_list_id', 'bigint', (column) => column.primaryKey())
    .addColumn('account_id', 'integer', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('version', 'text', (column) => column.notNull())
    .addUniqueConstraint('price_lists_name', ['account_id', 'name'])
    .execute();
  await db.schema
    .createTable('list_prices')
    .addColumn('price_list_id', 'bigint', (column) => column.notNull())
    .addColumn('catalog_id', 'integer', (column) => column.notNull())
    .addColumn('stock_item_id', 'bigint', (column) => column.notNull())
    .addColumn('valid_from', 'text', (column) => column.notNull())
    .addColumn('valid_until', 'text', (column) => column.notNull())
    .addColumn('discount', 'integer')
    .addColumn('price_cents', 'integer')
    .addColumn('best_price_cents', 'integer')
    .addColumn('quantity_best_price', 'integer')
    .addPrimaryKeyConstraint('list_prices_pk', ['price_list_id', 'catalog_id', 'stock_item_id', 'valid_from'])
    .execute();
  await db.schema.alterTable('clients').addColumn('price_list_id', 'bigint').execute();
  await db.schema.alterTable('clients').addColumn('tax_rate', 'integer').execute();
  await db.schema.alterTable('clients').addColumn('tax_exemption', 'text').execute();
  await db.schema.alterTable('orders').addColumn('tax_exemption', 'text').execute();
};
