import { createClientsRepository } from '../../src/repositories/clientsRepository';
import { createSessionsRepository } from '../../src/repositories/sessionsRepository';
import { aClient, ana, fillShop, luis } from '../support/builders';
import { createOutbox, readResetToken } from '../support/outbox';
import { createShopper } from '../support/shopper';
import { createTestApp, type TestApp } from '../support/testApp';
import { engines } from '../support/testDatabase';

const place = '/services/inventory/api/clients';
const pair = '1/1/1';
const filledTables = [
  'attempt_counts',
  'clients',
  'environments',
  'password_resets',
  'sessions',
  'stock_categories',
  'stock_items',
] as const;

describe.each(engines)('a password on %s', (engine) => {
  let shop: TestApp;

  beforeAll(async () => {
    shop = await createTestApp(engine);
  });

  beforeEach(async () => {
    const { db } = shop.database;
    for (const table of filledTables) await db.deleteFrom(table).execute();
    await outbox().empty();
    await fillShop(db);
  });

  afterAll(() => shop.close());

  const signInStatus = async (password: string) => {
    const body = { username: ana.username, password };
    return (await shop.call('POST', '/services/public/user/authenticate', { body })).status;
  };
  const change = (token: string, body: object) =>
    shop.call('POST', `${place}/changePassword/${pair}`, { token, body: { clientId: ana.clientId, ...body } });
  const forgot = (username: string) => shop.call('POST', `${place}/forgotPassword/${pair}`, { body: { username } });
  const reset = (resetToken: string, newPassword: string) =>
    shop.call('POST', `${place}/resetPassword/${pair}`, { body: { resetToken, newPassword } });
  const outbox = () => createOutbox(shop.database.dataDirectory);

  it('opens no session if it changes while being verified', async () => {
    const { db } = shop.database;
    const sessions = createSessionsRepository(db);
    const { clientId = 0, passwordHash = '' } = { ...(await createClientsRepository(db, 1).find(ana.clientId)) };
    const opening = { clientId, personId: null, createdAt: 0, expiresAt: 10 };
    expect(await sessions.add({ ...opening, sessionId: 'before' }, passwordHash)).toBe(true);
    await createClientsRepository(db, 1).setPassword(clientId, 'another', undefined);
    expect(await sessions.add({ ...opening, sessionId: 'after' }, passwordHash)).toBe(false);
    const open = await Promise.all(['before', 'after'].map((sessionId) => sessions.isOpen(sessionId, clientId, 5)));
    expect(open).toEqual([false, false]);
  });

  it('can be changed with the current one, which ends the other sessions', async () => {
    const here = await createShopper(shop.call, ana);
    const elsewhere = await createShopper(shop.call, ana);
    const changed = await change(here.token, { password: ana.password, newPassword: 'a-longer-one' });
    expect(changed.body).toMatchObject({ isSuccessful: true, message: 'The password was changed', data: [] });
    expect((await here.readCart()).status).toBe(200);
    expect((await elsewhere.readCart()).status).toBe(401);
    expect([await signInStatus(ana.password), await signInStatus('a-longer-one')]).toEqual([401, 200]);
  });

  it('does not change if the current one is wrong, the new one too short, or the client is someone else', async () => {
    const { token } = await createShopper(shop.call, ana);
    expect((await change(token, { password: 'not-it', newPassword: 'a-longer-one' })).status).toBe(422);
    expect((await change(token, { password: ana.password, newPassword: 'short' })).status).toBe(400);
    const foreign = { clientId: luis.clientId, password: luis.password, newPassword: 'a-longer-one' };
    expect((await change(token, foreign)).status).toBe(404);
    expect(await signInStatus(ana.password)).toBe(200);
  });

  const weak = [
    ['passwordUnchanged', ana.password, 'Choose a password that differs from the current one'],
    ['passwordOwnName', 'Ruiz-Workshops', /little more than your name/],
    ['passwordOwnName', ana.username.toUpperCase(), /little more than your name/],
    ['passwordOwnName', 'medida-2026', /the name of the shop/],
    ['passwordRepeated', 'aaaaaaaa', /repeats the same characters/],
    ['passwordSequence', '12345678', /a sequence/],
    ['passwordCommon', 'P@ssword1!', /among the first that are guessed/],
  ] as const;

  it.each(weak)('is not changed to one that is easy to guess, with a reason: %s', async (code, newPassword, says) => {
    const { token } = await createShopper(shop.call, ana);
    const refused = await change(token, { password: ana.password, newPassword });
    expect([refused.status, refused.body.code]).toEqual([422, code]);
    expect(refused.body.message).toMatch(says);
    expect(await signInStatus(ana.password)).toBe(200);
  });

  it.each(weak.slice(1))('is not reset to a weak one by a link, which stays valid: %s', async (code, newPassword) => {
    await forgot(ana.username);
    const token = readResetToken((await outbox().waitFor(1))[0]);
    const refused = await reset(token, newPassword);
    expect([refused.status, refused.body.code]).toEqual([422, code]);
    expect((await reset(token, 'a-longer-one')).status).toBe(200);
  });

  it('still signs in if it would not be accepted today', async () => {
    const { password_hash } = await aClient({ password: 'password' });
    await shop.database.db.updateTable('clients').set({ password_hash }).where('client_id', '=', 7).execute();
    expect(await signInStatus('password')).toBe(200);
  });

  it('cannot be guessed through the change form', async () => {
    const { token } = await createShopper(shop.call, ana);
    for (let failures = 0; failures < 10; failures += 1) {
      expect((await change(token, { password: `guess-${failures}`, newPassword: 'a-longer-one' })).status).toBe(422);
    }
    const locked = await change(token, { password: ana.password, newPassword: 'a-longer-one' });
    expect(locked.status).toBe(429);
  });

  it('is reset by the token in the mail, once, and every session ends', async () => {
    const before = await createShopper(shop.call, ana);
    expect((await forgot(' Ana@Buyer.example ')).status).toBe(200);
    const [mail] = await outbox().waitFor(1);
    expect(mail).toContain('To: ana@buyer.example');
    expect(mail).toContain('http://localhost:3000/en/oauth/forgot-password#token=');
    const token = readResetToken(mail);
    expect((await reset(token, 'a-longer-one')).status).toBe(200);
    expect((await before.readCart()).status).toBe(401);
    expect(await signInStatus('a-longer-one')).toBe(200);
    expect((await reset(token, 'another-one')).status).toBe(422);
    expect(await signInStatus('a-longer-one')).toBe(200);
  });

  it('is reset once by a token that is used many times at once', async () => {
    await forgot(ana.username);
    const token = readResetToken((await outbox().waitFor(1))[0]);
    const responses = await Promise.all(['one', 'two', 'three'].map((name) => reset(token, `longer-${name}`)));
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 422, 422]);
  });

  it('is not reset by an expired or forged token', async () => {
    await forgot(ana.username);
    const [first] = await outbox().waitFor(1);
    shop.clock.now += 61 * 60_000;
    expect((await reset(readResetToken(first), 'a-longer-one')).status).toBe(422);
    expect((await reset('made-up', 'a-longer-one')).status).toBe(422);
  });
});
