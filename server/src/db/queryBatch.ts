import type { CompiledQuery, Kysely } from 'kysely';

import type { Tables } from './tables';

type RowsOf<Queries extends readonly CompiledQuery[]> = {
  [Index in keyof Queries]: Queries[Index] extends CompiledQuery<infer Row> ? Row[] : never;
};

/** Several queries as one, for the drivers. Its rows are the rows of each. */
export class QueryBatch implements CompiledQuery<unknown[]> {
  readonly queries: readonly CompiledQuery[];
  /** Whether the transaction ends with them. */
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

/** A driver leaves out what it cannot write: the rest of the transaction must not be committed without it. */
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
 * Runs one query after the other in a transaction, none of which needs the rows of another. A database server receives
 * them at once, so the locks of the transaction are held for one round trip rather than for each.
 */
export const executeBatch = <const Queries extends Batch>(transaction: Kysely<Tables>, queries: Queries) =>
  execute(transaction, queries, false);

/** The same at the end of a transaction: the server receives the commit with them, so nothing may follow. */
export const executeLastBatch = <const Queries extends Batch>(transaction: Kysely<Tables>, queries: Queries) =>
  execute(transaction, queries, true);
