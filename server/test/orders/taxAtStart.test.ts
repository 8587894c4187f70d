import { readServerConfig } from '../../src/config/serverConfig';
import { startServer } from '../../src/startServer';
import { createTestDatabase, engines, removeTaxGuard, type TestDatabase } from '../support/testDatabase';

describe.each(engines)('starting the services on %s', (engine) => {
  let database: TestDatabase;

  beforeEach(async () => {
    database = await createTestDatabase(engine);
    await removeTaxGuard(database);
    const catalog = { account_id: 1, company_id: 1, catalog_id: 1, name: 'Tools' };
    await database.db.insertInto('catalogs').values(catalog).execute();
  });

  afterEach(async () => {
    jest.restoreAllMocks();
    await database.drop();
  });

  const start = async () => {
    const { databaseUrl, dataDirectory } = database;
    await database.close();
    const warned = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    jest.spyOn(console, 'log').mockImplementation(() => undefined);
    const config = readServerConfig({
      rootDirectory: process.cwd(),
      environment: { PORT: '0', LOG_LEVEL: 'silent', DATA_DIR: dataDirectory, DATABASE_URL: databaseUrl },
      file: {},
    });
    const server = await startServer(config);
    await server.stop();
    return warned.mock.calls.map(([line]) => String(line)).filter((line) => line.includes('"tax"'));
  };

  it.each([
    ['16%', 'is "16%", which is not a tax rate'],
    ['', 'is "", which is not a tax rate'],
    [undefined, 'is not set'],
  ])('warns about the tax rate %j, which blocks all orders', async (value, fault) => {
    if (value !== undefined)
      await database.db.insertInto('environments').values({ account_id: 1, name: 'tax', value }).execute();
    expect(await start()).toEqual([
      `The environment "tax" ${fault}: orders are refused until it is a percentage from 0 to 100, such as 16 or 8.25. Set it in environments.yaml (see docs/content.md).`,
    ]);
  });

  it('does not warn about a valid rate', async () => {
    await database.db.insertInto('environments').values({ account_id: 1, name: 'tax', value: '8.25' }).execute();
    expect(await start()).toEqual([]);
  });
});
