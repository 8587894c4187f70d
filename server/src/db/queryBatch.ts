import type { CompiledQuery, Kysely } from 'kysely';

import type { Tables } from './tables';

type RowsOf<Queries extends readonly CompiledQuery[]> = {
  [Index in keyof Queries]: Queries[Index] extends CompiledQuery<infer Row> ? Row[] : never;
};

/** Several queries as one, for the drivers. Its rows are the rows of each. */
export class QueryBatch implements CompiledQuery<unknown[]> {
  readonly queries: readonly CompiledQuery[];
  readonly query: CompiledQuery['query'];
  readonly queryId: CompiledQuery['queryId'];
  readonly sql: string;
  readonly parameters: readonly unknown[];

  constructor(first: CompiledQuery, others: readonly CompiledQuery[]) {
    this.queries = [first, ...others];
    this.query = first.query;
    this.queryId = first.queryId;
    this.sql = this.queries.map(({ sql }) => sql).join(';\n');
    this.parameters = this.queries.flatMap(({ parameters }) => parameters);
  }
}

/**
 * Runs one query after the other in a transaction, none of which needs the rows of another. A database server receives
 * them at once, so the locks of the transaction are held for one round trip rather than for each.
 */
export const executeBatch = async <const Queries extends readonly [CompiledQuery, ...CompiledQuery[]]>(
  transaction: Kysely<Tables>,
  queries: Queries,
): Promise<RowsOf<Queries>> => {
  const [first, ...others] = queries;
  const { rows } = await transaction.executeQuery<unknown[]>(new QueryBatch(first, others));
  return rows as RowsOf<Queries>;
};
