import { sql } from 'kysely';

import { isPostgres } from './engine';
import type { Database } from './openDatabase';

/** Of PostgreSQL; undefined for the embedded database, and for those that only speak PostgreSQL's protocol. */
export const readServerVersion = async (db: Database): Promise<string | undefined> => {
  if (!isPostgres(db)) return undefined;
  const { rows } = await sql<{ version: string }>`select version()`.execute(db);
  return /^PostgreSQL (\d+(?:\.\d+)*) /.exec(rows[0]?.version ?? '')?.[1];
};
