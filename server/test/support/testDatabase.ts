import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { Pool } from 'pg';

import type { Engine } from '../../src/db/engine';
import { getDatabaseFile, type OnStatement, type OpenDatabase, openDatabase } from '../../src/db/openDatabase';
import type { Tables } from '../../src/db/tables';
import { migratedFile, migrationsScript } from './preparedFiles';

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

/** What a schema consists of: how many things of each kind, and the migrations that it has had. */
const describeSchema = async (schema: string) => {
  const { rows } = await administration.query<{ parts: string }>(`
    select concat_ws(' ',
      (select count(*) from pg_class where relnamespace = space.oid),
      (select count(*) from pg_attribute join pg_class on pg_class.oid = attrelid
        where relnamespace = space.oid and not attisdropped),
      (select count(*) from pg_trigger join pg_class on pg_class.oid = tgrelid where relnamespace = space.oid),
      (select count(*) from pg_constraint where connamespace = space.oid),
      (select count(*) from pg_proc where pronamespace = space.oid),
      (select string_agg(name, ' ' order by name) from ${schema}.schema_migrations)
    ) as parts from pg_namespace as space where nspname = '${schema}'`);
  return rows[0]?.parts;
};

// Emptied schemas of this file's earlier databases: emptying one takes a tenth of creating and dropping it.
const unused: string[] = [];
let isOver = false;
let migrated: string | undefined;

const createSchema = async (script: string) => {
  const schema = `test_${randomBytes(6).toString('hex')}`;
  await administration.query(`create schema ${schema}; set search_path to ${schema}; ${script}`);
  return schema;
};

const takeMigratedSchema = async () => {
  const known = unused.pop();
  if (known !== undefined) return known;
  const schema = await createSchema(readFileSync(migrationsScript, 'utf8'));
  migrated ??= await describeSchema(schema);
  return schema;
};

const dropSchema = (schema: string) => administration.query(`drop schema ${schema} cascade`);

/** Keeps the schema for the next database, unless the test has changed more than rows. */
const emptySchema = async (schema: string) => {
  if (isOver || (await describeSchema(schema)) !== migrated) return void (await dropSchema(schema));
  const { rows } = await administration.query<{ tablename: string }>(
    `select tablename from pg_tables where schemaname = '${schema}' and tablename <> 'schema_migrations'`,
  );
  // One statement, at whose end references between the tables are checked.
  const deletions = rows.map(({ tablename }) => `${tablename} as (delete from ${schema}.${tablename})`);
  await administration.query(`with ${deletions.join(', ')} select`);
  unused.push(schema);
};

// Runs before what a file closes after all of its tests.
afterAll(async () => {
  isOver = true;
  for (const schema of unused.splice(0)) await dropSchema(schema);
});

type Place = { dataDirectory: string; schema: string; remove: (schema: string) => Promise<unknown> };

const open = ({ dataDirectory, schema, remove }: Place, onStatement?: OnStatement): TestDatabase => {
  const databaseUrl = schema === '' ? '' : toSchemaAddress(schema);
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
      if (schema !== '') await remove(schema);
      await rm(dataDirectory, { recursive: true, force: true });
    },
  };
};

const createDirectory = () => mkdtemp(join(tmpdir(), 'medida-test-'));

/** A database without tables. */
export const createEmptyDatabase = async (engine: Engine) => {
  const schema = engine === 'postgres' ? await createSchema('') : '';
  return open({ dataDirectory: await createDirectory(), schema, remove: dropSchema });
};

/** A migrated database without rows for the suite. */
export const createTestDatabase = async (engine: Engine, onStatement?: OnStatement) => {
  const dataDirectory = await createDirectory();
  if (engine === 'sqlite') await copyFile(migratedFile, getDatabaseFile(dataDirectory));
  const schema = engine === 'postgres' ? await takeMigratedSchema() : '';
  return open({ dataDirectory, schema, remove: emptySchema }, onStatement);
};

/** What the planner of a database server knows: without statistics, a table has -1 rows. */
export const countAnalyzedRows = async ({ db }: Pick<OpenDatabase, 'db'>, table: keyof Tables) => {
  const { rows } = await sql<{ reltuples: number }>`
    select reltuples from pg_class where oid = ${table}::regclass
  `.execute(db);
  return rows[0]?.reltuples;
};
