import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Kysely } from 'kysely';
import LibsqlDatabase from 'libsql';

import { allMigrations, type Migration } from '../../src/db/migrations/allMigrations';
import { createSqliteDialect } from '../../src/db/sqlite/sqliteDialect';
import type { AnyRow } from '../../src/db/sqlite/wholeTables';
import type { Tables } from '../../src/db/tables';

/** The SQLite databases that each migration has produced, with a few rows in every table. */
const folder = join(process.cwd(), 'server', 'test', 'fixtures', 'schemas');

export const migrations = allMigrations('sqlite');

export const fixtureFile = ({ name }: Migration) => join(folder, `${name.slice(0, 4)}.sql`);

export const hasFixture = (migration: Migration) => existsSync(fixtureFile(migration));

const ledger = 'schema_migrations';

/** Applies one migration, as the services do for all that are missing. */
export const applyMigration = async (db: Kysely<Tables>, { name, up }: Migration) => {
  await db.schema
    .createTable(ledger)
    .ifNotExists()
    .addColumn('name', 'text', (column) => column.notNull().primaryKey())
    .addColumn('applied_at', 'bigint', (column) => column.notNull())
    .execute();
  await up(db);
  await db.insertInto(ledger).values({ name, applied_at: 0 }).execute();
};

/** Creates the database of a fixture. */
export const loadFixture = (migration: Migration, file: string) => {
  const database = new LibsqlDatabase(file);
  database.exec(readFileSync(fixtureFile(migration), 'utf8'));
  database.close();
};

export const openFile = (file: string) =>
  new Kysely<Tables>({ dialect: createSqliteDialect(file, { patienceMs: 1000 }) });

export type Snapshot = {
  /** Statements by the kind and name of what they create. */
  schema: Record<string, string>;
  /** Without the ledger of the migrations, which contains timestamps. */
  rows: Record<string, AnyRow[]>;
};

type Created = { type: string; name: string; sql: string };

const readCreated = (database: LibsqlDatabase.Database) =>
  database.prepare('select type, name, sql from sqlite_master where sql is not null order by rowid').all() as Created[];

const listTables = (created: Created[]) => created.flatMap(({ type, name }) => (type === 'table' ? [name] : []));

const readRows = (database: LibsqlDatabase.Database, table: string) =>
  (database.prepare(`select * from "${table}" order by 1, 2`).all() as AnyRow[]).map((row) =>
    Object.fromEntries(
      Object.entries(row).map(([column, value]) => [column, value instanceof ArrayBuffer ? Buffer.from(value) : value]),
    ),
  );

export const readSnapshot = (file: string): Snapshot => {
  const database = new LibsqlDatabase(file);
  const created = readCreated(database);
  const tables = listTables(created).filter((table) => table !== ledger);
  const snapshot = {
    schema: Object.fromEntries(created.map(({ type, name, sql }) => [`${type} ${name}`, sql.replace(/\s+/g, ' ')])),
    rows: Object.fromEntries(tables.map((table) => [table, readRows(database, table)])),
  };
  database.close();
  return snapshot;
};

const toLiteral = (value: unknown) => {
  if (Buffer.isBuffer(value)) return `x'${value.toString('hex')}'`;
  return typeof value === 'string' ? `'${value.replaceAll("'", "''")}'` : String(value);
};

const toInsert = (table: string, row: AnyRow) =>
  `insert into ${table} (${Object.keys(row).join(', ')}) values (${Object.values(row).map(toLiteral).join(', ')});`;

/** The text of a fixture. */
export const dumpDatabase = (file: string): string => {
  const database = new LibsqlDatabase(file);
  const created = readCreated(database);
  const lines = [
    ...created.map(({ sql }) => `${sql.trim()};`),
    '',
    ...listTables(created).flatMap((table) => readRows(database, table).map((row) => toInsert(table, row))),
  ];
  database.close();
  return `${lines.join('\n')}\n`;
};
