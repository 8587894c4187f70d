import { type Kysely, sql } from 'kysely';

import type { Tables } from '../tables';

// Spelled out here, because a migration must never change.
const tables = [
  'clients',
  'stock_categories',
  'stock_items',
  'header_features',
  'files',
  'content',
  'environments',
] as const satisfies (keyof Tables)[];

/** Marks rows that the demo has created, so that they can be removed without touching the company's own. */
export const addDemoMarks = async (db: Kysely<Tables>) => {
  for (const table of tables)
    await db.schema
      .alterTable(table)
      .addColumn('demo', 'integer', (column) => column.notNull().defaultTo(sql.lit(0)))
      .execute();
};
