import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Kysely } from 'kysely';
import LibsqlDatabase from 'libsql';

import type { Migration } from '../../src/db/migrations/allMigrations';
import { createSqliteDialect } from '../../src/db/sqlite/sqliteDialect';
import type { AnyRow } from '../../src/db/sqlite/wholeTables';
import type { Tables } from '../../src/db/tables';

/** SQLite databases with a few rows in every table: those of the releases, and what the present migrations make of them. */
export const schemasFolder = join(process.cwd(), 'server', 'test', 'fixtures', 'schemas');

const unreleased = 'unreleased.sql';

export const unreleasedFile = join(schemasFolder, unreleased);

/** The fixtures of the releases. */
export const listReleases = () => readdirSync(schemasFolder).filter((name) => name !== unreleased);

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
export const loadFixture = (fixture: string, file: string) => {
  const database = new LibsqlDatabase(file);
  database.exec(readFileSync(fixture, 'utf8'));
  database.close();
};

export const openFile = (file: string) =>
  new Kysely<Tables>({ dialect: createSqliteDialect(file, { patienceMs: 1000 }) });

export type Snapshot = {
  /** The migrations that it has had. */
  applied: string[];
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
    applied: readRows(database, ledger).map(({ name }) => String(name)),
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
