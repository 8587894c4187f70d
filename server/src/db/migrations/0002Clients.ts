import type { Kysely } from 'kysely';

import type { Tables } from '../tables';

const createClients = async (db: Kysely<Tables>) => {
  await db.schema
    .createTable('clients')
    .addColumn('client_id', 'bigint', (column) => column.notNull().primaryKey())
    .addColumn('account_id', 'integer', (column) => column.notNull())
    .addColumn('username', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('phone', 'text', (column) => column.notNull())
    .addColumn('address', 'text', (column) => column.notNull())
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('password_hash', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addUniqueConstraint('clients_username', ['account_id', 'username'])
    .execute();
};

const createSessions = async (db: Kysely<Tables>) => {
  await db.schema
    .createTable('sessions')
    .addColumn('session_id', 'text', (column) => column.notNull().primaryKey())
    .addColumn('client_id', 'bigint', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('sessions_by_client').on('sessions').column('client_id').execute();
};

const createPasswordResets = (db: Kysely<Tables>) =>
  db.schema
    .createTable('password_resets')
    .addColumn('token_hash', 'text', (column) => column.notNull().primaryKey())
    .addColumn('client_id', 'bigint', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .execute();

const createAttemptCounts = (db: Kysely<Tables>) =>
  db.schema
    .createTable('attempt_counts')
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('address', 'text', (column) => column.notNull())
    .addColumn('window_ends_at', 'bigint', (column) => column.notNull())
    .addColumn('attempts', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('attempt_counts_pk', ['subject', 'address'])
    .execute();

const createServerSecrets = (db: Kysely<Tables>) =>
  db.schema
    .createTable('server_secrets')
    .addColumn('name', 'text', (column) => column.notNull().primaryKey())
    .addColumn('value', 'text', (column) => column.notNull())
    .execute();

export const createClientTables = async (db: Kysely<Tables>) => {
  await createClients(db);
  await createSessions(db);
  await createPasswordResets(db);
  await createAttemptCounts(db);
  await createServerSecrets(db);
};
