import { randomBytes } from 'node:crypto';
import { gzipSync } from 'node:zlib';

import { createErrorReportsRepository } from '../../src/repositories/errorReportsRepository';
import { anErrorReport, aSession, postGzip, postReport } from '../support/reports';
import { createTestApp, type TestApp } from '../support/testApp';

const token = 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiI3In0.c2lnbmF0dXJl';

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
      const report = anErrorReport({ session: aSession({ initial }) });
      expect((await postGzip(shop, JSON.stringify(report))).status).toBe(204);
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
