import type { Kysely } from 'kysely';

import type { Tables } from '../tables';

export const createFavourites = async (db: Kysely<Tables>) => {
  await db.schema
    .createTable('favourite_lists')
    .addColumn('client_id', 'bigint', (column) => column.notNull())
    .addColumn('list_id', 'text', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('is_unnamed', 'integer', (column) => column.notNull())
    .addColumn('lines', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('favourite_lists_pk', ['client_id', 'list_id'])
    .execute();
};
