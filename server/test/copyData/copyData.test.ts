import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { seedDatabase } from '../../demo/seedDatabase';
import { copyDataCommand } from '../../src/backup/copyDataCommand';
import type { CommandContext } from '../../src/commands/commandDatabase';
import { executeCommand } from '../../src/commands/defineCommand';
import { readServerConfig } from '../../src/config/serverConfig';
import type { Database } from '../../src/db/openDatabase';
import { openDatabase } from '../../src/db/openDatabase';
import { dataTables } from '../../src/db/sqlite/wholeTables';
import { createErrorReportsRepository } from '../../src/repositories/errorReportsRepository';
import { readServerSecret } from '../../src/repositories/secretsRepository';
import { countAnalyzedRows, createTestDatabase, engines, type TestDatabase } from '../support/testDatabase';

const createContext = (dataDirectory: string) => {
  const printed: string[] = [];
  const config = readServerConfig({ rootDirectory: process.cwd(), environment: { DATA_DIR: dataDirectory }, file: {} });
  const context: CommandContext = { config, directory: dataDirectory, print: (line) => void printed.push(line) };
  return { context, printed };
};

const readAllRows = async (db: Database) => {
  const content: Record<string, string[]> = {};
  for (const table of dataTables) {
    const rows = await db.selectFrom(table).selectAll().execute();
    content[table] = rows.map((row) => JSON.stringify(row, Object.keys(row).sort())).sort();
  }
  return content;
};

const aMessage = (message: string) => ({
  contact_message_id: 2_000_000_001,
  account_id: 1,
  name: "Ana O'Neill",
  email: 'ana@buyer.example',
  phone: '',
  company: '',
  subject: 'ñ 杯 🍵 \\ "',
  message,
  language: 'es',
  created_at: 1_790_000_000_123,
  done_by: '',
  answer: '',
  answered_by: '',
});

const withDatabase = async <Result>(
  dataDirectory: string,
  work: (db: Database) => Promise<Result>,
): Promise<Result> => {
  const database = openDatabase({ databaseUrl: '', dataDirectory, poolSize: 1, onIdleError: () => undefined });
  try {
    return await work(database.db);
  } finally {
    await database.close();
  }
};

const fill = async (db: Database, message: string) => {
  await seedDatabase(db, {
    accountId: 1,
    companies: [1, 2],
    catalogs: [1, 2],
    rootDirectory: process.cwd(),
    items: 700,
  });
  await readServerSecret(db, 'xsrf');
  await db.insertInto('contact_messages').values(aMessage(message)).execute();
  await createErrorReportsRepository(db).add(
    { id: '0A1B2C3D', receivedAt: 1_790_000_000_123, errorName: 'Error', errorMessage: 'ñ', build: '', page: '/en' },
    '{"error":{"name":"Error","message":"ñ"},"session":{}}',
  );
  await db
    .insertInto('carts')
    .values({ client_id: 1, catalog_id: 2, person_id: 0, version: 9_007_199_254_740_991 })
    .execute();
};

describe('npm run copy-data', () => {
  it.each([[[]], [['--to', 'mysql://somewhere']], [['--to', 'nowhere']]])('names its help, given %j', async (args) => {
    const { context } = createContext(tmpdir());
    await expect(executeCommand(copyDataCommand, args, context)).rejects.toThrow(
      /^--to or DATABASE_URL must be .*copy-data -- --help/,
    );
  });

  it('creates no database if there is none to copy', async () => {
    const directory = mkdtempSync(join(tmpdir(), 'medida-copy-'));
    const { context } = createContext(directory);
    await expect(executeCommand(copyDataCommand, ['--to', 'postgres://127.0.0.1:1/none'], context)).rejects.toThrow(
      `There is no embedded database in ${directory}`,
    );
    rmSync(directory, { recursive: true });
  });
});

for (const engine of engines.filter((name) => name === 'postgres')) {
  describe(`npm run copy-data into ${engine}`, () => {
    let source: TestDatabase;
    let target: TestDatabase;

    beforeEach(async () => {
      source = await createTestDatabase('sqlite');
      target = await createTestDatabase(engine);
    });

    afterEach(async () => {
      await target.drop();
      rmSync(source.dataDirectory, { recursive: true, force: true });
    });

    it('copies every row of every table unchanged, and prints the counts', async () => {
      await fill(source.db, 'two\nlines');
      await source.close();
      await readServerSecret(target.db, 'xsrf');
      const { context, printed } = createContext(source.dataDirectory);
      await executeCommand(copyDataCommand, ['--to', target.databaseUrl], context);
      const before = await withDatabase(source.dataDirectory, readAllRows);
      const after = await readAllRows(target.db);
      for (const table of dataTables) expect([table, after[table]]).toEqual([table, before[table]]);
      expect(after.stock_items).toHaveLength(700);
      expect(await countAnalyzedRows(target, 'environments')).toBe(after.environments?.length);
      expect(printed).toContain('  stock_items: 700 rows');
      const total = Object.values(after).reduce((sum, rows) => sum + rows.length, 0);
      expect(printed).toContain(
        `Done: copied ${total.toLocaleString('en-US')} rows in ${dataTables.length} tables. The row counts match.`,
      );
      expect(printed.join()).not.toContain(new URL(target.databaseUrl).password || '://');
    });

    it('refuses a target that contains data', async () => {
      await fill(source.db, 'Hello');
      await source.close();
      await target.db.insertInto('environments').values({ account_id: 1, name: 'tax', value: '7' }).execute();
      const before = await readAllRows(target.db);
      const { context } = createContext(source.dataDirectory);
      await expect(executeCommand(copyDataCommand, ['--to', target.databaseUrl], context)).rejects.toThrow(
        'Nothing was copied: the target is not empty (environments has 1 row).',
      );
      expect(await readAllRows(target.db)).toEqual(before);
    });

    it('copies nothing if any row does not fit', async () => {
      await fill(source.db, 'Hello');
      // SQLite accepts such a number in an integer column, PostgreSQL does not.
      await source.db.updateTable('content').set({ position: 3_000_000_000 }).where('slug', '=', 'layout').execute();
      await source.close();
      const before = await readAllRows(target.db);
      const { context } = createContext(source.dataDirectory);
      await expect(executeCommand(copyDataCommand, ['--to', target.databaseUrl], context)).rejects.toThrow(
        /^Nothing was copied: the target rejected a row of content: /,
      );
      expect(await readAllRows(target.db)).toEqual(before);
    });

    it('reports an unreachable target in one line', async () => {
      await source.close();
      const { context } = createContext(source.dataDirectory);
      const elsewhere = new URL(target.databaseUrl);
      elsewhere.pathname = '/no_such_database';
      await expect(executeCommand(copyDataCommand, ['--to', elsewhere.href], context)).rejects.toThrow(
        /^Cannot use the database no_such_database on .*: .*does not exist\.$/,
      );
    });
  });
}
