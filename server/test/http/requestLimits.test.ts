import { setTimeout as pause } from 'node:timers/promises';

import { ana, fillShop } from '../support/builders';
import { createBuiltRoot } from '../support/builtPage';
import { createShopper } from '../support/shopper';
import { type Call, createTestApp, type TestApp } from '../support/testApp';
import { engines } from '../support/testDatabase';

const limit = 5;
const minute = 60_000;
const list = '/services/public/publics/terms';
const times = <Result>(count: number, result: Result) => Array.from({ length: count }, () => result);

describe('the limit of requests to the services', () => {
  let shop: TestApp;
  let last = 0;
  let from: string;

  beforeAll(async () => {
    const environment = {
      REQUESTS_PER_MINUTE: String(limit),
      TRUST_PROXY: 'true',
      ALLOWED_ORIGINS: 'https://shop.example.com',
    };
    shop = await createTestApp('sqlite', { environment });
    await fillShop(shop.database.db);
  });

  // Everybody starts with a whole minute.
  beforeEach(() => {
    last += 1;
    from = `198.51.100.${last}`;
    shop.clock.now += 2 * minute;
  });

  afterAll(() => shop.close());

  const send = async (options: Parameters<Call>[2] = {}, address = list) =>
    shop.call('GET', address, { from: '10.0.0.1', ...options });
  const sendMany = async (count: number, options?: (index: number) => Parameters<Call>[2], address?: string) => {
    const statuses = [];
    for (let index = 0; index < count; index += 1) statuses.push((await send(options?.(index), address)).status);
    return statuses;
  };
  const via = (forwarded: string, headers: Record<string, string> = {}) => ({
    headers: { 'x-forwarded-for': forwarded, ...headers },
  });

  it.each([
    ['en', /^Too many attempts: wait \d+ seconds$/],
    ['es', /^Demasiados intentos: espere \d+ segundos$/],
    ['zh', /^尝试次数过多，请等待 \d+ 秒$/],
  ])('refuses an address beyond it until the minute is over, in %s', async (language, message) => {
    expect(await sendMany(limit, () => via(from))).toEqual(times(limit, 200));
    const origin = 'https://shop.example.com';
    const { status, headers, body } = await send(via(from, { 'x-language': language, origin }));
    expect(status).toBe(429);
    expect(headers).toMatchObject({
      'retry-after': '60',
      'access-control-allow-origin': origin,
      'access-control-expose-headers': expect.stringContaining('Retry-After') as string,
    });
    expect(body).toMatchObject({ isSuccessful: false, code: 'tooManyRequests', requestId: headers['x-request-id'] });
    expect(body.message).toMatch(message);
    shop.clock.now += minute;
    expect((await send(via(from))).status).toBe(200);
  });

  it('does not last longer than a minute when the clock is set back', async () => {
    expect((await sendMany(limit + 1, () => via(from))).at(-1)).toBe(429);
    shop.clock.now -= 365 * 24 * 60 * minute;
    expect((await send(via(from))).status).toBe(200);
  });

  it('counts the address that the trusted proxy has seen, whatever a visitor claims', async () => {
    const claims = await sendMany(limit + 1, (index) => via(`203.0.113.${index}, ${from}`));
    expect(claims).toEqual([...times(limit, 200), 429]);
    expect((await send(via(`${from}, 203.0.113.9`))).status).toBe(200);
  });

  it('counts a network of IPv6 as one', async () => {
    const statuses = await sendMany(limit + 1, (index) => via(`2001:db8:0:${last}::${index}`));
    expect(statuses.at(-1)).toBe(429);
  });

  it('counts who is signed in, wherever they are, and does not take a made-up token for one', async () => {
    const { token } = await createShopper(shop.call, ana);
    const anywhere = (index: number) => ({ ...via(`203.0.113.${index}`), token });
    expect(await sendMany(limit + 1, anywhere)).toEqual([...times(limit, 200), 429]);
    expect(await sendMany(limit + 1, (index) => ({ ...via(from), token: `${token}${index}` }))).toEqual([
      ...times(limit, 200),
      429,
    ]);
  });

  it('leaves out pictures, health, and this machine, from which pages are rendered', async () => {
    expect(new Set(await sendMany(limit + 1, () => via(from), '/services/blob/Content/none.png'))).toEqual(
      new Set([404]),
    );
    expect(new Set(await sendMany(limit + 1, () => via(from), '/healthz'))).toEqual(new Set([200]));
    expect(new Set(await sendMany(limit + 1, () => ({ from: '127.0.0.1' })))).toEqual(new Set([200]));
  });

  it.each(['tour.mp4', 'tour.mp%34', 'tour.webm?w=320', 'manual.pdf'])(
    'counts %s, which is no picture',
    async (name) => {
      const statuses = await sendMany(limit + 1, () => via(from), `/services/blob/Content/${name}`);
      expect(statuses.at(-1)).toBe(429);
    },
  );

  it('has figures in the metrics', async () => {
    const read = async () => {
      const { text } = await shop.call('GET', '/metrics', { from: '127.0.0.1' });
      return Number(/medida_requests_refused_total\{limit="services",counted="address"\} (\d+)/.exec(text)?.[1]);
    };
    const before = await read();
    await sendMany(limit + 3, () => via(from));
    expect(await read()).toBe(before + 3);
  });
});

const proxies = ['10.0.0.1', '127.0.0.1'];

it.each(proxies)('counts the visitors of an untrusted proxy on %s as one, and warns once', async (from) => {
  const shop = await createTestApp('sqlite', { environment: { REQUESTS_PER_MINUTE: '2' } });
  const warn = jest.spyOn(shop.app.log, 'warn').mockImplementation(() => undefined);
  const send = async (headers: Record<string, string>) => (await shop.call('GET', list, { from, headers })).status;
  await send({ 'x-forwarded-for': '198.51.100.1' });
  expect(warn).toHaveBeenCalledWith(expect.stringContaining('set TRUST_PROXY'));
  await send({ forwarded: 'for=198.51.100.2' });
  expect(await send({ 'x-forwarded-for': '198.51.100.3' })).toBe(429);
  expect(warn).toHaveBeenCalledTimes(1);
  await shop.close();
});

it('says nothing of proxies without one, or behind a trusted one', async () => {
  const send = async (environment: Record<string, string>, headers: Record<string, string>) => {
    const shop = await createTestApp('sqlite', { environment });
    const warn = jest.spyOn(shop.app.log, 'warn');
    await shop.call('GET', list, { from: '127.0.0.1', headers });
    await shop.close();
    return warn.mock.calls;
  };
  expect(await send({}, {})).toEqual([]);
  expect(await send({ TRUST_PROXY: 'true' }, { 'x-forwarded-for': '198.51.100.1' })).toEqual([]);
});

it('gives an address beyond its limit of pages one that the browser fills in', async () => {
  const built = await createBuiltRoot();
  const shop = await createTestApp('sqlite', {
    rootDirectory: built.root,
    environment: { PAGES_PER_MINUTE: '2' },
    renderPage: () => Promise.resolve({ kind: 'redirect', to: '/en/elsewhere' }),
  });
  const open = (from: string, address = '/en/catalogo') =>
    shop.call('GET', address, { from, headers: { accept: 'text/html' } });
  const statuses = [];
  for (let count = 0; count < 2; count += 1) statuses.push((await open('198.51.100.1')).status);
  expect(statuses).toEqual([302, 302]);
  const { status, headers, text } = await open('198.51.100.1');
  expect([status, headers['retry-after'], headers['cache-control']]).toEqual([429, '60', 'no-store']);
  expect(text).toContain('<div id="root"></div>');
  for (const address of ['/sitemap.xml', '/rendered-state/0'])
    expect((await open('198.51.100.1', address)).body).toMatchObject({ code: 'tooManyRequests' });
  expect((await open('198.51.100.1', '/robots.txt')).status).toBe(200);
  expect((await open('198.51.100.2')).status).toBe(302);
  await shop.close();
  await built.remove();
});

const onPostgres = engines.includes('postgres') ? it : undefined;

onPostgres?.('is shared by processes on one postgres', async () => {
  const shared = 100;
  const shop = await createTestApp('postgres', { environment: { REQUESTS_PER_MINUTE: String(shared) } });
  const other = await shop.another();
  const send = async (call: Call) => (await call('GET', list)).status;
  for (let count = 0; count < shared; count += 1) expect(await send(shop.call)).not.toBe(429);
  // Alone, the other process would refuse nobody before its hundredth request.
  const statuses: number[] = [];
  while (statuses.length < shared && !statuses.includes(429)) {
    statuses.push(await send(other.call));
    await pause(50);
  }
  expect(statuses).toContain(429);
  await other.close();
  await shop.close();
});
