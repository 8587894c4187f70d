import { type Kysely, PostgresAdapter } from 'kysely';

/** For the few things that the two databases write differently; everything else is portable SQL. */
export type Engine = 'sqlite' | 'postgres';

/** Also for a transaction, which does not know its database. */
export const isPostgres = (db: Pick<Kysely<unknown>, 'getExecutor'>): boolean =>
  db.getExecutor().adapter instanceof PostgresAdapter;

export const binaryType = (engine: Engine) => (engine === 'sqlite' ? 'blob' : 'bytea');
