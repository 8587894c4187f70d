import { setTimeout } from 'node:timers/promises';
import { sql } from 'kysely';

import { createApp } from '../../src/app';
import { openDatabase } from '../../src/db/openDatabase';
import { copyServer } from '../kill/builtServer';
import { ana, fillShop } from '../support/builders';
import { createInterruptibleServer } from '../support/interruptibleServer';
import { createShopper } from '../support/shopper';
import { createCall, createTestApp, type TestResponse } from '../support/testApp';
import { createTestDatabase, engines } from '../support/testDatabase';

const expectUnavailable = ({ status, headers, body }: TestResponse) => {
  expect(status).toBe(503);
  expect(headers['retry-after']).toBe('5');
  expect(body).toMatchObject({ isSuccessful: false, requestId: headers['x-request-id'] });
};

describe('a full disk', () => {
  it('returns 503 and loses nothing; the same push succeeds once there is space again', async () => {
    const shop = await createTestApp('sqlite');
    const { db } = shop.database;
    await fillShop(db);
    const shopper = await createShopper(shop.call, ana);
    await shopper.insert(101, 1);
    const comment = 'x'.repeat(2000);
    await sql`pragma max_page_count = 1`.execute(db);
    const push = shopper.aPush({ comment });
    let response = await shopper.push(push);
    // A small write may still fit into the rest of the last page.
    for (let round = 0; response.status !== 503 && round < 100; round += 1) {
      await shopper.insert(101, 1);
      response = await shopper.push({ comment });
    }
    expectUnavailable(response);
    expect((await shopper.readCart()).body.data).toHaveLength(1);
    await sql`pragma max_page_count = 1000000`.execute(db);
    expect((await shopper.push({ comment })).status).toBe(200);
    await shop.close();
  });
});

describe('readiness', () => {
  it('needs a disk that can be written, and is checked by writing', async () => {
    const shop = await createTestApp('sqlite');
    const readReadiness = () => shop.call('GET', '/readyz');
    expect(await readReadiness()).toMatchObject({ status: 200, body: { status: 'ready' } });
    await sql`pragma query_only = on`.execute(shop.database.db);
    await setTimeout(1100);
    const refused = await readReadiness();
    expect(refused).toMatchObject({ status: 503, body: { status: 'the database cannot be written' } });
    expect(refused.headers['retry-after']).toBe('5');
    await sql`pragma query_only = off`.execute(shop.database.db);
    await setTimeout(1100);
    expect((await readReadiness()).status).toBe(200);
    await shop.close();
  });

  it('names a full disk', async () => {
    const shop = await createTestApp('sqlite');
    const checkWrites = () => Promise.reject(Object.assign(new Error('no space left'), { code: 'ENOSPC' }));
    const app = await createApp({ config: shop.config, database: { ...shop.database, checkWrites } });
    expect((await createCall(app)('GET', '/readyz')).body).toEqual({ status: 'the disk is full' });
    await app.close();
    await shop.close();
  });
});

/** A proxy to the test's database that the test can cut, and the database URL through it. */
const createProxy = async (databaseUrl: string) => {
  const address = new URL(databaseUrl);
  const server = await createInterruptibleServer(address.hostname, Number(address.port));
  address.hostname = '127.0.0.1';
  address.port = String(server.port);
  return { server, address: address.href };
};

const onPostgres = engines.includes('postgres') ? describe : undefined;

onPostgres?.('a database server that is gone', () => {
  it('returns 503 while it is away, and recovers without a restart', async () => {
    const shop = await createTestApp('postgres');
    await fillShop(shop.database.db);
    const { server, address } = await createProxy(shop.database.databaseUrl);
    const lost: string[] = [];
    const database = openDatabase({
      databaseUrl: address,
      dataDirectory: shop.database.dataDirectory,
      poolSize: 4,
      onIdleError: (error) => lost.push(error.message),
    });
    const config = { ...shop.config, requestsPerMinute: 10 };
    const app = await createApp({ config, database, now: () => shop.clock.now, strictResponses: true });
    const call = createCall(app);
    const shopper = await createShopper(call, ana);
    expect((await shopper.insert(101, 1)).status).toBe(200);

    await server.interrupt();
    expectUnavailable(await shopper.readCart());
    expectUnavailable(await shopper.push());
    expectUnavailable(await call('GET', '/services/public/publics/terms'));
    expect((await call('GET', '/readyz')).status).toBe(503);
    expect((await call('GET', '/healthz')).status).toBe(200);
    // The limits need no database: the sign-in and the request above have counted.
    const statuses = [];
    for (let count = 0; count < 9; count += 1)
      statuses.push((await call('GET', '/services/public/publics/terms')).status);
    expect(statuses).toEqual([...Array.from({ length: 8 }, () => 503), 429]);

    await server.resume();
    expect((await call('GET', '/readyz')).status).toBe(200);
    expect((await shopper.push()).status).toBe(200);
    await app.close();
    await database.close();
    await server.close();
    await shop.close();
  });

  it('does not block process exit when its connections are frozen', async () => {
    const database = await createTestDatabase('postgres');
    const { server, address } = await createProxy(database.databaseUrl);
    const built = await copyServer();
    const services = await built.start({ DATABASE_URL: address, DATA_DIR: database.dataDirectory });
    server.freeze();
    expect(await services.kill('SIGTERM')).toEqual({ code: 0, signal: null });
    await built.remove();
    await server.close();
    await database.drop();
  });
});
