import type { Kysely } from 'kysely';

import type { Tables } from '../tables';

/** The last import that the office has made, with what it has overwritten. */
export const createLastImport = async (db: Kysely<Tables>) => {
  await db.schema
    .createTable('last_imports')
    .addColumn('account_id', 'integer', (column) => column.notNull().primaryKey())
    .addColumn('import_id', 'text', (column) => column.notNull())
    .addColumn('catalog_id', 'integer', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('list', 'text', (column) => column.notNull())
    .addColumn('file_name', 'text', (column) => column.notNull())
    .addColumn('imported_at', 'bigint', (column) => column.notNull())
    .addColumn('imported_by', 'text', (column) => column.notNull())
    .addColumn('counts', 'text', (column) => column.notNull())
    .addColumn('version_after', 'text')
    .addColumn('undone_at', 'bigint')
    .execute();
  await db.schema
    .createTable('last_import_parts')
    .addColumn('account_id', 'integer', (column) => column.notNull())
    .addColumn('part_number', 'integer', (column) => column.notNull())
    .addColumn('kept', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('last_import_parts_key', ['account_id', 'part_number'])
    .execute();
};
