import type { Kysely } from 'kysely';

import type { Tables } from '../tables';

/** Orders that people set aside for someone else of the client to approve. */
export const createApprovals = async (db: Kysely<Tables>) => {
  await db.schema
    .createTable('approvals')
    .addColumn('approval_id', 'bigint', (column) => column.notNull().primaryKey())
    .addColumn('account_id', 'integer', (column) => column.notNull())
    .addColumn('client_id', 'bigint', (column) => column.notNull())
    .addColumn('catalog_id', 'integer', (column) => column.notNull())
    .addColumn('request_uuid', 'text', (column) => column.notNull())
    .addColumn('push', 'text', (column) => column.notNull())
    .addColumn('lines', 'text', (column) => column.notNull())
    .addColumn('total_cents', 'bigint', (column) => column.notNull())
    .addColumn('person_id', 'bigint')
    .addColumn('requested_by', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('reason', 'text', (column) => column.notNull())
    .addColumn('decided_by', 'text', (column) => column.notNull())
    .addColumn('decided_at', 'bigint')
    .addColumn('order_id', 'bigint')
    .addUniqueConstraint('approvals_uuid', ['client_id', 'catalog_id', 'request_uuid'])
    .execute();
};
