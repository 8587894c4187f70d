import { type Kysely, sql } from 'kysely';

import type { Tables } from '../tables';

/** What clients ask to cancel or to return of an order, what the company answers, and how much of each line is cancelled. */
export const createOrderRequests = async (db: Kysely<Tables>) => {
  await db.schema
    .createTable('order_requests')
    .addColumn('order_id', 'bigint', (column) => column.notNull())
    .addColumn('request_number', 'integer', (column) => column.notNull())
    .addColumn('uuid', 'text')
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('reason', 'text', (column) => column.notNull())
    .addColumn('requested_at', 'bigint', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('answer', 'text', (column) => column.notNull())
    .addColumn('answered_at', 'bigint')
    .addColumn('answered_by', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('order_requests_pk', ['order_id', 'request_number'])
    .addUniqueConstraint('order_requests_uuid', ['order_id', 'uuid'])
    .addForeignKeyConstraint('order_requests_order', ['order_id'], 'orders', ['order_id'])
    .execute();
  await db.schema
    .createTable('order_request_lines')
    .addColumn('order_id', 'bigint', (column) => column.notNull())
    .addColumn('request_number', 'integer', (column) => column.notNull())
    .addColumn('line_number', 'integer', (column) => column.notNull())
    .addColumn('quantity', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('order_request_lines_pk', ['order_id', 'request_number', 'line_number'])
    .addForeignKeyConstraint('order_request_lines_request', ['order_id', 'request_number'], 'order_requests', [
      'order_id',
      'request_number',
    ])
    .addCheckConstraint('order_request_lines_quantity', sql`quantity > 0`)
    .execute();
  await db.schema
    .alterTable('order_lines')
    .addColumn('cancelled_quantity', 'bigint', (column) => column.notNull().defaultTo(0))
    .execute();
};
