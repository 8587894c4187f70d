import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

import { createOrderBookRepository } from '../../src/repositories/orderBookRepository';
import { createOutboxRepository } from '../../src/repositories/outboxRepository';
import { ana, fillShop } from '../support/builders';
import { createOutbox } from '../support/outbox';
import { createShopper, type Shopper } from '../support/shopper';
import { createTestApp, type TestApp } from '../support/testApp';
import { engines } from '../support/testDatabase';

const secret = 'a secret of more than thirty-two characters';

/** Answers with the given statuses, one after the other, and then with 204. */
const startReceiver = async (statuses: number[] = []) => {
  const received: { headers: IncomingHttpHeaders; body: string }[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8').on('data', (part: string) => (body += part));
    request.on('end', () => {
      received.push({ headers: request.headers, body });
      response.writeHead(statuses.shift() ?? 204).end();
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { received, url: `http://127.0.0.1:${port}/orders`, close: () => server.close() };
};

const decode = (mail = '') =>
  Buffer.from(
    mail.replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16))),
    'latin1',
  ).toString();

describe.each(engines)('a new order on %s', (engine) => {
  let shop: TestApp;
  let shopper: Shopper;
  let receiver: Awaited<ReturnType<typeof startReceiver>>;

  const open = async (environment: Record<string, string> = {}, statuses: number[] = []) => {
    receiver = await startReceiver(statuses);
    shop = await createTestApp(engine, {
      environment: {
        ORDER_MAIL_TO: 'sales@shop.example 2=second@shop.example',
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
    await shop.close();
    receiver.close();
  });

  const outbox = () => createOutboxRepository(shop.database.db);
  const waitUntilEmpty = async () => {
    for (let round = 0; round < 500 && (await outbox().list()).length > 0; round += 1)
      await new Promise((resolve) => setTimeout(resolve, 10));
    expect(await outbox().list()).toEqual([]);
  };
  const waitForFailure = async () => {
    for (let round = 0; round < 500; round += 1) {
      const [entry] = (await outbox().list()).filter(({ lastError }) => lastError !== '');
      if (entry) return entry;
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
    throw new Error('nothing failed');
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
    expect(await createOutbox(shop.database.dataDirectory).read()).toHaveLength(2);
  });

  it('waits for a mail server and a webhook that fail, and is retried until the operator must look', async () => {
    await open(
      { SMTP_URL: 'smtp://127.0.0.1:1' },
      Array.from({ length: 20 }, () => 500),
    );
    await shopper.insert(101, 1);
    await shopper.push();
    const failure = await waitForFailure();
    expect(failure).toMatchObject({ attempts: 1, failedAt: null });
    expect(failure.dueAt).toBeGreaterThan(shop.clock.now);
    for (const entry of await outbox().list()) await outbox().postpone(entry.id, 'refused', shop.clock.now + 1);
    expect(await outbox().claim(['orderToWebhook'], 10, shop.clock.now, shop.clock.now + 5)).toEqual([]);
    expect(await outbox().count()).toEqual({ waiting: 3, failed: 0 });
    const [entry] = (await outbox().list()).filter(({ kind }) => kind === 'orderToWebhook');
    await outbox().fail(entry?.id ?? '', 'the webhook answered 500', shop.clock.now);
    expect(await outbox().count()).toEqual({ waiting: 2, failed: 1 });
    shop.clock.now += 10;
    expect(await outbox().claim(['orderToWebhook'], 10, shop.clock.now, shop.clock.now + 5)).toEqual([]);
    expect(await outbox().retry(undefined, shop.clock.now)).toBe(3);
    expect(await outbox().claim(['orderToWebhook'], 10, shop.clock.now, shop.clock.now + 5)).toHaveLength(1);
  });

  it('is announced by the next process if this one is killed after the commit', async () => {
    await open();
    // As a killed process leaves it: the claim is all that has happened.
    const { clock, database } = shop;
    await shopper.insert(101, 1);
    await shopper.push();
    await waitUntilEmpty();
    const orders = await database.db.selectFrom('orders').select('order_id').execute();
    await outbox().add([{ kind: 'orderToWebhook', reference: orders[0]?.order_id ?? 0, detail: '' }], clock.now);
    await outbox().claim(['orderToWebhook'], 10, clock.now, clock.now + 1000);
    const early = await shop.another();
    await early.close();
    expect(receiver.received).toHaveLength(1);
    clock.now += 1000;
    const late = await shop.another();
    await waitUntilEmpty();
    await late.close();
    expect(receiver.received).toHaveLength(2);
  });

  it('tells the client of a new status once', async () => {
    await open();
    await shopper.insert(101, 1);
    await shopper.push();
    await waitUntilEmpty();
    const [order] = await shop.database.db.selectFrom('orders').select('order_id').execute();
    const book = createOrderBookRepository(shop.database.db, 1);
    const set = (status: string) =>
      book.setStatus(order?.order_id ?? 0, { status, by: 'Luis', moment: shop.clock.now }, [
        { kind: 'statusToClient', detail: status },
        { kind: 'statusToWebhook', detail: status },
      ]);
    expect([await set('shipped'), await set('shipped')]).toEqual([true, false]);
    const other = await shop.another();
    await waitUntilEmpty();
    await other.close();
    const mails = (await createOutbox(shop.database.dataDirectory).read()).map(decode);
    expect(mails.filter((mail) => mail.includes('Shipped'))).toHaveLength(1);
    expect(receiver.received.map(({ body }) => (JSON.parse(body) as { type: string }).type)).toEqual([
      'order.placed',
      'order.status',
    ]);
    expect(await book.listChanges(order?.order_id ?? 0)).toMatchObject([
      { change_number: 1, status: 'shipped', changed_by: 'Luis' },
    ]);
    expect((await shopper.orders()).body.data).toMatchObject([{ status: 'shipped' }]);
  });
});
