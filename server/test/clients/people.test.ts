import { clientsCommand } from '../../src/clients/clientsCommand';
import { executeCommand } from '../../src/commands/defineCommand';
import { createClientDataRepository } from '../../src/repositories/clientDataRepository';
import { createClientsRepository } from '../../src/repositories/clientsRepository';
import { createDocumentsRepository } from '../../src/repositories/documentsRepository';
import { createOrderBookRepository } from '../../src/repositories/orderBookRepository';
import { createPeopleRepository } from '../../src/repositories/peopleRepository';
import { createPersonDataRepository } from '../../src/repositories/personDataRepository';
import { aDocument, ana, fillShop, luis } from '../support/builders';
import { createOutbox, readResetToken } from '../support/outbox';
import { createShopper, type Shopper } from '../support/shopper';
import { createTestApp, type TestApp } from '../support/testApp';
import { engines } from '../support/testDatabase';

const eva = { name: 'Eva Marín', email: 'Eva@Buyer.example', role: 'buyer', limit: 500 };
const password = 'a-long-password';

describe.each(engines)('people of a client on %s', (engine) => {
  let shop: TestApp;
  let client: Shopper;

  beforeEach(async () => {
    shop = await createTestApp(engine, { environment: { ORDER_MAIL_TO: 'office@shop.example' } });
    await fillShop(shop.database.db);
    client = await createShopper(shop.call, ana);
  });

  afterEach(() => shop.close());

  const address = (operation: string, clientId = ana.clientId) =>
    `/services/inventory/api/clients/${operation}/1/1/1/${clientId}`;
  const list = (token: string, clientId?: number) => shop.call('GET', address('GetPeople', clientId), { token });
  const invite = (token: string, body: object = eva) => shop.call('POST', address('InvitePerson'), { token, body });
  const update = (token: string, personId: number, body: object) =>
    shop.call('PUT', `${address('UpdatePerson')}/${personId}`, { token, body });
  const readMails = (count: number) => createOutbox(shop.database.dataDirectory).waitFor(count);
  type Sent = { mayInvite: boolean; people: { personId: number; email: string; mayChange: boolean; state: string }[] };
  const read = async (token: string): Promise<Sent> => ((await list(token)).body.data as Sent[])[0]!;
  const find = async (email: string) => (await read(client.token)).people.find((each) => each.email === email)!;

  const choosePassword = (resetToken: string) =>
    shop.call('POST', '/services/inventory/api/clients/resetPassword/1/1/1', {
      body: { resetToken, newPassword: password },
    });

  /** Invites, and signs in with the link of the mail. */
  const add = async (person: object = eva, mails = 1) => {
    expect((await invite(client.token, person)).status).toBe(200);
    const mail = (await readMails(mails)).at(-1);
    expect((await choosePassword(readResetToken(mail))).status).toBe(200);
    const username = { ...eva, ...person }.email;
    return createShopper(shop.call, { clientId: ana.clientId, username, password });
  };

  it('are invited by mail, choose a password and sign in with their address', async () => {
    const shopper = await add();
    const [mail = ''] = await readMails(1);
    expect(mail).toMatch(/^To: eva@buyer\.example/m);
    expect((await read(client.token)).people).toMatchObject([
      { personId: 0, email: ana.username, role: 'approver', limit: null, state: 'active', mayChange: false },
      { email: 'eva@buyer.example', name: 'Eva Marín', role: 'buyer', limit: 500, state: 'active', mayChange: true },
    ]);
    const login = { body: { username: 'EVA@buyer.example', password } };
    const { body } = await shop.call('POST', '/services/inventory/api/clients/login/1/1/1', login);
    expect(body.data).toEqual([
      expect.objectContaining({
        clientId: 7,
        name: 'Ruiz Workshops',
        personName: 'Eva Marín',
        email: 'eva@buyer.example',
      }),
    ]);
    await client.insert(101, 2);
    expect((await shopper.readCart()).body.data).toHaveLength(1);
  });

  it('are named in the order, in mails and in exports', async () => {
    const shopper = await add();
    await shopper.insert(101, 2);
    const { body } = await shopper.push({ comment: 'Ring me' });
    const [placed] = body.data as { orderNumber: string }[];
    const { orderNumber = '' } = placed ?? {};
    expect((await client.order(orderNumber)).body.data).toEqual([expect.objectContaining({ orderedBy: 'Eva Marín' })]);
    const mails = (await readMails(3)).filter((mail) => mail.includes(orderNumber));
    expect(mails).toHaveLength(2);
    for (const mail of mails) expect(mail).toMatch(/(Ordered by|Pedido por): Eva/);
    expect(mails.join('\n')).toMatch(/^To: eva@buyer\.example\r?\nCc: ana@buyer\.example/m);
    shop.clock.now += 1;
    await client.insert(101, 1);
    await client.push();
    const all = (await client.orders()).body.data as { orderedBy?: string }[];
    expect(all.map(({ orderedBy }) => orderedBy)).toEqual([undefined, 'Eva Marín']);
  });

  it('order up to their limit, with taxes, and leave the rest to someone without', async () => {
    const shopper = await add({ ...eva, limit: 11.6 });
    await shopper.insert(102, 1);
    expect((await shopper.push()).status).toBe(200);
    await shopper.insert(102, 1);
    await shopper.insert(101, 1);
    const push = { uuid: '6f1c1f0e-6d0b-4f6f-9d3e-2b8f0a8a1c11' };
    for (let attempt = 0; attempt < 2; attempt += 1) {
      const { status, body } = await shopper.push(push, { 'x-language': 'en' });
      expect([status, body.code]).toEqual([409, 'overLimit']);
      expect(body.message).toContain('your limit of $11.60');
    }
    expect((await client.push()).status).toBe(200);
  });

  it('do not get around their limit where a shop takes orders without prices', async () => {
    const environment = { account_id: 1, name: 'putAllPriceZero', value: 'true' };
    await shop.database.db.insertInto('environments').values(environment).execute();
    const shopper = await add({ ...eva, limit: 11.6 });
    await shopper.insert(102, 2);
    expect((await shopper.push({ putAllPriceZero: true })).body.code).toBe('overLimit');
    expect((await client.push({ putAllPriceZero: true })).status).toBe(200);
  });

  it('have passwords and sessions of their own', async () => {
    const shopper = await add();
    const change = { clientId: ana.clientId, password, newPassword: 'another-long-one' };
    const place = '/services/inventory/api/clients/changePassword/1/1/1';
    expect((await shop.call('POST', place, { token: shopper.token, body: change })).status).toBe(200);
    expect((await shopper.readCart()).status).toBe(200);
    expect((await client.readCart()).status).toBe(200);
    await expect(createShopper(shop.call, { ...ana, username: eva.email, password })).rejects.toThrow();
    await createShopper(shop.call, { ...ana, username: eva.email, password: 'another-long-one' });
    await createShopper(shop.call, ana);
  });

  it('lose their own sessions alone when they are disabled, and all when the client is', async () => {
    const shopper = await add();
    const { personId } = await find('eva@buyer.example');
    expect((await update(client.token, personId, { isDisabled: true })).status).toBe(200);
    expect((await shopper.readCart()).status).toBe(401);
    expect((await client.readCart()).status).toBe(200);
    await expect(createShopper(shop.call, { ...ana, username: eva.email, password })).rejects.toThrow('disabled');
    await update(client.token, personId, { isDisabled: false });
    const again = await createShopper(shop.call, { ...ana, username: eva.email, password });
    await createClientsRepository(shop.database.db, 1).disable(ana.clientId, shop.clock.now);
    shop.clock.now += 1000;
    expect((await again.readCart()).status).toBe(401);
    await expect(createShopper(shop.call, { ...ana, username: eva.email, password })).rejects.toThrow('disabled');
  });

  it('who buy see the others, but neither change them nor the data of the company', async () => {
    const shopper = await add();
    const { mayInvite, people } = await read(shopper.token);
    expect([mayInvite, ...people.map(({ mayChange }) => mayChange)]).toEqual([false, false, false]);
    const refused = await Promise.all([
      invite(shopper.token, { ...eva, email: 'other@buyer.example' }),
      update(shopper.token, people[1]!.personId, { limit: null }),
    ]);
    expect(refused.map(({ status, body }) => [status, body.code])).toEqual([
      [403, 'notPermitted'],
      [403, 'notPermitted'],
    ]);
    const own = await shop.call('GET', address('GetOwnData'), { token: shopper.token });
    expect(own.body.data).toMatchObject([{ personName: 'Eva Marín', canChange: false, canRequestErasure: false }]);
    const change = { token: shopper.token, body: { name: 'Eva Ltd.' } };
    expect((await shop.call('PUT', address('UpdateOwnData'), change)).status).toBe(404);
    expect((await list(shopper.token, luis.clientId)).status).toBe(404);
  });

  it('who approve grant no more than they have themselves', async () => {
    const shopper = await add({ ...eva, role: 'approver' });
    const of = (email: string, limit: number | null) => ({ ...eva, email, limit });
    expect((await invite(client.token, of('free@buyer.example', null))).status).toBe(200);
    expect((await invite(shopper.token, of('some@buyer.example', 500))).status).toBe(200);
    const [free, some] = [await find('free@buyer.example'), await find('some@buyer.example')];
    const refused = await Promise.all([
      invite(shopper.token, of('more@buyer.example', 501)),
      invite(shopper.token, of('free@buyer.example', 1)),
      update(shopper.token, free.personId, { isDisabled: true }),
      update(shopper.token, some.personId, { limit: null }),
      update(shopper.token, (await find('eva@buyer.example')).personId, { limit: 1 }),
    ]);
    expect(refused.map(({ status }) => status)).toEqual([403, 403, 403, 403, 403]);
    expect((await update(shopper.token, some.personId, { limit: 20 })).status).toBe(200);
    const { body } = await shop.call('GET', address('GetOwnData'), { token: shopper.token });
    expect(body.data).toMatchObject([{ username: 'eva@buyer.example', canExport: true, canRequestErasure: false }]);
    const erasure = { token: shopper.token, body: { password } };
    expect((await shop.call('POST', address('RequestErasure'), erasure)).status).toBe(404);
  });

  it('are invited again until they have chosen a password, and never with an address in use', async () => {
    await invite(client.token);
    expect((await invite(client.token, { ...eva, limit: null })).body.data).toMatchObject([
      { people: [{ personId: 0 }, { limit: null, state: 'invited' }] },
    ]);
    const [first, second] = await readMails(2);
    expect((await choosePassword(readResetToken(second))).status).toBe(200);
    expect((await choosePassword(readResetToken(first))).status).toBe(422);
    for (const email of [eva.email, ana.username, luis.username])
      expect((await invite(client.token, { ...eva, email })).body).toMatchObject({ code: 'personExists' });
    const clients = createClientsRepository(shop.database.db, 1);
    const details = { ...(await clients.find(luis.clientId))!, username: 'eva@buyer.example' };
    await expect(clients.update(luis.clientId, details)).rejects.toThrow('usernameOfPerson');
  });

  it('are exported and erased with their client', async () => {
    const shopper = await add();
    await shopper.insert(101, 2);
    await shopper.push({ comment: 'Ring Eva' });
    const data = createClientDataRepository(shop.database.db, shop.config);
    const own = await createClientsRepository(shop.database.db, 1).find(ana.clientId);
    const exported = await data.read(own!);
    expect(exported).toMatchObject({
      people: [{ email: 'eva@buyer.example', role: 'buyer', limitCents: 50_000 }],
      orders: [{ orderedBy: { name: 'Eva Marín' } }],
    });
    expect(JSON.stringify(exported)).not.toContain('scrypt');
    await data.erase(ana);
    shop.clock.now += 1000;
    expect((await shopper.readCart()).status).toBe(401);
    const tables = await Promise.all(
      (['people', 'orders', 'sessions', 'outbox'] as const).map((table) =>
        shop.database.db.selectFrom(table).selectAll().execute(),
      ),
    );
    expect(JSON.stringify(tables)).not.toMatch(/Eva|eva@/);
  });

  it('take their own data with them, and no other', async () => {
    const shopper = await add();
    await shopper.insert(101, 2);
    await shopper.push({ comment: 'Ring Eva' });
    const { db } = shop.database;
    const [order] = await createOrderBookRepository(db, 1).list({});
    await createDocumentsRepository(db).add(aDocument({ order_id: order!.order_id }));
    await client.insert(101, 1);
    await client.push({ comment: 'Ring Ana' });
    const { text } = await shop.call('GET', address('ExportOwnData'), { token: shopper.token });
    expect(text).toMatch(/eva@buyer\.example[^]*Ring Eva/);
    expect(JSON.parse(text)).toMatchObject({ orders: [{ documents: [{ name: 'invoice.pdf' }] }] });
    expect((JSON.parse(text) as { orders: { page: string }[] }).orders[0]?.page).toMatch(
      /\/en\/client\/orders\/1\/\d+$/,
    );
    expect(text).not.toMatch(/Ring Ana|scrypt|ana@/);
  });

  it('are erased alone, by the client itself: orders stay, without them', async () => {
    const shopper = await add({ ...eva, limit: 500 });
    const boss = await add({ ...eva, name: 'Bea', email: 'bea@buyer.example', role: 'approver', limit: null }, 2);
    await shopper.insert(101, 2);
    await shopper.push();
    await shopper.insert(102, 3);
    const ask = { token: shopper.token, body: shopper.aPush() };
    expect((await shop.call('POST', '/services/orders/Order/RequestApproval', ask)).status).toBe(200);
    const { personId } = await find('eva@buyer.example');
    const erase = (token: string) => shop.call('DELETE', `${address('ErasePerson')}/${personId}`, { token });
    expect((await erase(boss.token)).status).toBe(403);
    expect((await client.orders()).body.data).toEqual([expect.objectContaining({ orderedBy: 'Eva Marín' })]);
    const { status, body } = await erase(client.token);
    expect([status, (body.data as [Sent])[0].people.map(({ email }) => email)]).toEqual([
      200,
      [ana.username, 'bea@buyer.example'],
    ]);
    expect((await erase(client.token)).status).toBe(404);
    shop.clock.now += 1000;
    expect((await shopper.readCart()).status).toBe(401);
    const orders = await client.orders();
    expect(orders.body.data).toEqual([expect.not.objectContaining({ orderedBy: expect.anything() as unknown })]);
    const approvals = await shop.call('GET', address('GetApprovals'), { token: client.token });
    expect(approvals.body.data).toMatchObject([{ state: 'declined', requestedBy: null, mayTakeBack: true }]);
    const tables = await Promise.all(
      (['people', 'orders', 'sessions', 'outbox', 'approvals'] as const).map((table) =>
        shop.database.db.selectFrom(table).selectAll().execute(),
      ),
    );
    expect(JSON.stringify(tables)).not.toMatch(/Eva|eva@/);
    expect((await invite(client.token)).status).toBe(200);
  });

  it('are erased before or after an order that is just being placed, which then names none of them', async () => {
    const { db } = shop.database;
    const data = createPersonDataRepository(db, shop.config);
    const people = createPeopleRepository(db, 1);
    const added: [string, Shopper][] = [];
    for (const email of [1, 2, 3, 4].map((number) => `eva${number}@buyer.example`)) {
      shop.clock.now += 1000;
      expect((await invite(client.token, { ...eva, email })).status).toBe(200);
      const mail = (await readMails(added.length + 1)).find((each) => each.includes(`To: ${email}`));
      expect((await choosePassword(readResetToken(mail))).status).toBe(200);
      added.push([email, await createShopper(shop.call, { clientId: ana.clientId, username: email, password })]);
    }
    for (const [email, shopper] of added) {
      await shopper.insert(101, 2);
      const person = await people.find(ana.clientId, (await find(email)).personId);
      const before = (await db.selectFrom('orders').selectAll().execute()).length;
      const [{ status }] = await Promise.all([shopper.push(), data.erase(person!, shop.clock.now)]);
      const orders = await db.selectFrom('orders').selectAll().execute();
      expect([status, orders.length - before]).toEqual(orders.length > before ? [200, 1] : [401, 0]);
      const lines = await db.selectFrom('order_lines').select('order_id').execute();
      expect(lines.map(({ order_id: id }) => id).sort()).toEqual(orders.map(({ order_id: id }) => id).sort());
      expect(orders.filter((order) => order.person_id !== null || order.person_name !== null)).toEqual([]);
      const carts = await db.selectFrom('cart_lines').selectAll().execute();
      expect(carts.filter((line) => line.person_id === person!.personId)).toEqual([]);
    }
  });

  it('are managed by the operator, too', async () => {
    const printed: string[] = [];
    const { databaseUrl, dataDirectory } = shop.database;
    const config = { ...shop.config, databaseUrl, dataDirectory };
    const print = (line: string) => void printed.push(line);
    const run = (...args: string[]) =>
      executeCommand(clientsCommand, args, { config, directory: dataDirectory, print });
    const added = ['add-person', ana.username, eva.email, '--name', eva.name];
    await expect(run(...added, '--limit', 'much')).rejects.toThrow('--limit');
    await expect(run(...added, '--role', 'boss')).rejects.toThrow('--role');
    await run(...added, '--role', 'approver', '--limit', '499.9');
    await expect(run(...added.with(2, luis.username))).rejects.toThrow('already signs in');
    await run('update-person', eva.email, '--limit', 'none', '--role', 'buyer');
    await run('disable-person', eva.email);
    await run('people', ana.username);
    expect(printed.join('\n')).toMatch(/^eva@buyer\.example +Eva Marín +buyer +none +en +disabled$/m);
    await run('enable-person', eva.email);
    await run('export-person', eva.email, 'eva.json', '--documents', 'eva');
    expect(printed.slice(-2)).toEqual([
      'Wrote the data of eva@buyer.example to eva.json.',
      'Wrote 0 documents to eva.',
    ]);
    await expect(run('erase-person', eva.email)).rejects.toThrow('--force');
    expect(await find('eva@buyer.example')).toMatchObject({ state: 'invited' });
    await run('erase-person', eva.email, '--force');
    expect(await find('eva@buyer.example')).toBeUndefined();
  });
});
