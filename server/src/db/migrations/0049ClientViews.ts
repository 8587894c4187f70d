import type { Kysely } from 'kysely';

import type { Tables } from '../tables';

/** Staff who see the shop as a client. */
export const createClientViews = async (db: Kysely<Tables>) => {
  await db.schema
    .createTable('client_views')
    .addColumn('view_id', 'text', (column) => column.notNull().primaryKey())
    .addColumn('client_id', 'bigint', (column) => column.notNull())
    .addColumn('person_id', 'bigint')
    .addColumn('session_hash', 'text', (column) => column.notNull())
    .addColumn('code_hash', 'text')
    .addColumn('code_ends_at', 'bigint', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .execute();
};
