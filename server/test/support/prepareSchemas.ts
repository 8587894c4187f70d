import { rename, writeFile } from 'node:fs/promises';
import {
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';
import LibsqlDatabase from 'libsql';

import type { Engine } from '../../src/db/engine';
import { allMigrations } from '../../src/db/migrations/allMigrations';
import type { Tables } from '../../src/db/tables';
import { migratedFile, migrationsScript } from './preparedFiles';
import { applyMigration } from './schemaFixtures';

const recorders = {
  sqlite: {
    createAdapter: () => new SqliteAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db: Kysely<unknown>) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  },
  postgres: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db: Kysely<unknown>) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
};

/** The migrations as one script, which is much faster than a transaction for each of them. */
const recordMigrations = async (engine: Engine) => {
  const statements: string[] = [];
  const db = new Kysely<Tables>({
    dialect: recorders[engine],
    log: ({ query }) => {
      // What has parameters changes rows, and there are none but those of the ledger.
      if (query.parameters.length === 0) statements.push(query.sql);
    },
  });
  for (const migration of allMigrations(engine)) {
    await applyMigration(db, migration);
    statements.push(`insert into schema_migrations (name, applied_at) values ('${migration.name}', 0)`);
  }
  return statements.join(';\n');
};

/** What every test database starts with: a file to copy, and a script for a database server. */
export const prepareSchemas = async () => {
  // Renamed once complete, because another run may be copying the earlier ones.
  const [file, script] = [`${migratedFile}.${process.pid}`, `${migrationsScript}.${process.pid}`];
  const database = new LibsqlDatabase(file);
  database.exec(`begin; ${await recordMigrations('sqlite')}; commit`);
  database.close();
  await writeFile(script, await recordMigrations('postgres'));
  await rename(file, migratedFile);
  await rename(script, migrationsScript);
};
