import { type ClientBase, DatabaseError, Pool, type PoolClient, type PoolConfig } from 'pg';

import { getErrorMessage } from '../../errors';
import { isDatabaseUnavailable, NoUsableHostError, ReadOnlyHostError } from '../databaseFailure';
import { withTimeout } from '../withTimeout';
import type { DatabaseAddress, DatabaseHost } from './databaseUrl';

/** Connections to whichever host is usable: one pool per host, of which usually only one has connections. */
export type HostPools = { pools: Pool[]; connect: () => Promise<PoolClient> };

type Failure = { host: DatabaseHost; error: unknown };

const isPoolExhausted = (error: unknown) => getErrorMessage(error).includes('timeout exceeded when trying to connect');

/** A wrong password or a missing database would be the same on every host, and needs the operator. */
const isRefused = (error: unknown) => error instanceof DatabaseError && !isDatabaseUnavailable(error);

const summarize = (failures: Failure[]): unknown => {
  const [first, ...others] = failures;
  if (first && others.length === 0) return first.error;
  const message = failures.map(({ host, error }) => `${host.name}: ${getErrorMessage(error)}`).join('; ');
  const isReadOnly = failures.some(({ error }) => error instanceof ReadOnlyHostError);
  // For example, a primary that has no free connections.
  const isBusy = failures.some(({ error }) => error instanceof DatabaseError);
  return isReadOnly && !isBusy ? new ReadOnlyHostError(message) : new NoUsableHostError(message);
};

/** The driver supports only one host per connection, so this chooses the host, as libpq does for its clients. */
export const createHosts = ({ hosts, needsWrites }: DatabaseAddress) => {
  // Shared by all pools: the host that worked most recently comes first, the one found unreachable comes last.
  let order = hosts;
  const without = (host: DatabaseHost) => order.filter((other) => other !== host);

  const openPool = (config: PoolConfig, host: DatabaseHost, limitMs: number) => {
    // The pool waits for the promise, although its types do not say so.
    const checkWrites: (client: ClientBase) => unknown = async (client) => {
      const query = client.query<{ transaction_read_only: string }>('show transaction_read_only');
      const { rows } = await withTimeout(query, limitMs);
      if (rows[0]?.transaction_read_only === 'on') throw new ReadOnlyHostError('the database is read-only');
    };
    return new Pool({
      ...config,
      connectionString: host.url,
      connectionTimeoutMillis: limitMs,
      // Not `verify`: the pool loses a connection for good if the request for it gives up meanwhile.
      ...(needsWrites && { onConnect: checkWrites }),
    });
  };

  /** The time limit covers all hosts together, but gives each at least a second. */
  return (config: PoolConfig, connectTimeoutMs: number): HostPools => {
    const limitMs = hosts.length === 1 ? connectTimeoutMs : Math.max(1000, connectTimeoutMs / hosts.length);
    const pools = new Map(hosts.map((host) => [host, openPool(config, host, limitMs)]));
    const connect = async () => {
      const failures: Failure[] = [];
      for (const host of order) {
        const pool = pools.get(host);
        if (!pool) continue;
        try {
          const client = await pool.connect();
          if (order[0] !== host) order = [host, ...without(host)];
          return client;
        } catch (error) {
          if (isPoolExhausted(error) || isRefused(error)) throw error;
          const hasResponded = error instanceof ReadOnlyHostError || error instanceof DatabaseError;
          if (!hasResponded) order = [...without(host), host];
          failures.push({ host, error });
        }
      }
      throw summarize(failures);
    };
    return { pools: [...pools.values()], connect };
  };
};
