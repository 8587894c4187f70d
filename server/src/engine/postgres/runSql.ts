import { CompiledQuery, type RawBuilder, SelectQueryNode } from 'kysely';

import type { Database } from '../../db/openDatabase';

/** Runs a statement that only reads, on one of the connections for reads. */
export const readRows = async <Row>(db: Database, statement: RawBuilder<Row>): Promise<Row[]> => {
  const { sql: text, parameters } = statement.compile(db);
  const { rows } = await db.executeQuery<Row>({
    ...CompiledQuery.raw(text, [...parameters]),
    query: SelectQueryNode.create(),
  });
  return rows;
};
