import { createClientDataRepository } from '../../src/repositories/clientDataRepository';
import { ana, fillShop, luis } from '../support/builders';
import { createOutbox } from '../support/outbox';
import { createShopper } from '../support/shopper';
import { engines } from '../support/testDatabase';
import { createTestOffice, type TestOffice } from '../support/testOffice';

type Client = { clientId: number; username: string; version: string; state: string } & Record<string, unknown>;

describe.each(engines)('clients in the office on %s', (engine) => {
  let office: TestOffice;
  let headers: Record<string, string>;

  beforeAll(async () => {
    office = await createTestOffice(engine);
    const { db } = office.shop.database;
    await fillShop(db);
    const list = { account_id: 1, price_list_id: 5, name: 'Wholesale', version: 'a' };
    await db.insertInto('price_lists').values(list).execute();
    ({ headers } = await office.signIn('sales', 'luz@shop.example'));
  });

  afterAll(() => office.close());

  const send = async (method: 'GET' | 'POST' | 'PUT', address: string, body?: object, language = 'en') => {
    const given = { ...headers, 'x-language': language };
    const response = await office.call(method, address, { headers: given, ...(body && { body }) });
    const { data = [], ...rest } = response.body as { data?: Client[]; code?: string; errors?: object; total?: number };
    return { status: response.status, record: data[0]!, data, ...rest };
  };
  const list = async (query: string) => {
    const { data, total } = await send('GET', `/clients?${query}`);
    return { found: data.map(({ username }) => username), total };
  };
  const add = async (name: string, more = {}) =>
    (await send('POST', '/clients', { name, email: `${name.toLowerCase()}@sol.example`, ...more })).record;
  const listChanges = async (kind: string, name: string) => {
    const { db } = office.shop.database;
    const rows = await db.selectFrom('changes').selectAll().where('subject', 'like', `${kind} % (${name})`).execute();
    return rows.map(({ operation, changed_by: by, channel, before, after }) => ({
      operation,
      by,
      channel,
      before,
      after,
    }));
  };

  it('adds a client, and mails the link', async () => {
    const { record } = await send('POST', '/clients', {
      name: 'Obras Luna',
      email: 'Mia@luna.example',
      deliveryAddresses: 'Hall 3\n8 Dock Road\n',
      language: 'es',
      priceList: 'Wholesale',
      taxRate: '',
    });
    expect(record).toMatchObject({
      username: 'mia@luna.example',
      deliveryAddresses: 'Hall 3\n8 Dock Road',
      priceList: 'Wholesale',
      state: 'not invited',
    });
    expect(JSON.stringify(record)).not.toMatch(/password|scrypt/i);
    const mails = await createOutbox(office.shop.database.dataDirectory).read();
    expect(mails.join('\n')).toContain('Su usuario es mia@luna.example');
    expect((await listChanges('client', 'mia@luna.example')).map(({ operation }) => operation).sort()).toEqual([
      'addClient',
      'inviteClient',
    ]);
  });

  it('says at each field what is wrong with it, in the language of the request', async () => {
    const bad = { name: ' ', email: 'nobody', taxRate: 'ten', address: 'x'.repeat(301) };
    const { status, errors } = await send('POST', '/clients', bad, 'es');
    expect(status).toBe(422);
    expect(errors).toEqual({
      name: 'Falta el nombre',
      email: '"nobody" no es una dirección de correo',
      taxRate: '"ten" no es un porcentaje: escríbalo como 16 o 10.5',
      address: `${'x'.repeat(20)}… tiene más de 300 caracteres`,
    });
    const known = await send('POST', '/clients', { name: 'Ana', email: ana.username });
    expect([known.status, Object.keys(known.errors ?? {})]).toEqual([409, ['username']]);
    const unlisted = await send('POST', '/clients', { name: 'Sol', email: 'a@b.example', priceList: 'Retail' }, 'zh');
    expect(unlisted.errors).toEqual({ priceList: '没有价格表 Retail，现有：Wholesale。未作任何更改' });
  });

  it('lists them by page, sorted, filtered and searched', async () => {
    await add('Obras_1', { taxId: 'B-77' });
    expect(await list('q=sol.example&perPage=1')).toEqual({ found: ['obras_1@sol.example'], total: 1 });
    expect((await list('q=b-77')).found).toEqual(['obras_1@sol.example']);
    expect((await list('q=%25')).total).toBe(0);
    expect((await list('priceList=Wholesale')).found).toEqual(['mia@luna.example']);
    expect((await list('state=active&sort=username')).found).toEqual([ana.username, luis.username]);
    const all = await list('sort=username&order=DESC');
    expect(all).toEqual({ found: all.found.toSorted().reverse(), total: 4 });
    expect((await list('sort=username&order=DESC&perPage=3&page=2')).found).toEqual(all.found.slice(3));
    expect((await send('GET', '/clients?sort=passwordHash')).status).toBe(400);
    expect((await send('GET', '/priceLists')).data).toMatchObject([{ name: 'Wholesale', clients: 1 }]);
  });

  it('changes what is given, once for each version', async () => {
    const { clientId, version } = await add('Tejas', { phone: '1' });
    const address = `/clients/${clientId}`;
    const changed = await send('PUT', address, { version, phone: '', taxExemption: 'Article 12' });
    expect(changed.record).toMatchObject({ name: 'Tejas', phone: '', taxExemption: 'Article 12', taxRate: '' });
    const stale = await send('PUT', address, { version, phone: '2' });
    expect([stale.status, stale.code]).toEqual([409, 'changedMeanwhile']);
    expect((await send('GET', address)).record).toEqual(changed.record);
    const taken = await send('PUT', address, { version: changed.record.version, username: ana.username });
    expect([taken.status, Object.keys(taken.errors ?? {})]).toEqual([409, ['username']]);
    expect(
      (await listChanges('client', 'tejas@sol.example')).find(({ operation }) => operation === 'updateClient'),
    ).toEqual({
      operation: 'updateClient',
      by: 'luz@shop.example',
      channel: 'office',
      before: '{"phone":"1","taxExemption":""}',
      after: '{"phone":"","taxExemption":"Article 12"}',
    });
    expect((await send('GET', '/clients/999999')).status).toBe(404);
  });

  it('disables a client, whose sessions end, and invites it once it is enabled', async () => {
    const shopper = await createShopper(office.shop.call, luis);
    const address = `/clients/${luis.clientId}`;
    expect((await send('PUT', `${address}/disabled`, { isDisabled: true })).record.state).toBe('disabled');
    expect((await shopper.readCart()).status).toBe(401);
    expect((await send('POST', `${address}/invitation`)).code).toBe('clientDisabled');
    await send('PUT', `${address}/disabled`, { isDisabled: false });
    await send('PUT', `${address}/disabled`, { isDisabled: false });
    expect((await send('POST', `${address}/invitation`)).status).toBe(200);
    const changes = await listChanges('client', luis.username);
    expect(changes.filter(({ operation }) => operation === 'setClientDisabled')).toHaveLength(2);
  });

  it('keeps a client whose mail cannot be sent', async () => {
    const { smtpUrl } = office.shop.config;
    office.shop.config.smtpUrl = 'smtp://127.0.0.1:1';
    const { clientId, state } = await add('Vigas');
    const failed = await send('POST', `/clients/${clientId}/invitation`, undefined, 'es');
    office.shop.config.smtpUrl = smtpUrl;
    expect([state, failed.status, failed.code]).toEqual(['not invited', 409, 'invitationFailed']);
  });

  it('lets people sign in for a client, and changes what they may do', async () => {
    const address = `/clients/${ana.clientId}/people`;
    const bad = await send('POST', address, { email: 'eva', name: '' }, 'es');
    expect(Object.keys(bad.errors ?? {}).sort()).toEqual(['email', 'name']);
    const added = await send('POST', address, { email: 'Eva@buyer.example', name: 'Eva Marín', limit: 499.9 });
    const { personId, version } = added.record as unknown as { personId: number; version: string };
    expect(added.record).toMatchObject({ email: 'eva@buyer.example', role: 'buyer', limit: 499.9, state: 'invited' });
    const again = await send('POST', `/clients/${luis.clientId}/people`, { email: 'eva@buyer.example', name: 'Eva' });
    expect([again.status, Object.keys(again.errors ?? {})]).toEqual([409, ['email']]);
    const changed = await send('PUT', `/people/${personId}`, { version, role: 'approver', limit: null });
    expect(changed.record).toMatchObject({ name: 'Eva Marín', role: 'approver', limit: null });
    expect((await send('PUT', `/people/${personId}`, { version, limit: 1 })).code).toBe('changedMeanwhile');
    expect((await send('PUT', `/people/${personId}/disabled`, { isDisabled: true })).record.state).toBe('disabled');
    expect((await send('GET', address)).data).toMatchObject([{ personId, role: 'approver', state: 'disabled' }]);
    expect((await listChanges('person', 'eva@buyer.example')).map(({ operation }) => operation).sort()).toEqual([
      'addPerson',
      'setPersonDisabled',
      'updatePerson',
    ]);
  });

  it('forgets what was changed of a client, its people and its orders once it is erased', async () => {
    const { clientId } = await add('Dovela', { phone: '555 0199' });
    await send('POST', `/clients/${clientId}/people`, {
      email: 'zoe@dovela.example',
      name: 'Zoe Dovela',
      role: 'buyer',
      limit: null,
      language: 'en',
    });
    const listAll = () => office.shop.database.db.selectFrom('changes').selectAll().execute();
    const before = await listAll();
    expect(JSON.stringify(before)).toMatch(/555 0199.*zoe@dovela/s);
    const data = createClientDataRepository(office.shop.database.db, office.shop.config);
    await data.erase({ clientId });
    const after = await listAll();
    expect(after).toHaveLength(before.length);
    expect(JSON.stringify(after)).not.toMatch(/dovela|555 0199/i);
    expect(after.filter(({ subject }) => subject === `client ${clientId}`).map(({ operation }) => operation)).toContain(
      'addClient',
    );
  });
});
