import { type Kysely, sql } from 'kysely';

import type { Tables } from '../tables';

const createOutbox = async (db: Kysely<Tables>) => {
  await db.schema
    .createTable('outbox')
    .addColumn('entry_id', 'text', (column) => column.notNull().primaryKey())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('reference', 'bigint', (column) => column.notNull())
    .addColumn('detail', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('due_at', 'bigint', (column) => column.notNull())
    .addColumn('attempts', 'integer', (column) => column.notNull())
    .addColumn('last_error', 'text', (column) => column.notNull())
    .addColumn('failed_at', 'bigint')
    .execute();
  await db.schema.createIndex('outbox_by_due').on('outbox').columns(['failed_at', 'due_at']).execute();
};

const createStatusChanges = (db: Kysely<Tables>) =>
  db.schema
    .createTable('order_status_changes')
    .addColumn('order_id', 'bigint', (column) => column.notNull())
    .addColumn('change_number', 'integer', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('changed_at', 'bigint', (column) => column.notNull())
    .addColumn('changed_by', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('order_status_changes_pk', ['order_id', 'change_number'])
    .execute();

/** The outbox, who changed the status of an order, and which clients may no longer sign in. */
export const createOutboxTables = async (db: Kysely<Tables>) => {
  await createOutbox(db);
  await createStatusChanges(db);
  await db.schema.createIndex('orders_by_date').on('orders').columns(['account_id', 'created_at']).execute();
  await db.schema.alterTable('clients').addColumn('disabled_at', 'bigint').execute();
  await db.schema.alterTable('contact_messages').addColumn('done_at', 'bigint').execute();
  await db.schema
    .alterTable('contact_messages')
    .addColumn('done_by', 'text', (column) => column.notNull().defaultTo(sql.lit('')))
    .execute();
};
