import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';

import type { CommandContext } from '../../src/commands/commandDatabase';
import { executeCommand } from '../../src/commands/defineCommand';
import { readServerConfig } from '../../src/config/serverConfig';
import { reportsCommand } from '../../src/reports/reportsCommand';
import { anErrorReport, aSession, postReport } from '../support/reports';
import { createTestApp, type TestApp } from '../support/testApp';
import { engines } from '../support/testDatabase';

const createContext = (directory: string, environment: Record<string, string>) => {
  const printed: string[] = [];
  const config = readServerConfig({ rootDirectory: directory, environment, file: {} });
  const context: CommandContext = { config, directory, print: (line) => void printed.push(line) };
  return { context, printed };
};

for (const engine of engines) {
  // The services keep running throughout, as the embedded database's lock shows.
  describe(`npm run reports on ${engine}`, () => {
    let shop: TestApp;
    let context: CommandContext;
    let printed: string[];

    beforeEach(async () => {
      shop = await createTestApp(engine);
      const { dataDirectory, databaseUrl } = shop.database;
      ({ context, printed } = createContext(dataDirectory, { DATA_DIR: dataDirectory, DATABASE_URL: databaseUrl }));
    });

    afterEach(() => shop.close());

    it('lists reports, newest first', async () => {
      await postReport(shop, anErrorReport());
      shop.clock.now += 61_000;
      const error = { name: 'Error', message: 'second' };
      const session = { format: 'medida-session' };
      await postReport(shop, anErrorReport({ id: 'FFFFFFFF', error, session }));
      await executeCommand(reportsCommand, ['list'], context);
      expect(printed.map((line) => line.replace(/ {2,}/g, '  ').replace(/[\d.]+ KiB/, '... KiB'))).toEqual([
        'TIME  ID  ERROR  PAGE  BUILD  SIZE',
        '2026-03-02T10:01:01Z  FFFFFFFF  Error: second  -  -  ... KiB',
        '2026-03-02T10:00:00Z  0A1B2C3D  TypeError: x is undefined  /en/catalogo  3f9a1c2b  ... KiB',
      ]);
    });

    it('says that there are no reports', async () => {
      await executeCommand(reportsCommand, ['list'], context);
      expect(printed).toEqual(['There are no reports.']);
    });

    it('shows a report, by an id in upper or lower case', async () => {
      await postReport(shop, anErrorReport());
      await executeCommand(reportsCommand, ['show', '0a1b2c3d'], context);
      expect(printed.map((line) => line.replace(/[\d.]+ KiB/, '... KiB'))).toEqual([
        'Report    0A1B2C3D',
        'Time      2026-03-02T10:00:00Z',
        'Error     TypeError: x is undefined',
        'Page      /en/catalogo',
        'Build     3f9a1c2b',
        'Browser   Mozilla/5.0',
        'Viewport  1280 x 720',
        'Language  en',
        'Size      ... KiB',
        'Stack',
        '  TypeError: x is undefined',
        '  at CartRow',
        '2 actions',
        '       0.000 s  location/locationChanged',
        '       1.234 s  cart/lineAdded',
      ]);
    });

    it('shows what it can of a malformed session', async () => {
      const session = {
        format: 'medida-session',
        viewport: 1,
        userAgent: {},
        actions: [null, { action: { type: 1 } }],
      };
      await postReport(shop, anErrorReport({ error: { name: '', message: '' }, session }));
      await executeCommand(reportsCommand, ['show', '0A1B2C3D'], context);
      expect(printed).toEqual(expect.arrayContaining(['Browser   -', 'Viewport  -', 'Stack', '  -', '2 actions']));
    });

    it('exports the session to a file or to standard output', async () => {
      await postReport(shop, anErrorReport());
      await executeCommand(reportsCommand, ['export', '0A1B2C3D', 'session.json'], context);
      expect(printed).toEqual([]);
      const exported = readFileSync(join(context.directory, 'session.json'), 'utf8');
      const { error } = anErrorReport();
      expect(JSON.parse(exported)).toEqual({ ...aSession(), report: { id: '0A1B2C3D', error } });
      await executeCommand(reportsCommand, ['export', '0A1B2C3D'], context);
      expect(printed).toEqual([exported.trimEnd()]);
    });

    it('prints no terminal control characters, but exports them unchanged', async () => {
      const evil = '\u001b]0;owned\u0007\u009b31m\u202e\u2028\u{e0041}\r';
      const actions = [{ at: 1, action: { type: `cart/${evil}` } }];
      const session = aSession({ userAgent: evil, language: evil, build: evil, address: `/${evil}`, actions });
      await postReport(shop, anErrorReport({ error: { name: evil, message: evil, stack: evil }, session }));
      await executeCommand(reportsCommand, ['list'], context);
      await executeCommand(reportsCommand, ['show', '0A1B2C3D'], context);
      await executeCommand(reportsCommand, ['export', '0A1B2C3D'], context);
      expect(printed.join('')).not.toMatch(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u);
      expect(JSON.parse(printed.at(-1) ?? '')).toMatchObject({ userAgent: evil, actions });
    });

    it('reports problems in one line', async () => {
      await expect(executeCommand(reportsCommand, ['show', '0000000\u001b'], context)).rejects.toThrow(
        /^There is no report 0000000\.$/,
      );
      await postReport(shop, anErrorReport());
      await expect(executeCommand(reportsCommand, ['export', '0A1B2C3D', 'no/such.json'], context)).rejects.toThrow(
        /^Cannot write no\/such\.json: there is no such file or folder\.$/,
      );
      await sql`drop table error_reports`.execute(shop.database.db);
      await expect(executeCommand(reportsCommand, ['list'], context)).rejects.toThrow(
        /^Cannot read the .*error_reports.*\.$/,
      );
    });
  });
}

describe('npm run reports', () => {
  let directory: string;

  beforeEach(() => {
    directory = mkdtempSync(join(tmpdir(), 'medida-reports-'));
  });

  afterEach(() => rmSync(directory, { recursive: true }));

  it.each([
    [[]],
    [['show']],
    [['export']],
    [['list', 'all']],
    [['show', 'A', 'B']],
    [['export', 'A', 'B', 'C']],
    [['x']],
  ])('points to its help, given %j', async (args) => {
    const { context } = createContext(directory, { DATA_DIR: directory });
    await expect(executeCommand(reportsCommand, args, context)).rejects.toThrow(
      /^[^\n]+ See "npm run reports -- (\w+ )?--help"\.$/,
    );
  });

  it('prints its help', async () => {
    const { context, printed } = createContext(directory, { DATA_DIR: directory });
    await executeCommand(reportsCommand, ['--help'], context);
    expect(printed.join('\n')).toMatch(/show \[options\] <ID>/);
  });

  it('names a database that it cannot read', async () => {
    const { context } = createContext(directory, { DATA_DIR: directory });
    await expect(executeCommand(reportsCommand, ['list'], context)).rejects.toThrow(
      `There is no embedded database in ${directory}`,
    );
    writeFileSync(join(directory, 'medida.db'), 'This is not a database. '.repeat(100));
    await expect(executeCommand(reportsCommand, ['list'], context)).rejects.toThrow(
      /^Cannot read the embedded database in [^\n]+\.$/,
    );
    const { context: elsewhere } = createContext(directory, { DATABASE_URL: 'postgres://127.0.0.1:1/medida' });
    await expect(executeCommand(reportsCommand, ['list'], elsewhere)).rejects.toThrow(
      /^Cannot read the database medida on 127\.0\.0\.1:1: [^\n]+\.$/,
    );
  });
});
