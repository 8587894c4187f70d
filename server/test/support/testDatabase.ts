import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  sql,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';
import LibsqlDatabase from 'libsql';
import { Pool } from 'pg';

import type { Engine } from '../../src/db/engine';
import { allMigrations } from '../../src/db/migrations/allMigrations';
import { getDatabaseFile, type OnStatement, type OpenDatabase, openDatabase } from '../../src/db/openDatabase';
import type { Tables } from '../../src/db/tables';
import { applyMigration } from './schemaFixtures';

export type TestDatabase = OpenDatabase & {
  databaseUrl: string;
  dataDirectory: string;
  /** With separate connections, like another process. */
  openAgain: () => OpenDatabase;
  drop: () => Promise<void>;
};

const serverUrl = process.env.TEST_DATABASE_URL ?? '';

/** PostgreSQL is included if the test command has started one. */
export const engines: Engine[] = serverUrl === '' ? ['sqlite'] : ['sqlite', 'postgres'];

const administration = new Pool({ connectionString: serverUrl, max: 1, allowExitOnIdle: true });

const toSchemaAddress = (schema: string) => {
  const address = new URL(serverUrl);
  address.searchParams.set('options', `-c search_path=${schema}`);
  return address.href;
};

const failOnIdleError = (error: Error) => {
  throw error;
};

/** Databases from before that guard may contain a rate that it now rejects. */
export const removeTaxGuard = async ({ db, engine }: OpenDatabase) => {
  if (engine === 'postgres') {
    await sql`alter table environments drop constraint tax_must_be_a_percentage_from_0_to_100`.execute(db);
    return;
  }
  for (const trigger of ['environments_tax_insert', 'environments_tax_update']) {
    await sql`drop trigger ${sql.ref(trigger)}`.execute(db);
  }
};

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

const create = async (engine: Engine, script: string, onStatement?: OnStatement): Promise<TestDatabase> => {
  const dataDirectory = await mkdtemp(join(tmpdir(), 'medida-test-'));
  const schema = `test_${randomBytes(6).toString('hex')}`;
  if (engine === 'postgres')
    await administration.query(`create schema ${schema}; set search_path to ${schema}; ${script}`);
  else if (script !== '') {
    const file = new LibsqlDatabase(getDatabaseFile(dataDirectory));
    file.exec(`begin; ${script}; commit`);
    file.close();
  }
  const databaseUrl = engine === 'postgres' ? toSchemaAddress(schema) : '';
  const options = { databaseUrl, dataDirectory, poolSize: 12, onIdleError: failOnIdleError, onStatement };
  const openAgain = () => openDatabase({ ...options, access: 'shared' });
  const database = openDatabase(options);
  let closed: Promise<void> | undefined;
  const close = () => (closed ??= database.close());
  return {
    ...database,
    close,
    databaseUrl,
    dataDirectory,
    openAgain,
    drop: async () => {
      await close();
      if (engine === 'postgres') await administration.query(`drop schema ${schema} cascade`);
      await rm(dataDirectory, { recursive: true, force: true });
    },
  };
};

/** A database without tables. */
export const createEmptyDatabase = (engine: Engine) => create(engine, '');

const scripts: Partial<Record<Engine, Promise<string>>> = {};

/** A migrated database without rows for the suite. */
export const createTestDatabase = async (engine: Engine, onStatement?: OnStatement) =>
  create(engine, await (scripts[engine] ??= recordMigrations(engine)), onStatement);

/** What the planner of a database server knows: without statistics, a table has -1 rows. */
export const countAnalyzedRows = async ({ db }: Pick<OpenDatabase, 'db'>, table: keyof Tables) => {
  const { rows } = await sql<{ reltuples: number }>`
    select reltuples from pg_class where oid = ${table}::regclass
  `.execute(db);
  return rows[0]?.reltuples;
};
