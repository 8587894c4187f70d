import { createAttemptsRepository } from '../../src/repositories/attemptsRepository';
import { ana, fillShop } from '../support/builders';
import { type Call, createTestApp, type TestApp } from '../support/testApp';
import { engines } from '../support/testDatabase';

const second = 1000;
const minute = 60 * second;
const day = 24 * 60 * minute;
const longestWait = 15 * 60;

const attempts: Record<string, (call: Call) => ReturnType<Call>> = {
  'signing in': (call) =>
    call('POST', '/services/public/user/authenticate', { body: { username: ana.username, password: 'not-it' } }),
  'requesting a new password': (call) =>
    call('POST', '/services/inventory/api/clients/forgotPassword/1/1/1', { body: { username: ana.username } }),
  'sending a message': (call) =>
    call('POST', '/services/public/publics/contact', {
      body: { name: 'Ana', email: ana.username, message: 'Good morning' },
    }),
};
const operations = Object.entries(attempts);

const exhaust = async (attempt: () => ReturnType<Call>) => {
  for (let tries = 0; tries < 30; tries += 1) {
    const { status } = await attempt();
    if (status === 429) return;
  }
  throw new Error('nothing was limited');
};

const expectBoundedWait = async (attempt: () => ReturnType<Call>) => {
  const { status, headers } = await attempt();
  expect(status).toBe(429);
  expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  expect(Number(headers['retry-after'])).toBeLessThanOrEqual(longestWait);
};

describe.each(engines)('limits on %s when a clock jumps', (engine) => {
  let shop: TestApp;

  beforeAll(async () => {
    shop = await createTestApp(engine);
    await fillShop(shop.database.db);
  });

  afterEach(async () => {
    await shop.database.db.deleteFrom('attempt_counts').execute();
  });

  afterAll(() => shop.close());

  const jumps = [
    ['back by a year', -365 * day],
    ['back by an hour', -60 * minute],
    ['back by a second', -second],
    ['forward by a minute', minute],
  ] as const;
  const stillLimited = operations.flatMap(([name, attempt]) => jumps.map(([jump, by]) => [name, jump, by, attempt]));

  it.each(stillLimited as [string, string, number, (call: Call) => ReturnType<Call>][])(
    'keep the wait of %s within one window after a jump %s',
    async (_name, _jump, by, attempt) => {
      await exhaust(() => attempt(shop.call));
      shop.clock.now += by;
      await expectBoundedWait(() => attempt(shop.call));
      shop.clock.now += longestWait * second;
      expect((await attempt(shop.call)).status).not.toBe(429);
    },
  );

  it.each(operations)('reset %s after a jump forward by a year', async (_name, attempt) => {
    await exhaust(() => attempt(shop.call));
    shop.clock.now += 365 * day;
    expect((await attempt(shop.call)).status).not.toBe(429);
  });

  it.each(operations)('apply to %s in two processes whose clocks are a year apart', async (_name, attempt) => {
    const behind = await shop.another({ now: shop.clock.now - 365 * day });
    await exhaust(() => attempt(shop.call));
    await expectBoundedWait(() => attempt(behind.call));
    await exhaust(() => attempt(behind.call));
    await exhaust(() => attempt(shop.call));
    await expectBoundedWait(() => attempt(shop.call));
    await behind.close();
  });

  it('leave no counts that housekeeping never removes', async () => {
    const { db } = shop.database;
    const attempts = createAttemptsRepository(db);
    await attempts.add([{ subject: 'subject', address: 'address', attempts: 1 }], shop.clock.now, longestWait * second);
    const setBack = shop.clock.now - 365 * day;
    await attempts.removeExpired(setBack, longestWait * second);
    expect(await db.selectFrom('attempt_counts').selectAll().execute()).toHaveLength(1);
    await attempts.removeExpired(setBack + longestWait * second, longestWait * second);
    expect(await db.selectFrom('attempt_counts').selectAll().execute()).toHaveLength(0);
  });
});
