import { createSessionCache } from '../../src/identity/sessionCache';
import { createClientsRepository } from '../../src/repositories/clientsRepository';
import { ana, fillShop } from '../support/builders';
import { createShopper } from '../support/shopper';
import { createTestApp, type TestApp } from '../support/testApp';
import { engines } from '../support/testDatabase';

describe.each(engines)('a session in use on %s', (engine) => {
  let shop: TestApp;

  beforeAll(async () => {
    shop = await createTestApp(engine);
    await fillShop(shop.database.db);
  });

  afterAll(() => shop.close());

  const readStatus = async (shopper: { readCart: () => Promise<{ status: number }> }) =>
    (await shopper.readCart()).status;

  it('ends at once where it is signed out, and within a second everywhere', async () => {
    const another = await shop.another();
    const here = await createShopper(shop.call, ana);
    const elsewhere = { readCart: () => another.call('GET', cartAddress, { token: here.token }) };
    expect([await readStatus(here), await readStatus(elsewhere)]).toEqual([200, 200]);
    await shop.call('GET', '/services/public/oauth/logout', { token: here.token });
    expect(await readStatus(here)).toBe(401);
    shop.clock.now += 1000;
    expect(await readStatus(elsewhere)).toBe(401);
    await another.close();
  });

  it('ends at once when the password changes, except for the session that changes it', async () => {
    const here = await createShopper(shop.call, ana);
    const other = await createShopper(shop.call, ana);
    expect([await readStatus(here), await readStatus(other)]).toEqual([200, 200]);
    const changed = await shop.call('POST', '/services/inventory/api/clients/changePassword/1/1/1', {
      token: here.token,
      body: { clientId: ana.clientId, password: ana.password, newPassword: 'copper-kettle-91' },
    });
    expect(changed.status).toBe(200);
    expect([await readStatus(here), await readStatus(other)]).toEqual([200, 401]);
  });

  it('ends within a second when the operator disables the client', async () => {
    const shopper = await createShopper(shop.call, { ...ana, password: 'copper-kettle-91' });
    expect(await readStatus(shopper)).toBe(200);
    await createClientsRepository(shop.database.db, 1).disable(ana.clientId, shop.clock.now);
    shop.clock.now += 1000;
    expect(await readStatus(shopper)).toBe(401);
  });

  const cartAddress = `/services/inventory/api/shoppingCart/getStockitemsByClientId/1/1/1/${ana.clientId}`;
});

describe('the cache of sessions', () => {
  const claims = { clientId: 7, personId: null, sessionId: 'session-1', expiresAt: 100_000 };

  it('does not keep what was read before a session ended', () => {
    const cache = createSessionCache(() => 0);
    const readSince = cache.mark();
    cache.forgetWhere(({ clientId }) => clientId === 7);
    cache.add('token', claims, readSince);
    expect(cache.find('token')).toBeUndefined();
  });

  it('trusts no session for longer than a second, after it expired, or when the clock was set back', () => {
    let now = 50_000;
    const cache = createSessionCache(() => now);
    cache.add('token', claims, cache.mark());
    const findAt = (moment: number) => {
      now = moment;
      return cache.find('token')?.isFresh;
    };
    expect([50_999, 51_000, 49_999, 100_000].map(findAt)).toEqual([true, false, false, undefined]);
  });
});
