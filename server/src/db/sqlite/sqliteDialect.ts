import {
  type CompiledQuery,
  type DatabaseConnection,
  DeleteQueryNode,
  type Dialect,
  type Driver,
  InsertQueryNode,
  type QueryResult,
  SelectQueryNode,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type TransactionSettings,
  UpdateQueryNode,
} from 'kysely';

import { QueryBatch } from '../queryBatch';
import { type OpenSqlite, openSqliteDatabase } from './sqliteDatabase';
import { createSqliteWriter, retryWhileBusy, type SqliteTransaction, type SqliteWriter } from './sqliteWriter';

type Access = { reader: OpenSqlite; writer: SqliteWriter; patienceMs: number };

const changes = [InsertQueryNode, UpdateQueryNode, DeleteQueryNode];

class SqliteConnection implements DatabaseConnection {
  readonly #access: Access;
  #transaction: SqliteTransaction | undefined;

  constructor(access: Access) {
    this.#access = access;
  }

  async executeQuery<Row>(compiled: CompiledQuery): Promise<QueryResult<Row>> {
    const { reader, writer, patienceMs } = this.#access;
    const { sql, parameters, query } = compiled;
    const transaction = this.#transaction;
    if (transaction && compiled instanceof QueryBatch)
      return { rows: compiled.queries.map((each) => transaction.run(each.sql, each.parameters).rows as Row) };
    if (transaction) return transaction.run<Row>(sql, parameters);
    if (SelectQueryNode.is(query)) return retryWhileBusy(patienceMs, () => reader.run<Row>(sql, parameters));
    if (changes.some((change) => change.is(query))) return this.#change<Row>(sql, parameters);
    return writer.runAlone<Row>(sql, parameters);
  }

  streamQuery(): never {
    throw new Error('streaming is not supported');
  }

  async begin({ accessMode }: TransactionSettings) {
    const { writer } = this.#access;
    this.#transaction = await (accessMode === 'read only' ? writer.beginAlone() : writer.begin());
  }

  async commit() {
    await this.#transaction?.commit();
  }

  async rollback() {
    this.#transaction?.rollback();
  }

  release() {
    this.#transaction = undefined;
  }

  async #change<Row>(sql: string, parameters: readonly unknown[]): Promise<QueryResult<Row>> {
    const transaction = await this.#access.writer.begin();
    try {
      const result = transaction.run<Row>(sql, parameters);
      await transaction.commit();
      return result;
    } catch (error) {
      transaction.rollback();
      throw error;
    }
  }
}

class SqliteDriver implements Driver {
  readonly #access: Access;

  constructor(access: Access) {
    this.#access = access;
  }

  init() {
    return Promise.resolve();
  }

  async acquireConnection() {
    return new SqliteConnection(this.#access);
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
    // The writer closes last: the last connection to close moves the write-ahead log into the database.
    this.#access.reader.close();
    await this.#access.writer.close();
  }
}

export type SqliteOptions = {
  readOnly?: boolean;
  /** How long to wait for another process that writes. */
  patienceMs: number;
};

const createDriver = (file: string, { readOnly = false, patienceMs }: SqliteOptions) => {
  const { reader, writer } = openSqliteDatabase(file, readOnly);
  return new SqliteDriver({ reader, writer: createSqliteWriter(writer, patienceMs), patienceMs });
};

export const createSqliteDialect = (file: string, options: SqliteOptions): Dialect => ({
  createAdapter: () => new SqliteAdapter(),
  createDriver: () => createDriver(file, options),
  createIntrospector: (db) => new SqliteIntrospector(db),
  createQueryCompiler: () => new SqliteQueryCompiler(),
});
