import type { Kysely } from 'kysely';

import type { Tables } from '../tables';

/** The people of a client besides itself, and which of them a session, a link to choose a password and an order are of. */
export const createPeople = async (db: Kysely<Tables>) => {
  await db.schema
    .createTable('people')
    .addColumn('person_id', 'bigint', (column) => column.notNull().primaryKey())
    .addColumn('account_id', 'integer', (column) => column.notNull())
    .addColumn('client_id', 'bigint', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('role', 'text', (column) => column.notNull())
    .addColumn('limit_cents', 'bigint')
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('password_hash', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('disabled_at', 'bigint')
    .addUniqueConstraint('people_email', ['account_id', 'email'])
    .execute();
  await db.schema.createIndex('people_by_client').on('people').column('client_id').execute();
  for (const table of ['sessions', 'password_resets', 'orders'] as const)
    await db.schema.alterTable(table).addColumn('person_id', 'bigint').execute();
  await db.schema.alterTable('orders').addColumn('person_name', 'text').execute();
};
