import type { Kysely } from 'kysely';

import type { Tables } from '../tables';

const createContent = (db: Kysely<Tables>) =>
  db.schema
    .createTable('content')
    .addColumn('account_id', 'integer', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('slug', 'text', (column) => column.notNull())
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('body', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('content_pk', ['account_id', 'kind', 'slug', 'language'])
    .execute();

const createEnvironments = (db: Kysely<Tables>) =>
  db.schema
    .createTable('environments')
    .addColumn('account_id', 'integer', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('value', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('environments_pk', ['account_id', 'name'])
    .execute();

const createContactMessages = (db: Kysely<Tables>) =>
  db.schema
    .createTable('contact_messages')
    .addColumn('contact_message_id', 'bigint', (column) => column.notNull().primaryKey())
    .addColumn('account_id', 'integer', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('phone', 'text', (column) => column.notNull())
    .addColumn('company', 'text', (column) => column.notNull())
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('message', 'text', (column) => column.notNull())
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute();

export const createContentTables = async (db: Kysely<Tables>) => {
  await createContent(db);
  await createEnvironments(db);
  await createContactMessages(db);
};
