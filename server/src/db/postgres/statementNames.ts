import type { CompiledQuery } from 'kysely';

type RepeatedQuery = CompiledQuery & { readonly name: string };

let named = 0;

/** Names a query that is the same each time, so that a database server prepares it once. */
export const nameStatement = <Query extends CompiledQuery>(compiled: Query): Query => {
  // A prepared `select *` fails once a migration has added a column; `count(*)` does not.
  if (/[\s.]\*/.test(compiled.sql)) throw new Error(`a repeated query must name its columns: ${compiled.sql}`);
  named += 1;
  return { ...compiled, name: `medida_${named}` } satisfies RepeatedQuery;
};

export const getStatementName = (query: CompiledQuery): string | undefined => (query as Partial<RepeatedQuery>).name;
