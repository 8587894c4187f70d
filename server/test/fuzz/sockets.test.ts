import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import fc from 'fast-check';

import { createTestApp, type TestApp } from '../support/testApp';

const atOnce = 10;
const numRuns = Math.ceil(Number(process.env.FUZZ_RUNS ?? 200) / 4 / atOnce);
const seed = Number(process.env.FUZZ_SEED ?? 20_200_601);
const slowestRequestMs = 400;

const authenticate = '/services/public/user/authenticate';

const head = (length: number, extra: string[] = []) =>
  [
    `POST ${authenticate} HTTP/1.1`,
    'Host: x',
    'Content-Type: application/json',
    `Content-Length: ${length}`,
    ...extra,
    '',
    '',
  ].join('\r\n');

/** Sends the parts with a pause between them, and returns the response once the connection is closed. */
const exchange = (port: number, parts: (string | Buffer)[], { pauseMs = 0, end = false } = {}) =>
  new Promise<string>((resolve) => {
    let received = '';
    const socket = connect(port, '127.0.0.1');
    const send = (index: number) => {
      const part = parts[index];
      if (part === undefined && end) socket.end();
      if (part === undefined || socket.destroyed) return;
      socket.write(part);
      setTimeout(() => send(index + 1), pauseMs);
    };
    socket.on('connect', () => send(0));
    socket.on('data', (part) => (received += part.toString('latin1')));
    // If the connection is cut while we are still writing, that is a response too.
    socket.on('error', () => socket.destroy());
    socket.on('close', () => resolve(received));
  });

const parseStatuses = (received: string) =>
  [...received.matchAll(/^HTTP\/1\.1 (\d{3})/gm)].map(([, status]) => Number(status));

describe('a real connection', () => {
  let shop: TestApp;
  let port: number;

  beforeAll(async () => {
    shop = await createTestApp('sqlite', { slowestRequestMs, idleConnectionMs: 3000 });
    await shop.app.listen({ port: 0, host: '127.0.0.1' });
    ({ port } = shop.app.server.address() as AddressInfo);
  }, 60_000);

  afterAll(() => shop.close());

  it.each([
    ['a body that trickles in', [head(64), ...Array.from({ length: 63 }, () => '{')], 100],
    [
      'headers that trickle in',
      ['POST / HTTP/1.1\r\n', ...Array.from({ length: 60 }, (_, index) => `x-${index}: 1\r\n`)],
      100,
    ],
    ['a body that never arrives', [head(64)], 0],
    ['a body that ends early', [head(64), '{"username":'], 0],
  ] as const)('%s is closed with 408', async (_what, parts, pauseMs) => {
    expect(parseStatuses(await exchange(port, [...parts], { pauseMs }))).toEqual([408]);
  });

  it('closes a connection that never sends anything', async () => {
    expect(parseStatuses(await exchange(port, []))).toEqual([408]);
  });

  it('drops a client that never reads its response', async () => {
    // More than the buffers in between can store; the client reads nothing.
    const bytes = Buffer.alloc(32 * 1024 * 1024, 7);
    const file = { container: 'Content', name: 'large.jpg', content_type: 'image/jpeg', bytes };
    await shop.database.db
      .insertInto('files')
      .values(file)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const countOpen = () =>
      new Promise<number>((resolve) => {
        shop.app.server.getConnections((_error, count) => resolve(count));
      });
    const before = await countOpen();
    const socket = connect(port, '127.0.0.1');
    socket.on('error', () => socket.destroy());
    await once(socket, 'connect');
    socket.write('GET /services/blob/Content/large.jpg HTTP/1.1\r\nHost: x\r\n\r\n');
    while ((await countOpen()) <= before) await wait(20);
    while ((await countOpen()) > before) await wait(50);
    socket.destroy();
  });

  it.each([
    ['two lengths', head(2, ['Content-Length: 3'])],
    ['a length and chunks', head(2, ['Transfer-Encoding: chunked'])],
    ['a header line without a name', head(2, [': value'])],
    ['headers without end', head(2, [`X-Long: ${'a'.repeat(40_000)}`])],
    ['no method', '\r\n\r\nabc\r\n\r\n'],
    ['invalid chunks', `POST ${authenticate} HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n`],
    ['an announced body that is too long', `${head(10_000_000, ['Connection: close'])}{}`],
  ])('rejects %s', async (_what, text) => {
    const [status, ...more] = parseStatuses(await exchange(port, [text]));
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
    expect(more).toEqual([]);
  });

  it('survives any bytes without failing or hanging, and serves the next client', async () => {
    const line = fc.oneof(
      fc.constantFrom('Host: x\r\n', 'Content-Type: application/json\r\n', '\r\n', '{}', 'Expect: 100-continue\r\n'),
      fc.string({ unit: 'binary-ascii', maxLength: 80 }),
      fc.uint8Array({ maxLength: 80 }).map((content) => Buffer.from(content).toString('latin1')),
    );
    const start = fc.constantFrom(
      `POST ${authenticate} HTTP/1.1\r\nHost: x\r\n`,
      'GET /healthz HTTP/1.1\r\n',
      'PRI * HTTP/2.0\r\n',
      '',
    );
    const bytes = fc.tuple(start, fc.array(line, { maxLength: 8 }));
    // Most of the time is spent waiting for the limit of a request.
    const visits = fc.array(bytes, { minLength: atOnce, maxLength: atOnce });
    const property = fc.asyncProperty(visits, async (all) => {
      const received = await Promise.all(
        all.map(([first, lines]) =>
          exchange(port, [Buffer.from(`${first}${lines.join('')}\r\n\r\n`, 'latin1')], { end: true }),
        ),
      );
      expect(received.flatMap(parseStatuses).filter((status) => status >= 500)).toEqual([]);
    });
    await fc.assert(property, { numRuns, seed, plugins: [fc.timeout(60_000)] });
    expect((await shop.call('GET', '/readyz')).status).toBe(200);
  }, 300_000);
});
