import { seedCommand } from '../../demo/seedCommand';
import type { CommandContext } from '../../src/commands/commandDatabase';
import { executeCommand } from '../../src/commands/defineCommand';
import { readServerConfig } from '../../src/config/serverConfig';
import { type Database, openDatabase } from '../../src/db/openDatabase';
import { createClientsRepository } from '../../src/repositories/clientsRepository';
import { createTestDatabase, engines, type TestDatabase } from '../support/testDatabase';

const details = {
  name: 'Ruiz',
  email: 'ana@ruiz.example',
  phone: '',
  address: '',
  deliveryAddresses: '',
  language: 'es',
} as const;

describe.each(engines)('npm run seed on %s', (engine) => {
  let database: TestDatabase;
  let context: CommandContext;
  let printed: string[];

  beforeEach(async () => {
    database = await createTestDatabase(engine);
    // The command opens the database itself, and an embedded one can only be open once.
    await database.close();
    printed = [];
    const environment = { DATA_DIR: database.dataDirectory, DATABASE_URL: database.databaseUrl };
    const config = readServerConfig({ rootDirectory: process.cwd(), environment, file: {} });
    context = { config, directory: database.dataDirectory, print: (line) => void printed.push(line) };
  });

  afterEach(() => database.drop());

  const withOpenDatabase = async <Result>(work: (db: Database) => Promise<Result>): Promise<Result> => {
    const { databaseUrl, dataDirectory } = database;
    const opened = openDatabase({ databaseUrl, dataDirectory, poolSize: 2, onIdleError: () => undefined });
    try {
      return await work(opened.db);
    } finally {
      await opened.close();
    }
  };

  const codes = () =>
    withOpenDatabase(async (db) => {
      const rows = await db.selectFrom('stock_items').select('code').orderBy('code').execute();
      return rows.map(({ code }) => code);
    });

  it('fills an empty database, reports it, and leaves a filled one alone', async () => {
    await executeCommand(seedCommand, ['--items', '30'], context);
    expect(printed.at(-1)).toMatch(/30 items, .* orders, /);
    const before = await codes();
    await expect(executeCommand(seedCommand, ['--items', '40'], context)).rejects.toThrow(
      /already contains data \(30 items\).*--replace/,
    );
    expect(await codes()).toEqual(before);
  });

  it('leaves a database alone that already has a client, but no items', async () => {
    await withOpenDatabase((db) => createClientsRepository(db, 1).add({ ...details, username: 'ana' }, 1));
    await expect(executeCommand(seedCommand, [], context)).rejects.toThrow(/already contains data \(0 items\)/);
    await expect(executeCommand(seedCommand, ['--replace'], context)).rejects.toThrow(/1 client, .* would be lost/);
  });

  it('replaces the demo data on request', async () => {
    await executeCommand(seedCommand, ['--items', '30', '--seed', '4'], context);
    const first = await codes();
    await executeCommand(seedCommand, ['--items', '30', '--seed', '5', '--replace'], context);
    expect(await codes()).not.toEqual(first);
    await executeCommand(seedCommand, ['--items', '30', '--seed', '4', '--replace'], context);
    expect(await codes()).toEqual(first);
  });

  it('deletes user data only with --force', async () => {
    await executeCommand(seedCommand, ['--items', '12'], context);
    const message = { account_id: 1, name: 'Ana', email: 'a@b.example', phone: '', company: '', subject: '' };
    await withOpenDatabase((db) =>
      db
        .insertInto('contact_messages')
        .values({
          ...message,
          contact_message_id: 1,
          message: 'Good morning',
          language: 'es',
          created_at: 1,
          done_by: '',
          answer: '',
          answered_by: '',
        })
        .execute(),
    );
    await expect(executeCommand(seedCommand, ['--replace'], context)).rejects.toThrow(
      /1 message would be lost.*--force/,
    );
    expect(await codes()).toHaveLength(12);
    await executeCommand(seedCommand, ['--items', '13', '--replace', '--force'], context);
    expect(await codes()).toHaveLength(13);
    expect(await withOpenDatabase((db) => db.selectFrom('contact_messages').selectAll().execute())).toEqual([]);
  });

  it.each([
    ['--items', '-1'],
    ['--items', '2.5'],
    ['--seed', 'many'],
    ['--seed', '0'],
  ])('rejects %s %s', async (name, value) => {
    await expect(executeCommand(seedCommand, [`${name}=${value}`], context)).rejects.toThrow(/must be a whole number/);
    expect(await codes()).toEqual([]);
  });
});
