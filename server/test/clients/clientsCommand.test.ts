import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { clientsCommand } from '../../src/clients/clientsCommand';
import { executeCommand } from '../../src/commands/defineCommand';
import { dataTables } from '../../src/db/sqlite/wholeTables';
import { createClientsRepository } from '../../src/repositories/clientsRepository';
import { createDocumentsRepository } from '../../src/repositories/documentsRepository';
import { createOrderBookRepository } from '../../src/repositories/orderBookRepository';
import { createOutboxRepository } from '../../src/repositories/outboxRepository';
import { aDocument, ana, fillShop, luis } from '../support/builders';
import { startMailServer } from '../support/mailServer';
import { createOutbox, readResetToken } from '../support/outbox';
import { createShopper } from '../support/shopper';
import { createTestApp, type TestApp } from '../support/testApp';
import { engines } from '../support/testDatabase';

/** The commands run alongside the services, as if in another process. */
describe.each(engines)('npm run clients on %s', (engine) => {
  let shop: TestApp;
  let printed: string[];

  beforeEach(async () => {
    shop = await createTestApp(engine);
    await fillShop(shop.database.db);
    printed = [];
  });

  afterEach(() => shop.close());

  const run = (...args: string[]) => {
    const { databaseUrl, dataDirectory } = shop.database;
    return executeCommand(clientsCommand, args, {
      config: { ...shop.config, databaseUrl, dataDirectory },
      directory: dataDirectory,
      print: (line) => void printed.push(line),
    });
  };
  const outbox = () => createOutbox(shop.database.dataDirectory);
  const signIn = (username: string, password: string) =>
    shop.call('POST', '/services/public/user/authenticate', { body: { username, password } });
  const choosePassword = (mail: string | undefined, newPassword: string) =>
    shop.call('POST', '/services/inventory/api/clients/resetPassword/1/1/1', {
      body: { resetToken: readResetToken(mail), newPassword },
    });

  it('adds a client, who chooses a password with the link in the mail', async () => {
    await run('add', '--name', 'Obras Sol', '--email', 'Eva@sol.example', '--language', 'es');
    expect(printed).toEqual([
      'Added the client eva@sol.example.',
      expect.stringMatching(
        /^The mail with the link to choose a password is in .*outbox, because SMTP_URL is not set\.$/,
      ),
    ]);
    const [mail] = await outbox().read();
    expect(mail).toContain('Su usuario es eva@sol.example');
    expect(printed.join()).not.toContain(readResetToken(mail));
    expect((await signIn('eva@sol.example', '')).status).not.toBe(200);
    shop.clock.now = Date.now() + 6 * 24 * 3_600_000;
    expect((await choosePassword(mail, 'puerta-verde-91')).status).toBe(200);
    expect((await signIn('eva@sol.example', 'puerta-verde-91')).status).toBe(200);
    expect((await choosePassword(mail, 'puerta-azul-92')).status).toBe(422);
  });

  it('disables a client, whose sessions end at once, and enables it again', async () => {
    const shopper = await createShopper(shop.call, ana);
    await run('disable', ana.username);
    expect((await shopper.readCart()).status).toBe(401);
    expect((await signIn(ana.username, ana.password)).body.message).toBe('The account is disabled');
    expect((await signIn(ana.username, 'wrong-password')).status).toBe(401);
    await run('disable', ana.username);
    expect(printed).toEqual([
      'ana@buyer.example is disabled: all sessions have ended.',
      'ana@buyer.example was disabled already.',
    ]);
    await expect(run('invite', ana.username)).rejects.toThrow('ana@buyer.example is disabled.');
    await shop.call('POST', '/services/inventory/api/clients/forgotPassword/1/1/1', {
      body: { username: ana.username },
    });
    expect(await outbox().read()).toEqual([]);
    await run('enable', ana.username);
    expect((await signIn(ana.username, ana.password)).status).toBe(200);
  });

  it('exports and erases the data of a client, whose orders stay as business records', async () => {
    const shopper = await createShopper(shop.call, ana);
    await shopper.insert(101, 2);
    await shopper.push({ comment: 'Ref.: PO-17\nRing Ana' });
    await shopper.insert(102, 1);
    const other = await createShopper(shop.call, luis);
    const { db } = shop.database;
    const own = { client_id: ana.clientId, list_id: 'a' };
    const list = { ...own, version: 1, created_at: 1, name: 'Weekly', is_unnamed: 0 as const, lines: '[]' };
    await db.insertInto('favourite_lists').values(list).execute();
    await db
      .insertInto('set_aside_carts')
      .values({ client_id: ana.clientId, person_id: 0, cart_id: 'b', name: 'Lyon branch', created_at: 1, lines: '[]' })
      .execute();
    const standing = { ...own, weeks: 2, next_date: '2026-03-09', is_paused: 0 as const, due_date: null };
    await db.insertInto('standing_orders').values(standing).execute();
    const message = { name: 'Ana', email: 'Ana@buyer.example', message: 'Hello' };
    await shop.call('POST', '/services/public/publics/contact', { body: message });
    const [placed] = await createOrderBookRepository(db, 1).list({});
    const waiting = [
      { kind: 'statusToClient' as const, reference: placed!.order_id, detail: 'shipped' },
      { kind: 'standingOrderToClient' as const, reference: ana.clientId, detail: 'a' },
    ];
    // Postponed, so that the services do not send them meanwhile.
    await db.transaction().execute(async (transaction) => {
      await createOutboxRepository(transaction, 1).add(waiting, shop.clock.now);
      await transaction
        .updateTable('outbox')
        .set({ attempts: 1, due_at: shop.clock.now + 60_000 })
        .where('kind', 'in', ['statusToClient', 'standingOrderToClient'])
        .execute();
    });
    await run('export', ana.username, 'ana.json');
    const exported = readFileSync(join(shop.database.dataDirectory, 'ana.json'), 'utf8');
    expect(JSON.parse(exported)).toMatchObject({
      client: { username: ana.username, address: '3 Mill Lane' },
      cart: [{ stockItemId: 102, quantity: 1 }],
      favourites: [{ name: 'Weekly' }],
      setAsideCarts: [{ name: 'Lyon branch' }],
      standingOrders: [{ listName: 'Weekly', weeks: 2 }],
      orders: [{ reference: 'PO-17', comment: 'Ring Ana', changes: [] }],
      messages: [{ message: 'Hello', createdAt: '2026-03-02T10:00:00.000Z' }],
      sessions: [{ began: '2026-03-02T10:00:00.000Z' }],
      // That of the new order may have been sent by now.
      waitingMails: expect.arrayContaining([
        expect.objectContaining({ kind: 'statusToClient', orderId: placed!.order_id }),
        expect.objectContaining({ kind: 'standingOrderToClient' }),
      ]) as unknown,
    });
    expect(exported).not.toContain('scrypt');
    await expect(run('export', ana.username, 'ana.json')).rejects.toThrow(/^ana\.json exists/);
    await expect(run('erase', ana.username)).rejects.toThrow(
      'This would delete ana@buyer.example with 1 cart line, 1 cart set aside, 1 list of favourites, 1 message, and take name and comment from 1 order. Not delivered yet: 1. It cannot be undone: add --force to do it. Nothing was changed.',
    );
    expect((await shopper.readCart()).status).toBe(200);
    await run('erase', ana.username, '--force');
    shop.clock.now += 2000;
    expect([(await shopper.readCart()).status, (await signIn(ana.username, ana.password)).status]).toEqual([401, 401]);
    expect((await other.readCart()).status).toBe(200);
    const dump = JSON.stringify(
      await Promise.all(dataTables.map((table) => db.selectFrom(table).selectAll().execute())),
    );
    for (const trace of ['ana@', 'Ruiz', 'PO-17', 'Ring Ana', 'Weekly', 'Lyon branch', 'Hello'])
      expect([trace, dump.toLowerCase().includes(trace.toLowerCase())]).toEqual([trace, false]);
    const [order] = await createOrderBookRepository(db, 1).list({});
    expect(order).toMatchObject({ client_name: 'erased client', comment: '', subtotal_cents: 980 });
    await run('add', '--name', 'Ruiz', '--email', ana.username);
  });

  it('writes the documents of orders beside the data', async () => {
    const shopper = await createShopper(shop.call, ana);
    const { db, dataDirectory } = shop.database;
    const documents = createDocumentsRepository(db);
    await shopper.insert(101, 2);
    await shopper.push();
    const other = await createShopper(shop.call, luis);
    await other.insert(101, 1);
    await other.push();
    const placed = await createOrderBookRepository(db, 1).list({});
    const own = placed.find(({ client_id: id }) => id === ana.clientId)!;
    for (const [at, order_id, name] of [
      [1, own.order_id, 'invoice.pdf'],
      [2, own.order_id, '../invoice.pdf'],
      [3, placed.find(({ client_id: id }) => id === luis.clientId)!.order_id, 'other.pdf'],
    ] as const) {
      await documents.add(aDocument({ document_id: `d${at}`, order_id, name, bytes: Buffer.from(`%PDF ${at}`) }));
    }
    await run('export', ana.username, 'a.json');
    expect(printed.at(-1)).toMatch(/^It lists 2 documents of orders: add --documents FOLDER/);
    const withDocuments = ['export', ana.username, 'own.json', '--documents', 'files/ana'];
    await run(...withDocuments);
    expect(printed.at(-1)).toBe('Wrote 2 documents to files/ana.');
    const folder = join(dataDirectory, 'files/ana');
    expect(readdirSync(folder)).toEqual([own.order_number]);
    expect(readdirSync(join(folder, own.order_number)).sort()).toEqual(['1-invoice.pdf', '2-.._invoice.pdf']);
    expect(readFileSync(join(folder, own.order_number, '2-.._invoice.pdf'), 'utf8')).toBe('%PDF 2');
    await expect(run(...withDocuments.with(2, 'third.json'))).rejects.toThrow(/^files\/ana is not empty/);
    expect(existsSync(join(dataDirectory, 'third.json'))).toBe(false);
    await run(...withDocuments, '--force');
  });

  it('keeps a client whose mail could not be sent, and says how to continue', async () => {
    shop.config.smtpUrl = 'smtp://127.0.0.1:1';
    await expect(run('add', '--name', 'Sol', '--email', 'eva@sol.example')).rejects.toThrow(
      /^The mail to eva@sol\.example could not be sent \(.*\)\. Once mail works: npm run clients -- invite eva@sol\.example$/,
    );
    expect(await createClientsRepository(shop.database.db, 1).findByUsername('eva@sol.example')).toBeDefined();
  });

  it('imports clients all or nothing, and updates those that exist', async () => {
    put('username,name,email,language', 'eva,Sol,eva@sol.example,es', 'bad,,x,fr', 'eva,Sol,eva@sol.example,es');
    await expect(run('import', 'clients.csv')).rejects.toThrow('Nothing was written: 2 lines cannot be imported.');
    expect(printed).toEqual([
      '  clients.csv, line 3, name: the name is missing',
      '  clients.csv, line 3, email: "x" is not a mail address',
      '  clients.csv, line 3, language: "fr" is not one of es, en, zh',
      '  clients.csv, line 4, username: the user name is already on line 2',
    ]);
    put('email,phone,name', 'ana@buyer.example,+1 555 9999,', 'eva@sol.example,,Sol');
    printed = [];
    await run('import', 'clients.csv', '--dry-run');
    await run('import', 'clients.csv', '--invite');
    expect(printed).toEqual([
      'Nothing was written. The result would be: 1 client added, 1 updated, 0 invited.',
      expect.stringMatching(
        /^Done: 1 client added, 1 updated, 1 invitation written to .*outbox, because SMTP_URL is not set\.$/,
      ),
    ]);
    expect(await outbox().read()).toHaveLength(1);
    printed = [];
    await run('show', 'ana@buyer.example', '--json');
    expect(JSON.parse(printed.join())).toMatchObject({ name: 'Ruiz Workshops', phone: '+1 555 9999', state: 'active' });
    expect(printed.join()).not.toContain('scrypt');
  });

  it('takes the tax ID from a column and an option', async () => {
    put('email,taxId', 'ana@buyer.example,RUW-850101-AB1');
    await run('import', 'clients.csv');
    const show = async () => {
      printed = [];
      await run('show', 'ana@buyer.example');
      return printed.join('\n');
    };
    expect(await show()).toMatch(/^Tax ID +RUW-850101-AB1$/m);
    await run('update', 'ana@buyer.example', '--phone', '1');
    expect(await show()).toMatch(/^Tax ID +RUW-850101-AB1$/m);
    await run('update', 'ana@buyer.example', '--tax-id', 'RUW-2');
    expect(await show()).toMatch(/^Tax ID +RUW-2$/m);
  });

  it('takes delivery addresses from a column and an option, and refuses those that are too long', async () => {
    put('email,deliveryAddresses', 'ana@buyer.example,"Hall 3| 8 Dock Road||Hall 3"');
    await run('import', 'clients.csv');
    const read = async () => (await createClientsRepository(shop.database.db, 1).findByUsername('ana@buyer.example'))!;
    expect((await read()).deliveryAddresses).toBe('Hall 3\n8 Dock Road');
    await run('update', 'ana@buyer.example', '--phone', '1');
    expect((await read()).deliveryAddresses).toBe('Hall 3\n8 Dock Road');
    await run('update', 'ana@buyer.example', '--delivery-addresses', 'Hall 4');
    printed = [];
    await run('show', 'ana@buyer.example');
    expect(printed.join('\n')).toMatch(/^Delivery +Hall 4$/m);
    put('email,deliveryAddresses', `ana@buyer.example,Hall 5|${'x'.repeat(301)}`);
    printed = [];
    await expect(run('import', 'clients.csv')).rejects.toThrow('Nothing was written');
    expect(printed.join()).toMatch(/line 2, deliveryAddresses: "x+" is longer than 300 characters/);
  });

  const put = (...lines: string[]) => writeFileSync(join(shop.database.dataDirectory, 'clients.csv'), lines.join('\n'));
  const listStates = async () => {
    printed = [];
    await run('list', '--json');
    const clients = JSON.parse(printed.join()) as { username: string; state: string }[];
    printed = [];
    return Object.fromEntries(clients.map(({ username, state }) => [username, state]));
  };

  const startMail = async () => {
    const mail = await startMailServer();
    shop.config.smtpUrl = mail.smtpUrl;
    return mail;
  };

  it('does not count a mail that was only written to a file as an invitation', async () => {
    await run('add', '--name', 'Sol', '--email', 'eva@sol.example');
    await run('invite', '--all');
    expect(printed.at(-1)).toMatch(/^Done: 1 invitation written to .*outbox, because SMTP_URL is not set\.$/);
    expect(await listStates()).toMatchObject({ 'eva@sol.example': 'not invited' });
    const mail = await startMail();
    await run('invite', '--all');
    expect(printed).toEqual(['Done: 1 invited.']);
    expect(await listStates()).toMatchObject({ 'eva@sol.example': 'invited' });
    mail.close();
  });

  it('sends an invitation to the address that the client has at that moment', async () => {
    put('email,name,username', 'eva@sol.example,Sol,eva', 'leo@slo.example,Sol,leo');
    await run('import', 'clients.csv');
    const mail = await startMail();
    const clients = createClientsRepository(shop.database.db, 1);
    const { setInvited } = clients;
    const leo = (await clients.findByUsername('leo'))!;
    const invited = run('invite', '--all');
    const { username, name, phone, address, deliveryAddresses, language } = leo;
    const details = { username, name, phone, address, deliveryAddresses, language, email: 'leo@sol.example' };
    await clients.update(leo.clientId, details);
    await setInvited(leo, 1);
    await invited;
    expect(await listStates()).toMatchObject({ eva: 'invited', leo: 'invited' });
    expect(mail.received).toContain('RCPT TO:<leo@sol.example>');
    mail.close();
  });

  it('invites clients of a file whom an interrupted import has added but not invited', async () => {
    const mail = await startMail();
    put('email,name,username', 'eva@sol.example,Sol,eva', 'leo@sol.example,Sol,leo', 'ana@buyer.example,,');
    await run('import', 'clients.csv');
    await run('invite', 'eva');
    await run('add', '--name', 'Luna', '--email', 'mia@luna.example');
    await run('disable', 'leo');
    expect(await listStates()).toMatchObject({ 'ana@buyer.example': 'active', eva: 'invited', leo: 'disabled' });
    await run('enable', 'leo');
    expect(await listStates()).toMatchObject({ leo: 'not invited', 'mia@luna.example': 'invited' });
    await run('import', 'clients.csv', '--invite');
    await run('import', 'clients.csv', '--invite');
    expect(printed).toEqual([
      'Done: 0 clients added, 3 updated, 1 invited.',
      'Done: 0 clients added, 3 updated, 0 invited.',
    ]);
    expect(mail.received.filter((line) => line === 'RCPT TO:<leo@sol.example>')).toHaveLength(1);
    mail.close();
  });

  it('invites everyone whose invitation failed before', async () => {
    put('email,name,username', 'eva@sol.example,Sol,eva', 'leo@sol.example,Sol,leo');
    shop.config.smtpUrl = 'smtp://127.0.0.1:1';
    await expect(run('import', 'clients.csv', '--invite')).rejects.toThrow(
      '2 invitations could not be sent, 0 were. For the rest: npm run clients -- invite --all',
    );
    const mail = await startMail();
    printed = [];
    await run('invite', '--all');
    await run('invite', '--all');
    expect(printed).toEqual(['Done: 2 invited.', 'Done: 0 invited.']);
    mail.close();
    expect(await listStates()).toMatchObject({ eva: 'invited', leo: 'invited' });
    await expect(run('invite', 'eva', '--all')).rejects.toThrow(/^Name one client, or say --all\./);
  });

  it('voids the links that were sent to an earlier address, by an import or an update', async () => {
    await run('add', '--name', 'Sol', '--email', 'eva@slo.example', '--username', 'eva');
    const [mistyped] = await outbox().read();
    put('username,email', 'eva,eva@soll.example');
    await run('import', 'clients.csv');
    expect((await choosePassword(mistyped, 'puerta-verde-91')).status).toBe(422);
    await run('import', 'clients.csv', '--invite');
    const mailTo = async (address: string) => (await outbox().read()).find((mail) => mail.includes(`To: ${address}`));
    const again = await mailTo('eva@soll.example');
    printed = [];
    await run('update', 'eva', '--email', 'eva@sol.example', '--phone', '+34 555', '--username', 'Eva@sol.example');
    expect(printed).toEqual([
      'Changed eva@sol.example:',
      '  username: eva -> eva@sol.example',
      '  email: eva@soll.example -> eva@sol.example',
      '  phone: - -> +34 555',
      'A link sent to the earlier address no longer works. Send another: npm run clients -- invite eva@sol.example',
    ]);
    expect((await choosePassword(again, 'puerta-verde-91')).status).toBe(422);
    await run('invite', 'eva@sol.example');
    await run('update', 'eva@sol.example', '--phone', '', '--email', 'eva@sol.example');
    expect(printed.slice(-2)).toEqual(['Changed eva@sol.example:', '  phone: +34 555 -> -']);
    expect((await choosePassword(await mailTo('eva@sol.example'), 'puerta-verde-91')).status).toBe(200);
    await run('update', 'eva@sol.example', '--name', 'Sol');
    expect(printed.at(-1)).toBe('eva@sol.example has this data already. Nothing was changed.');
  });

  it('finds a client by mail address or id, too, if it is the only one', async () => {
    put('email,name,username', 'eva@sol.example,Sol,eva', 'eva@sol.example,Luna,leo', 'Mia@luna.example,Luna,mia');
    await run('import', 'clients.csv');
    const { clientId } = (await createClientsRepository(shop.database.db, 1).findByUsername('leo'))!;
    await run('disable', 'mia@luna.example');
    await run('disable', String(clientId));
    expect(printed.slice(-2)).toEqual([expect.stringMatching(/^mia is/), expect.stringMatching(/^leo is/)]);
    await expect(run('disable', 'eva@sol.example')).rejects.toThrow(
      'Several clients have eva@sol.example: eva, leo. Give a user name.',
    );
  });

  it('adds a client once when two commands do it at the same moment', async () => {
    const add = () => run('add', '--name', 'Obras Sol', '--email', 'eva@sol.example');
    const [one, other] = await Promise.allSettled([add(), add()]);
    const failure = [one, other].find(({ status }) => status === 'rejected');
    expect(failure).toMatchObject({
      reason: { message: expect.stringMatching(/^There is already a client eva@sol\.example\./) as string },
    });
    expect(await outbox().read()).toHaveLength(1);
  });

  it.each([
    [['add', '--name', 'Sol'], /^--username: the user name or the mail address is missing\. See/],
    [['add', '--name', 'Sol', '--email', 'nobody'], /^--email: "nobody" is not a mail address\. See/],
    [['add', '--name', 'Sol', '--emial', 'a@b.example'], /^Unknown option '--emial'\. Did you mean --email\? See/],
    [['add', '--name', 'Sol', '--email', 'ana@buyer.example'], /^There is already a client ana@buyer\.example\./],
    [['update', 'ana@buyer.example'], /^Say what to change, for example with --email\. See/],
    [['update', 'ana@buyer.example', '--name', ''], /^--name: the name is missing\. See/],
    [['update', 'ana@buyer.example', '--username', 'luis@buyer.example'], /^There is already a client luis@buyer\.ex/],
    [['show', 'anna@buyer.example'], /^There is no client anna@buyer\.example\. Did you mean ana@buyer\.example\?$/],
    [[], /^Use one of list, show, /],
    [['lits'], /^Unknown command 'lits'\. Did you mean list\? See/],
    [['import', 'none.csv'], /^Cannot read none\.csv: /],
  ])('refuses %j with one line', async (args, message) => {
    await expect(run(...args)).rejects.toThrow(message);
  });
});
