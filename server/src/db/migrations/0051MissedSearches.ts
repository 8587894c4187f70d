import type { Kysely } from 'kysely';

import type { Tables } from '../tables';

/** What was searched and not found: how often, without whose it was. */
export const createMissedSearches = async (db: Kysely<Tables>) => {
  await db.schema
    .createTable('missed_searches')
    .addColumn('account_id', 'integer', (column) => column.notNull())
    .addColumn('day', 'text', (column) => column.notNull())
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('times', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('missed_searches_key', ['account_id', 'day', 'language', 'text'])
    .execute();
};
