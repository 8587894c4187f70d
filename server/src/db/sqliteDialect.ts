import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  SqliteAdapter,
  SqliteDriver,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';

import { type OpenSqlite, openSqliteDatabase } from './sqliteDatabase';

class ImmediateSqliteDriver extends SqliteDriver {
  readonly #database: OpenSqlite;

  constructor(database: OpenSqlite) {
    super({ database });
    this.#database = database;
  }

  // A transaction that reads first and writes later must take the write lock at its start (design §6).
  override async beginTransaction(connection: DatabaseConnection) {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }

  // A full disk rolls the transaction back by itself: a second rollback would hide the original error.
  override async rollbackTransaction(connection: DatabaseConnection) {
    if (this.#database.isInTransaction()) await super.rollbackTransaction(connection);
  }
}

export const createSqliteDialect = (file: string, readOnly = false): Dialect => ({
  createAdapter: () => new SqliteAdapter(),
  createDriver: () => new ImmediateSqliteDriver(openSqliteDatabase(file, readOnly)),
  createIntrospector: (db) => new SqliteIntrospector(db),
  createQueryCompiler: () => new SqliteQueryCompiler(),
});
