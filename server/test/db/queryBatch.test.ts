import assert from 'node:assert';
import { CompiledQuery } from 'kysely';

import { compileOnce, executeRows } from '../../src/db/compileOnce';
import { inTransaction } from '../../src/db/inTransaction';
import { executeBatch, executeLastBatch } from '../../src/db/queryBatch';
import { getErrorCode } from '../../src/errors';
import { createTestDatabase, engines, type TestDatabase } from '../support/testDatabase';

type Setting = { name: string; value: string };

const blockFor = (milliseconds: number) => {
  const end = performance.now() + milliseconds;
  while (performance.now() < end);
};

const insert = compileOnce<Setting, Setting>((db, value) =>
  db
    .insertInto('environments')
    .values({ account_id: 1, name: value('name'), value: value('value') })
    .returning(['name', 'value']),
);

const select = compileOnce<Pick<Setting, 'name'>, Pick<Setting, 'value'>>((db, value) =>
  db.selectFrom('environments').select('value').where('account_id', '=', 1).where('name', '=', value('name')),
);

describe.each(engines)('several queries at once on %s', (engine) => {
  let database: TestDatabase;

  beforeAll(async () => {
    database = await createTestDatabase(engine);
  });

  afterAll(() => database.drop());

  afterEach(() => database.db.deleteFrom('environments').execute());

  it('return the rows of each, and see what those before them have changed', async () => {
    const rows = await inTransaction(database.db, (transaction) =>
      executeBatch(transaction, [
        select(transaction, { name: 'a' }),
        insert(transaction, { name: 'a', value: '1' }),
        select(transaction, { name: 'a' }),
      ]),
    );
    expect(rows).toEqual([[], [{ name: 'a', value: '1' }], [{ value: '1' }]]);
    expect(await executeRows(database.db, select(database.db, { name: 'a' }))).toEqual([{ value: '1' }]);
  });

  it('change nothing if one of them fails', async () => {
    const failing = inTransaction(database.db, (transaction) =>
      executeBatch(transaction, [
        insert(transaction, { name: 'a', value: '1' }),
        CompiledQuery.raw('select name from nowhere'),
        insert(transaction, { name: 'b', value: '2' }),
      ]),
    );
    await expect(failing).rejects.toThrow(/nowhere/);
    expect(await database.db.selectFrom('environments').selectAll().execute()).toEqual([]);
  });

  it('fail with the error of the first that failed, even if the responses arrive together', async () => {
    await executeRows(database.db, insert(database.db, { name: 'a', value: '1' }));
    const codes = new Set<unknown>();
    for (const execute of [executeBatch, executeLastBatch])
      await inTransaction(database.db, async (transaction) => {
        const failing = execute(transaction, [
          insert(transaction, { name: 'a', value: '2' }),
          select(transaction, { name: 'a' }),
        ]);
        // Long enough for the database to respond to both before either response is read.
        setImmediate(() => blockFor(50));
        await failing;
      }).catch((error: unknown) => codes.add(getErrorCode(error)));
    expect([...codes]).toEqual([engine === 'sqlite' ? 'SQLITE_CONSTRAINT_PRIMARYKEY' : '23505']);
  });

  it('can commit their transaction, and change nothing if one of them fails', async () => {
    const { db } = database;
    const [[added]] = await inTransaction(db, (transaction) =>
      executeLastBatch(transaction, [insert(transaction, { name: 'a', value: '1' })]),
    );
    expect(added).toEqual({ name: 'a', value: '1' });
    const failing = inTransaction(db, (transaction) =>
      executeLastBatch(transaction, [
        insert(transaction, { name: 'b', value: '2' }),
        insert(transaction, { name: 'a', value: '2' }),
      ]),
    );
    await expect(failing).rejects.toMatchObject({
      code: expect.stringMatching(/^(23505|SQLITE_CONSTRAINT_\w+)$/) as string,
    });
    expect(await executeRows(db, select(db, { name: 'a' }))).toEqual([{ value: '1' }]);
    expect(await executeRows(db, select(db, { name: 'b' }))).toEqual([]);
  });

  it('are not sent at all if one of them has a value that cannot be bound', async () => {
    const { db } = database;
    const unwritable = { toPostgres: () => assert.fail('unwritable') } as unknown as string;
    const failing = inTransaction(db, (transaction) =>
      executeLastBatch(transaction, [
        insert(transaction, { name: 'a', value: '1' }),
        insert(transaction, { name: 'b', value: unwritable }),
      ]),
    );
    await expect(failing).rejects.toThrow('cannot be bound');
    expect(await executeRows(db, select(db, { name: 'a' }))).toEqual([]);
  });

  it('are rolled back with their transaction', async () => {
    const failing = inTransaction(database.db, async (transaction) => {
      await executeBatch(transaction, [insert(transaction, { name: 'a', value: '1' })]);
      throw new Error('half-way');
    });
    await expect(failing).rejects.toThrow('half-way');
    await inTransaction(database.db, async () => undefined);
    expect(await executeRows(database.db, select(database.db, { name: 'a' }))).toEqual([]);
  });
});
