import { randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { executeCommand } from '../../src/commands/defineCommand';
import { ordersCommand } from '../../src/orders/ordersCommand';
import { createClientDataRepository } from '../../src/repositories/clientDataRepository';
import { createOutboxRepository } from '../../src/repositories/outboxRepository';
import { ana, fillShop, luis } from '../support/builders';
import { createShopper, type Shopper } from '../support/shopper';
import { createTestApp, type TestApp } from '../support/testApp';
import { engines } from '../support/testDatabase';

type Quote = {
  quoteId: number;
  quoteNumber: string;
  state: string;
  subtotal: number | null;
  total: number | null;
  offerVersion: string | null;
  orderId: number | null;
  lines: { stockItemId: number; usualPrice: number | null; unitPrice: number | null; note: string | null }[];
};

const lastDay = '2999-12-31';

describe.each(engines)('quotes, on %s', (engine) => {
  let shop: TestApp;
  let shopper: Shopper;
  let other: Shopper;
  let printed: string[];

  beforeAll(async () => {
    shop = await createTestApp(engine, {
      environment: {
        ORDER_MAIL_TO: 'sales@shop.example',
        // Nothing can be sent, so every mail stays in the outbox.
        SMTP_URL: 'smtp://127.0.0.1:9',
        WEBHOOK_URL: 'http://127.0.0.1:9/',
        WEBHOOK_SECRET: 'x'.repeat(32),
      },
    });
    await fillShop(shop.database.db);
    const stock = { catalog_id: 1, stock_item_id: 101, expected_date: null, expected_quantity: null };
    await shop.database.db
      .insertInto('stock_levels')
      .values({ ...stock, quantity: 100 })
      .execute();
    shopper = await createShopper(shop.call, ana);
    other = await createShopper(shop.call, luis);
  });

  afterAll(() => shop.close());

  beforeEach(() => {
    printed = [];
  });

  const address = (operation: string, clientId: number, quoteId?: number) =>
    `/services/inventory/api/Quotes/${operation}/1/1/1/${clientId}${quoteId === undefined ? '' : `/${quoteId}`}`;
  const ask = (overrides: Record<string, unknown> = {}, { token, clientId } = shopper) =>
    shop.call('POST', address('CreateQuote', clientId), {
      token,
      body: {
        uuid: randomUUID(),
        lines: [
          { stockItemId: 101, quantity: 12 },
          { stockItemId: 102, quantity: 1 },
        ],
        comment: 'For the new warehouse',
        ...overrides,
      },
    });
  const post = (operation: string, quoteId: number, body: object, { token, clientId } = shopper) =>
    shop.call('POST', address(operation, clientId, quoteId), { token, body });
  const first = ({ status, text, body }: Awaited<ReturnType<typeof ask>>) => {
    if (status !== 200) throw new Error(`${status} ${text}`);
    return (body.data as Quote[])[0]!;
  };
  const read = async (quoteId: number) =>
    first(await shop.call('GET', address('GetQuote', shopper.clientId, quoteId), { token: shopper.token }));
  const accept = (quoteId: number, offerVersion: string | null, who = shopper) =>
    post('AcceptQuote', quoteId, { offerVersion }, who);
  const run = (...args: string[]) => {
    const { databaseUrl, dataDirectory } = shop.database;
    return executeCommand(ordersCommand, args, {
      config: { ...shop.config, databaseUrl, dataDirectory },
      directory: dataDirectory,
      print: (line) => void printed.push(line),
    });
  };
  const offer = async (...options: string[]) => {
    const { quoteId, quoteNumber } = first(await ask());
    await run('offer', quoteNumber, '--discount', '10', '--until', lastDay, ...options);
    return read(quoteId);
  };
  /** Nobody can offer for a day that is over: the day passes. */
  const expire = ({ quoteId }: Quote) =>
    shop.database.db.updateTable('quotes').set({ valid_until: '2020-01-01' }).where('quote_id', '=', quoteId).execute();
  const countOrders = async () => (await shopper.orders()).body.data as { orderId: number; total: number }[];
  const readStock = async () =>
    (await shop.database.db.selectFrom('stock_levels').select('quantity').executeTakeFirstOrThrow()).quantity;

  it('are requested, offered, and ordered for exactly the offered prices, while the cart stays as it is', async () => {
    await shopper.insert(101, 3);
    const cart = (await shopper.readCart()).text;
    const asked = first(await ask());
    expect(asked).toMatchObject({ state: 'requested', subtotal: null, total: null, offerVersion: null, orderId: null });
    expect(asked.lines.map(({ unitPrice }) => unitPrice)).toEqual([null, null]);
    expect((await accept(asked.quoteId, 'x')).status).toBe(409);

    await run('quotes');
    expect(printed.join('\n')).toMatch(new RegExp(`${asked.quoteNumber} +\\S+ +requested +- +Ruiz Workshops`));
    await writeFile(join(shop.database.dataDirectory, 'prices.csv'), 'code,price,note\nA-101,3.33,A whole pallet\n');
    await run('offer', asked.quoteNumber, '--prices', 'prices.csv', '--discount', '0', '--until', lastDay, '--quiet');
    const offered = await read(asked.quoteId);
    const usual = offered.lines[1]!.usualPrice!;
    expect(offered).toMatchObject({ state: 'offered', validUntil: lastDay, subtotal: 12 * 3.33 + usual });
    expect(offered.lines).toEqual([
      expect.objectContaining({ unitPrice: 3.33, note: 'A whole pallet' }),
      expect.objectContaining({ unitPrice: usual, note: null }),
    ]);

    const before = await readStock();
    const accepted = first(await accept(asked.quoteId, offered.offerVersion));
    expect(accepted).toMatchObject({ state: 'accepted', total: offered.total, offerVersion: null });
    const order = (await countOrders()).find(({ orderId }) => orderId === accepted.orderId);
    expect(order).toMatchObject({ total: offered.total, comment: 'For the new warehouse' });
    expect(await readStock()).toBe(before - 12);
    expect((await shopper.readCart()).text).toBe(cart);
  });

  it('make one quote of a uuid, and refuse other lines under it', async () => {
    const uuid = randomUUID();
    const ids = (await Promise.all([ask({ uuid }), ask({ uuid }), ask({ uuid: uuid.toUpperCase() })])).map(
      (response) => first(response).quoteId,
    );
    expect(new Set(ids).size).toBe(1);
    const refused = await ask({ uuid, lines: [{ stockItemId: 101, quantity: 13 }] });
    expect([refused.status, refused.body.code]).toEqual([422, 'requestReused']);
  });

  it('take 5,000 lines', async () => {
    const lines = Array.from({ length: 5000 }, () => ({ stockItemId: 101, quantity: 199 }));
    expect(first(await ask({ lines, comment: '报'.repeat(1000) })).lines).toEqual([
      expect.objectContaining({ stockItemId: 101, quantity: 995_000 }),
    ]);
  });

  it('take a changed comment with the same uuid until they are offered, of which the company gets a mail', async () => {
    const uuid = randomUUID();
    const { quoteId, quoteNumber } = first(await ask({ uuid }));
    const mails = async () =>
      (await createOutboxRepository(shop.database.db, 1).list()).filter(
        ({ kind, reference }) => kind === 'quoteToCompany' && reference === quoteId,
      );
    const before = (await mails()).length;
    const changed = first(await ask({ uuid, comment: 'Something else' }));
    expect(changed).toMatchObject({ quoteId, comment: 'Something else' });
    expect(await mails()).toHaveLength(before + 1);
    await run('offer', quoteNumber, '--discount', '5', '--until', lastDay, '--quiet');
    expect(first(await ask({ uuid, comment: 'Too late' }))).toMatchObject({ quoteId, comment: 'Something else' });
  });

  it('make one order of parallel and repeated acceptances', async () => {
    const { quoteId, offerVersion } = await offer();
    const before = await countOrders();
    const stock = await readStock();
    const accepted = await Promise.all(Array.from({ length: 6 }, () => accept(quoteId, offerVersion)));
    const orders = new Set(accepted.map((response) => first(response).orderId));
    expect(orders.size).toBe(1);
    expect(first(await accept(quoteId, offerVersion)).orderId).toBe([...orders][0]);
    expect(await countOrders()).toHaveLength(before.length + 1);
    expect(await readStock()).toBe(stock - 12);
  });

  it.each([
    ['es', 'venció'],
    ['en', 'expired'],
    ['zh', '失效'],
  ])('order nothing once they have expired, and say so in %s', async (language, word) => {
    const quote = await offer();
    await expire(quote);
    const orders = await countOrders();
    const { status, body } = await shop.call('POST', address('AcceptQuote', shopper.clientId, quote.quoteId), {
      token: shopper.token,
      headers: { 'x-language': language },
      body: { offerVersion: quote.offerVersion },
    });
    expect([status, body.code]).toEqual([409, 'quoteExpired']);
    expect(body.message).toContain(word);
    expect(await countOrders()).toEqual(orders);
    expect(await read(quote.quoteId)).toMatchObject({ state: 'expired', offerVersion: null });
    await run('offer', quote.quoteNumber, '--discount', '5', '--until', lastDay);
    expect(await read(quote.quoteId)).toMatchObject({ state: 'offered' });
  });

  it('order nothing if the offer or the taxes have changed since the client saw them', async () => {
    const quote = await offer();
    await run('offer', quote.quoteNumber, '--discount', '1', '--until', lastDay);
    const refused = await accept(quote.quoteId, quote.offerVersion);
    expect([refused.status, refused.body.code]).toEqual([412, 'quoteChanged']);
    const { offerVersion } = await read(quote.quoteId);
    const setTax = (value: string) =>
      shop.database.db.updateTable('environments').set({ value }).where('name', '=', 'tax').execute();
    await setTax('21');
    expect((await accept(quote.quoteId, offerVersion)).status).toBe(412);
    await setTax('16');
    expect((await accept(quote.quoteId, offerVersion)).status).toBe(200);
  });

  it('are final once they are declined, by the client or by the company', async () => {
    const quote = await offer();
    expect(first(await post('DeclineQuote', quote.quoteId, { reason: 'Too late' })).state).toBe('declined');
    expect((await post('DeclineQuote', quote.quoteId, { reason: '' })).status).toBe(200);
    const refused = await accept(quote.quoteId, quote.offerVersion);
    expect([refused.status, refused.body.code]).toEqual([409, 'quoteClosed']);
    await expect(run('offer', quote.quoteNumber, '--discount', '5', '--until', lastDay)).rejects.toThrow(
      'is declined already',
    );
    const asked = first(await ask());
    await expect(run('decline', asked.quoteNumber)).rejects.toThrow('Give the reason');
    await run('decline', asked.quoteNumber, '--note', 'We do not sell so much');
    expect(await read(asked.quoteId)).toMatchObject({ state: 'declined', answer: 'We do not sell so much' });
    expect((await createOutboxRepository(shop.database.db, 1).list()).filter(({ failedAt }) => failedAt)).toEqual([]);
  });

  it('are nobody else’s', async () => {
    const { quoteId, offerVersion } = await offer();
    const calls = [
      shop.call('GET', address('GetQuote', luis.clientId, quoteId), { token: other.token }),
      shop.call('GET', address('GetQuote', ana.clientId, quoteId), { token: other.token }),
      shop.call('GET', address('GetQuotes', ana.clientId), { token: other.token }),
      ask({}, { ...other, clientId: ana.clientId }),
      accept(quoteId, offerVersion, other),
      accept(quoteId, offerVersion, { ...other, clientId: ana.clientId }),
      post('DeclineQuote', quoteId, { reason: '' }, other),
      post('DeclineQuote', quoteId, { reason: '' }, { ...other, clientId: ana.clientId }),
    ];
    expect((await Promise.all(calls)).map(({ status }) => status)).toEqual(calls.map(() => 404));
    const own = await shop.call('GET', address('GetQuotes', luis.clientId), { token: other.token });
    expect(own.body.data).toEqual([]);
    expect(await read(quoteId)).toMatchObject({ state: 'offered' });
  });

  it('refuse unusable offers without changing anything', async () => {
    const { quoteNumber, quoteId } = first(await ask());
    await writeFile(join(shop.database.dataDirectory, 'some.csv'), 'code,price\nA-101,3\n');
    await expect(run('offer', quoteNumber, '--prices', 'some.csv', '--until', lastDay)).rejects.toThrow(
      'There is no price for "A-102"',
    );
    await expect(run('offer', quoteNumber, '--discount', '5', '--until', '2020-01-01')).rejects.toThrow('is over');
    await expect(run('offer', quoteNumber, '--until', lastDay)).rejects.toThrow('--prices');
    await expect(run('offer', 'Q-0000000', '--discount', '5', '--until', lastDay)).rejects.toThrow('no quote');
    expect(await read(quoteId)).toMatchObject({ state: 'requested' });
  });

  it('are announced as news', async () => {
    const { quoteId, quoteNumber } = await offer();
    const path = `/services/inventory/api/Orders/GetOrderNews/1/1/1/${ana.clientId}`;
    const { body } = await shop.call('GET', path, { token: shopper.token });
    expect(body.data).toContainEqual(
      expect.objectContaining({ kind: 'quote', orderId: quoteId, orderNumber: quoteNumber, status: 'offered' }),
    );
  });

  it('go with their client, and an acceptance meanwhile makes a whole order or none', async () => {
    const { quoteId, offerVersion } = await offer();
    const data = createClientDataRepository(shop.database.db, shop.config);
    const client = await shop.database.db
      .selectFrom('orders')
      .select('order_id')
      .where('client_id', '=', ana.clientId)
      .execute();
    const [response] = await Promise.all([accept(quoteId, offerVersion), data.erase(ana)]);
    expect([200, 401, 404]).toContain(response.status);
    const rows = await shop.database.db
      .selectFrom('orders')
      .select(['order_id', 'username', 'comment'])
      .where('client_id', '=', ana.clientId)
      .execute();
    expect(rows).toHaveLength(client.length + (response.status === 200 ? 1 : 0));
    expect(new Set(rows.map(({ username, comment }) => `${username} ${comment}`))).toEqual(new Set(['erased client ']));
    for (const table of ['quotes', 'quote_lines'] as const)
      expect(await shop.database.db.selectFrom(table).selectAll().execute()).toEqual([]);
  });
});
