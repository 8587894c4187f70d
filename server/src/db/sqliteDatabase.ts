import { accessSync, constants } from 'node:fs';
import { pathToFileURL } from 'node:url';
import type { SqliteDatabase, SqliteStatement } from 'kysely';
import LibsqlDatabase from 'libsql';

import { getErrorCode, getFileProblem, StartError } from '../errors';

// The driver aborts the whole process on a value that it cannot bind, so anything else is rejected here.
const toBindable = (value: unknown): unknown => {
  if (value === undefined || value === null) return null;
  if (typeof value === 'boolean') return value ? 1 : 0;
  if (typeof value === 'number' || typeof value === 'string' || typeof value === 'bigint') return value;
  if (value instanceof Uint8Array) return value;
  throw new TypeError(`cannot bind a value of type ${typeof value}`);
};

const toBuffers = (row: unknown): unknown => {
  if (typeof row !== 'object' || row === null) return row;
  const entries = Object.entries(row);
  if (!entries.some(([, value]) => value instanceof ArrayBuffer)) return row;
  return Object.fromEntries(
    entries.map(([key, value]) => [key, value instanceof ArrayBuffer ? Buffer.from(value) : value]),
  );
};

const adaptStatement = (statement: LibsqlDatabase.Statement): SqliteStatement => {
  const { reader } = statement;
  const all = (parameters: readonly unknown[]) => statement.all(parameters.map(toBindable)).map(toBuffers);
  return {
    reader,
    all,
    run: (parameters) => statement.run(parameters.map(toBindable)),
    iterate: (parameters) => all(parameters).values(),
  };
};

const maxPreparedStatements = 300;

export type OpenSqlite = SqliteDatabase & { isInTransaction: () => boolean };

/** The driver says only that it cannot open the file. */
const explainFailure = (file: string, error: unknown) => {
  try {
    accessSync(file, constants.R_OK | constants.W_OK);
    return error;
  } catch (problem) {
    return new StartError(`Cannot open the database ${file}: ${getFileProblem(problem)}.`);
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
    throw new StartError(`A command is reading the restored database ${file}: wait until it is done, or stop it.`);
  }
};

const openForWriting = (file: string) => {
  const database = open(file);
  startLog(file, database);
  // A commit must be on disk before it is acknowledged.
  database.exec('PRAGMA synchronous = FULL');
  database.exec('PRAGMA foreign_keys = ON');
  // Waiting here would block the whole process: the driver waits instead.
  database.exec('PRAGMA busy_timeout = 0');
  return database;
};

export const openSqliteDatabase = (file: string, readOnly: boolean): OpenSqlite => {
  const database = readOnly ? open(file, `${pathToFileURL(file).href}?mode=ro`) : openForWriting(file);
  const prepared = new Map<string, SqliteStatement>();
  return {
    prepare: (statement) => {
      const known = prepared.get(statement);
      if (known) return known;
      if (prepared.size >= maxPreparedStatements) prepared.clear();
      const added = adaptStatement(database.prepare(statement));
      prepared.set(statement, added);
      return added;
    },
    isInTransaction: () => database.inTransaction,
    close: () => {
      prepared.clear();
      database.close();
    },
  };
};
