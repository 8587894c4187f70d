import type { CompiledQuery, Kysely } from 'kysely';

import type { Tables } from './tables';

type RowsOf<Queries extends readonly CompiledQuery[]> = {
  [Index in keyof Queries]: Queries[Index] extends CompiledQuery<infer Row> ? Row[] : never;
};

/** Several queries that the drivers treat as one. Its rows are the row lists of the queries. */
export class QueryBatch implements CompiledQuery<unknown[]> {
  readonly queries: readonly CompiledQuery[];
  /** Whether the transaction is committed along with them. */
  readonly isLast: boolean;
  readonly query: CompiledQuery['query'];
  readonly queryId: CompiledQuery['queryId'];
  readonly sql: string;
  readonly parameters: readonly unknown[];

  constructor(first: CompiledQuery, others: readonly CompiledQuery[], isLast: boolean) {
    this.isLast = isLast;
    this.queries = [first, ...others];
    this.query = first.query;
    this.queryId = first.queryId;
    this.sql = this.queries.map(({ sql }) => sql).join(';\n');
    this.parameters = this.queries.flatMap(({ parameters }) => parameters);
  }
}

type Batch = readonly [CompiledQuery, ...CompiledQuery[]];

const isBindable = (value: unknown) =>
  value === null || value instanceof Uint8Array || !['object', 'function', 'symbol'].includes(typeof value);

/** A driver skips a query that it cannot write, and the transaction must not be committed without that query. */
const checkParameters = ({ parameters }: CompiledQuery) => {
  if (!parameters.every(isBindable)) throw new TypeError('a batch has a parameter that cannot be bound');
};

const execute = async <Queries extends Batch>(transaction: Kysely<Tables>, queries: Queries, isLast: boolean) => {
  const [first, ...others] = queries;
  queries.forEach(checkParameters);
  const { rows } = await transaction.executeQuery<unknown[]>(new QueryBatch(first, others, isLast));
  return rows as RowsOf<Queries>;
};

/**
 * Runs queries in order in a transaction; none may depend on the rows of another. A database server receives them all
 * at once, so the transaction holds its locks for a single round trip.
 */
export const executeBatch = <const Queries extends Batch>(transaction: Kysely<Tables>, queries: Queries) =>
  execute(transaction, queries, false);

/** The same at the end of a transaction: the commit is sent along with the queries, so nothing may follow. */
export const executeLastBatch = <const Queries extends Batch>(transaction: Kysely<Tables>, queries: Queries) =>
  execute(transaction, queries, true);
