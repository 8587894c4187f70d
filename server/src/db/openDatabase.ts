import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Kysely, type LogEvent } from 'kysely';
import { TypeOverrides, types } from 'pg';

import type { Engine } from './engine';
import { inTransaction } from './inTransaction';
import { parseDatabaseUrl } from './postgres/databaseUrl';
import { createPostgresDialect } from './postgres/postgresDialect';
import { createLanes } from './postgres/postgresLanes';
import { checkSqliteFile } from './sqlite/checkSqliteFile';
import { lockDataDirectory, lockOutAll, lockOutRestores, tryLockDataDirectory } from './sqlite/dataDirectoryLock';
import { createSqliteDialect } from './sqlite/sqliteDialect';
import type { Tables } from './tables';

export type Database = Kysely<Tables>;

export type OpenDatabase = {
  db: Database;
  /** For health checks: responds within about two seconds, even while all other connections are busy or frozen. */
  probe: Database;
  engine: Engine;
  /** Whether services may be using the database, so that its tables must stay as they are. */
  isShared: boolean;
  /** Commits that wait for an unresponsive synchronous standby. */
  countHangingCommits: () => number;
  /** Fails if the disk of an embedded database cannot be written. */
  checkWrites: () => Promise<void>;
  close: () => Promise<void>;
};

export type OnStatement = (event: LogEvent) => void;

export type DatabaseOptions = {
  /** Empty for the embedded database in `dataDirectory`. */
  databaseUrl: string;
  dataDirectory: string;
  poolSize: number;
  /**
   * `services`, the default, keeps out a second instance; `alone` keeps out everything else; `shared` works alongside
   * the services; `readOnly` creates nothing. On a database server, it only decides whether tables may be changed.
   */
  access?: 'services' | 'alone' | 'shared' | 'readOnly';
  /** Whether every host will do, standbys included: nothing is written. */
  readsOnly?: boolean;
  /** Statement timeout on a database server; ten minutes unless set, as for commands and migrations. */
  timeoutMs?: number;
  onIdleError: (error: Error) => void;
  /** Called after each statement. */
  onStatement?: OnStatement | undefined;
};

const tenMinutes = 600_000;

export const getDatabaseFile = (dataDirectory: string) => join(dataDirectory, 'medida.db');

// Every bigint we store is a safe integer: ids below 2^48, cents, milliseconds.
const parseBigintsAsNumbers = () => {
  const overrides = new TypeOverrides(types);
  overrides.setTypeParser(types.builtins.INT8, Number);
  return overrides;
};

const openPostgres = (options: DatabaseOptions): OpenDatabase => {
  const {
    databaseUrl,
    poolSize,
    access,
    onIdleError,
    onStatement,
    readsOnly = false,
    timeoutMs = tenMinutes,
  } = options;
  const connection = {
    application_name: 'medida',
    types: parseBigintsAsNumbers(),
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    idleTimeoutMillis: 30_000,
    maxLifetimeSeconds: 300,
    // The server should time out first: its error leaves the connection usable.
    statement_timeout: Math.round(timeoutMs * 0.8),
    // Releases the locks of a process that vanished without closing its connection.
    idle_in_transaction_session_timeout: timeoutMs * 2,
  };
  const parsed = parseDatabaseUrl(databaseUrl);
  const address = readsOnly ? { ...parsed, needsWrites: false } : parsed;
  const lanes = createLanes({ address, connection, poolSize, timeoutMs, onIdleError });
  return {
    db: new Kysely<Tables>({ dialect: createPostgresDialect(lanes), ...(onStatement && { log: onStatement }) }),
    probe: new Kysely<Tables>({ dialect: createPostgresDialect({ reads: lanes.probe, writes: lanes.probe }) }),
    engine: 'postgres',
    isShared: access === 'shared',
    countHangingCommits: lanes.countHangingCommits,
    checkWrites: () => Promise.resolve(),
    close: lanes.end,
  };
};

/** Commands work alongside the services, or in their place. */
const lockFor = (access: NonNullable<DatabaseOptions['access']>, directory: string) => {
  if (access === 'readOnly') return { isShared: false };
  if (access === 'services') return { isShared: false, lock: lockDataDirectory(directory) };
  if (access === 'alone') return { isShared: false, lock: lockOutAll(directory) };
  const own = tryLockDataDirectory(directory);
  return { isShared: !own, lock: own ?? lockOutRestores(directory) };
};

const testFileBytes = 64 * 1024;

const writeToDisk = async (db: Database, dataDirectory: string) => {
  // Changes nothing, but is committed to disk.
  await inTransaction(db, (transaction) =>
    transaction
      .updateTable('schema_migrations')
      .set((columns) => ({ name: columns.ref('name') }))
      .execute(),
  );
  // Where the disk is full, the database may still have room in its write-ahead log.
  const file = join(dataDirectory, '.write-test');
  try {
    await writeFile(file, Buffer.alloc(testFileBytes), { flush: true });
  } finally {
    await rm(file, { force: true });
  }
};

const openSqlite = (options: DatabaseOptions): OpenDatabase => {
  const { dataDirectory, access = 'services', timeoutMs = tenMinutes, onStatement } = options;
  const { isShared, lock } = lockFor(access, dataDirectory);
  const file = getDatabaseFile(dataDirectory);
  try {
    if (lock && !isShared) checkSqliteFile(file);
  } catch (error) {
    lock?.release();
    throw error;
  }
  const db = new Kysely<Tables>({
    dialect: createSqliteDialect(file, { readOnly: access === 'readOnly', patienceMs: timeoutMs * 2 }),
    ...(onStatement && { log: onStatement }),
  });
  return {
    db,
    probe: db,
    engine: 'sqlite',
    isShared,
    countHangingCommits: () => 0,
    checkWrites: () => writeToDisk(db, dataDirectory),
    close: async () => {
      await db.destroy();
      lock?.release();
    },
  };
};

export const openDatabase = (options: DatabaseOptions): OpenDatabase =>
  options.databaseUrl === '' ? openSqlite(options) : openPostgres(options);
