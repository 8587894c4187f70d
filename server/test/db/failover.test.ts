import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

import { createApp } from '../../src/app';
import { readServerConfig } from '../../src/config/serverConfig';
import { migrateDatabase } from '../../src/db/migrateDatabase';
import { type OpenDatabase, openDatabase } from '../../src/db/openDatabase';
import { findShopFaults } from '../fuzz/shopInvariants';
import { aClient, fillShop } from '../support/builders';
import { createInterruptibleServer } from '../support/interruptibleServer';
import { type ReplicatedPostgres, startReplicatedPostgres } from '../support/replicatedPostgres';
import { createShopper, type Shopper } from '../support/shopper';
import { type Call, createCall, type TestResponse } from '../support/testApp';
import { engines } from '../support/testDatabase';

const onPostgres = engines.includes('postgres') ? describe : undefined;

const poolSize = 4;
// More buyers than connections, so that recovery cannot rely on a connection being idle for a while.
const buyerCount = 8;
const buyerIds = Array.from({ length: buyerCount }, (_, index) => 1000 + index);

type Buyer = { shopper: Shopper; orders: { uuid: string; orderId: number }[] };

type Load = {
  buyers: Buyer[];
  refusals: TestResponse[];
  /** Resolves once every buyer has placed another order. */
  allOrder: () => Promise<void>;
  stop: () => Promise<void>;
};

/** Buyers who fill and push their carts without pause and retry failed requests unchanged, as the application does. */
const startLoad = (shoppers: Shopper[]): Load => {
  const refusals: TestResponse[] = [];
  const buyers = shoppers.map((shopper): Buyer => ({ shopper, orders: [] }));
  let isOver = false;
  const retryUntilOk = async (send: () => Promise<TestResponse>) => {
    for (;;) {
      const response = await send();
      if (response.status === 200) return response;
      refusals.push(response);
      await pause(50);
    }
  };
  const shop = async ({ shopper, orders }: Buyer) => {
    while (!isOver) {
      await retryUntilOk(() => shopper.insert(101, 1 + (orders.length % 20)));
      const push = shopper.aPush();
      const { body } = await retryUntilOk(() => shopper.push(push));
      const [placed] = body.data as { orderId: number }[];
      orders.push({ uuid: push.uuid, orderId: placed?.orderId ?? 0 });
    }
  };
  const done = buyers.map(shop);
  return {
    buyers,
    refusals,
    allOrder: async () => {
      const before = buyers.map(({ orders }) => orders.length);
      while (!buyers.every(({ orders }, index) => orders.length > (before[index] ?? 0))) await pause(50);
    },
    stop: async () => {
      isOver = true;
      await Promise.all(done);
    },
  };
};

onPostgres?.('a database with a synchronous standby', () => {
  let cluster: ReplicatedPostgres;
  let proxy: Awaited<ReturnType<typeof createInterruptibleServer>>;
  let database: OpenDatabase;
  let app: FastifyInstance;
  let call: Call;
  let load: Load;

  const open = (databaseUrl: string, timeoutMs?: number) =>
    openDatabase({ databaseUrl, dataDirectory: '', poolSize, timeoutMs, onIdleError: () => undefined });

  beforeAll(async () => {
    cluster = await startReplicatedPostgres();
    proxy = await createInterruptibleServer('127.0.0.1', cluster.primaryPort);
    const address = new URL(cluster.primaryUrl);
    address.port = String(proxy.port);
    database = open(address.href, 2000);
    await migrateDatabase(database.db, database.engine);
    await fillShop(database.db);
    const template = await aClient();
    const clients = buyerIds.map((id) => ({ ...template, client_id: id, username: `buyer-${id}@buyer.example` }));
    await database.db.insertInto('clients').values(clients).execute();
    const config = readServerConfig({ rootDirectory: process.cwd(), environment: { LOG_LEVEL: 'silent' }, file: {} });
    app = await createApp({ config, database, strictResponses: true });
    call = createCall(app);
    const shoppers = clients.map(({ client_id, username }) =>
      createShopper(call, { clientId: client_id, username, password: 'secret-ana' }),
    );
    load = startLoad(await Promise.all(shoppers));
    await load.allOrder();
  });

  afterAll(async () => {
    await app.close();
    await database.close();
    await proxy.close();
    await cluster.remove();
  });

  const countOrders = () => load.buyers.reduce((count, { orders }) => count + orders.length, 0);
  const isReady = async () => (await call('GET', '/readyz')).status === 200;

  it('keeps reading without its standby, and refuses writes promptly and with a reason', async () => {
    await cluster.endStandby();
    load.refusals.length = 0;
    while (load.refusals.length < buyerCount) await pause(50);
    const ordersWithStandby = countOrders();
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
    expect(countOrders()).toBe(ordersWithStandby);
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
    const promotedAt = performance.now();
    await load.allOrder();
    // Takes about the two seconds of the statement timeout; allow more for a busy machine.
    expect(performance.now() - promotedAt).toBeLessThan(10_000);
    expect(await isReady()).toBe(true);
    await load.stop();

    const promoted = open(cluster.standbyUrl);
    const stored = await promoted.db.selectFrom('orders').select(['push_uuid', 'order_id']).execute();
    const acknowledged = load.buyers.flatMap(({ orders }) => orders);
    const asPair = (uuid: string | null, orderId: number) => `${uuid} ${orderId}`;
    expect(stored.map(({ push_uuid, order_id }) => asPair(push_uuid, order_id)).toSorted()).toEqual(
      acknowledged.map(({ uuid, orderId }) => asPair(uuid, orderId)).toSorted(),
    );
    expect(await findShopFaults(promoted.db)).toEqual([]);
    await promoted.close();
  });
});

if (!onPostgres) it('needs a PostgreSQL', () => expect(engines).toEqual(['sqlite']));
