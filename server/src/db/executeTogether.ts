import { type Compilable, type OperationNodeSource, sql } from 'kysely';

import type { Engine } from './engine';
import type { Database } from './openDatabase';

type Statement = Compilable & OperationNodeSource;

// A statement takes a limited number of parameters.
const mostTogether = 8;

/**
 * Changes of different tables that do not read what the others write. On a database server they are one statement, and
 * so one round trip, while the transaction holds its locks; the embedded database has no such statement.
 */
export const executeTogether = async (db: Database, engine: Engine, statements: Statement[]) => {
  if (engine === 'sqlite' || statements.length > mostTogether) {
    for (const statement of statements) await db.executeQuery(statement.compile());
    return;
  }
  const parts = statements.map((statement, index) => sql`${sql.ref(`part_${index}`)} as (${statement})`);
  await sql`with ${sql.join(parts)} select 1`.execute(db);
};
