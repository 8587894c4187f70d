import { Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import {
  Client,
  type ClientConfig,
  DatabaseError,
  type Pool,
  type PoolClient,
  type PoolConfig,
  type QueryResult,
} from 'pg';

import { DatabaseTimeoutError } from '../databaseFailure';
import { withTimeout } from '../withTimeout';
import type { DatabaseAddress } from './databaseUrl';
import { createHosts, type HostPools } from './postgresHosts';

/** A connection checked out of a pool. */
export type Lease = {
  /** With a name, the statement is prepared once per connection. */
  query: (text: string, parameters: readonly unknown[], name?: string) => Promise<QueryResult>;
  isLost: () => boolean;
  release: () => void;
};

export type Lane = { acquire: () => Promise<Lease> };

/**
 * Reads and writes use separate connections: a commit waits indefinitely for a synchronous standby that is gone, and
 * hanging commits must not exhaust the connections that reads need. The probe checks the server's health while every
 * other connection is busy or frozen.
 */
export type Lanes = {
  reads: Lane;
  writes: Lane;
  probe: Lane;
  countHangingCommits: () => number;
  end: () => Promise<void>;
};

export type LanesOptions = {
  address: DatabaseAddress;
  connection: PoolConfig;
  /** Shared by reads and writes; the probe has an extra connection. */
  poolSize: number;
  timeoutMs: number;
  onIdleError: (error: Error) => void;
};

const probeTimeoutMs = 2000;
const hangingCheckMs = 1000;
const closeTimeoutMs = 1000;

const isState = (error: unknown, states: RegExp) => error instanceof DatabaseError && states.test(error.code ?? '');

/** The statement may or may not have been executed: no response, a lost connection, or a shutdown midway. */
export const isOutcomeUnknown = (error: unknown): boolean =>
  !(error instanceof DatabaseError) || isState(error, /^(08|57P)|^40003$/);

/** The connection is unusable, or leads to a server that rejects writes, such as a standby after a failover. */
const isConnectionLost = (error: unknown): boolean => isOutcomeUnknown(error) || isState(error, /^(25006|25P03)$/);

const getBackendPid = (client: PoolClient) => ('processID' in client ? client.processID : null);

export const createLanes = ({ address, connection, poolSize, timeoutMs, onIdleError }: LanesOptions): Lanes => {
  const openPools = createHosts(address);
  const pools: Pool[] = [];
  const lastResponseAt = new WeakMap<PoolClient, number>();
  let timedOutSince = 0;
  /** Connections to the server without a pooler in between. */
  const direct = new WeakSet<PoolClient>();
  const hanging = new Set<PoolClient>();
  const sockets = new Set<Socket>();
  let ended: Promise<void> | undefined;

  const socketOf = new WeakMap<object, Socket>();

  class OwnClient extends Client {
    constructor(config: ClientConfig = {}) {
      const socket = new Socket();
      // Statements are sent without waiting for the previous response.
      super({ ...config, stream: () => socket, pipeline: true });
      socketOf.set(this, socket);
      sockets.add(socket);
      socket.once('close', () => sockets.delete(socket));
    }
  }

  /** Everything sent until the next tick goes to the socket in a single write. */
  const writeTogether = (client: PoolClient) => {
    const socket = socketOf.get(client);
    socket?.cork();
    process.nextTick(() => socket?.uncork());
  };

  /** Destroys the socket, because closing would wait for all outstanding responses. */
  const discard = (client: PoolClient, reason: Error | true) => {
    socketOf.get(client)?.destroy();
    client.release(reason);
  };

  /**
   * Behind a pooler, the next transaction may reach a server connection on which nothing has been prepared. A pooler
   * announces its own process id instead of the server's.
   *
   * Compiling a statement (`jit`) takes longer than most of ours run, and the default of 4 MB (`work_mem`) sorts on disk.
   */
  const prepareConnection = async (client: PoolClient) => {
    try {
      const { rows } = await client.query<{ pid: number }>(
        `select pg_backend_pid() as pid, (
          select count(set_config(name, case name when 'jit' then 'off' else '16MB' end, false)) from pg_settings
          where case when name = 'work_mem' then setting::integer < 16384 else name = 'jit' end) as configured`,
      );
      if (rows[0]?.pid === getBackendPid(client)) direct.add(client);
    } catch {
      // The connection is lost; its next query will report that.
    }
  };

  // A frozen connection never closes by itself and would keep the process alive.
  const closeSockets = async () => {
    const closed = [...sockets].map((socket) => new Promise((resolve) => socket.once('close', resolve)));
    await Promise.race([Promise.all(closed), pause(closeTimeoutMs, undefined, { ref: false })]);
    for (const socket of sockets) socket.destroy();
  };

  const createPools = (max: number, connectTimeoutMs: number) => {
    const opened = openPools({ ...connection, Client: OwnClient, max }, connectTimeoutMs);
    for (const pool of opened.pools) {
      pool.on('error', onIdleError);
      pool.on('connect', (client) => {
        lastResponseAt.set(client, performance.now());
        // Without a listener, a lost connection would crash the process; the request that uses it fails anyway.
        client.on('error', () => undefined);
        void prepareConnection(client);
      });
    }
    pools.push(...opened.pools);
    return opened;
  };

  // A timeout rarely affects a single connection: discard all that have been silent since, rather than time out on each.
  const connect = async (from: HostPools): Promise<PoolClient> => {
    for (;;) {
      const client = await from.connect();
      if ((lastResponseAt.get(client) ?? 0) >= timedOutSince) return client;
      discard(client, true);
    }
  };

  const acquireFrom = async (
    from: HostPools,
    limitMs: number,
    isHanging?: (client: PoolClient) => Promise<boolean>,
  ) => {
    const client = await connect(from);
    let lost: Error | undefined;
    let timedOutQuery: Promise<unknown> | undefined;

    // Closing the connection would not end a commit that waits for a standby: the server keeps it and its locks until
    // the standby is back, and replacing each such connection would soon exhaust the server's limit.
    const releaseAfterTimeout = async (query: Promise<unknown>) => {
      const isCompleted = query.then(
        () => true,
        () => false,
      );
      let isHealthy: boolean | undefined;
      while (isHealthy === undefined && !ended && (await isHanging?.(client))) {
        hanging.add(client);
        isHealthy = await Promise.race([isCompleted, pause(hangingCheckMs, undefined)]);
      }
      hanging.delete(client);
      if (isHealthy === true) client.release();
      else discard(client, true);
    };

    return {
      query: async (text: string, parameters: readonly unknown[], name?: string) => {
        if (lost) throw lost;
        const sentAt = performance.now();
        writeTogether(client);
        const values = [...parameters];
        const query = client.query(
          name !== undefined && direct.has(client) ? { name, text, values } : { text, values },
        );
        try {
          const result = await withTimeout(query, limitMs);
          lastResponseAt.set(client, performance.now());
          return result;
        } catch (error) {
          if (isConnectionLost(error)) lost = error instanceof Error ? error : new Error(String(error));
          if (error instanceof DatabaseTimeoutError) {
            timedOutQuery = query;
            timedOutSince = Math.max(timedOutSince, sentAt);
          }
          throw error;
        }
      },
      isLost: () => lost !== undefined,
      release: () => {
        if (timedOutQuery) void releaseAfterTimeout(timedOutQuery);
        else if (lost) discard(client, lost);
        else client.release();
      },
    };
  };

  const connectTimeoutMs = Math.min(timeoutMs, 5000);
  const writers = Math.ceil(poolSize / 2);
  const reads = createPools(Math.max(1, poolSize - writers), connectTimeoutMs);
  const writes = createPools(writers, connectTimeoutMs);
  const probe = createPools(1, probeTimeoutMs);
  const acquireProbe = () => acquireFrom(probe, probeTimeoutMs);

  const isWaitingForStandby = async (client: PoolClient) => {
    try {
      const lease = await acquireProbe();
      try {
        const { rowCount } = await lease.query(
          "select 1 from pg_stat_activity where pid = $1 and wait_event = 'SyncRep'",
          [getBackendPid(client)],
        );
        return rowCount === 1;
      } finally {
        lease.release();
      }
    } catch {
      // No response here either, or an engine without this view: the connection itself failed.
      return false;
    }
  };

  return {
    reads: { acquire: () => acquireFrom(reads, timeoutMs) },
    writes: { acquire: () => acquireFrom(writes, timeoutMs, isWaitingForStandby) },
    probe: { acquire: acquireProbe },
    countHangingCommits: () => hanging.size,
    end: () => {
      ended ??= Promise.all(pools.map((pool) => pool.end())).then(closeSockets);
      return ended;
    },
  };
};
