import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

import { createApp } from '../../src/app';
import { readServerConfig } from '../../src/config/serverConfig';
import { migrateDatabase } from '../../src/db/migrateDatabase';
import { type OpenDatabase, openDatabase } from '../../src/db/openDatabase';
import {
  buyerCount,
  type ConstantOrders,
  expectOrdersOnce,
  fillShopForBuyers,
  startConstantOrders,
} from '../support/constantOrders';
import { createInterruptibleServer } from '../support/interruptibleServer';
import { type ReplicatedPostgres, startReplicatedPostgres } from '../support/replicatedPostgres';
import { type Call, createCall } from '../support/testApp';
import { engines } from '../support/testDatabase';

const onPostgres = engines.includes('postgres') ? describe : undefined;

const poolSize = 4;

onPostgres?.('a database with a synchronous standby', () => {
  let cluster: ReplicatedPostgres;
  let proxy: Awaited<ReturnType<typeof createInterruptibleServer>>;
  let database: OpenDatabase;
  let app: FastifyInstance;
  let call: Call;
  let load: ConstantOrders;

  const open = (databaseUrl: string, timeoutMs?: number) =>
    openDatabase({ databaseUrl, dataDirectory: '', poolSize, timeoutMs, onIdleError: () => undefined });

  beforeAll(async () => {
    cluster = await startReplicatedPostgres();
    proxy = await createInterruptibleServer('127.0.0.1', cluster.primaryPort);
    const address = new URL(cluster.primaryUrl);
    address.port = String(proxy.port);
    database = open(address.href, 2000);
    await migrateDatabase(database.db, database.engine);
    const clients = await fillShopForBuyers(database);
    const config = readServerConfig({ rootDirectory: process.cwd(), environment: { LOG_LEVEL: 'silent' }, file: {} });
    app = await createApp({ config, database, strictResponses: true });
    call = createCall(app);
    load = await startConstantOrders(call, clients);
    await load.allOrder();
  });

  afterAll(async () => {
    await app.close();
    await database.close();
    await proxy.close();
    await cluster.remove();
  });

  const isReady = async () => (await call('GET', '/readyz')).status === 200;

  it('keeps reading without its standby, and refuses writes promptly and with a reason', async () => {
    await cluster.endStandby();
    load.refusals.length = 0;
    while (load.refusals.length < buyerCount) await pause(50);
    const ordersWithStandby = load.countOrders();
    // Long enough for every buyer to be refused more than once.
    while (load.refusals.length < 3 * buyerCount) {
      const [buyer] = load.buyers;
      const responses = await Promise.all([
        buyer?.shopper.readCart(),
        buyer?.shopper.orders(),
        call('GET', '/services/public/publics/terms'),
        call('GET', '/readyz'),
      ]);
      expect(responses.map((response) => response?.status)).toEqual([200, 200, 200, 200]);
      await pause(50);
    }
    expect((await call('GET', '/readyz')).body.hangingCommits).toBeGreaterThan(0);
    // A commit that the standby has not received is never acknowledged, however long it hangs.
    expect(load.countOrders()).toBe(ordersWithStandby);
    // Hanging commits are not abandoned and retried: that would exhaust the server's connections.
    expect(await cluster.countSessions()).toBeLessThanOrEqual(poolSize + 1);
    expect(new Set(load.refusals.map(({ status }) => status))).toEqual(new Set([503]));
    const messages = load.refusals.map(({ body }) => body.message);
    expect(messages).toContain(
      'The service could not confirm in time whether the change was saved; check before you try again',
    );
    expect(messages).toContain('The service is unavailable at the moment; nothing was changed');

    await cluster.restartStandby();
    await load.allOrder();
    expect((await call('GET', '/readyz')).body).toEqual({ status: 'ready' });
  });

  it('is replaced by the promoted standby when every connection freezes while buyers keep pushing', async () => {
    await load.allOrder();
    proxy.freeze();
    expect(await isReady()).toBe(false);
    await cluster.endPrimary();
    proxy.redirectTo(cluster.standbyPort);
    while ((await call('GET', '/readyz')).body.status !== 'the database is read-only') await pause(50);
    await cluster.promoteStandby();
    await load.allOrder();
    expect(await isReady()).toBe(true);
    await load.stop();

    const promoted = open(cluster.standbyUrl);
    await expectOrdersOnce(promoted, load);
    await promoted.close();
  });
});

if (!onPostgres) it('needs PostgreSQL', () => expect(engines).toEqual(['sqlite']));
