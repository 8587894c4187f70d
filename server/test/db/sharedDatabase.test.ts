import { chownSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

import { withDatabase, withExclusiveDatabase, withReadOnlyDatabase } from '../../src/commands/commandDatabase';
import { openDatabase } from '../../src/db/openDatabase';
import { fillShop } from '../support/builders';
import { createTestApp, type TestApp } from '../support/testApp';
import { createTestDatabase, engines } from '../support/testDatabase';

const print = () => undefined;

describe('an embedded database that the services use', () => {
  let shop: TestApp;

  beforeEach(async () => {
    shop = await createTestApp('sqlite');
    await fillShop(shop.database.db);
  });

  afterEach(() => shop.close());

  const setTax = (value: string) =>
    shop.database.db.updateTable('environments').set({ value }).where('name', '=', 'tax').execute();
  const context = () => ({ config: shop.config, print });

  it('lets the services read while a command writes, and write as soon as it has finished', async () => {
    const order: string[] = [];
    await withDatabase(context(), async ({ db, isShared }) => {
      expect(isShared).toBe(true);
      let written: Promise<unknown> = Promise.resolve();
      await db.transaction().execute(async (transaction) => {
        await transaction.updateTable('environments').set({ value: '8' }).where('name', '=', 'tax').execute();
        written = setTax('9').then(() => order.push('written by the services'));
        const [row] = await shop.database.db
          .selectFrom('environments')
          .select('value')
          .where('name', '=', 'tax')
          .execute();
        order.push(`read ${row?.value ?? ''}`);
        await wait(50);
        order.push('written by the command');
      });
      await written;
      const [row] = await db.selectFrom('environments').select('value').where('name', '=', 'tax').execute();
      order.push(`the command reads ${row?.value ?? ''}`);
    });
    expect(order).toEqual(['read 16', 'written by the command', 'written by the services', 'the command reads 9']);
  });

  it('makes the services fail after a while if a command never finishes', async () => {
    const { dataDirectory } = shop.database;
    await shop.database.close();
    const options = { databaseUrl: '', dataDirectory, poolSize: 1, onIdleError: print };
    const impatient = openDatabase({ ...options, timeoutMs: 50 });
    const command = openDatabase({ ...options, access: 'shared' });
    await command.db.transaction().execute(async (transaction) => {
      await transaction.updateTable('environments').set({ value: '8' }).where('name', '=', 'tax').execute();
      const write = impatient.db.updateTable('environments').set({ value: '9' }).where('name', '=', 'tax').execute();
      await expect(write).rejects.toMatchObject({ code: 'SQLITE_BUSY' });
      await expect(impatient.db.transaction().execute(() => wait(1))).rejects.toMatchObject({ code: 'SQLITE_BUSY' });
    });
    await impatient.db.updateTable('environments').set({ value: '9' }).where('name', '=', 'tax').execute();
    await command.close();
    await impatient.close();
  });

  it('is not opened exclusively while another command uses it, even if the services have stopped', async () => {
    const database = await createTestDatabase('sqlite');
    const alone = { config: { ...shop.config, dataDirectory: database.dataDirectory }, print };
    const command = database.openAgain();
    await database.close();
    await expect(withExclusiveDatabase(alone, async () => undefined)).rejects.toThrow(
      /^A command is changing the database in \S+: wait until it is done, or stop it\.$/,
    );
    await command.close();
    await withExclusiveDatabase(alone, async () => undefined);
    await database.drop();
  });
});

describe.each(engines)('a database on %s', (engine) => {
  let shop: TestApp;

  beforeEach(async () => {
    shop = await createTestApp(engine);
    await fillShop(shop.database.db);
  });

  afterEach(() => shop.close());

  const context = () => {
    const { databaseUrl, dataDirectory } = shop.database;
    return { config: { ...shop.config, databaseUrl, dataDirectory }, print };
  };

  it('is read as a consistent snapshot', async () => {
    const environments = shop.database.db.updateTable('environments').where('name', '=', 'tax');
    const rates = await withReadOnlyDatabase(context(), async ({ db }) => {
      const readTax = async () =>
        (await db.selectFrom('environments').select('value').where('name', '=', 'tax').execute())[0]?.value;
      const first = await readTax();
      await environments.set({ value: '9' }).execute();
      return [first, await readTax()];
    });
    expect(rates).toEqual(['16', '16']);
  });

  it('of an earlier version is left to the services to migrate', async () => {
    await shop.database.db.deleteFrom('schema_migrations').where('name', '=', '0009_outbox').execute();
    await expect(withDatabase(context(), async () => undefined)).rejects.toThrow(
      /^The tables in .+ are those of an earlier version: start the services of this version first\.$/,
    );
  });

  it('of an earlier version can be read, but for what it does not have', async () => {
    const { db } = shop.database;
    await db.deleteFrom('schema_migrations').where('name', '=', '0024_parcels').execute();
    await db.schema.alterTable('clients').renameColumn('price_list_id', 'earlier').execute();
    await withReadOnlyDatabase(context(), (database) => database.db.selectFrom('orders').select('order_id').execute());
    const read = withReadOnlyDatabase(context(), (database) =>
      database.db.selectFrom('clients').select('price_list_id').execute(),
    );
    await expect(read).rejects.toThrow(/^The tables in .+ are those of an earlier version: start the services/);
  });

  it('of a later version is left alone', async () => {
    await shop.database.db.insertInto('schema_migrations').values({ name: '9999_later', applied_at: 1 }).execute();
    await expect(withDatabase(context(), async () => undefined)).rejects.toThrow(
      /^Cannot use the .+: a later version has changed it \(9999_later\)\. Use that version, or restore a backup of this one\.$/,
    );
  });
});

it('does not let root open a data directory of another user', () => {
  const directory = mkdtempSync(join(tmpdir(), 'medida-owned-'));
  if (process.getuid?.() === 0) chownSync(directory, 65534, 65534);
  jest.spyOn(process, 'getuid').mockReturnValue(0);
  expect(() => openDatabase({ databaseUrl: '', dataDirectory: directory, poolSize: 1, onIdleError: print })).toThrow(
    /^The data directory \S+ belongs to another user \(\d+\): run this as that user, not as root\.$/,
  );
  const missing = join(directory, 'shop', 'data');
  expect(() => openDatabase({ databaseUrl: '', dataDirectory: missing, poolSize: 1, onIdleError: print })).toThrow(
    /belongs to another user/,
  );
  expect(readdirSync(directory)).toEqual([]);
  rmSync(directory, { recursive: true });
});

it('names a database that cannot be opened, with the reason', async () => {
  const database = await createTestDatabase('sqlite');
  await database.close();
  const file = join(database.dataDirectory, 'medida.db');
  rmSync(file);
  symlinkSync('medida.db', file);
  const options = { databaseUrl: '', dataDirectory: database.dataDirectory, poolSize: 1, onIdleError: print };
  expect(() => openDatabase({ ...options, access: 'readOnly' })).toThrow(
    /^Cannot open the database \S+medida\.db: ELOOP/,
  );
  await database.drop();
});

it('lets a command migrate the database if no services use it', async () => {
  const database = await createTestDatabase('sqlite');
  await database.close();
  const { dataDirectory } = database;
  const options = { databaseUrl: '', dataDirectory, poolSize: 1, onIdleError: print };
  const first = openDatabase({ ...options, access: 'shared' });
  expect(first.isShared).toBe(false);
  expect(() => openDatabase(options)).toThrow(/is in use by process \d+/);
  const second = openDatabase({ ...options, access: 'shared' });
  expect(second.isShared).toBe(true);
  await second.close();
  await first.close();
  await database.drop();
});
