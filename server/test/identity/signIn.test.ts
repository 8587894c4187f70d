import { ana, fillShop } from '../support/builders';
import { createShopper } from '../support/shopper';
import { createTestApp, type TestApp } from '../support/testApp';
import { engines } from '../support/testDatabase';

const authenticate = '/services/public/user/authenticate';
const login = '/services/inventory/api/clients/login/1/1/1';
const minute = 60_000;

const failFrom = (shop: TestApp, forwarded: string) =>
  shop.call('POST', authenticate, {
    body: { username: ana.username, password: 'not-it' },
    from: '10.0.0.1',
    headers: { 'x-forwarded-for': forwarded },
  });

describe('signing in behind proxies', () => {
  it.each([
    ['1', ''],
    ['2', ', 10.0.0.2'],
  ])('trusts what the last %s added, not what the visitor sent', async (proxies, further) => {
    const shop = await createTestApp('sqlite', { environment: { TRUST_PROXY: proxies } });
    await fillShop(shop.database.db);
    for (let host = 1; host <= 10; host += 1) await failFrom(shop, `192.0.2.${host}, 203.0.113.1${further}`);
    const invented = await failFrom(shop, `192.0.2.99, 203.0.113.1${further}`);
    const another = await failFrom(shop, `203.0.113.2${further}`);
    await shop.close();
    expect([invented.status, another.status]).toEqual([429, 401]);
  });
});

describe.each(engines)('signing in on %s', (engine) => {
  let shop: TestApp;

  beforeAll(async () => {
    shop = await createTestApp(engine);
    await fillShop(shop.database.db);
  });

  afterAll(() => shop.close());

  afterEach(async () => {
    await shop.database.db.deleteFrom('attempt_counts').execute();
    await shop.database.db.deleteFrom('known_addresses').execute();
  });

  const attempt = (password: string, { username = ana.username, from = '203.0.113.1' } = {}) =>
    shop.call('POST', authenticate, { body: { username, password }, from });

  it('returns a token of three parts, and the client without a password', async () => {
    const signedIn = await attempt(ana.password);
    const [session] = signedIn.body.data as { token: string }[];
    expect(session?.token).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+$/);
    const { body } = await shop.call('POST', login, {
      body: { username: ' ANA@buyer.example', password: ana.password },
    });
    expect(body.data).toEqual([
      {
        clientId: 7,
        name: 'Ruiz Workshops',
        username: ana.username,
        email: ana.username,
        phone: '+1 555 0101',
        address: '3 Mill Lane',
        taxId: '',
        deliveryAddresses: '',
      },
    ]);
  });

  it('answers an unknown account like a wrong password', async () => {
    const wrong = await attempt('not-it');
    const unknown = await attempt('not-it', { username: 'nobody@buyer.example' });
    expect([wrong.status, unknown.status]).toEqual([401, 401]);
    expect(unknown.body.message).toBe(wrong.body.message);
  });

  it('refuses the eleventh attempt within fifteen minutes, even with the right password', async () => {
    for (let failures = 0; failures < 10; failures += 1) expect((await attempt('not-it')).status).toBe(401);
    const locked = await attempt(ana.password);
    expect(locked.status).toBe(429);
    expect(Number(locked.headers['retry-after'])).toBeGreaterThan(0);
    expect(Number(locked.headers['retry-after'])).toBeLessThanOrEqual(900);
    shop.clock.now += 15 * minute;
    expect((await attempt(ana.password)).status).toBe(200);
  });

  it('counts concurrent attempts', async () => {
    const responses = await Promise.all(Array.from({ length: 30 }, () => attempt('not-it')));
    expect(responses.filter(({ status }) => status === 401)).toHaveLength(10);
    expect(responses.filter(({ status }) => status === 429)).toHaveLength(20);
  });

  it('does not lock the owner out at another address', async () => {
    for (let failures = 0; failures < 12; failures += 1) await attempt('not-it', { from: '198.51.100.9' });
    expect((await attempt(ana.password, { from: '198.51.100.9' })).status).toBe(429);
    expect((await attempt(ana.password)).status).toBe(200);
  });

  it('counts the addresses of one IPv6 network as one', async () => {
    for (let host = 1; host <= 10; host += 1) await attempt('not-it', { from: `2001:db8:0:7::${host}` });
    expect((await attempt(ana.password, { from: '2001:db8:0:7:ffff::1' })).status).toBe(429);
    expect((await attempt(ana.password, { from: '2001:db8:0:8::1' })).status).toBe(200);
  });

  it('counts the accounts tried from one address, except successful sign-ins', async () => {
    for (let tries = 0; tries < 99; tries += 1) {
      expect((await attempt('not-it', { username: `${tries}@buyer.example` })).status).toBe(401);
    }
    for (let times = 0; times < 3; times += 1) {
      expect((await attempt(ana.password)).status).toBe(200);
      await shop.database.db.deleteFrom('known_addresses').execute();
    }
    expect((await attempt('not-it', { username: 'last@buyer.example' })).status).toBe(401);
    expect((await attempt(ana.password)).status).toBe(429);
    expect((await attempt(ana.password, { from: '203.0.113.2' })).status).toBe(200);
  });

  it('resets the failures once the client has signed in', async () => {
    for (let failures = 0; failures < 9; failures += 1) await attempt('not-it');
    expect((await attempt(ana.password)).status).toBe(200);
    for (let failures = 0; failures < 9; failures += 1) expect((await attempt('not-it')).status).toBe(401);
  });

  it('accepts a token until it expires, and no longer', async () => {
    const shopper = await createShopper(shop.call, ana);
    expect((await shopper.readCart()).status).toBe(200);
    shop.clock.now += 12 * 60 * minute;
    expect((await shopper.readCart()).status).toBe(401);
  });

  it('rejects tokens that are altered, unsigned or signed with another algorithm', async () => {
    const { token } = await createShopper(shop.call, ana);
    const [head = '', payload = '', signature = ''] = token.split('.');
    const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
    const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as object;
    const forged = [
      `${head}.${encode({ ...claims, sub: '8' })}.${signature}`,
      `${encode({ alg: 'none', typ: 'JWT' })}.${payload}.`,
      `${encode({ alg: 'none', typ: 'JWT' })}.${payload}.${signature}`,
      `${head}.${payload}.${signature.startsWith('A') ? 'B' : 'A'}${signature.slice(1)}`,
      `${head}.${payload}.${signature}=`,
      `${head}.${payload}.${signature}.`,
      `${head}.${payload}`,
      'x',
      '',
    ];
    for (const wrong of forged) {
      const response = await shop.call('GET', '/services/inventory/api/shoppingCart/getStockitemsByClientId/1/1/1/7', {
        token: wrong,
      });
      expect(response.status).toBe(401);
    }
  });

  it('ends a session for good, by bearer token and by the query parameter of spec §6', async () => {
    const first = await createShopper(shop.call, ana);
    const second = await createShopper(shop.call, ana);
    expect((await shop.call('GET', '/services/public/oauth/logout', { token: first.token })).status).toBe(200);
    expect((await first.readCart()).status).toBe(401);
    expect((await second.readCart()).status).toBe(200);
    const byQuery = await shop.call('GET', `/services/public/oauth/logout?token=${second.token}`);
    expect(byQuery.body.data).toEqual([{ url: '/home' }]);
    expect(byQuery.headers['cache-control']).toBe('no-store');
    expect((await second.readCart()).status).toBe(401);
  });

  it('rejects ids that are not a configured pair of company and catalogue', async () => {
    const body = { username: ana.username, password: ana.password };
    expect((await shop.call('POST', '/services/inventory/api/clients/login/1/2/1', { body })).status).toBe(404);
  });
});
