import { accessSync, constants } from 'node:fs';
import { pathToFileURL } from 'node:url';
import type { QueryResult } from 'kysely';
import LibsqlDatabase from 'libsql';
import AsyncLibsqlDatabase from 'libsql/promise';
import { LRUCache } from 'lru-cache';

import { getErrorCode, getFileProblem, OperatorError } from '../../errors';

// The driver aborts the whole process if it cannot bind a value, so such values are rejected here.
const toBindable = (value: unknown): unknown => {
  if (value === undefined || value === null) return null;
  if (typeof value === 'boolean') return value ? 1 : 0;
  if (typeof value === 'number' || typeof value === 'string' || typeof value === 'bigint') return value;
  if (value instanceof Uint8Array) return value;
  throw new TypeError(`cannot bind a value of type ${typeof value}`);
};

type Statement = {
  prepared: LibsqlDatabase.Statement;
  /** Of the rows; undefined if there are none. */
  names: string[] | undefined;
};

const prepareStatement = (database: LibsqlDatabase.Database, sql: string): Statement => {
  const prepared = database.prepare(sql);
  if (!prepared.reader) return { prepared, names: undefined };
  // As arrays: the driver takes longer to name the values than to read them.
  prepared.raw(true);
  return { prepared, names: prepared.columns().map(({ name }) => name) };
};

const toRow = (names: readonly string[], values: readonly unknown[]) => {
  const row: Record<string, unknown> = {};
  let index = 0;
  for (const name of names) {
    row[name] = values[index];
    index += 1;
  }
  return row;
};

const runStatement = <Row>({ prepared, names }: Statement, parameters: readonly unknown[]): QueryResult<Row> => {
  const values = parameters.map(toBindable);
  if (names) {
    const rows = prepared.all(values) as unknown[][];
    return { rows: rows.map((row) => toRow(names, row) as Row) };
  }
  const { changes, lastInsertRowid } = prepared.run(values);
  return { rows: [], numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid) };
};

const maxPreparedStatements = 300;

export type OpenSqlite = {
  run: <Row>(sql: string, parameters?: readonly unknown[]) => QueryResult<Row>;
  /** Waits for the disk on a thread of the driver, not on ours. Nothing else may use this connection meanwhile. */
  commit: () => Promise<void>;
  isInTransaction: () => boolean;
  close: () => void;
};

/** Finds out why a file cannot be opened, which the driver does not report. */
const explainFailure = (file: string, error: unknown) => {
  try {
    accessSync(file, constants.R_OK | constants.W_OK);
    return error;
  } catch (problem) {
    return new OperatorError(`Cannot open the database ${file}: ${getFileProblem(problem)}.`);
  }
};

const open = (file: string, address = file) => {
  try {
    return new LibsqlDatabase(address, { timeout: 5000 });
  } catch (error) {
    throw explainFailure(file, error);
  }
};

/** A restored database has no write-ahead log yet, and cannot get one while it is being read. */
const startLog = (file: string, database: LibsqlDatabase.Database) => {
  try {
    database.exec('PRAGMA journal_mode = WAL');
  } catch (error) {
    database.close();
    if (!getErrorCode(error).startsWith('SQLITE_BUSY')) throw error;
    throw new OperatorError(`A command is reading the restored database ${file}: wait until it is done, or stop it.`);
  }
};

const openForWriting = (file: string) => {
  const database = open(file);
  startLog(file, database);
  // A commit must be on disk before it is acknowledged.
  database.exec('PRAGMA synchronous = FULL');
  database.exec('PRAGMA foreign_keys = ON');
  // A busy timeout would block the whole process; `retryWhileBusy` waits instead.
  database.exec('PRAGMA busy_timeout = 0');
  return database;
};

const adapt = (database: LibsqlDatabase.Database): OpenSqlite => {
  const statements = new LRUCache<string, Statement>({ max: maxPreparedStatements });
  const prepare = (sql: string): Statement => {
    const known = statements.get(sql);
    if (known) return known;
    const added = prepareStatement(database, sql);
    statements.set(sql, added);
    return added;
  };
  return {
    run: (sql, parameters = []) => runStatement(prepare(sql), parameters),
    // The driver's two classes wrap the same kind of connection, and differ only in whether they block.
    commit: async () => {
      await AsyncLibsqlDatabase.prototype.exec.call(database, 'commit');
    },
    isInTransaction: () => database.inTransaction,
    close: () => {
      statements.clear();
      database.close();
    },
  };
};

export type SqliteConnections = {
  /** Sees only committed data, even while the writer writes. */
  reader: OpenSqlite;
  writer: OpenSqlite;
};

export const openSqliteDatabase = (file: string, readOnly: boolean): SqliteConnections => {
  const address = readOnly ? `${pathToFileURL(file).href}?mode=ro` : file;
  const writer = readOnly ? open(file, address) : openForWriting(file);
  const reader = open(file, address);
  reader.exec('PRAGMA query_only = ON');
  if (!readOnly) reader.exec('PRAGMA busy_timeout = 0');
  return { reader: adapt(reader), writer: adapt(writer) };
};
