import { createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { type NoteRecord, readOrderNote, toNoteRecord } from '@/shared/lib/orderComment';
import { readCsv } from '@/shared/lib/readCsv';

import { executeCommand } from '../../src/commands/defineCommand';
import { ordersCommand } from '../../src/orders/ordersCommand';
import { createOrderBookRepository } from '../../src/repositories/orderBookRepository';
import { createOutboxRepository, type OutboxEntry } from '../../src/repositories/outboxRepository';
import { ana, fillShop } from '../support/builders';
import { createOutbox } from '../support/outbox';
import { readPdf } from '../support/readPdf';
import { createShopper, type Shopper } from '../support/shopper';
import { createTestApp, type TestApp } from '../support/testApp';
import { engines } from '../support/testDatabase';
import { startReceiver } from '../support/webhookReceiver';

const secret = 'a secret of more than thirty-two characters';

const decode = (mail = '') =>
  Buffer.from(
    mail.replace(/=\r?\n/g, '').replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16))),
    'latin1',
  ).toString();

describe.each(engines)('a new order on %s', (engine) => {
  let shop: TestApp;
  let shopper: Shopper;
  let receiver: Awaited<ReturnType<typeof startReceiver>>;

  const open = async (
    environment: Record<string, string> = {},
    statuses: number[] = [],
    application: Record<string, unknown> = {},
  ) => {
    receiver = await startReceiver(statuses);
    shop = await createTestApp(engine, {
      listens: true,
      application,
      environment: {
        ORDER_MAIL_TO: 'sales@shop.example 1=store@shop.example 2=second@shop.example',
        WEBHOOK_URL: receiver.url,
        WEBHOOK_SECRET: secret,
        PUBLIC_URL: 'https://shop.example',
        ...environment,
      },
    });
    await fillShop(shop.database.db);
    shopper = await createShopper(shop.call, ana);
  };

  afterEach(async () => {
    receiver.close();
    await shop.close();
  });

  const outbox = () => createOutboxRepository(shop.database.db, 1);
  const waitUntilEmpty = async () => {
    for (let round = 0; round < 500 && (await outbox().list()).length > 0; round += 1)
      await new Promise((resolve) => setTimeout(resolve, 10));
    expect(await outbox().list()).toEqual([]);
  };
  const waitForEntries = async (count: number, isMeant: (entry: OutboxEntry) => boolean = () => true) => {
    for (let round = 0; round < 500; round += 1) {
      const entries = (await outbox().list()).filter(isMeant);
      if (entries.length === count) return entries;
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
    throw new Error(`there were never ${count} such entries`);
  };
  const readOrderId = async () => {
    const { order_id } = await shop.database.db.selectFrom('orders').select('order_id').executeTakeFirstOrThrow();
    return order_id;
  };

  it('is mailed to the company and to the client in their language, and posted to the webhook', async () => {
    await open();
    await shopper.insert(101, 12);
    await shopper.push({ comment: 'Back <b>door</b>' }, { 'accept-language': 'es' });
    await waitUntilEmpty();
    const mails = (await createOutbox(shop.database.dataDirectory).read()).map(decode);
    const [toCompany, ...others] = mails.filter((mail) => mail.includes('To: sales@shop.example'));
    expect(others).toEqual([]);
    expect(toCompany).toContain('Reply-To: ana@buyer.example');
    expect(toCompany).toContain('Cliente: ana@buyer.example, +1 555 0101, 3 Mill Lane');
    expect(mails.filter((mail) => mail.includes('To: store@shop.example'))).toHaveLength(1);
    expect(mails.some((mail) => mail.includes('second@shop.example'))).toBe(false);
    const toClient = mails.find((mail) => mail.includes('\nTo: ana@buyer.example'));
    expect(toClient).toContain('12 × A-101');
    expect(toClient).toContain('Back <b>door</b>');
    expect(toClient).toContain('Back &lt;b&gt;door&lt;/b&gt;');
    expect(toClient).toMatch(/https:\/\/shop\.example\/\w\w\/client\/orders\/1\/\d+/);

    const [{ headers, body } = { headers: {}, body: '' }] = receiver.received;
    const { 'webhook-id': id, 'webhook-timestamp': timestamp } = headers as Record<string, string>;
    const signature = createHmac('sha256', secret).update(`${id}.${timestamp}.${body}`).digest('base64');
    expect(headers['webhook-signature']).toBe(`v1,${signature}`);
    expect(JSON.parse(body)).toMatchObject({
      type: 'order.placed',
      data: { client: { username: 'ana@buyer.example' }, lines: [{ code: 'A-101', quantity: 12 }] },
    });
  });

  it('has the order attached as a PDF, in the language of each mail, where that is configured', async () => {
    await open({ ORDER_MAIL_PDF: 'true' }, [], { sellerDetails: '1 Harbour Road\nVAT 77' });
    await shopper.insert(101, 12);
    await shopper.push({}, { [shop.config.runtime.headers.language]: 'zh' });
    await waitUntilEmpty();
    const mails = await createOutbox(shop.database.dataDirectory).read();
    const readAttached = (to: string) => {
      const mail = mails.find((each) => each.includes(`\nTo: ${to}`)) ?? '';
      const encoded = /filename=M-\w+\.pdf\r?\n\r?\n([\w+/\s]+=*)/.exec(mail)?.[1] ?? '';
      return readPdf(Buffer.from(encoded, 'base64')).pages[0];
    };
    expect(readAttached('sales@shop.example')).toMatch(/Pedido M-\w+[^]*1 Harbour Road[^]*VAT 77[^]*3 Mill Lane/);
    expect(readAttached('ana@buyer.example')).toMatch(/订单 M-\w+/);
  });

  it('says how many packs a line has and what is delivered later, even if the item changes', async () => {
    await open();
    const { db } = shop.database;
    const setPacks = (unit: string | null, pack_size: number | null) =>
      db.updateTable('stock_items').set({ unit, pack_size }).where('stock_item_id', '=', 101).execute();
    await setPacks('box', 6);
    const stock = { catalog_id: 1, stock_item_id: 101, quantity: 2, expected_quantity: null };
    await db
      .insertInto('stock_levels')
      .values({ ...stock, expected_date: '2031-06-15' })
      .execute();
    await shopper.insert(101, 5);
    await shopper.push();
    await setPacks(null, null);
    await waitUntilEmpty();
    const line = { quantity: 5, unit: 'box', packSize: 6, backordered: 3, expectedDate: '2031-06-15' };
    expect(JSON.parse(receiver.received[0]?.body ?? '')).toMatchObject({ data: { lines: [line] } });
    const path = `/services/inventory/api/Orders/GetOrderDetails/1/1/1/${shopper.clientId}/${await readOrderId()}`;
    expect((await shop.call('GET', path, { token: shopper.token })).body.data).toMatchObject([line]);
    const mails = (await createOutbox(shop.database.dataDirectory).read()).map(decode);
    expect(mails).toHaveLength(3);
    for (const mail of mails) {
      expect(mail.replaceAll('\r\n', '\n')).toMatch(
        /\n {4}5 (boxes|cajas) \(30\)\n {4}(3 units will be delivered later, expected June 15, 2031|3 unidades .* 15 de junio de 2031)\n/,
      );
      expect(mail).toMatch(/<br>5 (boxes|cajas) \(30\)<br>3 /);
    }
  });

  it.each(['own', 'comment'] as const)(
    'has the same note, in fields of the kind %s, in the order, the mails, the webhook and the export',
    async (fields) => {
      await open({ TIME_ZONE: 'Europe/Madrid' });
      const note = {
        reference: 'PO "17" \\ 🔩; 订单',
        deliveryAddress: '8 Dock Road, hall "3"',
        wishedDate: '2026-03-09',
        comment: 'Say "hi"\\n\n\n后门 👷🏽‍♀️, O\'Hara; tab\there',
      };
      await shopper.insert(101, 12);
      await shopper.push(toNoteRecord(note, fields));
      await waitUntilEmpty();
      const [order] = (await shopper.orders()).body.data as NoteRecord[];
      expect(order && readOrderNote(order)).toEqual(note);
      expect((JSON.parse(receiver.received[0]?.body ?? '') as { data: object }).data).toMatchObject(note);
      const mails = (await createOutbox(shop.database.dataDirectory).read()).map(decode);
      expect(mails).toHaveLength(3);
      for (const mail of mails) {
        const text = mail.replaceAll('\r\n', '\n');
        expect(text).toContain(`: ${note.reference}\n`);
        expect(text).toContain(`: ${note.deliveryAddress}\n`);
        expect(text).toMatch(/: (lunes, 9 de marzo de 2026|Monday, March 9, 2026)\n/);
        expect(text).toContain(`: ${note.comment}\n`);
        expect(text).toContain('Say &quot;hi&quot;\\n<br><br>后门 👷🏽‍♀️, O&#39;Hara; tab\there</p>');
        expect(text).toMatch(
          /(Fecha: 2 de marzo de 2026(,| a las) 11:00 CET|Date: March 2, 2026 at 11:00 AM GMT\+1)\n/,
        );
      }
      const { databaseUrl, dataDirectory } = shop.database;
      const config = { ...shop.config, databaseUrl, dataDirectory };
      const context = { config, directory: dataDirectory, print: () => undefined };
      await executeCommand(ordersCommand, ['export', 'orders.csv'], context);
      const [heads, row] = readCsv(readFileSync(join(dataDirectory, 'orders.csv'), 'utf8')).records;
      expect(row?.[heads?.indexOf('reference') ?? -1]).toBe(note.reference);
      expect(row?.[heads?.indexOf('comment') ?? -1]).toBe(note.comment);
    },
  );

  it('is mailed with the name of its catalogue, where catalogues have names', async () => {
    const catalogNames = [
      { es: 'Ferretería', en: 'Hardware', zh: '五金' },
      { es: 'Fontanería', en: 'Plumbing', zh: '水暖' },
    ];
    await open({}, [], { catalogNames });
    await shopper.insert(101, 1);
    await shopper.push({}, { 'accept-language': 'es' });
    await waitUntilEmpty();
    const mails = (await createOutbox(shop.database.dataDirectory).read()).map(decode);
    expect(mails.find((mail) => mail.includes('To: sales@shop.example'))).toContain('Catálogo: Ferretería');
    expect(JSON.parse(receiver.received[0]?.body ?? '')).toMatchObject({ data: { catalogName: catalogNames[0] } });
  });

  it('is announced once, however often the push is repeated; a refused one is not', async () => {
    await open();
    const push = shopper.aPush();
    expect((await shopper.push(push)).status).toBe(409);
    await shopper.insert(101, 1);
    const placed = shopper.aPush();
    await shopper.push(placed);
    await shopper.push(placed);
    await waitUntilEmpty();
    expect(receiver.received).toHaveLength(1);
    expect(await createOutbox(shop.database.dataDirectory).read()).toHaveLength(3);
  });

  it('is retried later if the mail server and the webhook fail', async () => {
    await open({ SMTP_URL: 'smtp://127.0.0.1:1', WEBHOOK_URL: 'http://127.0.0.1:1' });
    await shopper.insert(101, 1);
    await shopper.push();
    const failed = await waitForEntries(2, ({ lastError }) => lastError !== '');
    expect(failed.map(({ attempts, failedAt }) => [attempts, failedAt])).toEqual([
      [1, null],
      [1, null],
    ]);
    expect(failed.every(({ dueAt }) => dueAt > shop.clock.now)).toBe(true);
    expect(failed.map(({ lastError }) => lastError)).toContain('the webhook failed: bad port');
  });

  it('is mailed while the webhook does not respond', async () => {
    await open({}, [0]);
    await shopper.insert(101, 1);
    await shopper.push();
    expect(await createOutbox(shop.database.dataDirectory).waitFor(3)).toHaveLength(3);
    const rest = await waitForEntries(1);
    expect(rest).toMatchObject([{ kind: 'orderToWebhook' }]);
  });

  it('is mailed once to each recipient if an earlier version has named none', async () => {
    await open();
    await shopper.insert(101, 1);
    await shopper.push();
    await waitUntilEmpty();
    await outbox().add([{ kind: 'orderToCompany', reference: await readOrderId(), detail: '' }], shop.clock.now);
    const other = await shop.another();
    await waitUntilEmpty();
    await other.close();
    const mails = await createOutbox(shop.database.dataDirectory).read();
    const recipients = mails.map((mail) => /^To: (.*)\r$/m.exec(mail)?.[1]).sort();
    expect(recipients).toEqual([
      ana.username,
      ...Array<string>(2).fill('sales@shop.example'),
      ...Array<string>(2).fill('store@shop.example'),
    ]);
  });

  it('waits for the operator if there is no recipient any more, or no such order', async () => {
    await open({ ORDER_MAIL_TO: '', WEBHOOK_URL: '' });
    await shopper.insert(101, 1);
    await shopper.push();
    await waitUntilEmpty();
    const reference = await readOrderId();
    const entries = [
      { kind: 'orderToCompany', reference, detail: '' },
      { kind: 'orderToWebhook', reference, detail: '' },
      { kind: 'orderToClient', reference: 1, detail: 'en' },
      { kind: 'messageToCompany', reference: 2, detail: 'office@shop.example' },
    ] as const;
    await outbox().add([...entries], shop.clock.now);
    const other = await shop.another();
    const failed = await waitForEntries(4, ({ failedAt }) => failedAt !== null);
    await other.close();
    expect(failed.map(({ lastError }) => lastError).sort()).toEqual([
      'ORDER_MAIL_TO is not set',
      'WEBHOOK_URL is not set',
      'there is no message 2',
      'there is no order M-0000001',
    ]);
  });

  it('is announced by the next process if this one is killed after the commit', async () => {
    await open();
    const { clock } = shop;
    await shopper.insert(101, 1);
    await shopper.push();
    await waitUntilEmpty();
    // The state that a killed process leaves behind: the entry is claimed, but nothing was sent.
    await outbox().add([{ kind: 'orderToWebhook', reference: await readOrderId(), detail: '' }], clock.now);
    await outbox().claim(['orderToWebhook'], clock.now);
    if (engine === 'postgres') {
      const early = await shop.another();
      await early.close();
      expect(receiver.received).toHaveLength(1);
      clock.now += 3_600_000;
    }
    const late = await shop.another();
    await waitUntilEmpty();
    await late.close();
    expect(receiver.received).toHaveLength(2);
  });

  it('informs the client of a new status once', async () => {
    await open();
    await shopper.insert(101, 1);
    await shopper.push();
    await waitUntilEmpty();
    const orderId = await readOrderId();
    const book = createOrderBookRepository(shop.database.db, 1);
    const set = (status: string) =>
      book.setStatus(orderId, { status, note: 'Tracking 1Z <9>\nSigned for', by: 'Luis', moment: shop.clock.now }, [
        { kind: 'statusToClient', detail: status },
        { kind: 'statusToWebhook', detail: status },
      ]);
    expect([await set('shipped'), await set('shipped')]).toEqual([true, false]);
    const other = await shop.another();
    await waitUntilEmpty();
    await other.close();
    const mails = (await createOutbox(shop.database.dataDirectory).read()).map(decode);
    const [mail = '', ...others] = mails.filter((each) => each.includes('Shipped'));
    expect(others).toEqual([]);
    expect(mail).toMatch(/Note: Tracking 1Z <9>\r?\nSigned for/);
    expect(mail).toContain('<b>Note</b>: Tracking 1Z &lt;9&gt;<br>Signed for');
    expect(receiver.received.map(({ body }) => (JSON.parse(body) as { type: string }).type)).toEqual([
      'order.placed',
      'order.status',
    ]);
    expect(await book.listChanges(orderId)).toMatchObject([
      { change_number: 1, status: 'shipped', changed_by: 'Luis', note: 'Tracking 1Z <9>\nSigned for' },
    ]);
    expect((await shopper.orders()).body.data).toMatchObject([{ status: 'shipped' }]);
  });

  it('posts parcels that are added and removed, whether or not the client is told', async () => {
    await open();
    await shopper.insert(101, 1);
    const placed = (await shopper.push()).body.data as { orderNumber: string }[];
    const number = placed[0]?.orderNumber ?? '';
    await waitUntilEmpty();
    const { databaseUrl, dataDirectory } = shop.database;
    const run = (...args: string[]) =>
      executeCommand(ordersCommand, args, {
        config: { ...shop.config, databaseUrl, dataDirectory },
        directory: dataDirectory,
        print: () => undefined,
      });
    const deliver = async () => {
      const other = await shop.another();
      await waitUntilEmpty();
      await other.close();
    };
    await run('parcel', number, '--carrier', 'DHL', '--number', '77', '--quiet');
    await deliver();
    await run('remove-parcel', number, '1');
    await deliver();
    const posted = receiver.received.map(
      ({ body }) => JSON.parse(body) as { type: string; data: { parcels: { number: string }[] } },
    );
    expect(posted.map(({ type, data }) => [type, data.parcels.map((parcel) => parcel.number)])).toEqual([
      ['order.placed', []],
      ['order.parcel', ['77']],
      ['order.parcel', []],
    ]);
  });
});
