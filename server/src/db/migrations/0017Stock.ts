import { type Kysely, sql } from 'kysely';

import type { Tables } from '../tables';

export const createStock = async (db: Kysely<Tables>) => {
  await db.schema
    .createTable('stock_levels')
    .addColumn('catalog_id', 'integer', (column) => column.notNull())
    .addColumn('stock_item_id', 'bigint', (column) => column.notNull())
    .addColumn('quantity', 'integer', (column) => column.notNull())
    .addColumn('expected_date', 'text')
    .addColumn('expected_quantity', 'integer')
    .addPrimaryKeyConstraint('stock_levels_pk', ['catalog_id', 'stock_item_id'])
    .execute();
  await db.schema
    .createIndex('stock_levels_none')
    .on('stock_levels')
    .columns(['catalog_id', 'stock_item_id'])
    .where(sql.ref('quantity'), '=', sql.lit(0))
    .execute();
  await db.schema.alterTable('order_lines').addColumn('reserved_quantity', 'integer').execute();
  await db.schema.alterTable('order_lines').addColumn('expected_date', 'text').execute();
};
