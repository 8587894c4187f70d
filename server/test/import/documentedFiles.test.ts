import { join } from 'node:path';

import { clientsCommand } from '../../src/clients/clientsCommand';
import { type Command, executeCommand } from '../../src/commands/defineCommand';
import { importCommand } from '../../src/import/importCommand';
import { createTestApp, type TestApp } from '../support/testApp';
import { engines } from '../support/testDatabase';

describe.each(engines)('the files in docs/examples, on %s', (engine) => {
  let shop: TestApp;
  let printed: string[];

  beforeAll(async () => {
    shop = await createTestApp(engine);
  });

  afterAll(async () => {
    await shop.close();
  });

  const run = async (command: Command, ...args: string[]) => {
    const { databaseUrl, dataDirectory } = shop.database;
    printed = [];
    await executeCommand(command, args, {
      config: { ...shop.config, databaseUrl, dataDirectory },
      directory: join(process.cwd(), 'docs', 'examples'),
      print: (line) => void printed.push(line),
    });
    return printed.at(-1);
  };

  it('fill a catalogue', async () => {
    const files = ['--categories', 'categories.csv', '--features', 'features.csv', '--images', 'pictures'];
    expect(await run(importCommand, 'items.csv', '--catalog', '1', ...files, '--replace')).toMatch(
      /^Done: 6 items added, 0 changed, 0 unchanged, \d+ removed, \d+ categories added or changed, 3 features, 2 files stored\.$/,
    );
    expect(await run(importCommand, 'items.csv', '--catalog', '1', ...files)).toMatch(
      /^Done: 0 items added, 0 changed, 6 unchanged, 0 removed, 0 categories added or changed, /,
    );
  });

  it('set its stock', async () => {
    expect(await run(importCommand, '--stock', 'stock.csv', '--catalog', '1')).toMatch(
      /, 4 stock levels, 0 files stored\.$/,
    );
  });

  it('update its prices', async () => {
    expect(await run(importCommand, 'prices.csv', '--catalog', '1')).toMatch(/^Done: 0 items added, 2 changed, /);
    const prices = await shop.database.db
      .selectFrom('stock_items')
      .select(['price_cents', 'best_price_cents'])
      .where('catalog_id', '=', 1)
      .where('code', 'in', ['LA-100', 'SA-20'])
      .orderBy('code')
      .execute();
    expect(prices).toEqual([
      { price_cents: 123_039, best_price_cents: null },
      { price_cents: 2590, best_price_cents: 2250 },
    ]);
  });

  it('add clients', async () => {
    expect(await run(clientsCommand, 'import', 'clients.csv')).toMatch(/^Done: 3 clients added, 0 updated, /);
    expect(await run(clientsCommand, 'import', 'clients.csv')).toMatch(/^Done: 0 clients added, 3 updated, /);
  });
});
