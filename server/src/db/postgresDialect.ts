import { PostgresDialect, type Dialect } from 'kysely';
import { Pool, TypeOverrides, types } from 'pg';

// Every bigint of ours is a safe integer: ids below 2^48, cents, milliseconds.
const numbersForBigints = () => {
  const overrides = new TypeOverrides(types);
  overrides.setTypeParser(types.builtins.INT8, Number);
  return overrides;
};

export type PostgresOptions = {
  connectionString: string;
  poolSize: number;
  onIdleError: (error: Error) => void;
};

export const createPostgresDialect = ({ connectionString, poolSize, onIdleError }: PostgresOptions): Dialect => {
  const pool = new Pool({
    connectionString,
    max: poolSize,
    connectionTimeoutMillis: 5000,
    idleTimeoutMillis: 30_000,
    statement_timeout: 15_000,
    query_timeout: 20_000,
    keepAlive: true,
    application_name: 'medida',
    types: numbersForBigints(),
  });
  pool.on('error', onIdleError);
  // A connection that is lost while a request has it fails the request's next query; without a listener, the process.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return new PostgresDialect({ pool });
};
