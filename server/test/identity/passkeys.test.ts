import { createClientDataRepository } from '../../src/repositories/clientDataRepository';
import { createClientsRepository } from '../../src/repositories/clientsRepository';
import { type Authenticator, createAuthenticator } from '../support/authenticator';
import { ana, fillShop, luis } from '../support/builders';
import { providerEnvironment } from '../support/identityProvider';
import { createShopper } from '../support/shopper';
import { createTestApp, type TestApp, type TestResponse } from '../support/testApp';
import { engines } from '../support/testDatabase';

const origin = 'https://shop.example.com';

type Options = { challenge: string; rpId: string; userId: string; known: { credentialId: string }[] };
type Opened = { token: string; clientId: number; username: string };
type Sent = { passkeyId: number; name: string; lastUsedAt: string | null };

describe.each(engines)('passkeys on %s', (engine) => {
  let shop: TestApp;
  let token: string;

  const open = async (environment: Record<string, string> = {}) => {
    shop = await createTestApp(engine, { environment: { PUBLIC_URL: origin, ...environment } });
    await fillShop(shop.database.db);
  };

  beforeEach(async () => {
    await open();
    ({ token } = await createShopper(shop.call, ana));
  });

  afterEach(() => shop.close());

  const first = ({ status, body, text }: TestResponse) => {
    if (status !== 200) throw new Error(text);
    return (body.data as (Options & Opened)[])[0]!;
  };
  const outcome = ({ status, body }: TestResponse) => [status, body.code];
  const address = (operation: string, { clientId } = ana) =>
    `/services/inventory/api/clients/${operation}/1/1/1/${clientId}`;
  const start = (password = ana.password) => shop.call('POST', address('StartPasskey'), { token, body: { password } });
  const finish = (attestation: object, name = 'My telephone') =>
    shop.call('POST', address('AddPasskey'), { token, body: { name, ...attestation } });
  const list = async () => (await shop.call('GET', address('GetPasskeys'), { token })).body.data as Sent[];
  const add = async (authenticator: Authenticator = createAuthenticator(origin)) => {
    expect((await finish(authenticator.create(first(await start())))).status).toBe(200);
    return authenticator;
  };
  const ask = async (call = shop.call) => first(await call('POST', '/services/public/passkey/challenge'));
  const send = (body: object, call = shop.call, from?: string) =>
    call('POST', '/services/public/passkey/session', { body, ...(from !== undefined && { from }) });
  const signIn = async (authenticator: Authenticator, lie = {}) => send(authenticator.get(await ask(), lie));

  it('give the session that a password gives, in another process as well', async () => {
    const authenticator = await add();
    const other = await shop.another();
    const answer = await send(authenticator.get(await ask(), {}), other.call);
    const session = first(answer);
    expect(session).toMatchObject({ clientId: ana.clientId, username: ana.username });
    expect(answer.headers['set-cookie']).toEqual(expect.stringContaining('MEDIDA-DEVICE='));
    const cart = `/services/inventory/api/shoppingCart/getStockitemsByClientId/1/1/1/${ana.clientId}`;
    expect((await shop.call('GET', cart, { token: session.token })).status).toBe(200);
    expect(await list()).toMatchObject([{ name: 'My telephone', lastUsedAt: '2026-03-02T10:00:00.000Z' }]);
    await other.close();
  });

  it('are added only with the password, once for each device', async () => {
    expect(outcome(await start('wrong'))).toEqual([422, 'wrongPresentPassword']);
    const authenticator = await add();
    const options = first(await start());
    expect(options.known).toHaveLength(1);
    expect(outcome(await finish(authenticator.create(options)))).toEqual([409, 'passkeyExists']);
    await shop.database.db
      .insertInto('passkeys')
      .values(
        Array.from({ length: 19 }, (_, index) => ({
          passkey_id: index + 1,
          credential_id: `c${index}`,
          client_id: ana.clientId,
          public_key: '',
          counter: 0,
          transports: '',
          name: '',
          created_at: 0,
        })),
      )
      .execute();
    expect(outcome(await start())).toEqual([409, 'tooManyPasskeys']);
  });

  it.each([
    ['of another origin', { origin: 'https://evil.example' }],
    ['of another host', { rpId: 'evil.example' }],
    ['for a challenge that nobody gave out', { challenge: 'AAAA' }],
    ['of a device that did not ask who uses it', { isUnverified: true }],
  ])('refuse what was signed %s', async (_what, lie) => {
    const attestation = createAuthenticator(origin).create(first(await start()), lie);
    expect(outcome(await finish(attestation))).toEqual([422, 'passkeyRefused']);
    expect(await list()).toEqual([]);
    const authenticator = await add();
    expect(outcome(await signIn(authenticator, lie))).toEqual([401, 'passkeyRefused']);
    expect((await signIn(authenticator)).status).toBe(200);
  });

  it('refuse a challenge that was used, has expired or was given out for something else', async () => {
    const authenticator = await add();
    const used = authenticator.get(await ask());
    expect([(await send(used)).status, outcome(await send(used))]).toEqual([200, [401, 'passkeyRefused']]);
    const late = authenticator.get(await ask());
    shop.clock.now += 6 * 60_000;
    expect(outcome(await send(late))).toEqual([401, 'passkeyRefused']);
    const forAdding = first(await start());
    expect(outcome(await send(authenticator.get(forAdding)))).toEqual([401, 'passkeyRefused']);
    const forSigningIn = { ...(await ask()), userId: forAdding.userId };
    expect(outcome(await finish(createAuthenticator(origin).create(forSigningIn)))).toEqual([422, 'passkeyRefused']);
  });

  it('refuse a challenge of another session of the same client', async () => {
    const options = first(await start());
    ({ token } = await createShopper(shop.call, ana));
    expect(outcome(await finish(createAuthenticator(origin).create(options)))).toEqual([422, 'passkeyRefused']);
  });

  it('refuse a signature by another key, and a count that goes back', async () => {
    const authenticator = await add();
    const forged = { ...createAuthenticator(origin).get(await ask()), ...pickIds(authenticator.get(await ask())) };
    expect(outcome(await send(forged))).toEqual([401, 'passkeyRefused']);
    authenticator.setCounter(5);
    expect((await signIn(authenticator)).status).toBe(200);
    for (const counter of [5, 4, 0]) {
      authenticator.setCounter(counter);
      expect(outcome(await signIn(authenticator))).toEqual([401, 'passkeyRefused']);
    }
    authenticator.setCounter(6);
    expect((await signIn(authenticator)).status).toBe(200);
  });

  it('refuse a passkey that says it is of someone else, or that nobody has', async () => {
    const authenticator = await add();
    const other = Buffer.from(`${luis.clientId}.0`).toString('base64url');
    expect(outcome(await signIn(authenticator, { userId: other }))).toEqual([401, 'passkeyUnknown']);
    const stranger = createAuthenticator(origin);
    expect(outcome(await signIn(stranger, { userId: other }))).toEqual([401, 'passkeyUnknown']);
  });

  it('let no disabled client in, and it again once it is enabled', async () => {
    const authenticator = await add();
    const clients = createClientsRepository(shop.database.db, 1);
    await clients.disable(ana.clientId, shop.clock.now);
    expect(outcome(await signIn(authenticator))).toEqual([403, 'accountDisabled']);
    await clients.enable(ana.clientId);
    expect((await signIn(authenticator)).status).toBe(200);
  });

  it('are removed by their owner alone', async () => {
    const authenticator = await add();
    const [{ passkeyId } = { passkeyId: 0 }] = await list();
    const remove = (bearer: string, owner = ana) =>
      shop.call('DELETE', `${address('RemovePasskey', owner)}/${passkeyId}`, { token: bearer });
    const other = await createShopper(shop.call, luis);
    expect([(await remove(other.token)).status, (await remove(other.token, luis)).status]).toEqual([404, 200]);
    expect((await signIn(authenticator)).status).toBe(200);
    expect((await remove(token)).body.data).toEqual([]);
    expect(outcome(await signIn(authenticator))).toEqual([401, 'passkeyUnknown']);
  });

  it('are exported and erased with the client, and their challenges expire', async () => {
    await add();
    await ask();
    const { db } = shop.database;
    const data = createClientDataRepository(db, shop.config);
    const client = await createClientsRepository(db, 1).find(ana.clientId);
    expect((await data.read(client!)).passkeys).toEqual([
      { name: 'My telephone', added: '2026-03-02T10:00:00.000Z', lastUsed: null },
    ]);
    await data.erase(ana);
    expect(await db.selectFrom('passkeys').select('name').execute()).toEqual([]);
  });

  it('are limited like guesses: each address asks and fails so often', async () => {
    const authenticator = await add();
    const from = '198.51.100.7';
    const askFrom = () => shop.call('POST', '/services/public/passkey/challenge', { from });
    for (let attempt = 0; attempt < 100; attempt += 1) {
      expect((await askFrom()).status).toBe(200);
      expect((await send({ ...authenticator.get({ challenge: 'AAAA', rpId: '' }) }, shop.call, from)).status).toBe(401);
    }
    expect((await askFrom()).status).toBe(429);
    expect((await send(authenticator.get(await ask()), shop.call, from)).status).toBe(429);
    expect((await signIn(authenticator)).status).toBe(200);
  });

  it.each([
    ['PUBLIC_URL', 'http://shop.example.com'],
    ['PUBLIC_URL', 'https://192.0.2.7'],
    ['PASSWORD_SIGN_IN', 'off'],
  ])('are unknown to services where %s is %s', async (name, value) => {
    await shop.close();
    await open({ ...providerEnvironment('http://127.0.0.1:1'), [name]: value });
    expect(shop.config.runtime.signIn.passkeys).toBe(false);
    expect((await shop.call('POST', '/services/public/passkey/challenge')).status).toBe(404);
  });

  it('work on pages of the other origins that may call the services', async () => {
    await shop.close();
    await open({ ALLOWED_ORIGINS: 'https://www.shop.example.com' });
    ({ token } = await createShopper(shop.call, ana));
    const authenticator = await add(createAuthenticator('https://www.shop.example.com'));
    expect((await signIn(authenticator)).status).toBe(200);
  });

  it('belong to this machine where no PUBLIC_URL is set', async () => {
    await shop.close();
    await open({ PUBLIC_URL: '' });
    expect(shop.config.runtime.signIn.passkeys).toBe(true);
    expect(await ask()).toMatchObject({ rpId: 'localhost' });
  });
});

const pickIds = ({ credentialId, clientDataJSON, userId }: ReturnType<Authenticator['get']>) => ({
  credentialId,
  clientDataJSON,
  userId,
});
