import type { Kysely } from 'kysely';

import type { Tables } from '../tables';

/** Who runs the shop in the office, what software has keys to it, and what was changed. */
export const createOffice = async (db: Kysely<Tables>) => {
  await db.schema
    .createTable('staff')
    .addColumn('staff_id', 'bigint', (column) => column.notNull().primaryKey())
    .addColumn('account_id', 'integer', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('role', 'text', (column) => column.notNull())
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('password_hash', 'text', (column) => column.notNull())
    .addColumn('totp_secret', 'text')
    .addColumn('totp_used_step', 'bigint')
    .addColumn('invitation_hash', 'text')
    .addColumn('invitation_ends_at', 'bigint')
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('disabled_at', 'bigint')
    .addUniqueConstraint('staff_email', ['account_id', 'email'])
    .execute();
  await db.schema
    .createTable('staff_sessions')
    .addColumn('session_hash', 'text', (column) => column.notNull().primaryKey())
    .addColumn('staff_id', 'bigint', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('staff_sessions_by_staff').on('staff_sessions').column('staff_id').execute();
  await db.schema
    .createTable('api_keys')
    .addColumn('key_id', 'bigint', (column) => column.notNull().primaryKey())
    .addColumn('account_id', 'integer', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('key_hash', 'text', (column) => column.notNull())
    .addColumn('scopes', 'text', (column) => column.notNull())
    .addColumn('created_by', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .addColumn('revoked_at', 'bigint')
    .addColumn('used_at', 'bigint')
    .addUniqueConstraint('api_keys_hash', ['key_hash'])
    .execute();
  await db.schema
    .createTable('changes')
    .addColumn('change_id', 'bigint', (column) => column.notNull().primaryKey())
    .addColumn('account_id', 'integer', (column) => column.notNull())
    .addColumn('changed_at', 'bigint', (column) => column.notNull())
    .addColumn('changed_by', 'text', (column) => column.notNull())
    .addColumn('channel', 'text', (column) => column.notNull())
    .addColumn('operation', 'text', (column) => column.notNull())
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('before', 'text')
    .addColumn('after', 'text')
    .execute();
  await db.schema
    .createIndex('changes_by_time')
    .on('changes')
    .columns(['account_id', 'changed_at', 'change_id'])
    .execute();
  await db.schema.createIndex('changes_by_subject').on('changes').columns(['account_id', 'subject']).execute();
};
