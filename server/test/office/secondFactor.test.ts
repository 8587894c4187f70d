import type { SecondFactorSecret } from '@/contracts/office';

import { staffCommand } from '../../src/office/staffCommand';
import { createStaffRepository } from '../../src/repositories/staffRepository';
import { engines } from '../support/testDatabase';
import { createTestOffice, type TestOffice } from '../support/testOffice';

const password = 'seven purple lanterns';

const step = 30_000;

describe.each(engines)('the second factor of the office on %s', (engine) => {
  let office: TestOffice;

  beforeAll(async () => {
    office = await createTestOffice(engine);
  });

  afterAll(() => office.close());

  const signInAs = async (email: string, code?: string, from = '203.0.113.20') => {
    const { status, body, headers } = await office.call('POST', '/session', {
      body: { email, password, ...(code !== undefined && { code }) },
      from,
    });
    const cookie = String(headers['set-cookie']);
    return { status, code: body.code, session: { headers: { cookie: /medida-office=[^;]+/.exec(cookie)?.[0] ?? '' } } };
  };

  const readSession = async (session: { headers: Record<string, string> }) =>
    (await office.call('GET', '/session', session)).body.data;

  const changeBy = (session: { headers: Record<string, string> }, code: string) =>
    office.call('POST', '/session/second-factor/removal', { ...session, body: { code } });

  /** Of a member who becomes an owner without a second factor. */
  const promote = async (email: string) => {
    const session = await office.signIn('sales', email);
    await office.run(staffCommand, 'role', email, 'owner');
    return session;
  };

  it('lets an owner without one do nothing but set it up, from the moment of becoming an owner', async () => {
    const session = await promote('ana@shop.example');
    expect(await readSession(session)).toMatchObject([{ role: 'owner', scopes: [], secondFactor: 'required' }]);
    const refused = await office.call('GET', '/orders', session);
    expect([refused.status, refused.body.code]).toEqual([403, 'secondFactorRequired']);
    const started = await office.call('POST', '/session/second-factor', session);
    const [secret] = started.body.data as SecondFactorSecret[];
    expect(secret?.secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(secret?.link).toMatch(/^otpauth:\/\/totp\/.+ana%40shop\.example\?.*secret=/);
    expect(secret?.qrPath).toMatch(/^(M\d+ \d+h1v1h-1z)+$/);
    const wrong = await office.call('PUT', '/session/second-factor', { ...session, body: { code: '12345' } });
    expect([wrong.status, wrong.body.code, wrong.body.errors]).toEqual([
      422,
      'codeWrong',
      { code: wrong.body.message },
    ]);
    await office.setUpSecondFactor(session);
    expect((await office.call('GET', '/orders', session)).status).toBe(200);
    expect(await readSession(session)).toMatchObject([{ secondFactor: 'active' }]);
    const again = await office.call('POST', '/session/second-factor', session);
    expect([again.status, again.body.code]).toEqual([409, 'secondFactorKnown']);
  });

  it('asks for a code behind the right password, and accepts each once, a step early or late', async () => {
    const session = await office.signIn('reader', 'leo@shop.example');
    const showCode = await office.setUpSecondFactor(session);
    expect(await signInAs('leo@shop.example')).toMatchObject({ status: 401, code: 'codeMissing' });
    expect(await signInAs('leo@shop.example', showCode())).toMatchObject({ status: 401, code: 'codeWrong' });
    office.shop.clock.now += 3 * step;
    const code = showCode();
    const both = await Promise.all([signInAs('leo@shop.example', code), signInAs('leo@shop.example', code)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 401]);
    const next = showCode;
    office.shop.clock.now += 2 * step;
    const early = next();
    office.shop.clock.now -= step;
    // As Chinese keyboards write digits.
    const wide = early.replaceAll(/\d/g, (digit) => String.fromCharCode(digit.charCodeAt(0) + 0xfee0));
    expect(await signInAs('leo@shop.example', '１２３')).toMatchObject({ status: 401, code: 'codeWrong' });
    expect((await signInAs('leo@shop.example', ` ${wide.slice(0, 3)} ${wide.slice(3)}`)).status).toBe(200);
    office.shop.clock.now += 10 * step;
    const late = showCode();
    office.shop.clock.now += 2 * step;
    expect((await signInAs('leo@shop.example', late)).status).toBe(401);
    const wrongPassword = await office.call('POST', '/session', {
      body: { email: 'leo@shop.example', password: 'wrong', code: showCode() },
    });
    expect(wrongPassword.body.code).toBe('wrongCredentials');
  });

  it('limits wrong codes like passwords, but not on a device that has signed in before', async () => {
    const joined = await office.signIn('sales', 'eva@shop.example');
    const showCode = await office.setUpSecondFactor(joined);
    office.shop.clock.now += 3 * step;
    const first = await office.call('POST', '/session', {
      body: { email: 'eva@shop.example', password, code: showCode() },
      from: '203.0.113.21',
    });
    const device = /MEDIDA-STAFF=[^;]+/.exec(String(first.headers['set-cookie']))?.[0] ?? '';
    const guess = (from: string) => signInAs('eva@shop.example', '000000', from);
    for (let count = 0; count < 20; count += 1) await guess(`203.0.113.${100 + count}`);
    office.shop.clock.now += 3 * step;
    expect((await signInAs('eva@shop.example', showCode(), '203.0.113.130')).status).toBe(429);
    const known = await office.call('POST', '/session', {
      body: { email: 'eva@shop.example', password, code: showCode() },
      headers: { cookie: device },
      from: '203.0.113.131',
    });
    expect(known.status).toBe(200);
    const forged = await office.call('POST', '/session', {
      body: { email: 'eva@shop.example', password, code: showCode() },
      headers: { cookie: `${device.slice(0, -2)}xx` },
      from: '203.0.113.132',
    });
    expect(forged.status).toBe(429);
  });

  it('ends the other sessions when it is set up, of which one may be a stranger’s', async () => {
    const session = await office.signIn('sales', 'gil@shop.example');
    const { session: other } = await signInAs('gil@shop.example');
    await office.setUpSecondFactor(session);
    expect((await office.call('GET', '/session', other)).status).toBe(401);
    expect((await office.call('GET', '/session', session)).status).toBe(200);
  });

  it('opens no session for a sign-in that began before it was set up, or that gave the code of an earlier one', async () => {
    const staff = createStaffRepository(office.shop.database.db, 1);
    const session = await office.signIn('sales', 'iris@shop.example');
    const openAs = async (sessionHash: string, read = staff.findByEmail('iris@shop.example')) => {
      const member = await read;
      return member && staff.openSession(member, { sessionHash, expiresAt: office.shop.clock.now + step });
    };
    const before = staff.findByEmail('iris@shop.example');
    await before;
    await office.call('POST', '/session/second-factor', session);
    expect(await openAs('iris 1', before)).toBe(true);
    const showCode = await office.setUpSecondFactor(session);
    expect(await openAs('iris 2', before)).toBe(false);
    const first = staff.findByEmail('iris@shop.example');
    expect(await openAs('iris 3', first)).toBe(true);
    office.shop.clock.now += step;
    await changeBy(session, showCode());
    expect(await openAs('iris 4', first)).toBe(false);
    await office.setUpSecondFactor(session);
    expect(await openAs('iris 5', first)).toBe(false);
    expect(await openAs('iris 6')).toBe(true);
  });

  it('is removed by a code, and reset by another owner or by the command', async () => {
    const session = await promote('mar@shop.example');
    const showCode = await office.setUpSecondFactor(session);
    const own = await office.call('DELETE', '/staff/mar@shop.example/second-factor', session);
    expect([own.status, own.body.code]).toEqual([409, 'secondFactorOwn']);
    office.shop.clock.now += step;
    expect((await changeBy(session, '000000')).status).toBe(422);
    expect((await changeBy(session, showCode())).body.data).toMatchObject([{ secondFactor: 'required', scopes: [] }]);
    await office.setUpSecondFactor(session);
    const owner = await office.signIn('owner', 'sol@shop.example');
    const reset = await office.call('DELETE', '/staff/mar@shop.example/second-factor', owner);
    expect(reset.body.data).toMatchObject([{ email: 'mar@shop.example', hasSecondFactor: false }]);
    expect((await office.call('GET', '/session', session)).status).toBe(401);
    const [printed] = await office.run(staffCommand, 'reset-second-factor', 'sol@shop.example', '--by', 'noa');
    expect(printed).toContain('sol@shop.example signs in with the password alone');
    expect(await readSession((await signInAs('sol@shop.example')).session)).toMatchObject([
      { secondFactor: 'required' },
    ]);
    const changes = await office.shop.database.db
      .selectFrom('changes')
      .select(['operation', 'changed_by', 'channel'])
      .where('operation', 'in', ['confirmSecondFactor', 'removeSecondFactor', 'resetSecondFactor'])
      .where('subject', 'in', ['staff mar@shop.example', 'staff sol@shop.example'])
      .execute();
    expect(changes).toHaveLength(6);
    expect(changes).toContainEqual({ operation: 'resetSecondFactor', changed_by: 'noa', channel: 'command' });
    expect(changes).toContainEqual({
      operation: 'resetSecondFactor',
      changed_by: 'sol@shop.example',
      channel: 'office',
    });
  });

  it('is needed behind an invitation, too, which only changes the password', async () => {
    const session = await office.signIn('owner', 'uma@shop.example');
    const [json = ''] = await office.run(staffCommand, 'invite', 'uma@shop.example', '--json');
    const token = new URL((JSON.parse(json) as { link: string }).link.replace('/#', '')).searchParams.get('token');
    const joined = await office.call('POST', '/invitation', { body: { token, password: 'nine green umbrellas' } });
    expect([joined.status, joined.body.code]).toEqual([401, 'codeMissing']);
    expect(joined.headers['set-cookie']).toBeUndefined();
    expect((await office.call('GET', '/session', session)).status).toBe(401);
    expect(await signInAs('uma@shop.example')).toMatchObject({ code: 'wrongCredentials' });
  });

  it('is not for keys', async () => {
    const key = await office.addKey(['orders:read']);
    expect((await office.call('POST', '/session/second-factor', key)).status).toBe(403);
  });

  it('limits guesses of the code that removes it', async () => {
    const session = await office.signIn('sales', 'ivo@shop.example');
    const showCode = await office.setUpSecondFactor(session);
    for (let count = 0; count < 9; count += 1) await changeBy(session, '000000');
    office.shop.clock.now += step;
    expect((await changeBy(session, showCode())).status).toBe(429);
  });
});
