import { sql } from 'kysely';

import { createApp } from '../../src/app';
import { readServerConfig } from '../../src/config/serverConfig';
import { compileOnce, executeRows } from '../../src/db/compileOnce';
import { migrateDatabase } from '../../src/db/migrateDatabase';
import { type OpenDatabase, openDatabase } from '../../src/db/openDatabase';
import { buyerCount, expectOrdersOnce, fillShopForBuyers, startConstantOrders } from '../support/constantOrders';
import { startPgbouncer } from '../support/pgbouncer';
import { createCall } from '../support/testApp';
import { engines } from '../support/testDatabase';

const serverUrl = process.env.TEST_DATABASE_URL ?? '';

const onPostgres = engines.includes('postgres') ? describe : undefined;

onPostgres?.('behind a PgBouncer in transaction mode', () => {
  const serverConnections = 3;
  let pgbouncer: Awaited<ReturnType<typeof startPgbouncer>>;
  let database: OpenDatabase;

  beforeAll(async () => {
    pgbouncer = await startPgbouncer(serverUrl, serverConnections);
    const options = { databaseUrl: pgbouncer.url, dataDirectory: '', poolSize: 2 * buyerCount };
    database = openDatabase({ ...options, onIdleError: () => undefined });
    await migrateDatabase(database.db, database.engine);
  });

  afterAll(async () => {
    await database.close();
    await pgbouncer.remove();
  });

  it('prepares no statements, unlike on a direct connection to the server', async () => {
    const selectOne = compileOnce<{ one: number }, { one: number }>((db, value) =>
      db.selectNoFrom(value('one').as('one')),
    );
    const countPrepared = ({ db }: OpenDatabase) =>
      db.transaction().execute(async (transaction) => {
        // Only the first response shows whether the connection leads straight to the server.
        for (const one of [1, 2]) await executeRows(transaction, selectOne(transaction, { one }));
        const { rows } = await sql`select from pg_prepared_statements where name <> ''`.execute(transaction);
        return rows.length;
      });
    expect(await countPrepared(database)).toBe(0);
    const direct = openDatabase({
      databaseUrl: serverUrl,
      dataDirectory: '',
      poolSize: 2,
      onIdleError: () => undefined,
    });
    expect(await countPrepared(direct)).toBe(1);
    await direct.close();
  });

  it('serves carts and pushes from many connections with a few of the server', async () => {
    const clients = await fillShopForBuyers(database);
    const config = readServerConfig({ rootDirectory: process.cwd(), environment: { LOG_LEVEL: 'silent' }, file: {} });
    const app = await createApp({ config, database, strictResponses: true });
    const call = createCall(app);
    const load = await startConstantOrders(call, clients);
    for (let round = 0; round < 5; round += 1) await load.allOrder();
    const sessions = await pgbouncer.countServerSessions();
    expect(sessions).toBeGreaterThan(0);
    expect(sessions).toBeLessThanOrEqual(serverConnections);
    expect((await call('GET', '/readyz')).body).toEqual({ status: 'ready' });
    await load.stop();
    const [buyer] = load.buyers;
    expect((await buyer?.shopper.orders())?.body.data).toHaveLength(buyer?.orders.length ?? 0);
    expect(load.refusals).toEqual([]);
    await expectOrdersOnce(database, load);
    await app.close();
  });
});

if (!onPostgres) it('needs PostgreSQL', () => expect(engines).toEqual(['sqlite']));
