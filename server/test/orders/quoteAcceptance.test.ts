import { randomUUID } from 'node:crypto';

import { executeCommand } from '../../src/commands/defineCommand';
import { hashPassword } from '../../src/identity/passwords';
import { ordersCommand } from '../../src/orders/ordersCommand';
import { createOutboxRepository } from '../../src/repositories/outboxRepository';
import { createPeopleRepository } from '../../src/repositories/peopleRepository';
import { ana, cheapCost, fillShop } from '../support/builders';
import { createOutbox } from '../support/outbox';
import { createShopper, type Shopper } from '../support/shopper';
import { createTestApp, type TestApp } from '../support/testApp';
import { engines } from '../support/testDatabase';
import { startReceiver } from '../support/webhookReceiver';

type Quote = {
  quoteId: number;
  quoteNumber: string;
  state: string;
  taxRate: number | null;
  total: number | null;
  offerVersion: string | null;
  orderId: number | null;
};

const password = 'a-long-password';
const lastDay = '2999-12-31';

const decode = (mail: string) =>
  Buffer.from(
    mail.replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16))),
    'latin1',
  ).toString();

describe.each(engines)('accepting quotes, on %s', (engine) => {
  let shop: TestApp;
  let client: Shopper;
  let receiver: Awaited<ReturnType<typeof startReceiver>>;

  beforeEach(async () => {
    receiver = await startReceiver();
    shop = await createTestApp(engine, {
      listens: true,
      environment: {
        ORDER_MAIL_TO: 'sales@shop.example',
        WEBHOOK_URL: receiver.url,
        WEBHOOK_SECRET: 'x'.repeat(32),
        PUBLIC_URL: 'https://shop.example',
        REFUSE_BACKORDERS: '1',
      },
    });
    await fillShop(shop.database.db);
    const stock = { catalog_id: 1, stock_item_id: 101, expected_date: null, expected_quantity: null };
    await shop.database.db
      .insertInto('stock_levels')
      .values({ ...stock, quantity: 20 })
      .execute();
    await shop.database.db.updateTable('clients').set({ language: 'en' }).execute();
    client = await createShopper(shop.call, ana);
  });

  afterEach(async () => {
    receiver.close();
    await shop.close();
  });

  const post = async (operation: string, quoteId: number | '', body: object, { token } = client) => {
    const rest = quoteId === '' ? '' : `/${quoteId}`;
    const path = `/services/inventory/api/Quotes/${operation}/1/1/1/${ana.clientId}${rest}`;
    return shop.call('POST', path, { token, body });
  };
  const first = ({ status, text, body }: Awaited<ReturnType<typeof post>>) => {
    if (status !== 200) throw new Error(`${status} ${text}`);
    return (body.data as Quote[])[0]!;
  };
  const read = async (quoteId: number) => {
    const path = `/services/inventory/api/Quotes/GetQuote/1/1/1/${ana.clientId}/${quoteId}`;
    return first(await shop.call('GET', path, { token: client.token }));
  };
  const run = (...args: string[]) => {
    const { databaseUrl, dataDirectory } = shop.database;
    return executeCommand(ordersCommand, args, {
      config: { ...shop.config, databaseUrl, dataDirectory },
      directory: dataDirectory,
      print: () => undefined,
    });
  };
  const ask = async (quantity = 12) => {
    const body = { uuid: randomUUID(), lines: [{ stockItemId: 101, quantity }], comment: 'For the <b>hall</b>' };
    return first(await post('CreateQuote', '', body));
  };
  const offer = async (quantity?: number) => {
    const { quoteId, quoteNumber } = await ask(quantity);
    await run('offer', quoteNumber, '--discount', '10', '--until', lastDay, '--note', 'From our store');
    return read(quoteId);
  };
  const accept = ({ quoteId, offerVersion }: Quote, said: object = {}, who = client) =>
    post('AcceptQuote', quoteId, { offerVersion, ...said }, who);
  const listOrders = async () => (await client.orders()).body.data as Record<string, unknown>[];
  const readStock = async () =>
    (await shop.database.db.selectFrom('stock_levels').select('quantity').executeTakeFirstOrThrow()).quantity;
  const deliverAll = async () => {
    const outbox = createOutboxRepository(shop.database.db, 1);
    for (let round = 0; round < 1000 && (await outbox.list()).length > 0; round += 1)
      await new Promise((resolve) => setTimeout(resolve, 10));
    expect(await outbox.list()).toEqual([]);
  };
  const readMails = async () => (await createOutbox(shop.database.dataDirectory).read()).map(decode);

  it('makes an order with the reference, the address and the wished date of the client', async () => {
    const quote = await offer();
    const said = { purchaseOrder: 'PO-17', deliveryAddress: '8 Dock Road', wishedDate: lastDay };
    const { orderId } = first(await accept(quote, said));
    expect(await listOrders()).toEqual([
      expect.objectContaining({ orderId, ...said, total: quote.total, comment: 'For the <b>hall</b>' }),
    ]);
  });

  it('refuses a wished date that has passed, and texts that an order cannot have', async () => {
    const quote = await offer();
    const past = await accept(quote, { wishedDate: '2020-01-01' });
    expect([past.status, past.body.code]).toEqual([409, 'wishedDatePast']);
    const long = await accept(quote, { purchaseOrder: 'x'.repeat(101) });
    expect(long.status).toBe(400);
    expect(await listOrders()).toEqual([]);
    expect(await read(quote.quoteId)).toEqual(quote);
  });

  it('keeps the tax rate of the order, whatever the rate becomes', async () => {
    const accepted = first(await accept(await offer()));
    const [order] = await listOrders();
    await shop.database.db.updateTable('environments').set({ value: '21' }).where('name', '=', 'tax').execute();
    const { taxRate, total } = await read(accepted.quoteId);
    expect([taxRate, total]).toEqual([16, order?.total]);
    expect((await offer()).taxRate).toBe(21);
  });

  it('refuses what is not in stock, and loses nothing', async () => {
    const quote = await offer(21);
    const { status, body } = await accept(quote);
    expect([status, body.code]).toEqual([409, 'stockShort']);
    expect(await listOrders()).toEqual([]);
    expect(await readStock()).toBe(20);
    expect(await read(quote.quoteId)).toEqual(quote);
    await shop.database.db.updateTable('stock_levels').set({ quantity: 30 }).execute();
    expect(first(await accept(quote)).state).toBe('accepted');
    expect(await readStock()).toBe(9);
  });

  it('refuses what is above the limit of the person, which another may order', async () => {
    const people = createPeopleRepository(shop.database.db, 1);
    const email = 'eva@buyer.example';
    const details = { clientId: ana.clientId, email, name: 'Eva', role: 'buyer', language: 'en' } as const;
    const personId = await people.invite({ ...details, limitCents: 100 }, shop.clock.now);
    await people.setPassword(personId!, await hashPassword(password, cheapCost), undefined);
    const eva = await createShopper(shop.call, { clientId: ana.clientId, username: email, password });
    const quote = await offer();
    const { status, body } = await accept(quote, {}, eva);
    expect([status, body.code]).toEqual([409, 'overLimit']);
    expect(await listOrders()).toEqual([]);
    expect(await readStock()).toBe(20);
    expect(first(await accept(quote)).state).toBe('accepted');
  });

  it('is announced to both sides by mail and to the webhook, each state once', async () => {
    const quote = await offer();
    // Commands leave the delivery to the services, which begin with the next mail.
    await accept(quote);
    const declined = await offer();
    await post('DeclineQuote', declined.quoteId, { reason: 'The <i>hall</i> is not built' });
    await deliverAll();

    const mails = await readMails();
    const about = (to: string, lead: string) =>
      mails.filter((mail) => mail.includes(`\nTo: ${to}`) && mail.includes(lead));
    const [requested, ...more] = about('sales@shop.example', `pide la cotización ${quote.quoteNumber}`);
    expect(more).toEqual([]);
    expect(requested).toContain('Reply-To: ana@buyer.example');
    expect(requested).toContain('For the <b>hall</b>');
    expect(requested).toContain(`orders offer ${quote.quoteNumber} --discount 5 --until`);
    expect(requested).toContain('12 × A-101');
    const offered = about('ana@buyer.example', `we have an offer for your quote ${quote.quoteNumber}`);
    expect(offered).toHaveLength(1);
    expect(offered[0]).toContain('December 31, 2999');
    expect(offered[0]).toContain('From our store');
    expect(offered[0]).toContain(`https://shop.example/en/client/quotes/1/${quote.quoteId}`);
    const refused = about('sales@shop.example', `ya no quiere la cotización ${declined.quoteNumber}`);
    expect(refused).toHaveLength(1);
    expect(refused[0]).toContain('The <i>hall</i> is not built');

    const posted = receiver.received
      .map(({ body }) => JSON.parse(body) as { type: string; data: Record<string, unknown> })
      .filter(({ type, data }) => type === 'quote.state' && data.quoteId === quote.quoteId);
    expect(posted.map(({ data }) => data.state).at(-1)).toBe('accepted');
    const [order] = await listOrders();
    expect(posted.at(-1)?.data).toMatchObject({
      quoteNumber: quote.quoteNumber,
      comment: 'For the <b>hall</b>',
      answer: 'From our store',
      validUntil: lastDay,
      orderId: order?.orderId,
      currency: 'USD',
      lines: [expect.objectContaining({ code: 'A-101', quantity: 12 })],
    });
  });
});
