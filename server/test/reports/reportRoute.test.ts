import { randomBytes } from 'node:crypto';
import { gzipSync } from 'node:zlib';

import { createErrorReportsRepository } from '../../src/repositories/errorReportsRepository';
import { anErrorReport, aSession, postGzip, postReport } from '../support/reports';
import { createTestApp, type TestApp } from '../support/testApp';
import { engines } from '../support/testDatabase';

const minute = 60_000;
const day = 24 * 60 * minute;

const token = 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiI3In0.c2lnbmF0dXJl';

for (const engine of engines) {
  describe(`error reports on ${engine}`, () => {
    let shop: TestApp;

    beforeEach(async () => {
      shop = await createTestApp(engine);
    });

    afterEach(() => shop.close());

    const reports = () => createErrorReportsRepository(shop.database.db);
    const storedIds = async () => (await reports().list()).map(({ id }) => id);
    const insert = (rows: { id: string; receivedAt: number; size?: number }[]) =>
      shop.database.db
        .insertInto('error_reports')
        .values(
          rows.map(({ id, receivedAt, size = 10 }) => ({
            report_id: id,
            received_at: receivedAt,
            error_name: 'Error',
            error_message: '',
            build: '',
            page: '',
            size,
            content: Buffer.from('x'),
          })),
        )
        .execute();

    it('are stored with what identifies them', async () => {
      const { status, text } = await postReport(shop, anErrorReport());
      expect([status, text]).toEqual([204, '']);
      const stored = await reports().find('0A1B2C3D');
      expect(stored).toMatchObject({
        receivedAt: shop.clock.now,
        errorName: 'TypeError',
        errorMessage: 'x is undefined',
        build: '3f9a1c2b',
        page: '/en/catalogo',
      });
      const { error, session } = anErrorReport();
      expect(JSON.parse(stored?.content ?? '')).toEqual({ error, session });
    });

    it('may be compressed', async () => {
      const session = aSession({ initial: { text: 'a long state '.repeat(100_000) } });
      expect((await postGzip(shop, JSON.stringify(anErrorReport({ session })))).status).toBe(204);
      const stored = await reports().find('0A1B2C3D');
      expect(stored?.size).toBeLessThan(10_000);
      expect(JSON.parse(stored?.content ?? '')).toMatchObject({ session });
    });

    it('keep the first of two with the same id', async () => {
      await postReport(shop, anErrorReport());
      const second = anErrorReport({ error: { name: 'RangeError', message: 'another' } });
      expect((await postReport(shop, second)).status).toBe(204);
      expect(await reports().list()).toMatchObject([{ errorName: 'TypeError' }]);
    });

    it('do without a build and an address', async () => {
      const session = aSession({ build: 'b'.repeat(101), address: 'javascript:alert(1)' });
      await postReport(shop, anErrorReport({ session }));
      expect(await reports().list()).toMatchObject([{ build: '', page: '' }]);
    });

    it('lose what a terminal or a database would stumble over, except in their content', async () => {
      const error = { name: 'Err\u001b[2Jor', message: 'one\ntwo\u009b31m \u202etxt \ud800' };
      expect((await postReport(shop, anErrorReport({ error }))).status).toBe(204);
      const stored = await reports().find('0A1B2C3D');
      expect(stored).toMatchObject({
        errorName: 'Err [2Jor',
        errorMessage: expect.stringMatching(/^one two 31m {2}txt/) as string,
      });
      expect(JSON.parse(stored?.content ?? '')).toMatchObject({ error: { name: error.name } });
    });

    it('number 500 at most: the oldest are dropped', async () => {
      const { now } = shop.clock;
      const ids = Array.from({ length: 500 }, (_, index) => (index + 1).toString(16).toUpperCase().padStart(8, '0'));
      await insert(ids.map((id, index) => ({ id, receivedAt: now - 1000 + index })));
      await postReport(shop, anErrorReport());
      const kept = await storedIds();
      expect(kept).toHaveLength(500);
      expect([kept[0], kept.includes('00000001'), kept.includes('00000002')]).toEqual(['0A1B2C3D', false, true]);
    });

    it('take 20 MiB at most: the oldest are dropped', async () => {
      const { now } = shop.clock;
      const size = 9 * 1024 * 1024;
      await insert([
        { id: '0000000C', receivedAt: now - 1, size },
        { id: '0000000B', receivedAt: now - 2, size },
        { id: '0000000A', receivedAt: now - 3, size },
      ]);
      await postReport(shop, anErrorReport());
      expect(await storedIds()).toEqual(['0A1B2C3D', '0000000C', '0000000B']);
    });

    it('expire after 30 days', async () => {
      const { now } = shop.clock;
      await insert([
        { id: '0000000A', receivedAt: now - 30 * day },
        { id: '0000000B', receivedAt: now - 30 * day + 1 },
      ]);
      await reports().removeExpired(now);
      expect(await storedIds()).toEqual(['0000000B']);
    });

    it('are limited to 20 a minute for each address', async () => {
      const send = (from: string) => postReport(shop, anErrorReport(), { from });
      for (let count = 0; count < 20; count += 1) expect((await send('203.0.113.1')).status).toBe(204);
      const { status, headers } = await send('203.0.113.1');
      expect([status, headers['retry-after']]).toEqual([429, '60']);
      expect((await send('203.0.113.2')).status).toBe(204);
      shop.clock.now += minute;
      expect((await send('203.0.113.1')).status).toBe(204);
    });
  });
}

describe('reports', () => {
  let shop: TestApp;

  beforeEach(async () => {
    shop = await createTestApp('sqlite');
  });

  afterEach(() => shop.close());

  const readMetrics = async () => (await shop.call('GET', '/metrics', { from: '127.0.0.1' })).text;
  const countStored = async () => (await createErrorReportsRepository(shop.database.db).list()).length;

  it.each([
    ['no object', []],
    ['no kind', { id: '0A1B2C3D' }],
    ['an unknown kind', { kind: 'log' }],
    ['a lower-case id', anErrorReport({ id: '0a1b2c3d' })],
    ['an id with more characters', anErrorReport({ id: '0A1B2C3D\n' })],
    ['no error', anErrorReport({ error: undefined })],
    ['a message that is not text', anErrorReport({ error: { name: 'Error', message: 1 } })],
    ['another session format', anErrorReport({ session: { format: 'other' } })],
    ['a vital that is not a number', { kind: 'vitals', page: 'home', vitals: { LCP: '1' } }],
    ['a negative vital', { kind: 'vitals', page: 'home', vitals: { CLS: -0.1 } }],
    ['vitals without a page', { kind: 'vitals', vitals: {} }],
  ])('are refused with %s', async (_, body) => {
    expect((await postReport(shop, body)).status).toBe(400);
    expect(await countStored()).toBe(0);
  });

  it.each([
    ['{"kind":"vitals","page":"home","vitals":{"LCP":1e999}}'],
    ['{"kind":"vitals"'],
    ['{"__proto__":{}}'],
    [
      `{"kind":"error","id":"0A1B2C3D","error":{"name":"","message":""},"session":{"format":"medida-session","a":${'['.repeat(100_000)}${']'.repeat(100_000)}}}`,
    ],
  ])('are refused if malformed, case %#', async (text) => {
    expect((await postGzip(shop, text)).status).toBe(400);
  });

  it.each([
    ['another format', Buffer.from('not gzip')],
    ['nothing', Buffer.from('')],
    ['half a file', gzipSync('{}').subarray(0, 12)],
  ])('are refused if the body is not gzip as announced, but %s', async (_, body) => {
    expect((await postGzip(shop, body)).status).toBe(400);
  });

  it('of other types are refused', async () => {
    const headers = { 'content-type': 'text/plain' };
    expect((await postReport(shop, JSON.stringify(anErrorReport()), { headers })).status).toBe(415);
  });

  it('larger than 64 KiB are refused, compressed or not', async () => {
    const initial = randomBytes(48 * 1024).toString('base64');
    const report = anErrorReport({ session: aSession({ initial }) });
    expect((await postReport(shop, report)).status).toBe(413);
    expect((await postGzip(shop, randomBytes(65 * 1024))).status).toBe(413);
    expect(await readMetrics()).toContain('medida_reports_rejected_total{status="413"} 2');
  });

  it('that unpack to more than 2 MiB are refused before they are unpacked', async () => {
    const bomb = gzipSync(Buffer.alloc(60 * 1024 * 1024));
    expect(bomb.length).toBeLessThan(64 * 1024);
    const before = process.memoryUsage().arrayBuffers;
    expect((await postGzip(shop, bomb)).status).toBe(413);
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(16 * 1024 * 1024);
    const fitting = JSON.stringify(anErrorReport({ session: aSession({ initial: ' '.repeat(2_000_000) }) }));
    expect((await postGzip(shop, fitting)).status).toBe(204);
  });

  it.each([
    [{ initial: { session: { token } } }],
    [{ address: `/en?token=a1b2c3d4` }],
    [{ actions: [{ at: 0, action: { type: 'x', payload: `Bearer ${token}` } }] }],
    [{ initial: { password: 'canary' } }],
    [{ initial: { password: '' } }],
    [{ actions: [{ meta: { arg: { newPassword: 'canary' } } }] }],
    [{ initial: { body: JSON.stringify({ password: 'canary' }) } }],
  ])('with a token or a password are refused: %j', async (session) => {
    const response = await postReport(shop, anErrorReport({ session: aSession(session) }));
    expect([response.status, response.body.message]).toEqual([
      400,
      expect.stringContaining('the report contains a token or a password'),
    ]);
    expect(await countStored()).toBe(0);
  });

  it('with a token in the error or behind escapes are refused', async () => {
    const error = { name: 'Error', message: `\n${token}` };
    expect((await postReport(shop, anErrorReport({ error }))).status).toBe(400);
    const escaped = JSON.stringify(anErrorReport({ session: aSession({ password: 'canary' }) })).replace(
      'pass',
      'p\\u0061ss',
    );
    expect((await postGzip(shop, escaped)).status).toBe(400);
  });

  it.each(['eyJ', 'eyJ.', 'eyJaaaaaaaa-', '"password\\\\', 'token='])(
    'take no longer to check if full of %j',
    async (part) => {
      const initial = part.repeat(1_200_000 / part.length);
      const from = performance.now();
      expect((await postGzip(shop, JSON.stringify(anErrorReport({ session: aSession({ initial }) })))).status).toBe(
        204,
      );
      expect(performance.now() - from).toBeLessThan(5000);
    },
  );

  it('may contain references to tokens and passwords', async () => {
    const initial = { token: 'sealed.token.3', password: 'sealed.password.1', at: '/en/oauth?token=[removed]' };
    expect((await postReport(shop, anErrorReport({ session: aSession({ initial }) }))).status).toBe(204);
  });

  it('of web vitals become histograms', async () => {
    const vitals = { LCP: 2400, INP: 80, CLS: 0.07, FCP: 900, TTFB: 1e12, other: 1 };
    expect((await postReport(shop, { kind: 'vitals', page: 'catalogue', vitals })).status).toBe(204);
    await postReport(shop, { kind: 'vitals', page: '/en/made-up', vitals: { LCP: 1 } });
    await postReport(shop, anErrorReport());
    await postReport(shop, {});
    const metrics = await readMetrics();
    for (const line of [
      'medida_web_vitals_seconds_bucket{le="1.8",metric="LCP",page="catalogue"} 0',
      'medida_web_vitals_seconds_bucket{le="2.5",metric="LCP",page="catalogue"} 1',
      'medida_web_vitals_seconds_bucket{le="0.1",metric="INP",page="catalogue"} 1',
      'medida_web_vitals_seconds_sum{metric="TTFB",page="catalogue"} 60',
      'medida_web_vitals_seconds_count{metric="LCP",page="other"} 1',
      'medida_web_vitals_layout_shift_bucket{le="0.05",page="catalogue"} 0',
      'medida_web_vitals_layout_shift_bucket{le="0.1",page="catalogue"} 1',
      'medida_reports_received_total{kind="vitals"} 2',
      'medida_reports_received_total{kind="error"} 1',
      'medida_reports_rejected_total{status="400"} 1',
    ]) {
      expect(metrics).toContain(`${line}\n`);
    }
    expect(metrics).not.toContain('made-up');
  });

  it('of all kinds are limited to 60 a minute for each address, before they are read', async () => {
    const send = (body: unknown) => postReport(shop, body);
    for (let count = 0; count < 60; count += 1)
      expect((await send({ kind: 'vitals', page: 'home', vitals: {} })).status).toBe(204);
    expect((await send({ kind: 'vitals', page: 'home', vitals: {} })).status).toBe(429);
    expect((await postGzip(shop, 'x'.repeat(100))).status).toBe(429);
  });

  it('need no XSRF header, which beacons cannot send, but come from our own pages', async () => {
    const cookie = 'XSRF-TOKEN=any';
    const own = await postReport(shop, anErrorReport(), { headers: { cookie, 'sec-fetch-site': 'same-origin' } });
    expect(own.status).toBe(204);
    const foreign = { cookie, origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };
    expect((await postReport(shop, anErrorReport(), { headers: foreign })).status).toBe(403);
  });

  it('cannot be read by anyone', async () => {
    await postReport(shop, anErrorReport());
    for (const address of ['/services/reports', '/services/reports/0A1B2C3D'])
      expect((await shop.call('GET', address)).status).toBe(404);
  });
});

it('reports expire while the services run', async () => {
  const timers = jest.spyOn(globalThis, 'setInterval');
  const shop = await createTestApp('sqlite');
  await postReport(shop, anErrorReport());
  shop.clock.now += 30 * day;
  for (const [runHourly, delay] of timers.mock.calls) if (delay === 60 * minute) runHourly();
  // Waits for the background work.
  await shop.app.close();
  expect(await createErrorReportsRepository(shop.database.db).list()).toEqual([]);
  await shop.close();
});

it('reports may come from pages of a configured origin', async () => {
  const origin = 'https://shop.example.com';
  const shop = await createTestApp('sqlite', { environment: { ALLOWED_ORIGINS: origin } });
  const preflight = async (from: string) => {
    const { statusCode, headers } = await shop.app.inject({
      method: 'OPTIONS',
      url: '/services/reports',
      headers: {
        origin: from,
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'content-type',
      },
    });
    return [statusCode, headers['access-control-allow-origin'], headers['access-control-allow-credentials']];
  };
  expect(await preflight(origin)).toEqual([204, origin, 'true']);
  expect(await preflight('https://evil.example')).toEqual([404, undefined, undefined]);
  const { status } = await postReport(shop, anErrorReport(), { headers: { origin, 'sec-fetch-site': 'cross-site' } });
  expect(status).toBe(204);
  await shop.close();
});
