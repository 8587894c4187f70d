import type { Kysely } from 'kysely';

import type { Tables } from '../tables';

/** Files that nothing refers to, and since when. */
export const createUnusedFiles = async (db: Kysely<Tables>) => {
  await db.schema
    .createTable('unused_files')
    .addColumn('container', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('unused_since', 'bigint', (column) => column.notNull())
    .addColumn('leaving_since', 'bigint')
    .addPrimaryKeyConstraint('unused_files_pk', ['container', 'name'])
    .execute();
};
