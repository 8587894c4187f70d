import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
  SelectQueryNode,
  type TransactionSettings,
} from 'kysely';

import { getErrorMessage } from '../errors';
import { OutcomeUnknownError } from './databaseFailure';
import { isOutcomeUnknown, type Lane, type Lease } from './postgresLanes';

type ReadsAndWrites = { reads: Lane; writes: Lane };

const changes = new Set(['INSERT', 'UPDATE', 'DELETE', 'MERGE']);

/** Acquires its connection with the first statement, which shows whether it reads or writes. */
class PostgresConnection implements DatabaseConnection {
  readonly #lanes: ReadsAndWrites;
  #lease: Lease | undefined;
  #isInTransaction = false;

  constructor(lanes: ReadsAndWrites) {
    this.#lanes = lanes;
  }

  async executeQuery<Row>({ sql, parameters, query }: CompiledQuery): Promise<QueryResult<Row>> {
    const isRead = SelectQueryNode.is(query);
    this.#lease ??= await (isRead ? this.#lanes.reads : this.#lanes.writes).acquire();
    try {
      const { command, rowCount, rows } = await this.#lease.query(sql, parameters);
      return { rows: rows as Row[], ...(changes.has(command) && { numAffectedRows: BigInt(rowCount ?? 0) }) };
    } catch (error) {
      const isFinal = !isRead && !this.#isInTransaction;
      if (!isFinal || !isOutcomeUnknown(error)) throw error;
      throw new OutcomeUnknownError(`the write may or may not have been saved: ${getErrorMessage(error)}`, {
        cause: error,
      });
    }
  }

  streamQuery(): never {
    throw new Error('streaming is not supported');
  }

  async begin({ isolationLevel, accessMode }: TransactionSettings) {
    this.#isInTransaction = true;
    const modes = [isolationLevel && `isolation level ${isolationLevel}`, accessMode].filter((mode) => mode);
    await this.executeQuery(CompiledQuery.raw(`begin ${modes.join(', ')}`));
  }

  async commit() {
    this.#isInTransaction = false;
    await this.executeQuery(CompiledQuery.raw('commit'));
  }

  /** If the connection is lost, the server rolls back by itself. */
  async rollback() {
    this.#isInTransaction = true;
    if (!this.#lease?.isLost()) await this.executeQuery(CompiledQuery.raw('rollback'));
  }

  release() {
    this.#lease?.release();
    this.#lease = undefined;
  }
}

class PostgresDriver implements Driver {
  readonly #lanes: ReadsAndWrites;

  constructor(lanes: ReadsAndWrites) {
    this.#lanes = lanes;
  }

  init() {
    return Promise.resolve();
  }

  async acquireConnection() {
    return new PostgresConnection(this.#lanes);
  }

  beginTransaction(connection: PostgresConnection, settings: TransactionSettings) {
    return connection.begin(settings);
  }

  commitTransaction(connection: PostgresConnection) {
    return connection.commit();
  }

  rollbackTransaction(connection: PostgresConnection) {
    return connection.rollback();
  }

  async releaseConnection(connection: PostgresConnection) {
    connection.release();
  }

  /** The owner of the lanes closes them. */
  destroy() {
    return Promise.resolve();
  }
}

export const createPostgresDialect = (lanes: ReadsAndWrites): Dialect => ({
  createAdapter: () => new PostgresAdapter(),
  createDriver: () => new PostgresDriver(lanes),
  createIntrospector: (db) => new PostgresIntrospector(db),
  createQueryCompiler: () => new PostgresQueryCompiler(),
});
