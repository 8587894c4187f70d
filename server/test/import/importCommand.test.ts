import { truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import type { CommandContext } from '../../src/commands/commandDatabase';
import { executeCommand } from '../../src/commands/defineCommand';
import { readServerConfig } from '../../src/config/serverConfig';
import { openDatabase } from '../../src/db/openDatabase';
import { importCommand } from '../../src/import/importCommand';
import { countAnalyzedRows, createTestDatabase, engines, type TestDatabase } from '../support/testDatabase';

describe('npm run import', () => {
  let database: TestDatabase;
  let context: CommandContext;
  let printed: string[];

  beforeEach(async () => {
    database = await createTestDatabase('sqlite');
    await database.close();
    printed = [];
    const environment = { DATA_DIR: database.dataDirectory };
    const config = readServerConfig({ rootDirectory: process.cwd(), environment, file: {} });
    context = { config, directory: database.dataDirectory, print: (line) => void printed.push(line) };
  });

  afterEach(() => database.drop());

  const put = (name: string, ...lines: string[]) =>
    writeFileSync(join(database.dataDirectory, name), `\uFEFF${lines.join('\r\n')}\r\n`);

  const storedCodes = async () => {
    const { dataDirectory } = database;
    const opened = openDatabase({ databaseUrl: '', dataDirectory, poolSize: 1, onIdleError: () => undefined });
    const rows = await opened.db.selectFrom('stock_items').selectAll().orderBy('position').execute();
    await opened.close();
    return rows.map(({ catalog_id, code }) => `${catalog_id} ${code}`);
  };

  it('imports categories and items, and prints a summary', async () => {
    put('categories.csv', 'parent;nameEn', ';Kitchen', 'Kitchen;Pans');
    put('items.csv', 'code;nameEn;category;price', 'P-1;Pan;Kitchen > Pans;12,50', 'P-2;Lid;Kitchen;');
    await executeCommand(importCommand, ['items.csv', '--catalog', '2', '--categories', 'categories.csv'], context);
    expect(printed).toEqual([
      'categories.csv: 2 lines',
      'items.csv: 2 lines',
      expect.stringMatching(/^Importing into catalogue 2 of the embedded database in /),
      'Done: 2 items added, 0 changed, 0 unchanged, 0 removed, 2 categories added or changed, 0 files stored.',
    ]);
    expect(await storedCodes()).toEqual(['2 P-1', '2 P-2']);
  });

  it('reads files in the encoding that is named', async () => {
    writeFileSync(join(database.dataDirectory, 'items.csv'), Buffer.from('code;nameEs\nP-1;Sartén\n', 'latin1'));
    const run = (encoding: string) =>
      executeCommand(importCommand, ['items.csv', '--catalog', '1', '--encoding', encoding], context);
    await expect(run('utf-8')).rejects.toThrow(/line 2: this is not UTF-8; .*--encoding windows-1252/);
    await expect(run('latin-0')).rejects.toThrow('--encoding latin-0 does not exist.');
    await run('windows-1252');
    const { dataDirectory } = database;
    const opened = openDatabase({ databaseUrl: '', dataDirectory, poolSize: 1, onIdleError: () => undefined });
    const names = await opened.db.selectFrom('stock_items').select('name_es').execute();
    await opened.close();
    expect(names).toEqual([{ name_es: 'Sartén' }]);
  });

  it('reads no more after 10,000 bad lines, and then skips none', async () => {
    const goodAndBad = ['P-1,1', ...Array.from({ length: 12_000 }, () => 'P-2,x'), 'P-3,1'];
    put('items.csv', 'code,nameEn,price', ...goodAndBad.map((line) => line.replace(',', ',Pan,')));
    const run = executeCommand(importCommand, ['items.csv', '--catalog', '1', '--skip-bad'], context);
    await expect(run).rejects.toThrow(/^Nothing was written: at least 10,\d{3} lines cannot be imported. Correct the/);
    expect(printed.slice(2)).toEqual([
      expect.stringMatching(/^ {2}items.csv, line 10\d{3}: the rest of the file was not read: too many lines/),
      expect.stringMatching(/^ {2}items.csv, line 3, price: "x" is not .* \(and 10,\d{3} more lines: 4, 5, 6, ...\)$/),
    ]);
    expect(await storedCodes()).toEqual([]);
    put('items.csv', 'code,nameEn,price', ...Array.from({ length: 12_000 }, () => 'P-2'));
    await expect(executeCommand(importCommand, ['items.csv', '--catalog', '1'], context)).rejects.toThrow(
      /line 10\d{3}: the rest of the file was not read.*\nitems.csv, line 2: has 1 columns/,
    );
  });

  it.each(['none', 'None', ' '])('refuses %j as the name of a price list', async (list) => {
    put('prices.csv', 'code,discount', '*,10');
    await expect(
      executeCommand(importCommand, ['--catalog', '1', '--prices', 'prices.csv', '--list', list], context),
    ).rejects.toThrow('--list: a price list needs a name other than "none".');
  });

  it('imports categories alone', async () => {
    put('categories.csv', 'parent,nameEn', ',Kitchen');
    await executeCommand(importCommand, ['--catalog', '1', '--categories', 'categories.csv'], context);
    expect(printed.at(-1)).toMatch(/^Done: 0 items added, .* 1 category added/);
  });

  it('prints every fault, and ends with one line that nothing was written', async () => {
    put('items.csv', 'code,nameEn,price', 'P-1,Pan,x', 'P-2,Lid,1', 'P-3,Pot,y');
    await expect(executeCommand(importCommand, ['items.csv', '--catalog', '1'], context)).rejects.toThrow(
      'Nothing was written: 2 lines cannot be imported. Correct them, or skip them with --skip-bad.',
    );
    expect(printed.filter((line) => line.startsWith('  '))).toEqual([
      expect.stringContaining('items.csv, line 2, price: "x"'),
      expect.stringContaining('items.csv, line 4, price: "y"'),
    ]);
    expect(await storedCodes()).toEqual([]);
    await executeCommand(importCommand, ['items.csv', '--catalog', '1', '--skip-bad'], context);
    expect(printed.at(-2)).toBe('2 lines cannot be imported and were skipped.');
    expect(await storedCodes()).toEqual(['1 P-2']);
  });

  it('writes nothing in a dry run', async () => {
    put('items.csv', 'code,nameEn', 'P-1,Pan');
    await executeCommand(importCommand, ['items.csv', '--catalog', '1', '--dry-run'], context);
    expect(printed.at(-1)).toMatch(/^Nothing was written. The result would be: 1 item added, /);
    expect(await storedCodes()).toEqual([]);
  });

  it.each([
    [[], /^Name a file with items, .* See "npm run import -- --help"\.$/],
    [['items.csv'], /^--catalog is missing\. Use one of the configured catalogues: 1, 2\./],
    [['items.csv', '--catalog', '3'], /^--catalog 3 does not exist\. Use one of/],
    [['lost.csv', '--catalog', '1'], /^Cannot read lost\.csv: there is no such file or folder\.$/],
    [['Ítems.CSV', '--catalog', '1'], /^Cannot read Ítems\.CSV: .*\. Did you mean items\.csv\?$/],
    [['misspelt.csv', '--catalog', '1'], /: unknown column "Námeen"\. Did you mean nameEn\? The columns are /],
    [['items.csv', '--catalog', '1', '--replace', '--skip-bad'], /cannot be combined/],
    [['large.csv', '--catalog', '1'], /^large\.csv, line 2: is longer than 1,000,000 characters\.$/],
    [['empty.csv', '--catalog', '1'], /^empty\.csv, line 1: the file is empty\./],
    [['heading.csv', '--catalog', '1'], /^heading\.csv has no lines below its header/],
    [['unknown.csv', '--catalog', '1'], /^unknown\.csv, line 1: unknown column "Precio"\. The columns are code, /],
    [['twice.csv', '--catalog', '1'], /^twice\.csv, line 1: the column nameEn appears twice/],
    [['quote.csv', '--catalog', '1'], /^quote\.csv, line 2: the quoted field that starts here is never closed/],
    [['items.csv', '--catalog', '1', '--images', 'nowhere'], /^Cannot read the picture folder: /],
  ])('rejects %j with one line', async (args, message) => {
    put('items.csv', 'code,nameEn', 'P-1,Pan');
    put('empty.csv');
    put('large.csv');
    truncateSync(join(database.dataDirectory, 'large.csv'), 2 ** 29);
    put('heading.csv', 'code,nameEn');
    put('unknown.csv', 'code,Precio', 'P-1,2');
    put('misspelt.csv', 'code,Námeen', 'P-1,Pan');
    put('twice.csv', 'code,nameEn,Name en', 'P-1,Pan,Pan');
    put('quote.csv', 'code,nameEn', 'P-1,"Pan');
    await expect(executeCommand(importCommand, args, context)).rejects.toThrow(message);
    expect(await storedCodes()).toEqual([]);
  });
});

const onPostgres = engines.includes('postgres') ? it : undefined;

onPostgres?.('leaves statistics for the planner of postgres', async () => {
  const database = await createTestDatabase('postgres');
  const { databaseUrl, dataDirectory: directory } = database;
  const config = readServerConfig({
    rootDirectory: process.cwd(),
    environment: { DATABASE_URL: databaseUrl },
    file: {},
  });
  writeFileSync(join(directory, 'items.csv'), 'code,nameEn\nP-1,Pan\nP-2,Lid\n');
  await executeCommand(importCommand, ['items.csv', '--catalog', '1'], { config, directory, print: () => undefined });
  expect(await countAnalyzedRows(database, 'stock_items')).toBe(2);
  await database.drop();
});
