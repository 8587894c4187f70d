import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { seedDatabase } from '../../demo/seedDatabase';
import { exportCommand } from '../../src/catalogue/exportCommand';
import { executeCommand } from '../../src/commands/defineCommand';
import { readServerConfig } from '../../src/config/serverConfig';
import { importCommand } from '../../src/import/importCommand';
import { pricesCommand } from '../../src/prices/pricesCommand';
import { createTestDatabase, engines, type TestDatabase } from '../support/testDatabase';

const catalogue = [
  'items.csv',
  '--catalog',
  '1',
  '--categories',
  'categories.csv',
  '--features',
  'features.csv',
  '--stock',
  'stock.csv',
];

describe.each(engines)('npm run export on %s', (engine) => {
  let shop: TestDatabase;
  let directory: string;
  let printed: string[];

  const configOf = ({ databaseUrl, dataDirectory }: TestDatabase) =>
    readServerConfig({
      rootDirectory: process.cwd(),
      environment: { DATABASE_URL: databaseUrl, DATA_DIR: dataDirectory },
      file: {},
    });

  beforeAll(async () => {
    shop = await createTestDatabase(engine);
    directory = mkdtempSync(join(tmpdir(), 'medida-export-'));
    await seedDatabase(shop.db, { ...configOf(shop).runtime, rootDirectory: process.cwd(), items: 60 });
    // An import makes the demo's rows the company's own, which would count as a change.
    await shop.db.updateTable('stock_items').set({ demo: 0 }).execute();
    await shop.db.updateTable('stock_categories').set({ demo: 0 }).execute();
    await shop.db
      .updateTable('stock_items')
      .set({ name_en: '-10 °C', name_es: '"=1+1"; a, b' })
      .where('code', '=', 'OL-1002-4')
      .execute();
  });

  afterAll(async () => {
    await shop.drop();
    rmSync(directory, { recursive: true });
  });

  const run = (command: typeof exportCommand, args: string[], database = shop, folder = '') => {
    printed = [];
    const print = (line: string) => void printed.push(line);
    return executeCommand(command, args, { config: configOf(database), directory: join(directory, folder), print });
  };
  /** Masks the names of pictures and documents, which depend on the files. */
  const readTable = (folder: string, name: string) =>
    readFileSync(join(directory, folder, name), 'utf8').replaceAll(
      /[\w.-]+\.[0-9a-f]{10}\.(svg|pdf)|\d+\.svg/g,
      'NAME',
    );

  it('writes files that an import finds unchanged', async () => {
    await run(exportCommand, ['first', '--catalog', '1']);
    expect(printed).toEqual([
      expect.stringMatching(/^Wrote \d+ items, \d+ categories, \d+ features, \d+ stock levels to \S+first\.$/),
    ]);
    const counts = /Wrote (\d+) items, .* (\d+) features, (\d+) stock levels/.exec(printed.join());
    const [, items = '0', features = '0', stock = '0'] = counts ?? [];
    expect(Number(features)).toBeGreaterThan(10);
    await run(importCommand, [...catalogue, '--dry-run'], shop, 'first');
    expect(printed.at(-1)).toBe(
      `Nothing was written. The result would be: 0 items added, 0 changed, ${items} unchanged, 0 removed, 0 categories added or changed, ${features} features, ${stock} stock levels.`,
    );
    await expect(run(exportCommand, ['first', '--catalog', '1'])).rejects.toThrow(/items\.csv exists: .* --force\.$/);
  });

  it('writes the pictures too, so that another shop can import them', async () => {
    await run(exportCommand, ['moved', '--catalog', '1', '--pictures']);
    const other = await createTestDatabase(engine);
    await other.close();
    await run(importCommand, [...catalogue, '--images', 'pictures'], other, 'moved');
    await run(exportCommand, ['again', '--catalog', '1'], other);
    for (const name of ['items.csv', 'categories.csv', 'features.csv', 'stock.csv'])
      expect(readTable('again', name)).toBe(readTable('moved', name));
    expect(readTable('again', 'items.csv')).toContain("'-10 °C");
    await other.drop();
  });

  it('writes a price list that imports the same again', async () => {
    const lines = [
      'code,additionalCode,discount,price,bestPrice,quantityBestPrice,validFrom,validUntil',
      '*,,12.5,,,,,',
      'OL-1002-4,CODE,,19.90,18.05,12,2026-01-01,2026-06-30',
      'OL-1002-4,CODE,3,,,,2026-07-01,',
      'OL-1002-6,CODE,,0.07,,,,2026-12-31',
    ];
    const codes = await shop.db.selectFrom('stock_items').select(['code', 'additional_code']).execute();
    const text = lines
      .map((line) => {
        const item = codes.find(({ code }) => line.startsWith(`${code},`));
        return item ? line.replace('CODE', item.additional_code) : line;
      })
      .join('\r\n');
    writeFileSync(join(directory, 'agreed.csv'), text);
    const importAs = (list: string, file: string) =>
      run(importCommand, ['--prices', file, '--list', list, '--catalog', '1']);
    const exportAs = (list: string, file: string) => run(pricesCommand, ['export', list, file, '--catalog', '1']);
    await importAs('Agreed', 'agreed.csv');
    await exportAs('Agreed', 'first.csv');
    expect(printed).toEqual(['Wrote 4 lines of the price list Agreed to first.csv.']);
    await importAs('Other', 'first.csv');
    await exportAs('Other', 'second.csv');
    const read = (file: string) =>
      readFileSync(join(directory, file), 'utf8')
        .replace(/^\ufeff/, '')
        .trim();
    expect(read('first.csv')).toBe(text);
    expect(read('second.csv')).toBe(text);
    await expect(exportAs('Other', 'second.csv')).rejects.toThrow(/second\.csv exists/);
  });

  it('writes items without variants, features or pictures, and an empty list of items', async () => {
    await shop.db.deleteFrom('item_features').execute();
    await shop.db.updateTable('stock_items').set({ stock_item_parent_id: null, image_name: null }).execute();
    await run(exportCommand, ['plain', '--catalog', '1']);
    expect(printed).toEqual([
      expect.stringMatching(/^Wrote [1-9]\d* items, \d+ categories, 0 features, \d+ stock levels to /),
    ]);
    await shop.db.updateTable('stock_items').set({ deleted: 1 }).execute();
    await run(exportCommand, ['empty', '--catalog', '1']);
    expect(printed).toEqual([expect.stringMatching(/^Wrote 0 items, /)]);
    expect(readTable('empty', 'items.csv')).toMatch(/^\uFEFFcode,.*\r\n$/);
  });
});
