import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { migrateDatabase } from '../../src/db/migrateDatabase';
import { allMigrations } from '../../src/db/migrations/allMigrations';
import { getDatabaseFile } from '../../src/db/openDatabase';
import { type DataTable, insertRows } from '../../src/db/sqlite/wholeTables';
import { aCategory, aClient } from '../support/builders';
import {
  applyMigration,
  hasFixture,
  loadFixture,
  migrations,
  openFile,
  readSnapshot,
  type Snapshot,
} from '../support/schemaFixtures';
import { createEmptyDatabase, createTestDatabase, engines } from '../support/testDatabase';

const directory = mkdtempSync(join(tmpdir(), 'medida-schemas-'));
const withFixture = migrations.filter(hasFixture);

let newest: Snapshot;

beforeAll(() => {
  const [last] = withFixture.slice(-1);
  if (!last) throw new Error('there are no fixtures');
  const file = join(directory, 'newest.db');
  loadFixture(last, file);
  newest = readSnapshot(file);
});

afterAll(() => rmSync(directory, { recursive: true, force: true }));

const migrateFile = async (file: string) => {
  const db = openFile(file);
  const applied = await migrateDatabase(db, 'sqlite');
  await db.destroy();
  return { applied, ...readSnapshot(file) };
};

/** For the tables of a fixture: later migrations may add columns, but must not lose rows. */
const expectRowsKept = (fixture: Snapshot, rows: Snapshot['rows']) => {
  for (const table of Object.keys(fixture.rows))
    expect([table, newest.rows[table]]).toEqual([table, expect.arrayContaining(rows[table] ?? [])]);
  const count = (each: Snapshot['rows']) => Object.keys(fixture.rows).map((table) => each[table]?.length);
  expect(count(rows)).toEqual(count(fixture.rows));
};

it('has a fixture of each schema; "npm run schemas:write" writes one for a new migration', () => {
  expect(withFixture.map(({ name }) => name)).toEqual(migrations.map(({ name }) => name));
});

it('gives a new database the schema of the newest fixture, so released migrations stay as they are', async () => {
  expect((await migrateFile(join(directory, 'new.db'))).schema).toEqual(newest.schema);
});

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

it('assigns outbox entries of an earlier version to their accounts', async () => {
  const file = join(directory, 'accounts.db');
  const before = migrations.find(({ name }) => name === '0009_outbox');
  if (before) loadFixture(before, file);
  const db = openFile(file);
  await db.updateTable('orders').set({ account_id: 3 }).execute();
  await db.updateTable('contact_messages').set({ account_id: 4 }).execute();
  const [entry] = await db.selectFrom('outbox').selectAll().execute();
  const message = { entry_id: 'message', kind: 'messageToCompany', reference: 1_500_000_004 };
  if (entry)
    await db
      .insertInto('outbox')
      .values({ ...entry, ...message })
      .execute();
  await db.destroy();
  const { rows } = await migrateFile(file);
  expect(rows.outbox?.map(({ account_id }) => account_id)).toEqual([3, 4]);
});

it('keeps API keys of one name, under names of their own', async () => {
  const file = join(directory, 'keys.db');
  const before = migrations.find(({ name }) => name === '0049_client_views');
  if (before) loadFixture(before, file);
  const db = openFile(file);
  const [key] = await db.selectFrom('api_keys').selectAll().execute();
  if (!key) throw new Error('the fixture has no key');
  const twin = { ...key, created_at: key.created_at + 1 };
  await db
    .insertInto('api_keys')
    .values([
      { ...twin, key_id: 2, key_hash: 'twin' },
      { ...twin, key_id: 3, key_hash: 'ended', revoked_at: 1 },
    ])
    .execute();
  await db.destroy();
  const { rows } = await migrateFile(file);
  expect(rows.api_keys?.map(({ key_id, name }) => [key_id, name])).toEqual(
    expect.arrayContaining([
      [key.key_id, key.name],
      [2, `${key.name} (2)`],
      [3, key.name],
    ]),
  );
  const migrated = openFile(file);
  const another = { ...twin, key_id: 4, key_hash: 'another' };
  await expect(migrated.insertInto('api_keys').values(another).execute()).rejects.toThrow(/UNIQUE/);
  await migrated.destroy();
});

describe.each(engines)('categories from before they named their pictures, on %s', (engine) => {
  it('keep those that are stored under their ids', async () => {
    const database = await createEmptyDatabase(engine);
    const { db } = database;
    for (const each of allMigrations(engine).filter(({ name }) => name < '0013')) await applyMigration(db, each);
    const { image_name: _, ...category } = aCategory();
    await insertRows(db, 'stock_categories', [category, { ...category, stock_category_id: 6 }]);
    const file = { name: '5.svg', content_type: 'image/svg+xml', bytes: Buffer.from('<svg/>') };
    await insertRows(db, 'files', [
      { ...file, container: 'StockCategoryImages' },
      { ...file, container: 'StockItemImages', name: '6.svg' },
    ]);
    await migrateDatabase(db, engine);
    const rows = await db.selectFrom('stock_categories').select('image_name').orderBy('stock_category_id').execute();
    expect(rows.map(({ image_name }) => image_name)).toEqual(['5.svg', null]);
    await database.drop();
  });
});

describe.each(engines)('clients from before invitations were recorded, on %s', (engine) => {
  it('count as invited if they have no password', async () => {
    const database = await createEmptyDatabase(engine);
    const { db } = database;
    for (const each of allMigrations(engine).filter(({ name }) => name < '0011')) await applyMigration(db, each);
    const later = [
      'tax_id',
      'invited_at',
      'price_list_id',
      'tax_rate',
      'tax_exemption',
      'delivery_addresses',
      'status_mails',
      'erasure_requested_at',
      'earlier_emails',
    ];
    const columns = Object.entries(await aClient({ created_at: 5 }));
    const client = Object.fromEntries(columns.filter(([name]) => !later.includes(name)));
    const others = { client_id: 8, username: 'eva', password_hash: '' };
    for (const row of [client, { ...client, ...others }]) await insertRows(db, 'clients', [row]);
    await migrateDatabase(db, engine);
    const rows = await db.selectFrom('clients').select('invited_at').orderBy('client_id').execute();
    expect(rows.map(({ invited_at }) => invited_at)).toEqual([null, 5]);
    await database.drop();
  });
});

describe.each(withFixture)('a database of $name', (migration) => {
  const file = join(directory, `${migration.name}.db`);
  const index = migrations.indexOf(migration);
  const pending = migrations.slice(index + 1).map(({ name }) => name);
  let fixture: Snapshot;

  beforeAll(() => {
    loadFixture(migration, file);
    fixture = readSnapshot(file);
  });

  it('has rows in every table', () => {
    const empty = Object.entries(fixture.rows).filter(([, rows]) => rows.length === 0);
    expect(empty.map(([table]) => table)).toEqual([]);
  });

  it('gets the newest schema and keeps its rows', async () => {
    const migrated = await migrateFile(file);
    expect(migrated.applied).toEqual(pending);
    expect(migrated.schema).toEqual(newest.schema);
    expectRowsKept(fixture, migrated.rows);
  });

  for (const engine of engines.filter((each) => each === 'postgres')) {
    it(`keeps its rows on ${engine}`, async () => {
      const database = await createEmptyDatabase(engine);
      for (const each of allMigrations(engine).slice(0, index + 1)) await applyMigration(database.db, each);
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
