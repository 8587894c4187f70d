import { officeOperations } from '@/contracts/office';

import { roles, type Scope, scopes, scopesOfRole } from '../../src/office/scopes';
import { staffCommand } from '../../src/office/staffCommand';
import { ana, fillShop } from '../support/builders';
import { createShopper } from '../support/shopper';
import { engines } from '../support/testDatabase';
import { createTestOffice, type TestOffice } from '../support/testOffice';

const operations = Object.entries(officeOperations);
const guarded = operations.filter(([, { scope }]) => scope !== null);
const inArea = guarded.filter(([, { scope }]) => scope !== 'any');

const ownScope = (scope: string | null): Scope[] => scopes.filter((each) => each === scope);

describe.each(engines)('access to the office on %s', (engine) => {
  let office: TestOffice;

  beforeAll(async () => {
    office = await createTestOffice(engine);
    await fillShop(office.shop.database.db);
  });

  afterAll(() => office.close());

  const send = (name: string, request: { headers?: Record<string, string> } = {}) => {
    const { method, path } = officeOperations[name as keyof typeof officeOperations];
    return office.call(method, path.replace(/\{\w+\}/g, '1'), request);
  };

  it('gives every operation a known scope, unless it is for signing in', () => {
    const open = operations.filter(([, { scope }]) => scope === null).map(([name]) => name);
    expect(open).toEqual(['signIn', 'acceptInvitation']);
    for (const [name, { scope }] of guarded)
      expect([name, scope === 'any' || ownScope(scope).length === 1]).toEqual([name, true]);
  });

  it('refuses every operation to nobody, to a client, and to a key that is unknown, expired or of another scope', async () => {
    const { token } = await createShopper(office.shop.call, ana);
    for (const [name] of guarded) {
      expect([name, (await send(name)).status]).toEqual([name, 401]);
      expect([name, (await send(name, { headers: { authorization: `Bearer ${token}` } })).status]).toEqual([name, 401]);
      expect([name, (await send(name, { headers: { cookie: 'medida-office=x' } })).status]).toEqual([name, 401]);
    }
    const expired = await office.addKey([...scopes], 1);
    office.shop.clock.now += 1;
    for (const [name, { scope }] of inArea) {
      const others = await office.addKey(scopes.filter((each) => each !== scope));
      expect([name, (await send(name, expired)).status]).toEqual([name, 401]);
      expect([name, (await send(name, others)).status]).toEqual([name, 403]);
    }
  });

  it.each(roles)('lets a %s do what the role includes, and nothing else', async (role) => {
    const session = await office.signIn(role);
    for (const [name, { scope }] of inArea) {
      const isPermitted = scopesOfRole[role].some((each) => each === scope);
      expect([name, (await send(name, session)).status === 403]).toEqual([name, !isPermitted]);
    }
  });

  it('says who is signed in, and ends the session', async () => {
    const session = await office.signIn('sales', 'Eva@Shop.example');
    const { body } = await office.call('GET', '/session', session);
    expect(body).toMatchObject({ data: [{ name: 'Luz Prado', email: 'eva@shop.example', role: 'sales' }] });
    expect((await office.call('DELETE', '/session', session)).status).toBe(200);
    expect((await office.call('GET', '/session', session)).status).toBe(401);
  });

  it('signs in with the chosen password, regardless of the letter case of the address', async () => {
    await office.signIn('reader', 'leo@shop.example');
    const credentials = { email: ' Leo@shop.example', password: 'seven purple lanterns' };
    const signedIn = await office.call('POST', '/session', { body: credentials });
    expect(signedIn.headers['set-cookie']).toContainEqual(
      expect.stringMatching(
        /^medida-office=[\w-]{43}; Path=\/services\/office; Max-Age=43200; HttpOnly; SameSite=Strict$/,
      ),
    );
    const wrong = await office.call('POST', '/session', { body: { ...credentials, password: 'seven' } });
    const unknown = await office.call('POST', '/session', { body: { ...credentials, email: 'x@shop.example' } });
    expect([wrong.status, unknown.status]).toEqual([401, 401]);
    expect(unknown.body).toEqual({ ...wrong.body, requestId: unknown.body.requestId });
  });

  it('refuses guesses beyond a limit, with the right password, too', async () => {
    await office.signIn('reader', 'mar@shop.example');
    const body = { email: 'mar@shop.example', password: 'wrong' };
    for (let guess = 0; guess < 10; guess += 1) await office.call('POST', '/session', { body, from: '203.0.113.77' });
    const right = { ...body, password: 'seven purple lanterns' };
    expect((await office.call('POST', '/session', { body: right, from: '203.0.113.77' })).status).toBe(429);
    expect((await office.call('POST', '/session', { body: right, from: '203.0.113.78' })).status).toBe(200);
  });

  it('takes an invitation once, for a week, and refuses a password that is easy to guess', async () => {
    const add = async (email: string) => {
      const [json = ''] = await office.run(staffCommand, 'add', email, '--name', 'Sol', '--role', 'owner', '--json');
      return new URL((JSON.parse(json) as { link: string }).link.replace('/#', '')).searchParams.get('token');
    };
    const join = async (token: string | null, password = 'nine green umbrellas') =>
      (await office.call('POST', '/invitation', { body: { token, password } })).status;
    const token = await add('sol@shop.example');
    expect(await join(token, 'password')).toBe(422);
    expect(await join(token)).toBe(200);
    expect(await join(token)).toBe(410);
    const late = await add('sal@shop.example');
    office.shop.clock.now += 7 * 24 * 3_600_000;
    expect(await join(late)).toBe(410);
  });

  it('ends the sessions of whoever is disabled, and changes a role at once', async () => {
    const session = await office.signIn('owner', 'gus@shop.example');
    await office.run(staffCommand, 'role', 'gus@shop.example', 'reader');
    expect((await office.call('GET', '/session', session)).body).toMatchObject({ data: [{ role: 'reader' }] });
    await office.run(staffCommand, 'disable', 'gus@shop.example', '--by', 'luz');
    expect((await office.call('GET', '/session', session)).status).toBe(401);
    const changes = await office.shop.database.db
      .selectFrom('changes')
      .select(['operation', 'changed_by', 'channel', 'before', 'after'])
      .where('subject', '=', 'staff gus@shop.example')
      .orderBy('operation')
      .execute();
    expect(changes.map(({ operation }) => operation)).toEqual([
      'acceptInvitation',
      'addStaff',
      'confirmSecondFactor',
      'updateStaff',
      'updateStaff',
    ]);
    const disabling = changes.find(({ after }) => after?.includes('disabled'));
    expect(disabling).toMatchObject({ changed_by: 'luz', channel: 'command' });
    expect(JSON.parse(disabling?.before ?? '')).toMatchObject({ role: 'reader' });
  });

  it('refuses changes that another site sends, or that lack the XSRF token of the cookie', async () => {
    const { headers } = await office.signIn('sales');
    const body = { orderNumbers: ['M-1'], status: 'shipped' };
    const send = async (more: Record<string, string>) =>
      (await office.call('POST', '/orders/status', { body, headers: { ...headers, ...more } })).status;
    expect(await send({ origin: 'https://elsewhere.example' })).toBe(403);
    expect(await send({ 'sec-fetch-site': 'same-site' })).toBe(403);
    expect(await send({ cookie: `${headers.cookie}; XSRF-TOKEN=a.b` })).toBe(403);
    expect(await send({ 'sec-fetch-site': 'same-origin' })).toBe(404);
  });

  it('has no name but those of this machine and its own address', async () => {
    const ask = async (host: string) =>
      (await office.call('POST', '/session', { body: { email: 'x', password: 'y' }, headers: { host } })).status;
    expect(await ask('rebound.example')).toBe(421);
    expect(await ask('127.0.0.1:3010')).toBe(401);
    expect(await ask('office.example')).toBe(401);
  });
});
