import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { RuntimeConfig } from '@/shared/config/runtimeConfig';
import { readCsv } from '@/shared/lib/readCsv';

import { type Command, executeCommand } from '../../src/commands/defineCommand';
import { ordersCommand } from '../../src/orders/ordersCommand';
import { messagesCommand } from '../../src/outbox/messagesCommand';
import { outboxCommand } from '../../src/outbox/outboxCommand';
import { createOutboxRepository } from '../../src/repositories/outboxRepository';
import { ana, fillShop, luis } from '../support/builders';
import { createOutbox } from '../support/outbox';
import { createShopper, type Shopper } from '../support/shopper';
import { createTestApp, type TestApp } from '../support/testApp';
import { engines } from '../support/testDatabase';

describe.each(engines)('alongside running services on %s', (engine) => {
  let shop: TestApp;
  let shopper: Shopper;
  let printed: string[];

  beforeAll(async () => {
    shop = await createTestApp(engine, { environment: { CONTACT_MAIL_TO: 'office@shop.example' } });
    await fillShop(shop.database.db);
    shopper = await createShopper(shop.call, ana);
  });

  afterAll(() => shop.close());

  beforeEach(() => {
    printed = [];
  });

  const runIn = (runtime: Partial<RuntimeConfig>, command: Command, ...args: string[]) => {
    const { databaseUrl, dataDirectory } = shop.database;
    return executeCommand(command, args, {
      config: { ...shop.config, databaseUrl, dataDirectory, runtime: { ...shop.config.runtime, ...runtime } },
      directory: dataDirectory,
      print: (line) => void printed.push(line),
    });
  };
  const run = (command: Command, ...args: string[]) => runIn({}, command, ...args);
  const order = async (client: Shopper, comment: string) => {
    await client.insert(101, 2);
    const { body } = await client.push({ comment });
    return (body.data as { orderNumber: string }[])[0]?.orderNumber ?? '';
  };
  const readFile = (name: string) => readFileSync(join(shop.database.dataDirectory, name), 'utf8');

  it('lists, shows and exports orders', async () => {
    const first = await order(shopper, '=1+1');
    shop.clock.now += 24 * 3_600_000;
    const second = await order(await createShopper(shop.call, luis), '');
    await run(ordersCommand, 'list');
    expect(printed.map((line) => line.split(' ')[0])).toEqual(['NUMBER', second, first]);
    printed = [];
    await run(ordersCommand, 'list', '--until', '2026-03-02', '--json');
    expect(JSON.parse(printed.join())).toMatchObject([{ orderNumber: first, client: 'Ruiz Workshops' }]);
    printed = [];
    await run(ordersCommand, 'show', first.toLowerCase());
    expect(printed).toEqual(expect.arrayContaining([expect.stringMatching(/^2 +A-101 +Screw +4\.90 +9\.80$/)]));
    await run(ordersCommand, 'export', 'orders.csv', '--client', luis.username);
    await run(ordersCommand, 'export', 'orders.json', '--since', '2026-03-02');
    const rows = readFile('orders.csv').trim().split('\r\n');
    expect(rows).toHaveLength(2);
    expect(rows[1]).toContain(`${second},2026-03-03T10:00:00Z,received,1,luis@buyer.example`);
    expect(JSON.parse(readFile('orders.json'))).toMatchObject([{ orderNumber: first }, { orderNumber: second }]);
    await run(ordersCommand, 'export', 'all.csv');
    expect(readFile('all.csv')).toContain(`,'=1+1,USD,`);
  });

  it('exports what spreadsheets and other systems need, in the form that they read', async () => {
    shop.config.timeZone = 'America/Bogota';
    const number = await order(await createShopper(shop.call, ana), 'Ref.: PO-17\nBack door\nplease');
    const { db } = shop.database;
    const orderId = db.selectFrom('orders').select('order_id').where('order_number', '=', number);
    await db.updateTable('order_lines').set({ unit: 'box', pack_size: 6 }).where('order_id', '=', orderId).execute();
    const args = ['--separator', 'semicolon', '--decimal-comma', '--client', ana.username];
    await run(ordersCommand, 'export', 'excel.csv', ...args);
    const rows = readCsv(readFile('excel.csv')).records;
    const row = rows.find(([orderNumber]) => orderNumber === number) ?? [];
    expect(Object.fromEntries(row.map((cell, index) => [rows[0]?.[index], cell]))).toMatchObject({
      date: expect.stringMatching(/^2026-03-\d\dT05:00:00-05:00$/) as string,
      clientEmail: 'ana@buyer.example',
      clientPhone: "'+1 555 0101",
      deliveryAddress: '3 Mill Lane',
      reference: 'PO-17',
      comment: 'Back door\nplease',
      additionalCode: '7501000000101',
      orderTotal: '11,37',
      unit: 'box',
      packSize: '6',
      unitPrice: '4,90',
    });
    await run(ordersCommand, 'export', 'tab.csv', '--separator', 'tab');
    expect(readFile('tab.csv')).toContain('orderNumber\tdate\tstatus');
    await expect(run(ordersCommand, 'export', 'excel.csv')).rejects.toThrow(
      'excel.csv exists: choose another name, or replace it with --force.',
    );
    await run(ordersCommand, 'export', 'excel.csv', '--force');
    expect(readFile('excel.csv')).toContain('orderNumber,date');
    printed = [];
    await run(ordersCommand, 'list', '--since', '2026-03-02', '--until', '2026-03-02', '--json');
    expect(JSON.parse(printed.join())).toMatchObject([{ date: '2026-03-02T05:00:00-05:00' }]);
    shop.config.timeZone = 'UTC';
  });

  it('exports each order as new once', async () => {
    await run(ordersCommand, 'export', 'new-1.csv', '--new');
    await run(ordersCommand, 'export', 'new-2.csv', '--new');
    const number = await order(await createShopper(shop.call, ana), '');
    await run(ordersCommand, 'export', 'new-3.json', '--new', '--client', luis.username);
    await run(ordersCommand, 'export', 'new-3.json', '--new');
    expect(JSON.parse(readFile('new-3.json'))).toMatchObject([{ orderNumber: number }]);
    expect(printed).toEqual([
      expect.stringMatching(/^Wrote \d+ orders to new-1\.csv\.$/),
      'There are no new orders. Nothing was written.',
      'There are no new orders. Nothing was written.',
      'Wrote 1 order to new-3.json.',
    ]);
  });

  it('changes several orders or none, goes back only with --force, and can leave the client in peace', async () => {
    shopper = await createShopper(shop.call, ana);
    const numbers = [await order(shopper, ''), await order(shopper, '')];
    await expect(run(ordersCommand, 'set-status', ...numbers, 'M-NONE', 'shipped')).rejects.toThrow('no order M-NONE');
    await run(ordersCommand, 'set-status', ...numbers, 'shipped', '--note', 'Tracking 1Z');
    await expect(run(ordersCommand, 'set-status', ...numbers, 'received')).rejects.toThrow(
      `Order ${numbers[0]} is "shipped" already: to go back to "received", add --force. Nothing was changed.`,
    );
    await run(ordersCommand, 'set-status', numbers[0]!, 'received', '--force', '--quiet', '--note', 'Not yet');
    expect(printed).toEqual([
      ...numbers.map((number) => `Order ${number} is now "shipped". The client will be told.`),
      `Order ${numbers[0]} is now "received". The client will not be told.`,
    ]);
    printed = [];
    await run(ordersCommand, 'show', numbers[0]!);
    expect(printed.slice(1, 6)).toEqual([
      'Status    received',
      expect.stringContaining(' shipped by '),
      '          Tracking 1Z',
      expect.stringContaining(' received by '),
      '          Not yet',
    ]);
    const outbox = createOutboxRepository(shop.database.db, 1);
    expect((await outbox.list()).filter(({ detail }) => detail === 'received')).toEqual([]);
  });

  it('calls the catalogues by their configured names', async () => {
    const number = await order(await createShopper(shop.call, ana), '');
    const names = { es: 'Ferretería', en: 'Hardware', zh: '五金' };
    const runtime = { catalogNames: [names, { es: 'Fontanería', en: 'Plumbing', zh: '水暖' }] };
    await runIn(runtime, ordersCommand, 'list');
    expect(printed).toEqual(expect.arrayContaining([expect.stringMatching(new RegExp(`^${number} .* Hardware `))]));
    await runIn(runtime, ordersCommand, 'show', number);
    expect(printed).toContain('Catalogue Hardware');
    await runIn(runtime, ordersCommand, 'export', 'named.csv');
    expect(readFile('named.csv')).toContain(',1,Hardware,');
    await runIn(runtime, ordersCommand, 'export', 'named.json');
    expect(JSON.parse(readFile('named.json'))).toEqual(
      expect.arrayContaining([expect.objectContaining({ orderNumber: number, catalogName: names })]),
    );
  });

  it('changes the status of an order once, and records who did it', async () => {
    shopper = await createShopper(shop.call, ana);
    const number = await order(shopper, '');
    await run(ordersCommand, 'set-status', number, 'Shipped', '--by', 'Luis');
    await run(ordersCommand, 'set-status', number, 'shipped', '--by', 'Ana');
    expect(printed).toEqual([
      `Order ${number} is now "shipped". The client will be told.`,
      `Order ${number} was "shipped" already. Nothing was changed.`,
    ]);
    printed = [];
    await run(ordersCommand, 'show', number);
    expect(printed.filter((line) => line.includes(' shipped by '))).toEqual([expect.stringMatching(/by Luis$/)]);
    await expect(run(ordersCommand, 'set-status', number, 'shiped')).rejects.toThrow(
      /^"shiped" is not a known status\. Did you mean shipped\? Use one of received, /,
    );
    shop.clock.now += 3_600_000;
    await run(ordersCommand, 'set-status', number, 'En aduana', '--as-written', '--note', 'Puerto de Colón');
    expect((await shopper.orders()).body.data).toMatchObject(
      expect.arrayContaining([expect.objectContaining({ orderNumber: number, status: 'En aduana' })]) as object,
    );
    const date = expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/) as string;
    const { body } = await shopper.order(number);
    expect(body.data).toMatchObject([
      {
        changes: [
          { status: 'received', date, note: '' },
          { status: 'shipped', date, note: '' },
          { status: 'En aduana', date, note: 'Puerto de Colón' },
        ],
      },
    ]);
  });

  it('tells no history of an order whose status nobody recorded', async () => {
    shopper = await createShopper(shop.call, ana);
    const number = await order(shopper, '');
    await shop.database.db
      .updateTable('orders')
      .set({ status: 'delivered' })
      .where('order_number', '=', number)
      .execute();
    const { body } = await shopper.order(number);
    expect(body.data).toEqual([expect.not.objectContaining({ changes: expect.anything() as unknown })]);
  });

  it('mails contact messages to the company, and keeps them until they are done', async () => {
    const message = { name: 'Eva', email: 'eva@sol.example', message: 'One\u001b[2J\nTwo', subject: 'Pans' };
    const sent = await shop.call('POST', '/services/public/publics/contact', { body: message });
    expect([sent.status, sent.text]).toEqual([200, expect.stringContaining('Thank you')]);
    const mails = await createOutbox(shop.database.dataDirectory).read();
    for (let round = 0; round < 200 && mails.every((mail) => !mail.includes('office@')); round += 1) {
      await new Promise((resolve) => setTimeout(resolve, 10));
      mails.push(...(await createOutbox(shop.database.dataDirectory).read()));
    }
    expect(mails.find((mail) => mail.includes('To: office@shop.example'))).toContain('Reply-To: eva@sol.example');
    await run(messagesCommand, 'list', '--json');
    const [{ id } = { id: 0 }] = JSON.parse(printed.join()) as { id: number }[];
    printed = [];
    await run(messagesCommand, 'show', String(id));
    expect(printed.slice(-2)).toEqual(['One [2J', 'Two']);
    printed = [];
    await run(messagesCommand, 'done', String(id), '--by', 'Luis');
    await run(messagesCommand, 'done', String(id));
    await run(messagesCommand, 'list');
    expect(printed).toEqual([`Message ${id} is done.`, `Message ${id} was done already.`, 'There are no messages.']);
    await expect(run(messagesCommand, 'erase', String(id))).rejects.toThrow(/^This would delete message \d+ by eva@/);
    await run(messagesCommand, 'erase', String(id), '--force');
    await expect(run(messagesCommand, 'show', String(id))).rejects.toThrow(`There is no message ${id}.`);
    await expect(run(messagesCommand, 'show', '1')).rejects.toThrow('There is no message 1.');
  });

  it('retries and discards what could not be sent', async () => {
    // The services of the shop do not send what belongs to another account.
    const outbox = createOutboxRepository(shop.database.db, 2);
    const runOutbox = (...args: string[]) => runIn({ accountId: 2 }, outboxCommand, ...args);
    const listIds = async () => (await outbox.list()).map(({ id }) => id);
    await outbox.add([{ kind: 'orderToClient', reference: 1, detail: 'es' }], Date.now());
    const [id = ''] = await listIds();
    await outbox.hold('no such\u001b[2J mailbox', Date.now());
    printed = [];
    await runOutbox('list', '--failed');
    expect(printed[1]).toMatch(/orderToClient +es +order M-0000001 .* given up .* no such \[2J mailbox$/);
    await expect(runOutbox('retry')).rejects.toThrow(/^Name entries by their ids, or use --all\./);
    await expect(runOutbox('retry', id, 'x')).rejects.toThrow(
      /^There is no entry x in the outbox\. Nothing was changed\.$/,
    );
    printed = [];
    await runOutbox('retry', id, id);
    expect((await outbox.list()).map(({ failedAt }) => failedAt)).toEqual([null]);
    const claimed = await outbox.claim(['orderToClient'], Date.now());
    await runOutbox('discard', '--all');
    await runOutbox('hold', '--by', 'Luis');
    expect(await outbox.list()).toMatchObject([{ id: claimed?.id, lastError: 'held by Luis', claim: null }]);
    await runOutbox('discard', id);
    expect(printed).toEqual([
      '1 entry will be sent as soon as the services run.',
      '0 entries removed.',
      'Left alone because they are being sent: 1.',
      '1 entry held. "npm run outbox -- retry --all" sends them.',
      '1 entry removed.',
    ]);
    expect(await listIds()).toEqual([]);
  });

  it.each([
    [['retry'], /^Name entries by their ids, or use --all\./],
    [['retry', 'x'], /^There is no entry x/],
    [['retri'], /^Unknown command 'retri'\. Did you mean retry\?/],
    [['list', '--everything'], /^Unknown option '--everything'\./],
  ])('refuses outbox %j', async (args, message) => {
    await expect(run(outboxCommand, ...args)).rejects.toThrow(message);
  });

  it.each([
    [['show', 'M-NONE'], /^There is no order M-NONE\.$/],
    [['list', '--since', '2026-02-30'], /^--since is "2026-02-30" but must be a date/],
    [['list', '--status', 'recieved'], /^There are no orders with the status recieved\. Did you mean received\?$/],
    [
      ['export', 'none.csv', '--client', 'anna@buyer.example'],
      /^There is no client anna@buyer\.example\. Did you mean/,
    ],
    [['list', '--catalog', 'one'], /^--catalog is "one" but must be a number/],
    [['set-status', 'M-NONE', '  ', '--as-written'], /^The status must have 1 to 60 characters, and no control/],
    [['set-status', 'M-NONE', 'x'.repeat(61), '--as-written'], /^The status must have 1 to 60 characters/],
    [['set-status', 'M-NONE', 'At\u001b[2J customs', '--as-written'], /^The status must have 1 to 60 characters/],
    [['export', 'orders.txt'], /^The format of orders\.txt is unknown/],
    [['export', 'orders-x.csv', '--separator', '|'], /^--separator is "\|" but must be comma, semicolon or tab/],
    [['set-status', 'M-NONE'], /^Missing required argument 'STATUS'\./],
    [['export', 'no/such.csv'], /^Cannot write no\/such\.csv: /],
  ])('refuses %j with one line', async (args, message) => {
    await expect(run(ordersCommand, ...args)).rejects.toThrow(message);
  });
});
