import type { Kysely } from 'kysely';

import type { Tables } from '../tables';

/** What clients and their people sign in with instead of a password, and what each use of one has to sign. */
export const createPasskeys = async (db: Kysely<Tables>) => {
  await db.schema
    .createTable('passkeys')
    .addColumn('passkey_id', 'bigint', (column) => column.notNull().primaryKey())
    .addColumn('credential_id', 'text', (column) => column.notNull())
    .addColumn('client_id', 'bigint', (column) => column.notNull())
    .addColumn('person_id', 'bigint')
    .addColumn('public_key', 'text', (column) => column.notNull())
    .addColumn('counter', 'bigint', (column) => column.notNull())
    .addColumn('transports', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('used_at', 'bigint')
    .addUniqueConstraint('passkeys_credential', ['credential_id'])
    .execute();
  await db.schema.createIndex('passkeys_by_client').on('passkeys').column('client_id').execute();
  await db.schema
    .createTable('passkey_challenges')
    .addColumn('challenge', 'text', (column) => column.notNull().primaryKey())
    .addColumn('session_id', 'text')
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .execute();
};
