import { type Kysely, sql } from 'kysely';

import type { Tables } from '../tables';

/** What was sent of an order, and which of its lines each parcel has. */
export const createParcels = async (db: Kysely<Tables>) => {
  await db.schema
    .createTable('order_parcels')
    .addColumn('order_id', 'bigint', (column) => column.notNull())
    .addColumn('parcel_number', 'integer', (column) => column.notNull())
    .addColumn('carrier', 'text', (column) => column.notNull())
    .addColumn('tracking_number', 'text', (column) => column.notNull())
    .addColumn('link', 'text', (column) => column.notNull())
    .addColumn('shipped_at', 'bigint', (column) => column.notNull())
    .addColumn('added_by', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('order_parcels_pk', ['order_id', 'parcel_number'])
    .addForeignKeyConstraint('order_parcels_order', ['order_id'], 'orders', ['order_id'])
    .execute();
  await db.schema
    .createTable('order_parcel_lines')
    .addColumn('order_id', 'bigint', (column) => column.notNull())
    .addColumn('parcel_number', 'integer', (column) => column.notNull())
    .addColumn('line_number', 'integer', (column) => column.notNull())
    .addColumn('quantity', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('order_parcel_lines_pk', ['order_id', 'parcel_number', 'line_number'])
    .addForeignKeyConstraint('order_parcel_lines_parcel', ['order_id', 'parcel_number'], 'order_parcels', [
      'order_id',
      'parcel_number',
    ])
    .addCheckConstraint('order_parcel_lines_quantity', sql`quantity > 0`)
    .execute();
};
