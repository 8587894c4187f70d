import { keysCommand } from '../../src/office/keysCommand';
import type { Role } from '../../src/office/scopes';
import { staffCommand } from '../../src/office/staffCommand';
import { createApiKeysRepository } from '../../src/repositories/apiKeysRepository';
import { engines } from '../support/testDatabase';
import { createTestOffice, type TestOffice } from '../support/testOffice';

type Headers = { headers: Record<string, string> };

const day = 24 * 3_600_000;

describe.each(engines)('staff and keys of the office on %s', (engine) => {
  let office: TestOffice;
  let owner: Headers;

  beforeAll(async () => {
    office = await createTestOffice(engine);
    owner = await office.signIn('owner', 'ada@shop.example');
  });

  afterAll(() => office.close());

  const update = (email: string, body: { version: string; role: Role; isDisabled: boolean }) =>
    office.call('PUT', `/staff/${encodeURIComponent(email)}`, { ...owner, body });

  const addKey = async (name: string, scopes: string[], days = 90) =>
    office.call('POST', '/keys', { ...owner, body: { name, scopes, days } });

  const useKey = async (secret: unknown, from = '203.0.113.9') =>
    office.call('GET', '/orders', { headers: { authorization: `Bearer ${String(secret)}` }, from });

  it('adds somebody, whose invitation is in a mail alone', async () => {
    const body = { email: 'Bo@Shop.example', name: ' Bo ', role: 'reader', language: 'zh' };
    const added = await office.call('POST', '/staff', { ...owner, body });
    expect(added.body.data).toEqual([
      {
        email: 'bo@shop.example',
        name: 'Bo',
        role: 'reader',
        language: 'zh',
        state: 'invited',
        isDisabled: false,
        hasSecondFactor: false,
        version: 'reader',
      },
    ]);
    expect((await office.call('POST', '/staff', { ...owner, body })).body.code).toBe('staffKnown');
    const invited = await office.call('POST', '/staff/bo@shop.example/invitation', owner);
    expect([invited.status, invited.text.includes('token')]).toEqual([200, false]);
    const wrong = await office.call('POST', '/staff', { ...owner, body: { ...body, email: 'bo' } });
    expect([wrong.status, wrong.body.code]).toEqual([422, 'emailInvalid']);
    expect((await office.call('POST', '/staff/nobody@shop.example/invitation', owner)).status).toBe(404);
  });

  it('changes a role, unless somebody else has done so meanwhile', async () => {
    await office.signIn('reader', 'cy@shop.example');
    const seen = { version: 'reader', isDisabled: false };
    expect((await update('cy@shop.example', { ...seen, role: 'sales' })).body.data).toMatchObject([{ role: 'sales' }]);
    const late = await update('cy@shop.example', { ...seen, role: 'catalogue' });
    expect([late.status, late.body.code]).toEqual([409, 'changedMeanwhile']);
    const { body } = await office.call('GET', '/staff/cy@shop.example', owner);
    expect(body.data).toMatchObject([{ role: 'sales', version: 'sales', state: 'active' }]);
  });

  it('signs out whoever is disabled, and invites nobody who is', async () => {
    const session = await office.signIn('sales', 'di@shop.example');
    expect((await update('di@shop.example', { version: 'sales', role: 'sales', isDisabled: true })).status).toBe(200);
    expect((await office.call('GET', '/session', session)).status).toBe(401);
    expect((await office.call('POST', '/staff/di@shop.example/invitation', owner)).body.code).toBe('staffDisabled');
  });

  it('keeps the last owner, also from the command', async () => {
    for (const change of [{ isDisabled: true }, { role: 'sales' as const }]) {
      const refused = await update('ada@shop.example', {
        version: 'owner',
        role: 'owner',
        isDisabled: false,
        ...change,
      });
      expect([refused.status, refused.body.code]).toEqual([409, 'lastOwner']);
    }
    await expect(office.run(staffCommand, 'disable', 'ada@shop.example')).rejects.toThrow('is the only owner');
  });

  it('creates keys whose secret is shown once, for known scopes and a limited time', async () => {
    const created = await addKey('ERP', ['orders:read', 'orders:read']);
    const [key] = created.body.data as { keyId: number; secret: string; scopes: string[] }[];
    expect(key?.secret).toMatch(/^mk_[\w-]{43}$/);
    expect(key?.scopes).toEqual(['orders:read']);
    expect((await useKey(key?.secret)).status).toBe(200);
    const listed = await office.call('GET', '/keys', owner);
    expect(listed.body.data).toMatchObject([{ name: 'ERP', state: 'active', createdBy: 'ada@shop.example' }]);
    expect(listed.text).not.toContain('mk_');
    expect((await addKey('ERP', ['orders:read'])).body.code).toBe('keyKnown');
    for (const scope of ['orders:fly', 'staff:write']) {
      const refused = await addKey('other', [scope]);
      expect([refused.status, refused.body.message]).toEqual([
        422,
        expect.stringContaining('orders:read, orders:write'),
      ]);
    }
    expect((await addKey('other', ['orders:read'], 731)).status).toBe(400);
    const revoked = await office.call('DELETE', `/keys/${key?.keyId}`, owner);
    expect(revoked.body.data).toMatchObject([{ state: 'revoked' }]);
    expect((await useKey(key?.secret)).status).toBe(401);
    expect((await office.call('DELETE', '/keys/1', owner)).status).toBe(404);
  });

  it('creates one of two keys of one name at the same moment', async () => {
    const both = await Promise.all([addKey('ERP twin', ['orders:read']), addKey('ERP twin', ['orders:read'])]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(both.some(({ body }) => body.code === 'keyKnown')).toBe(true);
  });

  it('lets a new key have the name of one that has expired', async () => {
    expect((await addKey('short', ['orders:read'], 1)).status).toBe(200);
    const { database, clock } = office.shop;
    await database.db.updateTable('api_keys').set({ expires_at: clock.now }).where('name', '=', 'short').execute();
    expect((await addKey('short', ['orders:read'], 1)).status).toBe(200);
    const listed = (await office.call('GET', '/keys', owner)).body.data as { name: string; state: string }[];
    const states = listed.filter(({ name }) => name === 'short').map(({ state }) => state);
    expect(states.sort()).toEqual(['active', 'expired']);
  });

  it('creates, lists and revokes keys from the command', async () => {
    const add = (...args: string[]) => office.run(keysCommand, 'add', 'Till', ...args);
    await expect(add('--scopes', 'orders:fly', '--days', '9')).rejects.toThrow('use some of orders:read');
    await expect(add('--scopes', 'orders:read')).rejects.toThrow('--days');
    await expect(add('--scopes', 'orders:read', '--days', '731')).rejects.toThrow('1 to 730 days');
    const [, secret] = await add('--scopes', 'orders:read orders:write', '--days', '9');
    expect((await useKey(secret)).status).toBe(200);
    expect((await office.run(keysCommand, 'list')).join('\n')).toMatch(/Till +active/);
    await office.run(keysCommand, 'revoke', 'Till');
    expect((await useKey(secret)).status).toBe(401);
    await expect(office.run(keysCommand, 'revoke', 'Till')).rejects.toThrow('No valid key');
  });

  it('limits the requests of each key, and wrong keys by address', async () => {
    const [busy, idle] = await Promise.all([office.addKey(['orders:read']), office.addKey(['orders:read'])]);
    const list = (key: Headers) => office.call('GET', '/session', key);
    for (let count = 0; count < 600; count += 1) await list(busy);
    const refused = await list(busy);
    expect([refused.status, refused.headers['retry-after']]).toEqual([429, '60']);
    expect((await list(idle)).status).toBe(200);
    office.shop.clock.now += 60_000;
    expect((await list(busy)).status).toBe(200);
    for (let count = 0; count < 300; count += 1) await useKey('wrong', '203.0.113.80');
    expect((await useKey('wrong', '203.0.113.80')).status).toBe(429);
    expect((await useKey('wrong', '203.0.113.81')).status).toBe(401);
  });

  it('forgets keys a month after they have ended', async () => {
    const keys = createApiKeysRepository(office.shop.database.db, office.shop.config.runtime.accountId);
    const names = async () => (await keys.list()).map(({ name }) => name).filter((name) => !name.startsWith('ERP '));
    await keys.removeEnded(office.shop.clock.now + 29 * day);
    expect(await names()).toEqual(expect.arrayContaining(['Till', 'ERP']));
    await keys.removeEnded(office.shop.clock.now + 31 * day);
    expect(await names()).toEqual([]);
  });

  it('lists what was changed, newest first, by page, filtered and searched', async () => {
    const read = async (query: string) => {
      const { body } = await office.call('GET', `/changes?${query}`, owner);
      const { data, total } = body as {
        data: { operation: string; subject: string; fields: object[] }[];
        total: number;
      };
      return { data, total, found: data.map(({ operation, subject }) => `${operation} ${subject}`) };
    };
    office.shop.clock.now += 1000;
    await office.run(staffCommand, 'role', 'bo@shop.example', 'catalogue', '--by', 'noa');
    const { data, total } = await read('perPage=1');
    expect(data).toMatchObject([
      {
        by: 'noa',
        channel: 'command',
        operation: 'updateStaff',
        subject: 'staff bo@shop.example',
        fields: [{ field: 'role', before: 'reader', after: 'catalogue' }],
      },
    ]);
    expect(total).toBeGreaterThan(8);
    expect((await read(`perPage=1&page=${total + 1}`)).found).toEqual([]);
    expect((await read('q=REVOKE%20erp')).found).toEqual(['revokeKey key ERP']);
    expect((await read('by=noa')).total).toBe(1);
    expect((await read('channel=key')).total).toBe(0);
    expect((await read('operation=inviteStaff&until=2999-01-01')).found).toEqual(['inviteStaff staff bo@shop.example']);
    expect((await read('since=2999-01-01')).total).toBe(0);
    expect(JSON.stringify((await read('perPage=1000')).data)).not.toContain('mk_');
  });

  it('ends the keys of an owner who is one no longer', async () => {
    const session = await office.signIn('owner', 'ed@shop.example');
    const created = await office.call('POST', '/keys', {
      ...session,
      body: { name: 'Scales', scopes: ['orders:read'], days: 1 },
    });
    const [key] = created.body.data as { secret: string }[];
    expect((await useKey(key?.secret)).status).toBe(200);
    await office.run(staffCommand, 'role', 'ed@shop.example', 'reader');
    expect((await useKey(key?.secret)).status).toBe(401);
  });
});
