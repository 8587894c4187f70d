import { aClient, ana, fillShop, luis } from '../support/builders';
import { createOutbox, readResetToken } from '../support/outbox';
import { createShopper } from '../support/shopper';
import { type Call, createTestApp, type TestApp, type TestResponse } from '../support/testApp';
import { engines } from '../support/testDatabase';

const authenticate = '/services/public/user/authenticate';
const clients = '/services/inventory/api/clients';
const home = '192.0.2.1';
const elsewhere = '192.0.2.99';

type Attempt = { username?: string; password?: string; from?: string; cookie?: string };

const attempt = (call: Call, { username = ana.username, password = 'not-it', from = elsewhere, cookie }: Attempt) =>
  call('POST', authenticate, {
    body: { username, password },
    from,
    headers: { ...(cookie !== undefined && { cookie }) },
  });

const readSetCookies = ({ headers }: TestResponse) => [headers['set-cookie']].flat().map(String);
const readDevice = (response: TestResponse) =>
  readSetCookies(response)
    .find((cookie) => cookie.startsWith('MEDIDA-DEVICE='))
    ?.split(';', 1)[0] ?? '';

/** Rotates through the addresses, so that none of them reaches its own limit first. */
const guess = async (call: Call, { username = ana.username, addresses = 15, each = 10 } = {}) => {
  const responses: TestResponse[] = [];
  for (let round = 0; round < each; round += 1) {
    for (let host = 1; host <= addresses; host += 1) {
      responses.push(await attempt(call, { username, from: `198.51.100.${host}` }));
    }
  }
  return responses;
};
const enough = { addresses: 3, each: 7 };

describe.each(engines)('guesses at a password on %s', (engine) => {
  let shop: TestApp;

  beforeAll(async () => {
    shop = await createTestApp(engine);
    await fillShop(shop.database.db);
  });

  afterEach(async () => {
    for (const table of ['attempt_counts', 'known_addresses'] as const) {
      await shop.database.db.deleteFrom(table).execute();
    }
    const { password_hash } = await aClient();
    await shop.database.db.updateTable('clients').set({ password_hash }).where('client_id', '=', 7).execute();
  });

  afterAll(() => shop.close());

  const signInFrom = (from: string, user = ana, cookie?: string) =>
    attempt(shop.call, { username: user.username, password: user.password, from, ...(cookie && { cookie }) });

  it.each([ana.username, 'nobody@buyer.example'])(
    'from many addresses are limited to twenty in fifteen minutes for %s',
    async (username) => {
      const responses = await guess(shop.call, { username });
      expect(responses.filter(({ status }) => status === 401)).toHaveLength(20);
      const refused = responses.filter(({ status }) => status === 429);
      expect(refused).toHaveLength(130);
      for (const { headers } of refused) expect(Number(headers['retry-after'])).toBeLessThanOrEqual(900);
    },
  );

  it('are told to wait just as long whether or not the account exists and its owner has just signed in', async () => {
    const readWaits = async (username: string) => {
      const responses = await guess(shop.call, { ...enough, username });
      return responses.filter(({ status }) => status === 429).map(({ headers }) => headers['retry-after']);
    };
    expect((await signInFrom(home)).status).toBe(200);
    await attempt(shop.call, { username: luis.username, from: home });
    shop.clock.now += 89_000;
    const nobody = await readWaits('nobody@buyer.example');
    expect(nobody).toEqual(['900']);
    expect(await readWaits(ana.username)).toEqual(nobody);
    expect(new Set(await readWaits(luis.username))).toEqual(new Set(nobody));
  });

  it('are counted across two processes', async () => {
    const other = await shop.another();
    const statuses: number[] = [];
    for (let host = 1; host <= 15; host += 1) {
      for (const { call } of [shop, other]) {
        statuses.push((await attempt(call, { from: `198.51.100.${host}` })).status);
      }
    }
    const device = readDevice(await signInFrom(home));
    expect(statuses.filter((status) => status === 401)).toHaveLength(20);
    expect(device).toBe('');
    await shop.database.db.deleteFrom('attempt_counts').execute();
    const known = readDevice(await signInFrom(home));
    await guess(shop.call, enough);
    const there = await attempt(other.call, { password: ana.password, cookie: known });
    expect(there.status).toBe(200);
    await other.close();
  });

  describe('while they continue', () => {
    let device: string;

    beforeEach(async () => {
      device = readDevice(await signInFrom(home));
      await guess(shop.call, enough);
    });

    it('a known device can sign in from any address', async () => {
      expect((await signInFrom(elsewhere, ana, device)).status).toBe(200);
      expect((await signInFrom('198.51.100.1', ana, device)).status).toBe(200);
    });

    it('a known address can sign in without cookies', async () => {
      expect((await signInFrom(home)).status).toBe(200);
    });

    it('other accounts can sign in, while a new device at a new address has to wait', async () => {
      expect((await signInFrom(elsewhere, luis)).status).toBe(200);
      expect((await signInFrom(elsewhere)).status).toBe(429);
      shop.clock.now += 15 * 60_000;
      expect((await signInFrom(elsewhere)).status).toBe(200);
    });

    it('a client who resets the password by mail signs in at once', async () => {
      for (let tries = 0; tries < 11; tries += 1) await attempt(shop.call, {});
      const outbox = createOutbox(shop.database.dataDirectory);
      await shop.call('POST', `${clients}/forgotPassword/1/1/1`, { body: { username: ana.username } });
      const [mail] = await outbox.waitFor(1);
      const body = { resetToken: readResetToken(mail), newPassword: 'a-longer-one' };
      const set = await shop.call('POST', `${clients}/resetPassword/1/1/1`, { body, from: elsewhere });
      expect(set.status).toBe(200);
      const withCookie = { password: 'a-longer-one', cookie: readDevice(set), from: '192.0.2.50' };
      expect((await attempt(shop.call, withCookie)).status).toBe(200);
      expect((await attempt(shop.call, { password: 'a-longer-one' })).status).toBe(200);
    });

    const forged: [string, (id: string, signature: string) => string][] = [
      ['another id', (id, signature) => `${id.slice(1)}A.${signature}`],
      ['another signature', (id, signature) => `${id}.${signature.slice(1)}A`],
      ['no signature', (id) => id],
      ['an empty signature', (id) => `${id}.`],
      ['nothing', () => ''],
      ['too many parts', (id, signature) => `${id}.${'x.'.repeat(5000)}${signature}`],
    ];

    it.each(forged)('a cookie with %s does not count as a known device', async (_name, forge) => {
      const [id = '', signature = ''] = device.replace('MEDIDA-DEVICE=', '').split('.');
      expect((await signInFrom(elsewhere, ana, `MEDIDA-DEVICE=${forge(id, signature)}`)).status).toBe(429);
    });

    it('a device known to another account is unknown to this one', async () => {
      const other = readDevice(await signInFrom(elsewhere, luis));
      expect((await signInFrom('192.0.2.50', ana, other)).status).toBe(429);
    });
  });

  it('from a known device are limited too, at any address', async () => {
    const cookie = readDevice(await signInFrom(home));
    for (let host = 1; host <= 10; host += 1) {
      expect((await attempt(shop.call, { from: `198.51.100.${host}`, cookie })).status).toBe(401);
    }
    expect((await signInFrom('198.51.100.11', ana, cookie)).status).toBe(429);
    expect((await signInFrom(home)).status).toBe(200);
  });

  it('do not affect a browser that is known to two accounts', async () => {
    const first = readDevice(await signInFrom(home));
    const both = readDevice(await signInFrom(home, luis, first));
    await guess(shop.call, enough);
    await guess(shop.call, { ...enough, username: luis.username });
    expect((await signInFrom(elsewhere, ana, both)).status).toBe(200);
    expect((await signInFrom(elsewhere, luis, both)).status).toBe(200);
  });

  it('within a session are counted for that session, across all addresses', async () => {
    const stolen = await createShopper(shop.call, ana);
    const own = await createShopper(shop.call, ana);
    const change = (token: string, password: string, from: string) =>
      shop.call('POST', `${clients}/changePassword/1/1/1`, {
        token,
        from,
        body: { clientId: ana.clientId, password, newPassword: 'a-longer-one' },
      });
    for (let host = 1; host <= 10; host += 1) {
      expect((await change(stolen.token, `guess-${host}`, `198.51.100.${host}`)).status).toBe(422);
    }
    expect((await change(stolen.token, ana.password, '198.51.100.11')).status).toBe(429);
    expect((await change(own.token, 'not-it', home)).status).toBe(422);
  });

  it('are told apart by a cookie that scripts and other sites cannot access', async () => {
    const [cookie] = readSetCookies(await signInFrom(home));
    expect(cookie).toMatch(
      /^MEDIDA-DEVICE=[\w-]{24}\.[\w-]{43}; Path=\/; Max-Age=31536000; HttpOnly; SameSite=Strict$/,
    );
    expect(readSetCookies(await attempt(shop.call, {}))).toEqual(['undefined']);
  });
});

describe('thirty connections with random names', () => {
  it('delay nobody at another address, and receive Retry-After', async () => {
    const shop = await createTestApp('sqlite', { passwordCost: { cost: 2 ** 14, blockSize: 8, parallelization: 1 } });
    await fillShop(shop.database.db);
    const completed: string[] = [];
    const crowd = Array.from({ length: 30 }, async (_, index) => {
      const response = await attempt(shop.call, { username: `${index}@buyer.example` });
      if (response.status === 401) completed.push('crowd');
      return response;
    });
    const owner = attempt(shop.call, { password: ana.password, from: home }).then(({ status }) => {
      completed.push('owner');
      return status;
    });
    const responses = await Promise.all(crowd);
    expect(await owner).toBe(200);
    expect(completed.indexOf('owner')).toBeLessThan(5);
    const refused = responses.filter(({ status }) => status === 429);
    expect(refused.length).toBeGreaterThan(0);
    for (const { headers } of refused) expect(headers['retry-after']).toBe('5');
    await shop.close();
  });
});
