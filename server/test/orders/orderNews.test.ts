import { executeCommand } from '../../src/commands/defineCommand';
import { ordersCommand } from '../../src/orders/ordersCommand';
import { ana, fillShop, luis } from '../support/builders';
import { createShopper, type Shopper } from '../support/shopper';
import { createTestApp, type TestApp } from '../support/testApp';
import { engines } from '../support/testDatabase';

describe.each(engines)('news of orders, on %s', (engine) => {
  let shop: TestApp;

  beforeAll(async () => {
    shop = await createTestApp(engine);
    await fillShop(shop.database.db);
  });

  afterAll(() => shop.close());

  const run = (...args: string[]) => {
    const { databaseUrl, dataDirectory } = shop.database;
    return executeCommand(ordersCommand, args, {
      config: { ...shop.config, databaseUrl, dataDirectory },
      directory: dataDirectory,
      print: () => undefined,
    });
  };
  const readNews = (token: string, clientId: number, catalog = 1) =>
    shop.call('GET', `/services/inventory/api/Orders/GetOrderNews/1/${catalog}/${catalog}/${clientId}`, { token });
  const placeOrder = async (shopper: Shopper) => {
    await shopper.insert(101, 2);
    return ((await shopper.push()).body.data as { orderNumber: string; orderId: number }[])[0]!;
  };

  it('say what the company has done, to the client of the order alone', async () => {
    const [own, other] = [await createShopper(shop.call, ana), await createShopper(shop.call, luis)];
    const { orderNumber, orderId } = await placeOrder(own);
    expect((await readNews(own.token, ana.clientId)).body.data).toEqual([]);
    await run('set-status', orderNumber, 'preparing');
    await run('parcel', orderNumber, '--carrier', 'DHL', '--date', '2026-01-01');
    const { body } = await readNews(own.token, ana.clientId);
    expect(body.data).toEqual([
      {
        newsId: expect.stringContaining(`parcel ${orderId} 1 `) as string,
        kind: 'parcel',
        orderId,
        orderNumber,
        status: null,
      },
      {
        newsId: expect.stringContaining(`status ${orderId} 1 `) as string,
        kind: 'status',
        orderId,
        orderNumber,
        status: 'preparing',
      },
    ]);
    expect((await readNews(own.token, ana.clientId, 2)).body.data).toEqual([]);
    expect((await readNews(other.token, luis.clientId)).body.data).toEqual([]);
    expect((await readNews(other.token, ana.clientId)).status).toBe(404);
    expect((await readNews('a.b.c', ana.clientId)).status).toBe(401);
  });

  it('have what was recorded last first, however long ago it was sent, and older ones once it is gone', async () => {
    const shopper = await createShopper(shop.call, ana);
    const { orderNumber } = await placeOrder(shopper);
    const listIds = async () => {
      const { body } = await readNews(shopper.token, ana.clientId);
      return (body.data as { newsId: string }[]).map(({ newsId }) => newsId);
    };
    for (let parcel = 0; parcel < 20; parcel += 1) await run('parcel', orderNumber, '--carrier', 'DHL', '--quiet');
    const before = await listIds();
    await run('parcel', orderNumber, '--carrier', 'UPS', '--date', '2026-01-01', '--quiet');
    const after = await listIds();
    expect(after).toEqual([expect.stringMatching(/ 21 /), ...before.slice(0, -1)]);
    await run('remove-parcel', orderNumber, '21');
    expect(await listIds()).toEqual(before);
  });

  it('never repeat the identity of what was removed', async () => {
    const shopper = await createShopper(shop.call, ana);
    const { orderNumber, orderId } = await placeOrder(shopper);
    const list = async () => {
      const { body } = await readNews(shopper.token, ana.clientId);
      return (body.data as { newsId: string; orderId: number }[]).filter((each) => each.orderId === orderId);
    };
    await run('parcel', orderNumber, '--carrier', 'DHL');
    const before = await list();
    await run('remove-parcel', orderNumber, '1');
    await run('parcel', orderNumber, '--carrier', 'UPS');
    expect([before, await list()]).toEqual([[expect.anything()], [expect.not.objectContaining(before[0]!)]]);
  });
});
