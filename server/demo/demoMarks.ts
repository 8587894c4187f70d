import type { Database } from '../src/db/openDatabase';
import type { Tables } from '../src/db/tables';

/** The tables whose demo rows are marked. What belongs to those rows, such as a client's orders, is not marked. */
const markedTables = [
  'clients',
  'stock_categories',
  'stock_items',
  'header_features',
  'files',
  'content',
  'environments',
] as const satisfies (keyof Tables)[];

type Marked = Record<(typeof markedTables)[number], { demo: 0 | 1 }>;

export const withMarks = (db: Database) => db.withTables<Marked>();

/** Marks all rows that are not marked yet; only for a database that contains nothing but demo data. */
export const markAsDemo = async (db: Database) => {
  for (const table of markedTables)
    await withMarks(db).updateTable(table).set({ demo: 1 }).where('demo', '=', 0).execute();
};
