import {
  CompiledQuery,
  SqliteAdapter,
  SqliteDriver,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type DatabaseConnection,
  type Dialect,
} from 'kysely';

import { openSqliteDatabase, type OpenSqlite } from './sqliteDatabase';

class ImmediateSqliteDriver extends SqliteDriver {
  readonly #database: OpenSqlite;

  constructor(database: OpenSqlite) {
    super({ database });
    this.#database = database;
  }

  // A transaction that reads first and writes later must hold the write lock from its start (design §6).
  override async beginTransaction(connection: DatabaseConnection) {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }

  // A full disk ends the transaction by itself: failing to end it once more would hide why it failed.
  override async rollbackTransaction(connection: DatabaseConnection) {
    if (this.#database.isInTransaction()) await super.rollbackTransaction(connection);
  }
}

export const createSqliteDialect = (file: string): Dialect => ({
  createAdapter: () => new SqliteAdapter(),
  createDriver: () => new ImmediateSqliteDriver(openSqliteDatabase(file)),
  createIntrospector: (db) => new SqliteIntrospector(db),
  createQueryCompiler: () => new SqliteQueryCompiler(),
});
