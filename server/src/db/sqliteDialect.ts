import { setTimeout as wait } from 'node:timers/promises';
import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type TransactionSettings,
} from 'kysely';

import { getErrorCode } from '../errors';
import { type OpenSqlite, openSqliteDatabase } from './sqliteDatabase';

const isBusy = (error: unknown) => getErrorCode(error).startsWith('SQLITE_BUSY');

const retryMs = 5;

/** One at a time, in the order of their calls. */
const createQueue = () => {
  let last = Promise.resolve();
  return async () => {
    const before = last;
    let release: () => void = () => undefined;
    last = new Promise((resolve) => {
      release = resolve;
    });
    await before;
    return release;
  };
};

/**
 * A transaction keeps the database to itself. What has to wait for another process, such as an import, leaves it to the
 * others meanwhile, so that reading goes on.
 */
class SqliteConnection implements DatabaseConnection {
  readonly #database: OpenSqlite;
  readonly #enter: () => Promise<() => void>;
  readonly #patienceMs: number;
  #leave: (() => void) | undefined;

  constructor(database: OpenSqlite, enter: () => Promise<() => void>, patienceMs: number) {
    this.#database = database;
    this.#enter = enter;
    this.#patienceMs = patienceMs;
  }

  async executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
    if (this.#leave) return this.#run<Row>(sql, parameters);
    const { result, leave } = await this.#whenFree(() => this.#run<Row>(sql, parameters));
    leave();
    return result;
  }

  streamQuery(): never {
    throw new Error('streaming is not supported');
  }

  // A transaction that reads first and writes later must take the write lock at its start (design §6).
  async begin({ accessMode }: TransactionSettings) {
    const start = accessMode === 'read only' ? 'begin' : 'begin immediate';
    const { leave } = await this.#whenFree(() => this.#run(start));
    this.#leave = leave;
  }

  async commit() {
    this.#run('commit');
  }

  // A full disk rolls the transaction back by itself: a second rollback would hide the original error.
  async rollback() {
    if (this.#database.isInTransaction()) this.#run('rollback');
  }

  release() {
    this.#leave?.();
    this.#leave = undefined;
  }

  #run<Row>(sql: string, parameters: readonly unknown[] = []): QueryResult<Row> {
    const statement = this.#database.prepare(sql);
    if (statement.reader) return { rows: statement.all(parameters) as Row[] };
    const { changes, lastInsertRowid } = statement.run(parameters);
    return { rows: [], numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid) };
  }

  async #whenFree<Result>(work: () => Result): Promise<{ result: Result; leave: () => void }> {
    const deadline = performance.now() + this.#patienceMs;
    for (;;) {
      const leave = await this.#enter();
      try {
        return { result: work(), leave };
      } catch (error) {
        leave();
        if (!isBusy(error) || performance.now() > deadline) throw error;
      }
      await wait(retryMs);
    }
  }
}

class SqliteDriver implements Driver {
  readonly #database: OpenSqlite;
  readonly #enter = createQueue();
  readonly #patienceMs: number;

  constructor(database: OpenSqlite, patienceMs: number) {
    this.#database = database;
    this.#patienceMs = patienceMs;
  }

  init() {
    return Promise.resolve();
  }

  async acquireConnection() {
    return new SqliteConnection(this.#database, this.#enter, this.#patienceMs);
  }

  beginTransaction(connection: SqliteConnection, settings: TransactionSettings) {
    return connection.begin(settings);
  }

  commitTransaction(connection: SqliteConnection) {
    return connection.commit();
  }

  rollbackTransaction(connection: SqliteConnection) {
    return connection.rollback();
  }

  async releaseConnection(connection: SqliteConnection) {
    connection.release();
  }

  async destroy() {
    this.#database.close();
  }
}

export type SqliteOptions = {
  readOnly?: boolean;
  /** How long to wait for another process that writes. */
  patienceMs: number;
};

export const createSqliteDialect = (file: string, { readOnly = false, patienceMs }: SqliteOptions): Dialect => ({
  createAdapter: () => new SqliteAdapter(),
  createDriver: () => new SqliteDriver(openSqliteDatabase(file, readOnly), patienceMs),
  createIntrospector: (db) => new SqliteIntrospector(db),
  createQueryCompiler: () => new SqliteQueryCompiler(),
});
