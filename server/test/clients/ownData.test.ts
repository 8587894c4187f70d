import { clientsCommand } from '../../src/clients/clientsCommand';
import { executeCommand } from '../../src/commands/defineCommand';
import { listStatusNotices } from '../../src/outbox/notices';
import { createClientDataRepository } from '../../src/repositories/clientDataRepository';
import { createClientsRepository } from '../../src/repositories/clientsRepository';
import { createContactMessagesRepository } from '../../src/repositories/contactMessagesRepository';
import { createDocumentsRepository } from '../../src/repositories/documentsRepository';
import { createOrderBookRepository } from '../../src/repositories/orderBookRepository';
import { createOutboxRepository } from '../../src/repositories/outboxRepository';
import { createParcelsRepository } from '../../src/repositories/parcelsRepository';
import { aDocument, ana, fillShop, luis } from '../support/builders';
import { createOutbox } from '../support/outbox';
import { createShopper, type Shopper } from '../support/shopper';
import { createTestApp, type TestApp } from '../support/testApp';
import { engines } from '../support/testDatabase';

describe.each(engines)('own data on %s', (engine) => {
  let shop: TestApp;
  let shopper: Shopper;

  beforeEach(async () => {
    shop = await createTestApp(engine, { environment: { CONTACT_MAIL_TO: 'office@shop.example' } });
    await fillShop(shop.database.db);
    shopper = await createShopper(shop.call, ana);
  });

  afterEach(() => shop.close());

  const address = (operation: string, { clientId }: { clientId: number } = ana) =>
    `/services/inventory/api/clients/${operation}/1/1/1/${clientId}`;
  const read = async () => {
    const { status, body } = await shop.call('GET', address('GetOwnData'), { token: shopper.token });
    return { status, own: (body.data as Record<string, unknown>[])[0] };
  };
  const change = (body: object) => shop.call('PUT', address('UpdateOwnData'), { token: shopper.token, body });
  const ask = (password: string) =>
    shop.call('POST', address('RequestErasure'), { token: shopper.token, body: { password } });
  const withdraw = () => shop.call('DELETE', address('WithdrawErasure'), { token: shopper.token });
  const readMails = () => createOutbox(shop.database.dataDirectory).read();

  it('is read and changed by the client, field by field', async () => {
    expect((await read()).own).toEqual({
      clientId: 7,
      name: 'Ruiz Workshops',
      username: ana.username,
      taxId: '',
      email: ana.username,
      phone: '+1 555 0101',
      address: '3 Mill Lane',
      deliveryAddresses: '',
      language: 'en',
      statusMails: true,
      erasureRequestedAt: null,
      personName: null,
      canChange: true,
      canExport: true,
      canRequestErasure: true,
      canWithdrawErasure: true,
    });
    const { status, body } = await change({
      deliveryAddresses: [' Hall 3 ', '', 'Hall 3', '8 Dock\nRoad'],
      name: ' ',
      phone: '\u00072 ',
    });
    expect(status).toBe(200);
    const changed = { deliveryAddresses: 'Hall 3\n8 Dock Road', phone: '2', name: 'Ruiz Workshops', statusMails: true };
    expect(body.data).toEqual([expect.objectContaining(changed)]);
    expect((await read()).own).toMatchObject(changed);
    expect((await change({})).status).toBe(200);
  });

  it.each([
    { name: '' },
    { phone: '1'.repeat(51) },
    { deliveryAddresses: ['x'.repeat(301)] },
    { email: 'a@b.example' },
  ])('refuses %j', async (body) => {
    expect((await change(body)).status).toBe(400);
  });

  it('is of nobody else', async () => {
    const { token } = shopper;
    const calls = [
      shop.call('GET', address('GetOwnData', luis), { token }),
      shop.call('GET', address('ExportOwnData', luis), { token }),
      shop.call('PUT', address('UpdateOwnData', luis), { token, body: { name: 'Ana' } }),
      shop.call('POST', address('RequestErasure', luis), { token, body: { password: luis.password } }),
      shop.call('DELETE', address('WithdrawErasure', luis), { token }),
      shop.call('GET', address('GetOwnData')),
    ];
    expect((await Promise.all(calls)).map(({ status }) => status)).toEqual([404, 404, 404, 404, 404, 401]);
  });

  it('is downloaded as the operator would export it', async () => {
    await shopper.insert(101, 2);
    await shopper.push({ comment: 'Ring Ana' });
    const { headers, text } = await shop.call('GET', address('ExportOwnData'), { token: shopper.token });
    expect(headers).toMatchObject({ 'content-disposition': 'attachment; filename="my-data.json"' });
    expect(JSON.parse(text)).toMatchObject({ client: { name: 'Ruiz Workshops' }, orders: [{ comment: 'Ring Ana' }] });
    expect(text).not.toContain('scrypt');
  });

  it('says where the documents of orders are, which the client downloads there', async () => {
    await shopper.insert(101, 2);
    await shopper.push();
    const { db } = shop.database;
    const [order] = await createOrderBookRepository(db, 1).list({});
    const invoice = aDocument({ order_id: order!.order_id });
    await createDocumentsRepository(db).add(invoice);
    const { text } = await shop.call('GET', address('ExportOwnData'), { token: shopper.token });
    const [exported] = (JSON.parse(text) as { orders: { page: string; documents: { documentId: string }[] }[] }).orders;
    expect(exported).toMatchObject({
      page: `${shop.config.publicUrl}/en/client/orders/1/${order!.order_id}`,
      documents: [{ documentId: invoice.document_id, name: invoice.name }],
    });
  });

  const sendMailsOfAnOrder = async () => {
    await shopper.insert(101, 1);
    await shopper.push({}, { 'x-language': 'zh' });
    const book = createOrderBookRepository(shop.database.db, 1);
    const [order] = await book.list({});
    const shipped = { status: 'shipped', note: '', by: 'maria', moment: shop.clock.now };
    await book.setStatus(order!.order_id, shipped, listStatusNotices(shop.config, 'shipped', true));
    const parcel = { carrier: 'DHL', tracking_number: '1Z', link: '', shipped_at: 0, added_at: 0, added_by: 'maria' };
    const { db } = shop.database;
    const added = await createParcelsRepository(db).add(order!.order_id, { ...parcel, lines: [] });
    const outbox = createOutboxRepository(db, 1);
    await outbox.add([{ kind: 'parcelToClient', reference: order!.order_id, detail: String(added) }], shop.clock.now);
    // Sends what is due, too.
    await shopper.insert(101, 1);
    await shopper.push();
    for (let round = 0; round < 500 && (await outbox.list()).length > 0; round += 1)
      await new Promise((resolve) => setTimeout(resolve, 10));
    const mails = (await readMails()).filter((mail) => mail.includes(`/1/${order!.order_id}`));
    return mails.map((mail) => /\/(\w\w)\/client\/orders\//.exec(mail)?.[1]);
  };

  it('says in which language mails are, and whether there are any besides the confirmation of an order', async () => {
    await change({ language: 'es', statusMails: false });
    expect(await sendMailsOfAnOrder()).toEqual(['es']);
  });

  it('leaves confirmations in the language of the order until the client chooses', async () => {
    expect((await sendMailsOfAnOrder()).sort()).toEqual(['en', 'en', 'zh']);
  });

  it('is erased at the request of the client, who confirms it with the password', async () => {
    expect((await ask('wrong')).body).toMatchObject({ code: 'wrongPresentPassword' });
    expect((await read()).own).toMatchObject({ erasureRequestedAt: null });
    const asked = new Date(shop.clock.now).toISOString();
    expect((await ask(ana.password)).body).toMatchObject({ data: [{ erasureRequestedAt: asked }] });
    shop.clock.now += 5000;
    expect((await ask(ana.password)).body).toMatchObject({ data: [{ erasureRequestedAt: asked }] });
    const messages = await createContactMessagesRepository(shop.database.db, 1).list();
    expect(messages.map(({ email, message }) => [email, message])).toEqual([
      [ana.username, expect.stringContaining(`medida clients erase ${ana.username}`)],
    ]);
    const printed: string[] = [];
    const run = (...args: string[]) => {
      const { databaseUrl, dataDirectory } = shop.database;
      const config = { ...shop.config, databaseUrl, dataDirectory };
      return executeCommand(clientsCommand, args, {
        config,
        directory: dataDirectory,
        print: (line) => void printed.push(line),
      });
    };
    await run('list');
    expect(printed.join('\n')).toMatch(/^ana@.* active, asked on 2026-03-02 to be erased$/m);
    await run('erase', ana.username, '--decline');
    expect((await read()).own).toMatchObject({ erasureRequestedAt: null });
  });

  it('is not erased once the client has withdrawn the request, of which the company learns', async () => {
    const listMessages = async () =>
      (await createContactMessagesRepository(shop.database.db, 1).list()).map(({ message }) => message);
    expect((await withdraw()).status).toBe(200);
    expect(await listMessages()).toEqual([]);
    await ask(ana.password);
    const answers = await Promise.all([withdraw(), withdraw()]);
    for (const { body } of answers) expect(body).toMatchObject({ data: [{ erasureRequestedAt: null }] });
    expect((await listMessages()).sort()).toEqual([
      expect.stringContaining('medida clients erase'),
      'No borren mis datos: retiro mi solicitud',
    ]);
    const again = new Date(shop.clock.now).toISOString();
    expect((await ask(ana.password)).body).toMatchObject({ data: [{ erasureRequestedAt: again }] });
  });

  it('has the messages that the client wrote under earlier addresses, and erases them', async () => {
    const { db } = shop.database;
    const clients = createClientsRepository(db, 1);
    const { client_id: _, ...row } = await db
      .selectFrom('clients')
      .select(['client_id', 'username', 'name', 'phone', 'address', 'language'])
      .where('client_id', '=', ana.clientId)
      .executeTakeFirstOrThrow();
    const details = { ...row, language: 'en' as const, deliveryAddresses: '' };
    for (const email of ['first@ruiz.example', 'second@ruiz.example', 'third@ruiz.example'])
      await clients.update(ana.clientId, { ...details, email });
    for (const email of ['First@ruiz.example', 'second@ruiz.example', ana.username, 'stranger@other.example'])
      await shop.call('POST', '/services/public/publics/contact', { body: { name: 'Ana', email, message: email } });
    const { text } = await shop.call('GET', address('ExportOwnData'), { token: shopper.token });
    const exported = JSON.parse(text) as { messages: { message: string }[] };
    expect(exported.messages.map(({ message }) => message).sort()).toEqual([
      'First@ruiz.example',
      ana.username,
      'second@ruiz.example',
    ]);
    await createClientDataRepository(db, shop.config).erase(ana);
    const kept = await createContactMessagesRepository(db, 1).list();
    expect(kept.map(({ email }) => email)).toEqual(['stranger@other.example']);
  });

  it('counts wrong passwords of a session', async () => {
    for (let attempt = 0; attempt < 10; attempt += 1) expect((await ask('wrong')).status).toBe(422);
    expect((await ask(ana.password)).status).toBe(429);
  });
});
