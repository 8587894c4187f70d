import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { Client } from 'pg';

import type { Engine } from '../../src/db/engine';
import { migrateDatabase } from '../../src/db/migrateDatabase';
import { type OpenDatabase, openDatabase } from '../../src/db/openDatabase';

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

const administer = async (statement: string) => {
  const client = new Client({ connectionString: serverUrl });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
};

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

/** A database without tables. */
export const createEmptyDatabase = async (engine: Engine): Promise<TestDatabase> => {
  const dataDirectory = await mkdtemp(join(tmpdir(), 'medida-test-'));
  const schema = `test_${randomBytes(6).toString('hex')}`;
  if (engine === 'postgres') await administer(`create schema ${schema}`);
  const databaseUrl = engine === 'postgres' ? toSchemaAddress(schema) : '';
  const options = { databaseUrl, dataDirectory, poolSize: 12, onIdleError: failOnIdleError };
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
      if (engine === 'postgres') await administer(`drop schema ${schema} cascade`);
      await rm(dataDirectory, { recursive: true, force: true });
    },
  };
};

/** A migrated database without rows for the suite. */
export const createTestDatabase = async (engine: Engine): Promise<TestDatabase> => {
  const database = await createEmptyDatabase(engine);
  await migrateDatabase(database.db, engine);
  return database;
};
