import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { migrateDatabase } from '../../src/db/migrateDatabase';
import { allMigrations } from '../../src/db/migrations/allMigrations';
import { getDatabaseFile } from '../../src/db/openDatabase';
import { type DataTable, insertRows } from '../../src/db/sqlite/wholeTables';
import {
  applyMigration,
  listReleases,
  loadFixture,
  openFile,
  readSnapshot,
  schemasFolder,
  type Snapshot,
} from '../support/schemaFixtures';
import { createEmptyDatabase, createTestDatabase, engines } from '../support/testDatabase';

const directory = mkdtempSync(join(tmpdir(), 'medida-schemas-'));
const all = allMigrations('sqlite').map(({ name }) => name);

const readFixture = (name: string) => {
  const file = join(directory, `${name}.db`);
  loadFixture(join(schemasFolder, name), file);
  return { file, ...readSnapshot(file) };
};

const newest = readFixture('unreleased.sql');
const releases = listReleases().map((name) => ({ name, fixture: readFixture(name) }));

afterAll(() => rmSync(directory, { recursive: true, force: true }));

const migrateFile = async (file: string) => {
  const db = openFile(file);
  const migrated = await migrateDatabase(db, 'sqlite');
  await db.destroy();
  return { migrated, ...readSnapshot(file) };
};

/** For the tables of a release: later migrations may add columns, but must not lose rows. */
const expectRowsKept = (fixture: Snapshot, rows: Snapshot['rows']) => {
  for (const table of Object.keys(fixture.rows))
    expect([table, newest.rows[table]]).toEqual([table, expect.arrayContaining(rows[table] ?? [])]);
  const count = (each: Snapshot['rows']) => Object.keys(fixture.rows).map((table) => each[table]?.length);
  expect(count(rows)).toEqual(count(fixture.rows));
};

it('has a fixture with all migrations; "npm run schemas:write" applies new ones', () => {
  expect(newest.applied).toEqual(all);
});

it('gives a new database the schema of that fixture, so released migrations stay as they are', async () => {
  expect((await migrateFile(join(directory, 'new.db'))).schema).toEqual(newest.schema);
});

it.each([{ name: 'unreleased.sql', fixture: newest }, ...releases])(
  'has rows in every table of $name',
  ({ fixture }) => {
    const empty = Object.entries(fixture.rows).filter(([, rows]) => rows.length === 0);
    expect(empty.map(([table]) => table)).toEqual([]);
  },
);

it('is what the databases of other tests have', async () => {
  const database = await createTestDatabase('sqlite');
  expect(readSnapshot(getDatabaseFile(database.dataDirectory)).schema).toEqual(newest.schema);
  await database.drop();
});

it.each(engines)('leaves nothing to do in the databases of other tests, on %s', async (engine) => {
  const database = await createTestDatabase(engine);
  expect(await migrateDatabase(database.db, engine)).toEqual([]);
  await database.drop();
});

describe.each(releases)('a database of $name', ({ fixture }) => {
  const pending = all.slice(fixture.applied.length);

  it('gets the newest schema and keeps its rows', async () => {
    const { migrated, schema, rows } = await migrateFile(fixture.file);
    expect(migrated).toEqual(pending);
    expect(schema).toEqual(newest.schema);
    expectRowsKept(fixture, rows);
  });

  for (const engine of engines.filter((each) => each === 'postgres')) {
    it(`keeps its rows on ${engine}`, async () => {
      const database = await createEmptyDatabase(engine);
      for (const each of allMigrations(engine).slice(0, fixture.applied.length))
        await applyMigration(database.db, each);
      for (const [table, rows] of Object.entries(fixture.rows)) await insertRows(database.db, table as DataTable, rows);
      expect(await migrateDatabase(database.db, engine)).toEqual(pending);
      const rows: Snapshot['rows'] = {};
      for (const table of Object.keys(fixture.rows))
        rows[table] = await database.db
          .selectFrom(table as DataTable)
          .selectAll()
          .execute();
      expectRowsKept(fixture, rows);
      await database.drop();
    });
  }
});
