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
import type { QueryResult as PostgresResult } from 'pg';

import { getErrorMessage } from '../../errors';
import { OutcomeUnknownError } from '../databaseFailure';
import { QueryBatch } from '../queryBatch';
import { isOutcomeUnknown, type Lane, type Lease } from './postgresLanes';
import { getStatementName } from './statementNames';

type ReadsAndWrites = { reads: Lane; writes: Lane };

const changes = new Set(['INSERT', 'UPDATE', 'DELETE', 'MERGE']);

const toResult = <Row>({ command, rowCount, rows }: PostgresResult): QueryResult<Row> => ({
  rows: rows as Row[],
  ...(changes.has(command) && { numAffectedRows: BigInt(rowCount ?? 0) }),
});

/** Acquires its connection with the first statement, which shows whether it reads or writes. */
class PostgresConnection implements DatabaseConnection {
  readonly #lanes: ReadsAndWrites;
  #lease: Lease | undefined;
  #isInTransaction = false;
  #isCommitted = false;
  /** The pending BEGIN, which is sent together with the first statement. */
  #begin: string | undefined;

  constructor(lanes: ReadsAndWrites) {
    this.#lanes = lanes;
  }

  async executeQuery<Row>(compiled: CompiledQuery): Promise<QueryResult<Row>> {
    const isRead = SelectQueryNode.is(compiled.query) && !this.#isInTransaction;
    this.#lease ??= await (isRead ? this.#lanes.reads : this.#lanes.writes).acquire();
    try {
      if (compiled instanceof QueryBatch) return { rows: await this.#sendBatch<Row>(this.#lease, compiled) };
      return toResult<Row>(await this.#send(this.#lease, compiled));
    } catch (error) {
      const isFinal = !isRead && !this.#isInTransaction;
      if (!isFinal || !isOutcomeUnknown(error)) throw error;
      throw new OutcomeUnknownError(`the write may or may not have been saved: ${getErrorMessage(error)}`, {
        cause: error,
      });
    }
  }

  async #sendBatch<Row>(lease: Lease, { queries, isLast }: QueryBatch): Promise<Row[]> {
    const responses = queries.map((each) => this.#send(lease, each));
    if (isLast) {
      this.#isInTransaction = false;
      responses.push(this.#send(lease, CompiledQuery.raw('commit')));
    }
    // Statements after a failed one fail too, and may be reported first: wait for all, then throw the first failure.
    await Promise.allSettled(responses);
    const results = await Promise.all(responses);
    this.#isCommitted = isLast;
    return results.slice(0, queries.length).map(({ rows }) => rows as Row);
  }

  /** Sends the statement without waiting for the response to BEGIN. */
  async #send(lease: Lease, query: CompiledQuery) {
    const { sql, parameters } = query;
    const begin = this.#begin;
    this.#begin = undefined;
    const begun = begin === undefined ? undefined : lease.query(begin, []);
    const result = lease.query(sql, parameters, getStatementName(query));
    if (!begun) return result;
    const [beginning, first] = await Promise.allSettled([begun, result]);
    if (beginning.status === 'fulfilled') return result;
    if (first.status === 'rejected') throw beginning.reason;
    throw new OutcomeUnknownError('a statement was executed outside of its transaction', { cause: beginning.reason });
  }

  streamQuery(): never {
    throw new Error('streaming is not supported');
  }

  async begin({ isolationLevel, accessMode }: TransactionSettings) {
    this.#isInTransaction = true;
    this.#isCommitted = false;
    const modes = [isolationLevel && `isolation level ${isolationLevel}`, accessMode].filter((mode) => mode);
    this.#begin = `begin ${modes.join(', ')}`;
  }

  async commit() {
    this.#isInTransaction = false;
    if (this.#begin === undefined && !this.#isCommitted) await this.executeQuery(CompiledQuery.raw('commit'));
  }

  /** If the connection is lost, the server rolls back by itself. */
  async rollback() {
    this.#isInTransaction = true;
    if (this.#begin === undefined && !this.#lease?.isLost()) await this.executeQuery(CompiledQuery.raw('rollback'));
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
