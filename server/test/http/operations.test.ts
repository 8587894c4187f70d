import { PassThrough } from 'node:stream';
import Fastify from 'fastify';

import { loggerOptions, scrubAddress } from '../../src/logging';
import { ana, fillShop } from '../support/builders';
import { createShopper } from '../support/shopper';
import { createTestApp, type TestApp } from '../support/testApp';
import { engines } from '../support/testDatabase';

describe.each(engines)('running on %s', (engine) => {
  let shop: TestApp;

  beforeAll(async () => {
    shop = await createTestApp(engine, { environment: { METRICS_TOKEN: 'only-for-prometheus' } });
    await fillShop(shop.database.db);
  });

  afterAll(() => shop.close());

  it('reports that it is alive and ready', async () => {
    expect((await shop.call('GET', '/healthz')).body).toEqual({ status: 'alive' });
    expect((await shop.call('GET', '/readyz')).body).toEqual({ status: 'ready' });
  });

  it('counts requests by route, for holders of the token', async () => {
    await shop.call('GET', '/services/inventory/api/Categories/GetCategoriesByCompany/1/1/1');
    const { text, headers } = await shop.call('GET', '/metrics', { token: 'only-for-prometheus' });
    expect(headers['content-type']).toContain('text/plain');
    expect(text).toContain(
      'medida_http_request_duration_seconds_count{method="GET",route="/services/inventory/api/Categories/GetCategoriesByCompany/:accountId/:companyId/:catalogId",status="200"} 1',
    );
    expect(text).toContain('medida_outbox_entries{state="failed"} 0');
    expect((await shop.call('GET', '/metrics')).status).toBe(404);
    expect((await shop.call('GET', '/metrics', { token: 'guessed' })).status).toBe(404);
  });

  it('has metrics while the database is down', async () => {
    const broken = await createTestApp(engine);
    await broken.database.close();
    const { status, text } = await broken.call('GET', '/metrics', { from: '127.0.0.1' });
    expect([status, text.includes('medida_http_request'), text.includes('medida_outbox_entries{')]).toEqual([
      200,
      true,
      false,
    ]);
    await broken.close();
  });

  it('gives each response an id that clients cannot choose', async () => {
    const ids = await Promise.all(
      [1, 2].map(
        async () =>
          (await shop.call('GET', '/healthz', { headers: { 'x-request-id': 'mine' } })).headers['x-request-id'],
      ),
    );
    expect(new Set([...ids, 'mine']).size).toBe(3);
  });

  it('shares sessions, limits and carts between all processes on one database', async () => {
    const other = await shop.another();
    const shopper = await createShopper(shop.call, ana);
    await shopper.insert(101, 2);
    const cart = await other.call('GET', '/services/inventory/api/shoppingCart/getStockitemsByClientId/1/1/1/7', {
      token: shopper.token,
    });
    expect(cart.body.data).toHaveLength(1);
    await other.call('GET', '/services/public/oauth/logout', { token: shopper.token });
    shop.clock.now += 1000;
    expect((await shopper.readCart()).status).toBe(401);
    await other.close();
  });

  it('deletes expired data', async () => {
    const { db } = shop.database;
    await createShopper(shop.call, ana);
    await db
      .insertInto('attempt_counts')
      .values({ subject: 's', address: 'a', window_ends_at: 1, attempts: 1 })
      .execute();
    await db.insertInto('password_resets').values({ token_hash: 'h', client_id: 7, expires_at: 1 }).execute();
    await db.insertInto('passkey_challenges').values({ challenge: 'c', session_id: null, expires_at: 1 }).execute();
    shop.clock.now += 13 * 3_600_000;
    const { createIdentity } = await import('../../src/identity/createIdentity');
    const identity = await createIdentity({ config: shop.config, db, now: () => shop.clock.now });
    await identity.removeExpired();
    for (const table of ['sessions', 'attempt_counts', 'password_resets', 'passkey_challenges'] as const) {
      expect(await db.selectFrom(table).selectAll().execute()).toEqual([]);
    }
  });
});

describe('metrics without a token', () => {
  it('are limited to this machine', async () => {
    const shop = await createTestApp('sqlite');
    const near = await shop.call('GET', '/metrics', { from: '127.0.0.1' });
    const far = await shop.call('GET', '/metrics', { from: '203.0.113.1' });
    const forwarded = await shop.call('GET', '/metrics', {
      from: '127.0.0.1',
      headers: { 'x-forwarded-for': '203.0.113.1' },
    });
    await shop.close();
    expect([near.status, far.status, forwarded.status]).toEqual([200, 404, 404]);
  });
});

describe('the log', () => {
  it('contains no tokens or passwords', async () => {
    const stream = new PassThrough();
    let written = '';
    stream.on('data', (part: Buffer) => (written += part.toString()));
    const options = loggerOptions({ logLevel: 'trace' }) as object;
    const app = Fastify({ logger: { ...options, stream }, genReqId: () => 'request-1' });
    app.post('/sign-in', async (request) => {
      request.log.info({ body: request.body, headers: request.headers }, 'signing in');
      request.log.info({ password: 'seen-1', request: { body: { newPassword: 'seen-2' } } });
      return {};
    });
    await app.inject({
      method: 'POST',
      url: '/sign-in?x=1&token=seen-3',
      payload: { username: 'ana', password: 'seen-4', resetToken: 'seen-5' },
      headers: { authorization: 'Bearer seen-6', cookie: 'XSRF-TOKEN=seen-7', 'x-xsrf-token': 'seen-8' },
    });
    await app.close();
    expect(written).toContain('/sign-in?x=1&token=[removed]');
    expect(written).toContain('"username":"ana"');
    expect(written).toContain('"reqId":"request-1"');
    expect(written).not.toContain('seen-');
  });

  it('redacts secrets in addresses', () => {
    expect(scrubAddress('/a?Token=x.y.z&b=1&password=p')).toBe('/a?Token=[removed]&b=1&password=[removed]');
    expect(scrubAddress('/a?%74oken=x.y.z&b=%zz')).toBe('/a?%74oken=[removed]&b=%zz');
    expect(scrubAddress('/a?%zztoken=x.y.z')).toBe('/a?%zztoken=[removed]');
  });
});
