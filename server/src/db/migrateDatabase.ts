import { type Kysely, sql } from 'kysely';

import { getErrorCode } from '../errors';
import type { Engine } from './engine';
import { allMigrations, type Migration } from './migrations/allMigrations';
import type { Tables } from './tables';

const createLedger = async (db: Kysely<Tables>) => {
  const create = () =>
    db.schema
      .createTable('schema_migrations')
      .ifNotExists()
      .addColumn('name', 'text', (column) => column.notNull().primaryKey())
      .addColumn('applied_at', 'bigint', (column) => column.notNull())
      .execute();
  // When two processes start at once, "if not exists" may still collide with the other's transaction, once.
  await create().catch(create);
};

// The ledger row is the lock: a second process blocks on its insert until the first commits, and then has nothing to
// do. Kysely's own migrator needs an advisory lock, which not all distributed engines have.
const applyOnce = (db: Kysely<Tables>, { name, up }: Migration) =>
  db.transaction().execute(async (transaction) => {
    const entered = await transaction
      .insertInto('schema_migrations')
      .values({ name, applied_at: Date.now() })
      .onConflict((conflict) => conflict.column('name').doNothing())
      .executeTakeFirst();
    if (entered.numInsertedOrUpdatedRows !== 1n) return false;
    await up(transaction);
    return true;
  });

export const pingDatabase = (db: Kysely<Tables>) => sql`select 1`.execute(db);

/** Whether our tables do not exist yet. */
export const isNew = async (db: Kysely<Tables>): Promise<boolean> => {
  try {
    await db.selectFrom('schema_migrations').select('name').limit(1).execute();
    return false;
  } catch (error) {
    // PostgreSQL's "undefined table", and SQLite's "no such table".
    if (/^(42P01|SQLITE_ERROR)$/.test(getErrorCode(error))) return true;
    throw error;
  }
};

export const migrateDatabase = async (db: Kysely<Tables>, engine: Engine): Promise<string[]> => {
  await createLedger(db);
  const applied: string[] = [];
  for (const migration of allMigrations(engine)) {
    if (await applyOnce(db, migration)) applied.push(migration.name);
  }
  return applied;
};

/** Migrations that are yet to be applied, and applied ones that only a later version has. */
export const compareMigrations = async (db: Kysely<Tables>, engine: Engine) => {
  const rows = await db.selectFrom('schema_migrations').select('name').orderBy('name').execute();
  const applied = rows.map(({ name }) => name);
  const known = allMigrations(engine).map(({ name }) => name);
  return {
    pending: known.filter((name) => !applied.includes(name)),
    unknown: applied.filter((name) => !known.includes(name)),
  };
};
