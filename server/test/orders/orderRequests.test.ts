import { randomUUID } from 'node:crypto';

import { executeCommand } from '../../src/commands/defineCommand';
import { ordersCommand } from '../../src/orders/ordersCommand';
import { createRequestOrderChange } from '../../src/orders/requestOrderChange';
import { createClientDataRepository } from '../../src/repositories/clientDataRepository';
import { createClientsRepository } from '../../src/repositories/clientsRepository';
import { createOrderBookRepository } from '../../src/repositories/orderBookRepository';
import { createOutboxRepository } from '../../src/repositories/outboxRepository';
import { ana, fillShop, luis } from '../support/builders';
import { createOutbox } from '../support/outbox';
import { createShopper, type Shopper } from '../support/shopper';
import { createTestApp, type TestApp } from '../support/testApp';
import { engines } from '../support/testDatabase';

type Body = {
  uuid: string;
  kind: 'cancel' | 'return';
  lines: { orderLineId: number; quantity: number }[];
  reason: string;
};

describe.each(engines)('requests to cancel or return, on %s', (engine) => {
  let shop: TestApp;
  let shopper: Shopper;
  let orderNumber: string;
  let orderId: number;
  let printed: string[];

  beforeAll(async () => {
    shop = await createTestApp(engine, {
      environment: {
        ORDER_MAIL_TO: 'sales@shop.example',
        WEBHOOK_URL: 'http://127.0.0.1:9/',
        WEBHOOK_SECRET: 'x'.repeat(32),
      },
    });
    await fillShop(shop.database.db);
    const stock = { catalog_id: 1, stock_item_id: 101, expected_date: null, expected_quantity: null };
    await shop.database.db
      .insertInto('stock_levels')
      .values({ ...stock, quantity: 0 })
      .execute();
    shopper = await createShopper(shop.call, ana);
  });

  afterAll(() => shop.close());

  beforeEach(async () => {
    printed = [];
    await setStock(8);
    await shopper.insert(101, 12);
    await shopper.insert(102, 1);
    const { status, text, body } = await shopper.push();
    if (status !== 200) throw new Error(text);
    ({ orderNumber, orderId } = (body.data as { orderNumber: string; orderId: number }[])[0]!);
    await shop.database.db.deleteFrom('outbox').execute();
  });

  const setStock = (quantity: number) => shop.database.db.updateTable('stock_levels').set({ quantity }).execute();
  const readStock = async () =>
    (await shop.database.db.selectFrom('stock_levels').select('quantity').executeTakeFirstOrThrow()).quantity;
  const run = (...args: string[]) => {
    const { databaseUrl, dataDirectory } = shop.database;
    return executeCommand(ordersCommand, args, {
      config: { ...shop.config, databaseUrl, dataDirectory },
      directory: dataDirectory,
      print: (line) => void printed.push(line),
    });
  };
  const ask = (
    quantity: number,
    overrides: Partial<Body> = {},
    { token = shopper.token, clientId = ana.clientId, language = 'en' } = {},
  ) =>
    shop.call('POST', `/services/inventory/api/Orders/RequestOrderChange/1/1/1/${clientId}/${orderId}`, {
      token,
      headers: { 'x-language': language },
      body: {
        uuid: randomUUID(),
        kind: 'cancel',
        lines: [{ orderLineId: 1, quantity }],
        reason: 'Too many',
        ...overrides,
      },
    });
  const readOrder = async () => ((await shopper.order(orderNumber)).body.data as Record<string, unknown>[])[0]!;
  const readLine = async () => {
    const path = `/services/inventory/api/Orders/GetOrderDetails/1/1/1/${ana.clientId}/${orderId}`;
    return ((await shop.call('GET', path, { token: shopper.token })).body.data as Record<string, unknown>[])[0]!;
  };
  const readEntries = async () =>
    (await createOutboxRepository(shop.database.db, 1).list())
      .filter((entry) => entry.reference === orderId)
      .map(({ kind, detail }) => `${kind} ${detail}`.trim())
      .sort();
  // Mails are sent after the response, but nothing receives the webhooks.
  const readWebhooks = async () => (await readEntries()).filter((entry) => entry.includes('ToWebhook'));
  const ship = (quantity: number) => run('parcel', orderNumber, '--carrier', 'DHL', '--lines', `A-101:${quantity}`);

  it('take every line of an order of 5,000 lines, and no body without end', async () => {
    const { db } = shop.database;
    const line = await db
      .selectFrom('order_lines')
      .selectAll()
      .where('order_id', '=', orderId)
      .where('line_number', '=', 2)
      .executeTakeFirstOrThrow();
    const more = Array.from({ length: 4998 }, (_, at) => ({ ...line, line_number: at + 3, quantity: 100_000 }));
    for (let from = 0; from < more.length; from += 500)
      await db
        .insertInto('order_lines')
        .values(more.slice(from, from + 500))
        .execute();
    const lines = [
      { orderLineId: 1, quantity: 12 },
      { orderLineId: 2, quantity: 1 },
      ...more.map(({ line_number: orderLineId, quantity }) => ({ orderLineId, quantity })),
    ];
    const { status, body } = await ask(1, { lines });
    expect(status).toBe(200);
    const [request] = body.data as Body[];
    expect(request?.lines).toHaveLength(5000);
    expect((await ask(1, { reason: 'x'.repeat(300_000) })).status).toBe(413);
  });

  it('are part of the order, with the answer, and tell the company and the client', async () => {
    expect(await readOrder()).toMatchObject({ requests: [] });
    const date = expect.stringMatching(/^\d{4}-\d\d-\d\dT/) as string;
    const asked = {
      requestId: 1,
      kind: 'cancel',
      lines: [{ orderLineId: 1, quantity: 6 }],
      reason: 'Too many',
      date,
      state: 'open',
      answer: null,
      answerDate: null,
    };
    const { status, body } = await ask(6, { reason: ' Too many ' });
    expect([status, body.data]).toEqual([200, [asked]]);
    expect(await readOrder()).toMatchObject({ requests: [asked] });
    await run('requests');
    expect(printed.join('\n')).toMatch(new RegExp(`${orderNumber} +1 +\\S+ +cancel +6 +Ruiz Workshops +Too many`));
    await run('answer', orderNumber, '1', 'accept', '--note', 'Done', '--by', 'maria');
    const answered = { ...asked, state: 'accepted', answer: 'Done', answerDate: date };
    expect(await readOrder()).toMatchObject({ status: 'received', requests: [answered] });
    expect(await readWebhooks()).toEqual(['requestToWebhook', 'requestToWebhook']);
    expect(printed.at(-1)).toBe(`Request 1 of order ${orderNumber} is accepted. The client will be told.`);
    printed = [];
    await run('show', orderNumber);
    expect(printed.join('\n')).toMatch(
      /Request 1 cancel, \S+, accepted by maria\n {10}6 of 12 A-101\nReason {4}Too many\nAnswer {4}Done/,
    );
    const news = await shop.call('GET', `/services/inventory/api/Orders/GetOrderNews/1/1/1/${ana.clientId}`, {
      token: shopper.token,
    });
    expect(news.body.data).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ kind: 'answer', orderId, status: 'accepted' }),
        expect.objectContaining({ kind: 'request', orderId, status: null }),
      ]),
    );
  });

  it('are mailed to the company with what is asked for, and the answer to the client in their language', async () => {
    const outbox = createOutbox(shop.database.dataDirectory);
    const findMail = async (text: string) => {
      for (let count = 1; ; count += 1) {
        const found = (await outbox.waitFor(count)).find((mail) => mail.includes(text));
        if (found !== undefined) return found.replaceAll('\r\n', '\n');
      }
    };
    await ask(6, { reason: 'Too many <b>' });
    const toCompany = await findMail(
      `Solicitud 1 del pedido ${orderNumber}: Ruiz Workshops (${ana.username}) pide cancelar`,
    );
    expect(toCompany).toMatch(/^To: sales@shop\.example$/m);
    expect(toCompany).toMatch(/^Reply-To: ana@buyer\.example$/m);
    expect(toCompany).toContain('\nMotivo: Too many <b>\n');
    expect(toCompany).toContain('6 =C3=97 A-101  ');
    await run('answer', orderNumber, '1', 'accept', '--note', 'Done & dusted');
    // Without a server that listens, mails are sent after requests.
    await ask(1);
    const toClient = await findMail(`request for order ${orderNumber}.`);
    expect(toClient).toMatch(/^To: ana@buyer\.example$/m);
    expect(toClient).toContain('we have accepted your cancellation request');
    expect(toClient).toContain('\nAnswer: Done & dusted\n');
    expect(toClient).toContain(`/en/client/orders/1/${orderId}`);
  });

  it('are made once for a uuid, even if it comes twice at once, and never with another content', async () => {
    const uuid = randomUUID();
    const results = await Promise.all([ask(6, { uuid }), ask(6, { uuid }), ask(6, { uuid: uuid.toUpperCase() })]);
    expect(results.map(({ status, body }) => [status, (body.data as { requestId: number }[])[0]?.requestId])).toEqual([
      [200, 1],
      [200, 1],
      [200, 1],
    ]);
    expect(await ask(5, { uuid })).toMatchObject({ status: 422, body: { code: 'requestReused' } });
    expect((await readOrder()).requests).toHaveLength(1);
    expect(await readWebhooks()).toEqual(['requestToWebhook']);
  });

  it('never ask for more than there is, even from two pages at once', async () => {
    const results = await Promise.all([ask(8), ask(8)]);
    expect(results.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await readOrder()).requests).toHaveLength(1);
    const lines = [1, 1].map((orderLineId) => ({ orderLineId, quantity: 3 }));
    expect((await ask(0, { lines })).status).toBe(409);
  });

  it.each([
    ['en', 'Only 4 of A-101 can still be cancelled; nothing was requested'],
    ['es', 'Solo se pueden cancelar 4 unidades de A-101; no se solicitó nada'],
    ['zh', 'A-101 最多还可取消 4，未提交申请'],
  ])('say in %s how much is left', async (language, message) => {
    await ship(8);
    expect(await ask(5, {}, { language })).toMatchObject({ status: 409, body: { code: 'cancelExceeds', message } });
  });

  it('take back what has not been sent, and return what has', async () => {
    expect(await ask(1, { kind: 'return' })).toMatchObject({ status: 409, body: { code: 'returnExceeds' } });
    await ship(4);
    expect((await ask(5, { kind: 'return' })).status).toBe(409);
    expect((await ask(4, { kind: 'return' })).status).toBe(200);
    expect((await ask(1, { kind: 'return' })).status).toBe(409);
    expect((await ask(8)).status).toBe(200);
    await run('answer', orderNumber, '1', 'decline', '--quiet');
    expect((await ask(4, { kind: 'return' })).status).toBe(200);
    expect(await readEntries()).not.toContain('answerToClient 1');
  });

  it('give back the stock of what is cancelled, which is not delivered later and in no parcel any more', async () => {
    await ask(6);
    expect([await readStock(), await readLine()]).toEqual([0, expect.objectContaining({ backordered: 4 })]);
    await run('answer', orderNumber, '1', 'accept');
    expect(await readStock()).toBe(2);
    expect(await readLine()).not.toHaveProperty('backordered');
    await expect(ship(7)).rejects.toThrow('The quantity of "A-101" is 7, but 6 of 12 are left to send.');
    await run('set-status', orderNumber, 'cancelled');
    expect(await readStock()).toBe(8);
    await run('set-status', orderNumber, 'preparing', '--force');
    expect(await readStock()).toBe(2);
  });

  it('leave what is cancelled out of what the client has bought, once it is accepted', async () => {
    const read = async (operation: string) => {
      const path = `/services/inventory/api/Orders/${operation}/1/1/1/${ana.clientId}`;
      return (await shop.call('GET', path, { token: shopper.token })).body.data as Record<string, unknown>[];
    };
    const readBought = async () => {
      const purchases = await read('GetPurchases');
      return [101, 102].map((id) => {
        const { orders = 0, units = 0 } = purchases.find(({ stockItemId }) => stockItemId === id) ?? {};
        return [Number(orders), Number(units)] as const;
      });
    };
    const before = await readBought();
    await ask(6, { lines: [6, 1].map((quantity, at) => ({ orderLineId: at + 1, quantity })) });
    expect(await readBought()).toEqual(before);
    await run('answer', orderNumber, '1', 'accept');
    const [[orders, units], [others, otherUnits]] = before as [[number, number], [number, number]];
    expect(await readBought()).toEqual([
      [orders, units - 6],
      [others - 1, otherUnits - 1],
    ]);
    const listed = (await read('GetOrdersByCompanyByClientId')).find((order) => order.orderId === orderId);
    expect(listed?.items).toMatchObject([
      { quantity: 12, cancelled: 6 },
      { quantity: 1, cancelled: 1 },
    ]);
  });

  it('cancel the order when nothing is left of it, with one mail', async () => {
    await ask(12);
    await run('answer', orderNumber, '1', 'accept');
    expect(await readOrder()).toMatchObject({ status: 'received' });
    await ask(0, { lines: [{ orderLineId: 2, quantity: 1 }] });
    await run('answer', orderNumber, '2', 'accept', '--note', 'Bye');
    expect(await readOrder()).toMatchObject({ status: 'cancelled', changes: [{}, { status: 'cancelled', note: '' }] });
    expect(printed.at(-1)).toBe(`Nothing is left of order ${orderNumber}, which is now "cancelled".`);
    expect(await readStock()).toBe(8);
    const entries = await readEntries();
    expect(entries.filter((entry) => entry.endsWith('ToClient cancelled'))).toEqual([]);
    expect(entries).toContain('statusToWebhook cancelled');
    expect((await ask(1)).status).toBe(409);
  });

  it('are accepted only while they are possible, and answered once', async () => {
    await ask(8);
    await ship(6);
    await expect(run('answer', orderNumber, '1', 'accept')).rejects.toThrow(
      'The client asks to cancel 8 of "A-101", but 6 of 12 can be. Nothing was changed.',
    );
    await expect(run('answer', orderNumber, '2', 'accept')).rejects.toThrow(`Order ${orderNumber} has no request 2.`);
    await expect(run('answer', orderNumber, '1', 'maybe')).rejects.toThrow('"maybe" must be accept or decline.');
    await run('set-status', orderNumber, 'cancelled');
    const answers = ['accept', 'decline'].map((word) => run('answer', orderNumber, '1', word));
    expect((await Promise.allSettled(answers)).map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    await expect(run('answer', orderNumber, '1', 'accept')).rejects.toThrow(/^Request 1 of order \S+ is \w+ already\./);
  });

  it('are for the client of the order alone', async () => {
    const other = await createShopper(shop.call, luis);
    expect((await ask(1, {}, { token: other.token })).status).toBe(404);
    expect((await ask(1, {}, { token: other.token, clientId: luis.clientId })).status).toBe(404);
    expect((await ask(1, {}, { token: 'a.b.c' })).status).toBe(401);
    expect((await ask(1, { lines: [{ orderLineId: 9, quantity: 1 }] })).status).toBe(404);
    expect((await ask(0)).status).toBe(400);
    expect((await ask(1, { reason: ' \u200b\n' })).status).toBe(400);
    expect((await readOrder()).requests).toEqual([]);
  });

  it('are in exports and webhooks, and lose what was written when the client is erased', async () => {
    await ask(6);
    await run('answer', orderNumber, '1', 'accept', '--note', 'Dear Ana');
    const { db } = shop.database;
    const clientData = createClientDataRepository(db, shop.config);
    const client = await createClientsRepository(db, 1).find(ana.clientId);
    const { orders } = await clientData.read(client!);
    const lines = [{ lineNumber: 1, quantity: 6 }];
    expect(orders.find((order) => order.orderId === orderId)).toMatchObject({
      lines: [{ code: 'A-101', cancelled: 6 }, { code: 'A-102' }],
      requests: [
        { requestNumber: 1, kind: 'cancel', state: 'accepted', reason: 'Too many', answer: 'Dear Ana', lines },
      ],
    });
    await clientData.erase(client!);
    const erased = await createOrderBookRepository(db, 1).find(orderId);
    expect(erased?.requests).toMatchObject([{ state: 'accepted', reason: '', answer: '', uuid: null }]);
    const late = createRequestOrderChange({ db, config: shop.config, now: () => shop.clock.now });
    const body = { uuid: randomUUID(), kind: 'cancel' as const, lines: [{ orderLineId: 1, quantity: 1 }], reason: 'x' };
    await expect(late(orderId, body)).rejects.toMatchObject({ statusCode: 404 });
  });
});
