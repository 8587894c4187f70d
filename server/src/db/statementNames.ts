import type { CompiledQuery } from 'kysely';

type RepeatedQuery = CompiledQuery & { readonly name: string | undefined };

let named = 0;

/** Names a query that is the same each time, so that a database server can keep its plan. */
export const nameStatement = <Query extends CompiledQuery>(compiled: Query): Query => {
  // A plan with `*` fails once a migration has added a column.
  const isPlannable = !compiled.sql.includes('*');
  if (isPlannable) named += 1;
  return { ...compiled, name: isPlannable ? `medida_${named}` : undefined } satisfies RepeatedQuery;
};

export const getStatementName = (query: CompiledQuery): string | undefined => (query as Partial<RepeatedQuery>).name;
