import { createPasswordResetsRepository } from '../../src/repositories/passwordResetsRepository';
import { ana, fillShop, luis } from '../support/builders';
import { createOutbox, readResetToken } from '../support/outbox';
import { createShopper } from '../support/shopper';
import { createTestApp, type TestApp } from '../support/testApp';
import { engines } from '../support/testDatabase';

const clients = '/services/inventory/api/clients';
const forgotAddress = `${clients}/forgotPassword/1/1/1`;

const forgot = ({ call }: TestApp, username: string, from = '203.0.113.1') =>
  call('POST', forgotAddress, { body: { username }, from });

const waitUntil = async (isDone: () => Promise<boolean>) => {
  for (let round = 0; round < 6000; round += 1) {
    if (await isDone()) return;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  throw new Error('the condition was never met');
};

const reset = ({ call }: TestApp, resetToken: string, newPassword: string) =>
  call('POST', `${clients}/resetPassword/1/1/1`, { body: { resetToken, newPassword } });

const usedTables = ['attempt_counts', 'clients', 'environments', 'password_resets', 'sessions'] as const;
const unusedTables = ['stock_categories', 'stock_items'] as const;

describe.each(engines)('a forgotten password on %s', (engine) => {
  let shop: TestApp;
  let queries: string[] = [];

  beforeAll(async () => {
    shop = await createTestApp(engine, { onQuery: (kind) => queries.push(kind) });
  });

  beforeEach(async () => {
    for (const table of [...usedTables, ...unusedTables]) await shop.database.db.deleteFrom(table).execute();
    await outbox().empty();
    await fillShop(shop.database.db);
  });

  afterAll(() => shop.close());

  const outbox = () => createOutbox(shop.database.dataDirectory);
  const storedTokens = () => shop.database.db.selectFrom('password_resets').selectAll().execute();
  const requestFromTwelveAddresses = async () => {
    const statuses: number[] = [];
    for (let host = 1; host <= 12; host += 1) {
      statuses.push((await forgot(shop, ana.username, `198.51.100.${host}`)).status);
    }
    const { db } = shop.database;
    // The account's counter, which every request increments first.
    await waitUntil(async () => {
      const counted = await db.selectFrom('attempt_counts').select('address').where('attempts', '=', 12).execute();
      return counted.length === 1;
    });
    return { statuses, mails: await outbox().waitFor(3) };
  };

  it('limits the mails, however many addresses request them, without revealing it', async () => {
    const { statuses, mails } = await requestFromTwelveAddresses();
    expect(new Set(statuses)).toEqual(new Set([200]));
    expect(mails).toHaveLength(3);
  });

  it('accepts every link sent within the hour, until one is used', async () => {
    const { mails } = await requestFromTwelveAddresses();
    const tokens = mails.map(readResetToken);
    const rows = await storedTokens();
    expect(rows).toHaveLength(3);
    for (const used of tokens) {
      expect((await reset(shop, used, 'a-longer-one')).status).toBe(200);
      for (const other of tokens) expect((await reset(shop, other, 'another-one')).status).toBe(422);
      await shop.database.db.insertInto('password_resets').values(rows).execute();
    }
  });

  it('sends links that work even if three invitations, which are valid for longer, are open', async () => {
    const resets = createPasswordResetsRepository(shop.database.db);
    const expiresAt = shop.clock.now + 7 * 24 * 3_600_000;
    const owner = { clientId: ana.clientId, personId: null };
    for (const tokenHash of ['one', 'two', 'three']) await resets.add(owner, { tokenHash, expiresAt }, 3);
    const forgetOnce = async (count: number) => {
      await forgot(shop, ana.username);
      await outbox().waitFor(count);
      shop.clock.now += 1000;
    };
    await forgetOnce(1);
    await forgetOnce(2);
    expect(await storedTokens()).toHaveLength(5);
    const [mail] = await outbox().read();
    expect((await reset(shop, readResetToken(mail), 'a-longer-one')).status).toBe(200);
  });

  it('rejects links once the password was changed in another way', async () => {
    await forgot(shop, ana.username);
    const [mail] = await outbox().waitFor(1);
    const { token } = await createShopper(shop.call, ana);
    const body = { clientId: ana.clientId, password: ana.password, newPassword: 'a-longer-one' };
    expect((await shop.call('POST', `${clients}/changePassword/1/1/1`, { token, body })).status).toBe(200);
    expect((await reset(shop, readResetToken(mail), 'another-one')).status).toBe(422);
  });

  it('is reset once when two links are used at the same time', async () => {
    await forgot(shop, ana.username);
    await forgot(shop, ana.username);
    const [one, other] = (await outbox().waitFor(2)).map(readResetToken);
    const responses = await Promise.all([reset(shop, one ?? '', 'longer-one'), reset(shop, other ?? '', 'longer-two')]);
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 422]);
  });

  it('sends mails again after an hour', async () => {
    for (let times = 0; times < 4; times += 1) await forgot(shop, ana.username);
    await outbox().waitFor(3);
    shop.clock.now += 61 * 60_000;
    await forgot(shop, ana.username);
    expect(await outbox().waitFor(4)).toHaveLength(4);
  });

  it('does the same work and gives the same response with or without an account', async () => {
    const kinds: string[][] = [];
    const responses: string[] = [];
    for (const username of [ana.username, 'nobody@buyer.example']) {
      queries = [];
      responses.push((await forgot(shop, username)).text);
      await waitUntil(async () => (await storedTokens()).length === responses.length);
      kinds.push(queries);
    }
    expect(kinds[1]).toEqual(kinds[0]);
    expect(kinds[0]).toEqual(expect.arrayContaining(['SelectQueryNode', 'InsertQueryNode', 'DeleteQueryNode']));
    expect(responses[1]).toBe(responses[0]);
    expect(await outbox().waitFor(1)).toHaveLength(1);
  });

  it('accepts five requests per address for a name, and twenty for all names', async () => {
    const statuses: number[] = [];
    for (let times = 0; times < 6; times += 1) statuses.push((await forgot(shop, 'nobody@buyer.example')).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
    const many = await Promise.all(Array.from({ length: 60 }, (_, index) => forgot(shop, `${index}@buyer.example`)));
    expect(many.filter(({ status }) => status === 200)).toHaveLength(14);
    expect(many.filter(({ status }) => status === 429)).toHaveLength(46);
    expect((await forgot(shop, luis.username, '198.51.100.1')).status).toBe(200);
  });

  it('responds while the mail server is down, logs the failed mail, and does not count it', async () => {
    const shopWithoutMail = await createTestApp(engine, { environment: { SMTP_URL: 'smtp://127.0.0.1:1' } });
    await fillShop(shopWithoutMail.database.db);
    const logged = jest.spyOn(shopWithoutMail.app.log, 'error').mockImplementation(() => undefined);
    for (let times = 0; times < 5; times += 1) {
      expect((await forgot(shopWithoutMail, ana.username)).status).toBe(200);
    }
    await shopWithoutMail.close();
    expect(logged).toHaveBeenCalledTimes(5);
    expect(logged).toHaveBeenCalledWith(expect.objectContaining({ work: 'password reset' }), expect.anything());
  });
});
