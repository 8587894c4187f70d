import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { InsertResult, sql } from 'kysely';

import { parseTaxRate } from '@/shared/money/taxRate';

import { isDatabaseUnavailable, isInvalidData } from '../../src/db/databaseFailure';
import { inTransaction } from '../../src/db/inTransaction';
import { migrateDatabase } from '../../src/db/migrateDatabase';
import { allMigrations } from '../../src/db/migrations/allMigrations';
import { createWithNewId, withNewId } from '../../src/db/newId';
import { lockDataDirectory } from '../../src/db/sqlite/dataDirectoryLock';
import { createTestDatabase, engines, type TestDatabase } from '../support/testDatabase';

describe.each(engines)('a database on %s', (engine) => {
  let database: TestDatabase;

  beforeAll(async () => {
    database = await createTestDatabase(engine);
  });

  afterAll(() => database.drop());

  it('is migrated once, however many processes start with it', async () => {
    const again = await Promise.all([1, 2, 3].map(() => migrateDatabase(database.db, engine)));
    expect(again).toEqual([[], [], []]);
    const rows = await database.db.selectFrom('schema_migrations').select('name').orderBy('name').execute();
    expect(rows).toEqual(allMigrations(engine).map(({ name }) => ({ name })));
  });

  it('stores bytes, characters of every language and large numbers unchanged', async () => {
    const bytes = Buffer.from([0, 1, 254, 255]);
    const name = 'ñ 产品 🧰';
    await database.db.insertInto('files').values({ container: 'c', name, content_type: 't', bytes }).execute();
    const file = await database.db.selectFrom('files').selectAll().where('name', '=', name).executeTakeFirstOrThrow();
    expect(Buffer.from(file.bytes)).toEqual(bytes);
    await database.db
      .insertInto('sessions')
      .values({ session_id: 's', client_id: 1, created_at: Number.MAX_SAFE_INTEGER, expires_at: 0 })
      .execute();
    const session = await database.db.selectFrom('sessions').select('created_at').executeTakeFirstOrThrow();
    expect(session.created_at).toBe(Number.MAX_SAFE_INTEGER);
  });

  it('accepts only a percentage as the tax rate', async () => {
    const { db } = database;
    const insertTax = (value: string) =>
      db.insertInto('environments').values({ account_id: 1, name: 'tax', value }).execute();
    const updateTax = (value: string) =>
      db.updateTable('environments').set({ value }).where('name', '=', 'tax').execute();
    const bad = ['16%', '16,5', '-5', 'abc', '', ' 16', '100.5', '8.875', '1e1', '٣'];
    for (const value of bad) await expect(insertTax(value)).rejects.toThrow(/must.be.a.percentage.from.0.to.100/);
    await insertTax('16');
    for (const value of bad) await expect(updateTax(value)).rejects.toThrow(/must.be.a.percentage.from.0.to.100/);
    for (const value of ['0', '8.25', '99.9', '100', '100.00']) {
      await updateTax(value);
      expect(parseTaxRate(value)).toBe(Number(value));
    }
    await db.insertInto('environments').values({ account_id: 1, name: 'facebook', value: 'abc' }).execute();
    await db.deleteFrom('environments').execute();
  });

  it('rolls back a failed transaction completely', async () => {
    const failing = inTransaction(database.db, async (transaction) => {
      await transaction.insertInto('environments').values({ account_id: 1, name: 'a', value: '1' }).execute();
      throw new Error('half-way');
    });
    await expect(failing).rejects.toThrow('half-way');
    expect(await database.db.selectFrom('environments').selectAll().execute()).toEqual([]);
  });

  it('retries a transaction after a conflict, and eventually gives up', async () => {
    const conflict = Object.assign(new Error('could not serialize'), { code: '40001' });
    let runs = 0;
    const result = await inTransaction(database.db, async () => {
      runs += 1;
      if (runs < 3) throw conflict;
      return 'done';
    });
    expect([result, runs]).toEqual(['done', 3]);
    await expect(inTransaction(database.db, () => Promise.reject(conflict))).rejects.toBe(conflict);
  });

  it('tries another id if one is taken', async () => {
    const attempted: number[] = [];
    const id = await createWithNewId(async (candidate) => {
      attempted.push(candidate);
      return new InsertResult(undefined, attempted.length < 3 ? 0n : 1n);
    });
    expect(attempted).toHaveLength(3);
    expect(id).toBe(attempted[2]);
    expect(id).toBeLessThanOrEqual(2_147_483_647);
  });

  it('runs a transaction again if its new id is taken', async () => {
    const { db } = database;
    const attempted: number[] = [];
    const add = (name: string) =>
      withNewId((id) =>
        inTransaction(db, async (transaction) => {
          attempted.push(id);
          const taken = attempted.length === 2 ? 'a' : name;
          await transaction.insertInto('environments').values({ account_id: 1, name: taken, value: 'x' }).execute();
          return id;
        }),
      );
    await add('a');
    expect(await add('b')).toBe(attempted[2]);
    expect(new Set(attempted).size).toBe(3);
    await db.deleteFrom('environments').execute();
  });

  it('distinguishes invalid statements from database failures', async () => {
    const error = await sql`select nothing from nowhere`.execute(database.db).catch((reason: unknown) => reason);
    expect([isDatabaseUnavailable(error), isInvalidData(error)]).toEqual([false, false]);
  });
});

describe('the lock of an embedded database', () => {
  it('rejects a second process with a line that names the first, and admits it afterwards', async () => {
    const database = await createTestDatabase('sqlite');
    const { dataDirectory } = database;
    expect(() => lockDataDirectory(dataDirectory)).toThrow(
      `The database in ${dataDirectory} is in use by process ${process.pid}: stop it, or set DATA_DIR to another directory.`,
    );
    await database.close();
    const lock = lockDataDirectory(dataDirectory);
    lock.release();
    lock.release();
    expect(existsSync(join(dataDirectory, 'medida.db'))).toBe(true);
    await database.drop();
  });

  it('flushes a commit to disk before acknowledging it', async () => {
    const database = await createTestDatabase('sqlite');
    const { rows: journal } = await sql<{ journal_mode: string }>`pragma journal_mode`.execute(database.db);
    const { rows: synchronous } = await sql<{ synchronous: number }>`pragma synchronous`.execute(database.db);
    await database.drop();
    expect([journal[0]?.journal_mode, synchronous[0]?.synchronous]).toEqual(['wal', 2]);
  });
});
