import { sql } from 'kysely';

import { isPostgres } from './engine';
import type { Database } from './openDatabase';
import type { Tables } from './tables';

/**
 * For after many rows were written at once: until autovacuum has come by, which may take minutes, a database server
 * plans without statistics, and then sorts the rest of a catalogue for each of its parts.
 */
export const analyzeTables = async (db: Database, tables: readonly (keyof Tables)[]) => {
  if (!isPostgres(db)) return;
  await sql`analyze ${sql.join(tables.map((table) => sql.table(table)))}`.execute(db);
};
