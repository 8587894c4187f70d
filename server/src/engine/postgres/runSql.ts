import { CompiledQuery, type RawBuilder, SelectQueryNode, sql } from 'kysely';

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

/** The numbers of all rows in one value, which takes a tenth of the time that reading the rows would. */
export const packNumbers = (...numbers: unknown[]) =>
  sql<Buffer | null>`string_agg(${sql.join(
    numbers.map((number) => sql`float8send((${number})::float8)`),
    sql` || `,
  )}, '')`;

export const unpackNumbers = (packed: Buffer | null | undefined): Float64Array => {
  if (!packed) return new Float64Array();
  const { buffer, byteOffset, length } = packed.swap64();
  return new Float64Array(buffer.slice(byteOffset, byteOffset + length) as ArrayBuffer);
};
