import { inTransaction } from '../../src/db/inTransaction';
import { getDatabaseFile } from '../../src/db/openDatabase';
import { openSqliteDatabase } from '../../src/db/sqlite/sqliteDatabase';
import { createSqliteWriter } from '../../src/db/sqlite/sqliteWriter';
import { createTestDatabase, type TestDatabase } from '../support/testDatabase';

describe('transactions that are committed together', () => {
  let database: TestDatabase;

  beforeEach(async () => {
    database = await createTestDatabase('sqlite');
  });

  afterEach(() => database.drop());

  const insert = 'insert into environments (account_id, name, value) values (1, ?, ?)';
  const readNames = async () => {
    const rows = await database.db.selectFrom('environments').select('name').orderBy('name').execute();
    return rows.map(({ name }) => name);
  };

  /** A writer with its own connection to the database, parts of which a test may replace. */
  const openWriter = (
    replace: (connection: ReturnType<typeof openSqliteDatabase>['writer']) => object = () => ({}),
  ) => {
    const { reader, writer } = openSqliteDatabase(getDatabaseFile(database.dataDirectory), false);
    reader.close();
    let commits = 0;
    const counted = {
      ...writer,
      commit: () => {
        commits += 1;
        return writer.commit();
      },
    };
    return { ...createSqliteWriter({ ...counted, ...replace(writer) }, 1000), countCommits: () => commits };
  };

  const save = async (writer: ReturnType<typeof createSqliteWriter>, name: string, statement = insert) => {
    const transaction = await writer.begin();
    try {
      transaction.run(statement, [name, 'x']);
      await transaction.commit();
    } catch (error) {
      transaction.rollback();
      throw error;
    }
  };

  it('reach the disk in one commit', async () => {
    const writer = openWriter();
    await Promise.all(['a', 'b', 'c', 'd'].map((name) => save(writer, name)));
    expect(await readNames()).toEqual(['a', 'b', 'c', 'd']);
    expect(writer.countCommits()).toBe(1);
    await writer.close();
  });

  it('are not affected by one that fails', async () => {
    const { db } = database;
    const saving = ['a', 'b', 'c', 'd'].map((name) =>
      inTransaction(db, async (transaction) => {
        await transaction.insertInto('environments').values({ account_id: 1, name, value: 'x' }).execute();
        if (name === 'a' || name === 'c') throw new Error(`${name} fails`);
      }),
    );
    const outcomes = await Promise.allSettled(saving);
    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'rejected', 'fulfilled']);
    expect(await readNames()).toEqual(['b', 'd']);
  });

  it('are not affected by a single statement that fails', async () => {
    const add = (name: string) =>
      database.db.insertInto('environments').values({ account_id: 1, name, value: 'x' }).execute();
    const outcomes = await Promise.allSettled([add('a'), add('a'), add('b')]);
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(await readNames()).toEqual(['a', 'b']);
  });

  it('all fail if their commit does, and leave nothing behind', async () => {
    let isFull = true;
    const writer = openWriter((connection) => ({
      commit: () => (isFull ? Promise.reject(new Error('the disk is full')) : connection.commit()),
    }));
    const outcomes = await Promise.allSettled(['a', 'b', 'c'].map((name) => save(writer, name)));
    const failure = { status: 'rejected', reason: new Error('the disk is full') };
    expect(outcomes).toEqual([failure, failure, failure]);
    expect(await readNames()).toEqual([]);
    isFull = false;
    await save(writer, 'd');
    expect(await readNames()).toEqual(['d']);
    await writer.close();
  });

  it('all fail if the database rolls them back, unlike those that follow', async () => {
    const writer = openWriter((connection) => ({
      run: (statement: string, parameters?: readonly unknown[]) => {
        if (statement !== 'too large') return connection.run(statement, parameters);
        connection.run('rollback');
        throw new Error('the disk is full');
      },
    }));
    const outcomes = await Promise.allSettled([
      save(writer, 'a'),
      save(writer, 'b'),
      save(writer, 'c', 'too large'),
      save(writer, 'd'),
    ]);
    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected', 'fulfilled']);
    expect(await readNames()).toEqual(['d']);
    await writer.close();
  });

  it('all fail if one of them cannot be rolled back alone', async () => {
    const writer = openWriter((connection) => ({
      run: (statement: string, parameters?: readonly unknown[]) => {
        if (statement === 'rollback to member') throw new Error('the disk is damaged');
        return connection.run(statement, parameters);
      },
    }));
    const saved = save(writer, 'a');
    const transaction = await writer.begin();
    transaction.run(insert, ['b', 'x']);
    expect(() => transaction.rollback()).toThrow('the disk is damaged');
    await expect(saved).rejects.toThrow('the disk is damaged');
    await save(writer, 'c');
    expect(await readNames()).toEqual(['c']);
    await writer.close();
  });

  it('run no more statements once the database has rolled them back', async () => {
    const writer = openWriter((connection) => ({
      run: (statement: string, parameters?: readonly unknown[]) => {
        if (statement !== 'too large') return connection.run(statement, parameters);
        connection.run('rollback');
        throw new Error('the disk is full');
      },
    }));
    const transaction = await writer.begin();
    expect(() => transaction.run('too large')).toThrow('the disk is full');
    expect(() => transaction.run(insert, ['a', 'x'])).toThrow('the disk is full');
    transaction.rollback();
    expect(await readNames()).toEqual([]);
    await writer.close();
  });

  it('are read only once they are committed', async () => {
    const { db } = database;
    const seen: string[][] = [];
    await inTransaction(db, async (transaction) => {
      await transaction.insertInto('environments').values({ account_id: 1, name: 'a', value: 'x' }).execute();
      seen.push(await readNames());
    });
    seen.push(await readNames());
    expect(seen).toEqual([[], ['a']]);
  });

  it('are committed before a statement that belongs to none of them', async () => {
    const writer = openWriter();
    const saved = save(writer, 'a');
    const { rows } = await writer.runAlone<{ count: number }>('select count(*) as count from environments', []);
    await saved;
    expect(rows).toEqual([{ count: 1 }]);
    await writer.close();
  });

  it('never change data through the connection that reads', () => {
    const { reader, writer } = openSqliteDatabase(getDatabaseFile(database.dataDirectory), false);
    expect(() => reader.run(insert, ['a', 'x'])).toThrow(/readonly/);
    reader.close();
    writer.close();
  });
});
