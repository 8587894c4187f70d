import type { CompiledQuery } from 'kysely';

type RepeatedQuery = CompiledQuery & { readonly name: string | undefined };

let named = 0;

/** Names a query that is the same each time, so that a database server prepares it once. */
export const nameStatement = <Query extends CompiledQuery>(compiled: Query): Query => {
  // A prepared `select *` fails once a migration has added a column.
  const isSafe = !compiled.sql.includes('*');
  if (isSafe) named += 1;
  return { ...compiled, name: isSafe ? `medida_${named}` : undefined } satisfies RepeatedQuery;
};

export const getStatementName = (query: CompiledQuery): string | undefined => (query as Partial<RepeatedQuery>).name;
