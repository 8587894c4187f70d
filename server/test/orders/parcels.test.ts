import { executeCommand } from '../../src/commands/defineCommand';
import { toOrderNumber } from '../../src/orders/orderNumber';
import { ordersCommand } from '../../src/orders/ordersCommand';
import { createOutboxRepository } from '../../src/repositories/outboxRepository';
import { ana, fillShop, luis } from '../support/builders';
import { createOutbox } from '../support/outbox';
import { createShopper, type Shopper } from '../support/shopper';
import { createTestApp, type TestApp } from '../support/testApp';
import { engines } from '../support/testDatabase';

describe.each(engines)('parcels of an order, on %s', (engine) => {
  let shop: TestApp;
  let shopper: Shopper;
  let number: string;
  let printed: string[];

  beforeAll(async () => {
    shop = await createTestApp(engine);
    await fillShop(shop.database.db);
    shopper = await createShopper(shop.call, ana);
  });

  afterAll(() => shop.close());

  beforeEach(async () => {
    printed = [];
    await shopper.insert(101, 24);
    await shopper.insert(102, 1);
    const { body } = await shopper.push();
    number = (body.data as { orderNumber: string }[])[0]?.orderNumber ?? '';
  });

  const run = (...args: string[]) => {
    const { databaseUrl, dataDirectory } = shop.database;
    return executeCommand(ordersCommand, args, {
      config: { ...shop.config, databaseUrl, dataDirectory },
      directory: dataDirectory,
      print: (line) => void printed.push(line),
    });
  };
  const readParcels = async () => ((await shopper.order(number)).body.data as { parcels: object[] }[])[0]?.parcels;

  it('show on its page with what they have of each line, and in what the operator sees', async () => {
    expect(await readParcels()).toEqual([]);
    const link = 'https://carrier.example/1Z999';
    await run('parcel', number, '--carrier', 'DHL', '--number', '1Z999', '--link', link, '--lines', 'a-101:20');
    await run('parcel', number, '--carrier', 'Own van', '--lines', 'A-101:4,A-102:1', '--date', '2026-03-01');
    await run('parcel', number, '--number', '77');
    const date = expect.stringMatching(/^\d{4}-\d\d-\d\dT/) as string;
    const one = { parcelId: 1, carrier: 'DHL', number: '1Z999', link, date };
    const two = { parcelId: 2, carrier: 'Own van', number: null, link: null, date: '2026-03-01T00:00:00.000Z' };
    expect(await readParcels()).toEqual([
      { ...one, lines: [{ orderLineId: 1, quantity: 20 }] },
      {
        ...two,
        lines: [
          { orderLineId: 1, quantity: 4 },
          { orderLineId: 2, quantity: 1 },
        ],
      },
      { parcelId: 3, carrier: null, number: '77', link: null, date, lines: [] },
    ]);
    expect(printed[0]).toBe(`Parcel 1 of order ${number} shows on its page.`);
    printed = [];
    await run('show', number);
    expect(printed).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^Parcel 1 {2}DHL, 1Z999, https:\/\/carrier\.example\/1Z999, \d{4}-/),
        '          20 of 24 A-101',
        'Parcel 2  Own van, 2026-03-01T00:00:00Z',
      ]),
    );
  });

  it('are in the mail about a later change of the status', async () => {
    await run('parcel', number, '--carrier', 'DHL', '--number', '1Z999', '--link', 'https://carrier.example/1Z999');
    await run('set-status', number, 'shipped');
    // Without a server that listens, mails are sent after orders.
    await shopper.insert(102, 1);
    await shopper.push();
    const outbox = createOutbox(shop.database.dataDirectory);
    let found: string | undefined;
    for (let count = 1; found === undefined; count += 1)
      found = (await outbox.waitFor(count)).find((mail) => mail.includes('is now'));
    expect(found).toMatch(/Parcel: DHL 1Z999\r?\nhttps:\/\/carrier\.example\/1Z999/);
  });

  it('are each told to the client once another is on its way or the order is shipped, unless the operator is quiet', async () => {
    const listTold = async (order: string) => {
      const entries = await createOutboxRepository(shop.database.db, 1).list();
      const ofOrder = entries.filter(
        ({ kind, reference }) => kind === 'parcelToClient' && toOrderNumber(reference) === order,
      );
      return ofOrder.map(({ detail }) => detail);
    };
    await run('parcel', number, '--carrier', 'DHL', '--lines', 'A-101:20');
    await run('parcel', number, '--carrier', 'UPS', '--quiet');
    expect(await listTold(number)).toEqual([]);
    await run('parcel', number, '--carrier', 'Own <van>', '--number', '77', '--lines', 'A-101:4');
    expect(printed.at(-1)).toBe(`Parcel 3 of order ${number} shows on its page. The client will be told.`);
    expect(await listTold(number)).toEqual(['3']);
    // Without a server that listens, mails are sent after orders.
    await shopper.insert(102, 1);
    const { body } = await shopper.push();
    const outbox = createOutbox(shop.database.dataDirectory);
    const lead = `a parcel of your order ${number} is on its way: Own <van> 77.`;
    let found: string | undefined;
    for (let count = 1; found === undefined; count += 1)
      found = (await outbox.waitFor(count)).find((mail) => mail.includes(lead));
    const next = String((body.data as { orderNumber: string }[])[0]?.orderNumber);
    await run('set-status', next, 'shipped');
    await run('parcel', next, '--carrier', 'DHL');
    expect(await listTold(next)).toEqual(['1']);
  });

  it('are removed if they were added by mistake', async () => {
    await run('parcel', number, '--carrier', 'DHL', '--lines', 'A-101:24');
    await expect(run('remove-parcel', number, '7')).rejects.toThrow(`Order ${number} has no parcel 7.`);
    await run('remove-parcel', number, '1');
    expect(await readParcels()).toEqual([]);
    await run('parcel', number, '--carrier', 'UPS', '--lines', 'A-101:24');
    expect(await readParcels()).toMatchObject([{ carrier: 'UPS' }]);
  });

  it('never have more than was ordered, even if two operators add them at once', async () => {
    const results = await Promise.allSettled(
      ['DHL', 'UPS'].map((carrier) => run('parcel', number, '--carrier', carrier, '--lines', 'A-101:20')),
    );
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await readParcels()).toHaveLength(1);
  });

  it.each([
    [['--carrier', 'DHL', '--lines', 'A-101:25'], /^The quantity of "A-101" is 25, but 24 of 24 are left to send\./],
    [['--carrier', 'DHL', '--lines', 'A-102:0'], /^The quantity of "A-102" is 0, but 1 of 1 are left/],
    [['--carrier', 'DHL', '--lines', 'A-1O1:2'], /^The order has no line "A-1O1"\. Did you mean A-101\?$/],
    [['--carrier', 'DHL', '--lines', 'A-101'], /^--lines is "A-101" but must be like A-101:20,B-7:4\. See/],
    [['--carrier', 'DHL', '--lines', 'A-101:1,A-101:1'], /^A line of order \S+ is named twice\./],
    [
      ['--carrier', 'DHL', '--link', 'http://carrier.example'],
      /^The link must be an address .* starts with https:\/\/\./,
    ],
    [['--carrier', 'DHL', '--link', 'javascript:alert(1)'], /^The link must be an address/],
    [['--carrier', 'DHL', '--date', '2999-01-01'], /^The date 2999-01-01 is still to come\./],
    [['--carrier', 'D'.repeat(101)], /^--carrier is longer than 100 characters\./],
    [['--lines', 'A-101:1'], /^Say who delivers the parcel, or its tracking number\./],
  ])('are refused with %j, and nothing is changed', async (args, message) => {
    await expect(run('parcel', number, ...args)).rejects.toThrow(message);
    expect(await readParcels()).toEqual([]);
  });

  it('are refused for orders that are cancelled or do not exist', async () => {
    await run('set-status', number, 'cancelled');
    await expect(run('parcel', number, '--carrier', 'DHL')).rejects.toThrow(/is cancelled: nothing is sent of it/);
    await expect(run('parcel', 'M-NONE', '--carrier', 'DHL')).rejects.toThrow('There is no order M-NONE.');
  });

  it('show to nobody but the client of the order', async () => {
    await run('parcel', number, '--carrier', 'DHL');
    const own = await shopper.order(number);
    const { orderId } = (own.body.data as { orderId: number }[])[0] ?? {};
    const other = await createShopper(shop.call, luis);
    expect((await other.orders()).text).not.toContain('DHL');
    for (const { clientId } of [ana, luis]) {
      const url = `/services/inventory/api/Orders/GetOrder/1/1/1/${clientId}/${orderId}`;
      expect((await shop.call('GET', url, { token: other.token })).status).toBe(404);
      expect((await shop.call('GET', url, {})).status).toBe(401);
    }
  });
});
