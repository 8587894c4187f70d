import { Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { DatabaseError, Pool, type PoolClient, type PoolConfig, type QueryResult } from 'pg';

import { NoAnswerError } from './databaseFailure';

/** A connection on loan. */
export type Lease = {
  query: (text: string, parameters: readonly unknown[]) => Promise<QueryResult>;
  isLost: () => boolean;
  release: () => void;
};

export type Lane = { lend: () => Promise<Lease> };

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
  connection: PoolConfig;
  /** Shared by reads and writes; the probe has one more. */
  poolSize: number;
  answerWithinMs: number;
  onIdleError: (error: Error) => void;
};

const probeWithinMs = 2000;
const checkHangingEveryMs = 1000;
const farewellWithinMs = 1000;

const isState = (error: unknown, states: RegExp) => error instanceof DatabaseError && states.test(error.code ?? '');

/** The statement's outcome is unknown: no answer, a lost connection, or a shutdown midway. */
export const isWithoutVerdict = (error: unknown): boolean =>
  !(error instanceof DatabaseError) || isState(error, /^(08|57P)|^40003$/);

/** The connection is unusable, or leads to a server that rejects writes, such as a standby after a failover. */
const isConnectionLost = (error: unknown): boolean => isWithoutVerdict(error) || isState(error, /^(25006|25P03)$/);

const answerWithin = <Answer>(answer: Promise<Answer>, milliseconds: number) =>
  new Promise<Answer>((resolve, reject) => {
    const giveUp = () => reject(new NoAnswerError(`no answer from the database in ${milliseconds} ms`));
    // If this process itself was stalled, first read what has arrived in the meantime.
    const timer = setTimeout(() => setImmediate(giveUp), milliseconds);
    void answer.then(resolve, reject).finally(() => clearTimeout(timer));
  });

const getBackendPid = (client: PoolClient) => ('processID' in client ? client.processID : null);

export const createLanes = ({ connection, poolSize, answerWithinMs, onIdleError }: LanesOptions): Lanes => {
  const pools: Pool[] = [];
  const heardAt = new WeakMap<PoolClient, number>();
  let silentSince = 0;
  const hanging = new Set<PoolClient>();
  const sockets = new Set<Socket>();
  let ended: Promise<void> | undefined;

  const openSocket = () => {
    const socket = new Socket();
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
    return socket;
  };

  // A frozen connection never closes by itself and would keep the process alive.
  const closeSockets = async () => {
    const closed = [...sockets].map((socket) => new Promise((resolve) => socket.once('close', resolve)));
    await Promise.race([Promise.all(closed), pause(farewellWithinMs, undefined, { ref: false })]);
    for (const socket of sockets) socket.destroy();
  };

  const createPool = (max: number, connectWithinMs: number) => {
    const pool = new Pool({ ...connection, stream: openSocket, max, connectionTimeoutMillis: connectWithinMs });
    pool.on('error', onIdleError);
    pool.on('connect', (client) => {
      heardAt.set(client, performance.now());
      // The request that uses a lost connection fails at its next query; without a listener, the process would crash.
      client.on('error', () => undefined);
    });
    pools.push(pool);
    return pool;
  };

  // Silence rarely affects a single connection: discard those not heard from since, rather than trying them one by one.
  const connect = async (pool: Pool): Promise<PoolClient> => {
    for (;;) {
      const client = await pool.connect();
      if ((heardAt.get(client) ?? 0) >= silentSince) return client;
      client.release(true);
    }
  };

  const lendFrom = async (pool: Pool, withinMs: number, isHanging?: (client: PoolClient) => Promise<boolean>) => {
    const client = await connect(pool);
    let lost: Error | undefined;
    let unanswered: Promise<unknown> | undefined;

    // Closing the connection would not end a commit that waits for a standby: the server keeps it and its locks until
    // the standby is back, and replacing each such connection would soon exhaust the server's limit.
    const releaseUnanswered = async (answer: Promise<unknown>) => {
      const isAnswered = answer.then(
        () => true,
        () => false,
      );
      let isHealthy: boolean | undefined;
      while (isHealthy === undefined && !ended && (await isHanging?.(client))) {
        hanging.add(client);
        isHealthy = await Promise.race([isAnswered, pause(checkHangingEveryMs, undefined)]);
      }
      hanging.delete(client);
      client.release(isHealthy !== true);
    };

    return {
      query: async (text: string, parameters: readonly unknown[]) => {
        if (lost) throw lost;
        const sentAt = performance.now();
        const answer = client.query(text, [...parameters]);
        try {
          const result = await answerWithin(answer, withinMs);
          heardAt.set(client, performance.now());
          return result;
        } catch (error) {
          if (isConnectionLost(error)) lost = error instanceof Error ? error : new Error(String(error));
          if (error instanceof NoAnswerError) {
            unanswered = answer;
            silentSince = Math.max(silentSince, sentAt);
          }
          throw error;
        }
      },
      isLost: () => lost !== undefined,
      release: () => {
        if (unanswered) void releaseUnanswered(unanswered);
        else client.release(lost);
      },
    };
  };

  const connectWithinMs = Math.min(answerWithinMs, 5000);
  const writers = Math.ceil(poolSize / 2);
  const reads = createPool(Math.max(1, poolSize - writers), connectWithinMs);
  const writes = createPool(writers, connectWithinMs);
  const probe = createPool(1, probeWithinMs);
  const lendProbe = () => lendFrom(probe, probeWithinMs);

  const isWaitingForStandby = async (client: PoolClient) => {
    try {
      const lease = await lendProbe();
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
      // No answer here either, or an engine without this view: the connection itself failed.
      return false;
    }
  };

  return {
    reads: { lend: () => lendFrom(reads, answerWithinMs) },
    writes: { lend: () => lendFrom(writes, answerWithinMs, isWaitingForStandby) },
    probe: { lend: lendProbe },
    countHangingCommits: () => hanging.size,
    end: () => {
      ended ??= Promise.all(pools.map((pool) => pool.end())).then(closeSockets);
      return ended;
    },
  };
};
