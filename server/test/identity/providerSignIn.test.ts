import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { SignJWT } from 'jose';

import { getProviderFault } from '../../src/identity/elsewhere/getProviderFault';
import { createOpenIdProvider } from '../../src/identity/elsewhere/openIdProvider';
import { ana, fillShop } from '../support/builders';
import { providerEnvironment, signInAtProvider, startIdentityProvider } from '../support/identityProvider';
import { createTestApp, type TestApp, type TestResponse } from '../support/testApp';
import { engines } from '../support/testDatabase';

const oauth = '/services/public/oauth';

const readCookies = ({ headers }: TestResponse) =>
  Object.fromEntries(
    [(headers['set-cookie'] ?? []) as string | string[]].flat().map((cookie) => {
      const [pair = '', ...attributes] = cookie.split('; ');
      const [name = '', value = ''] = pair.split('=');
      return [name, { value, attributes }];
    }),
  );

const toHeader = (response: TestResponse) => ({
  cookie: Object.entries(readCookies(response))
    .map(([name, { value }]) => `${name}=${value}`)
    .join('; '),
});

const location = ({ headers }: TestResponse) => String(headers.location);

/** A provider that answers as the listener does, and knows no more than its own configuration otherwise. */
const startFalseProvider = async (answer: (issuer: string) => RequestListener) => {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  server.on('request', (request, response) => {
    if (request.url !== '/.well-known/openid-configuration') {
      answer(issuer)(request, response);
      return;
    }
    const metadata = { issuer, authorization_endpoint: `${issuer}/auth`, token_endpoint: `${issuer}/token` };
    response.setHeader('content-type', 'application/json').end(JSON.stringify(metadata));
  });
  return {
    issuer,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
};

describe.each(engines)('signing in with a provider on %s', (engine) => {
  let provider: Awaited<ReturnType<typeof startIdentityProvider>>;
  let shop: TestApp;

  const open = async (issuer: string, environment: Record<string, string> = {}) => {
    shop = await createTestApp(engine, { environment: { ...providerEnvironment(issuer), ...environment } });
    await fillShop(shop.database.db);
  };

  beforeAll(async () => {
    provider = await startIdentityProvider('http://localhost:3000');
  });

  afterAll(() => provider.close());
  afterEach(() => shop.close());

  const start = (query = '?lang=en&from=/en/client/orders') => shop.call('GET', `${oauth}/login${query}`);
  const comeBack = (callback: URL, started: TestResponse) =>
    shop.call('GET', callback.pathname + callback.search, { headers: toHeader(started) });
  const signIn = async (login: string) => {
    const started = await start();
    return comeBack(await signInAtProvider(location(started), login), started);
  };
  const redeem = (returned: TestResponse) => shop.call('POST', `${oauth}/session`, { headers: toHeader(returned) });

  it('gives the session that a password gives, and shows no address the token', async () => {
    await open(provider.issuer);
    const started = await start();
    expect(readCookies(started)['MEDIDA-OAUTH']?.attributes).toEqual(
      expect.arrayContaining([`Path=${oauth}`, 'HttpOnly', 'SameSite=Lax']),
    );
    const returned = await comeBack(await signInAtProvider(location(started), ana.username), started);
    expect([returned.status, location(returned)]).toEqual([
      303,
      '/en/oauth/return?result=done&from=%2Fen%2Fclient%2Forders',
    ]);
    expect(readCookies(returned)['MEDIDA-CODE']?.attributes).toEqual(
      expect.arrayContaining([`Path=${oauth}`, 'HttpOnly', 'SameSite=Strict']),
    );
    const { status, body } = await redeem(returned);
    const [session] = body.data as { token: string; clientId: number }[];
    expect([status, session]).toMatchObject([200, { clientId: ana.clientId, username: ana.username }]);
    const cart = `/services/inventory/api/shoppingCart/getStockitemsByClientId/1/1/1/${ana.clientId}`;
    expect((await shop.call('GET', cart, { token: session!.token })).status).toBe(200);
    expect((await redeem(returned)).status).toBe(401);
    const left = await shop.call('GET', `${oauth}/logout`, { token: session!.token });
    const [{ url }] = left.body.data as [{ url: string }];
    const target = new URL(url);
    expect([target.origin, target.searchParams.get('post_logout_redirect_uri')]).toEqual([
      provider.issuer,
      'http://localhost:3000/home',
    ]);
    expect((await fetch(target)).status).toBe(200);
    expect((await shop.call('GET', cart, { token: session!.token })).status).toBe(401);
  });

  it('forgets a code that is not redeemed within minutes', async () => {
    await open(provider.issuer);
    const returned = await signIn(ana.username);
    shop.clock.now += 6 * 60_000;
    expect((await redeem(returned)).status).toBe(401);
    expect((await redeem({ ...returned, headers: {} })).status).toBe(401);
  });

  it('knows no account of someone who has none', async () => {
    await open(provider.issuer);
    const returned = await signIn('nobody@sol.example');
    expect(location(returned)).toContain('result=unknownAccount');
    expect(readCookies(returned)['MEDIDA-CODE']).toBeUndefined();
  });

  it.each([
    ['unverified-ana@buyer.example', 'required', 'unknownAccount'],
    ['unverified-ana@buyer.example', 'assumed', 'unknownAccount'],
    ['silent-ana@buyer.example', 'required', 'unknownAccount'],
    ['silent-ana@buyer.example', 'assumed', 'done'],
  ])('of a provider about the address %s, where its word is %s: %s', async (login, word, result) => {
    await open(provider.issuer, { OIDC_EMAIL_VERIFIED: word });
    await shop.database.db
      .updateTable('clients')
      .set({ username: login })
      .where('client_id', '=', ana.clientId)
      .execute();
    expect(location(await signIn(login))).toContain(`result=${result}`);
  });

  it('lets no disabled client in', async () => {
    await open(provider.issuer);
    await shop.database.db
      .updateTable('clients')
      .set({ disabled_at: 1 })
      .where('client_id', '=', ana.clientId)
      .execute();
    expect(location(await signIn(ana.username))).toContain('result=accountDisabled');
  });

  it('refuses a callback that it did not ask for, or asked for in another browser', async () => {
    await open(provider.issuer);
    const [mine, other] = [await start(), await start()];
    const callback = await signInAtProvider(location(mine), ana.username);
    expect(location(await comeBack(callback, other))).toContain('result=refused');
    expect(location(await comeBack(callback, { ...mine, headers: {} }))).toContain('result=refused');
    expect(location(await comeBack(callback, { ...mine, headers: { 'set-cookie': 'MEDIDA-OAUTH=e30' } }))).toContain(
      'result=refused',
    );
    // Nor twice: the provider gives one token for a code.
    expect(location(await comeBack(callback, mine))).toContain('result=done');
    expect(location(await comeBack(callback, mine))).toContain('result=refused');
  });

  it('says that someone has cancelled', async () => {
    await open(provider.issuer);
    const started = await start();
    const state = new URL(location(started)).searchParams.get('state') ?? '';
    const callback = new URL(`http://localhost:3000${oauth}/callback`);
    callback.search = String(new URLSearchParams({ error: 'access_denied', state, iss: provider.issuer }));
    expect(location(await comeBack(callback, started))).toContain('result=cancelled');
  });

  it('says that the provider is down, and finds it once it is back', async () => {
    const gate = await startFalseProvider(() => (_request, response) => response.end());
    gate.close();
    await open(gate.issuer);
    expect(location(await start('?lang=zh'))).toBe('/zh/oauth/return?result=unavailable');
    const server = createServer((_request, response) => {
      response
        .setHeader('content-type', 'application/json')
        .end(JSON.stringify({ issuer: gate.issuer, authorization_endpoint: `${gate.issuer}/auth` }));
    });
    await new Promise<void>((resolve) => server.listen(Number(new URL(gate.issuer).port), '127.0.0.1', resolve));
    expect(location(await start())).toContain(`${gate.issuer}/auth?`);
    server.closeAllConnections();
    server.close();
  });

  it.each([
    ['of another issuer', { iss: 'https://evil.example' }],
    ['for another shop', { aud: 'other' }],
    ['of another attempt', { nonce: 'other' }],
  ])('refuses a token %s', async (_which, wrong) => {
    let nonce = '';
    const gate = await startFalseProvider((issuer) => (_request, response) => {
      const claims = { iss: issuer, aud: 'shop', sub: '1', nonce, email: ana.username, ...wrong };
      void new SignJWT(claims)
        .setProtectedHeader({ alg: 'HS256' })
        .setIssuedAt()
        .setExpirationTime('1h')
        .sign(new TextEncoder().encode('secret-of-the-shop'.padEnd(32, '.')))
        .then((id_token) =>
          response
            .setHeader('content-type', 'application/json')
            .end(JSON.stringify({ access_token: 'a', token_type: 'bearer', id_token })),
        );
    });
    await open(gate.issuer);
    const started = await start();
    const address = new URL(location(started));
    nonce = address.searchParams.get('nonce') ?? '';
    const callback = new URL(`http://localhost:3000${oauth}/callback?code=1`);
    callback.searchParams.set('state', address.searchParams.get('state') ?? '');
    expect(location(await comeBack(callback, started))).toContain('result=refused');
    gate.close();
  });

  it('takes no passwords where they are off', async () => {
    await open(provider.issuer, { PASSWORD_SIGN_IN: 'off' });
    const credentials = { username: ana.username, password: ana.password };
    const refused = await Promise.all([
      shop.call('POST', '/services/public/user/authenticate', { body: credentials }),
      shop.call('POST', '/services/inventory/api/clients/login/1/1/1', { body: credentials }),
      shop.call('POST', '/services/inventory/api/clients/forgotPassword/1/1/1', { body: { username: ana.username } }),
    ]);
    expect(refused.map(({ status, body }) => [status, body.code])).toEqual(refused.map(() => [403, 'passwordsOff']));
    expect((await redeem(await signIn(ana.username))).status).toBe(200);
  });
});

it('gives up on a provider that answers too late', async () => {
  const server = createServer(() => undefined);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const settings = { issuer, clientId: 'shop', clientSecret: '', claim: 'email', emailVerified: 'required' } as const;
  const late = createOpenIdProvider(settings, 0.2);
  const fault = await late.start('http://localhost/callback', 'en').then(() => 'none', getProviderFault);
  expect(fault).toBe('unavailable');
  server.closeAllConnections();
  server.close();
});
