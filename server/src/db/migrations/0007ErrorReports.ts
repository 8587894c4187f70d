import { type Kysely, sql } from 'kysely';

import { binaryType, type Engine } from '../engine';
import type { Tables } from '../tables';

export const createErrorReports = async (db: Kysely<Tables>, engine: Engine) => {
  await db.schema
    .createTable('error_reports')
    .addColumn('report_id', 'text', (column) => column.notNull().primaryKey())
    .addColumn('received_at', 'bigint', (column) => column.notNull())
    .addColumn('error_name', 'text', (column) => column.notNull())
    .addColumn('error_message', 'text', (column) => column.notNull())
    .addColumn('build', 'text', (column) => column.notNull())
    .addColumn('page', 'text', (column) => column.notNull())
    .addColumn('size', 'integer', (column) => column.notNull())
    .addColumn('content', sql.raw(binaryType(engine)), (column) => column.notNull())
    .execute();
};
