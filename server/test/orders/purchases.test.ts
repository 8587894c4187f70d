import { createOrderBookRepository } from '../../src/repositories/orderBookRepository';
import { ana, fillShop, luis } from '../support/builders';
import { createShopper, type Shopper } from '../support/shopper';
import { createTestApp, type TestApp } from '../support/testApp';
import { engines } from '../support/testDatabase';

describe.each(engines)('what a client has bought, on %s', (engine) => {
  let shop: TestApp;
  let shopper: Shopper;
  let others: Shopper;

  const read = ({ clientId, token }: Pick<Shopper, 'clientId' | 'token'>, catalogId = 1) =>
    shop.call('GET', `/services/inventory/api/Orders/GetPurchases/1/${catalogId}/${catalogId}/${clientId}`, { token });
  const order = async (quantities: Record<number, number>) => {
    shop.clock.now += 60_000;
    for (const [stockItemId, quantity] of Object.entries(quantities))
      await shopper.insert(Number(stockItemId), quantity);
    const { status, body } = await shopper.push();
    expect(status).toBe(200);
    const [placed] = body.data as { orderId: number }[];
    return { orderId: placed?.orderId ?? 0, date: new Date(shop.clock.now).toISOString() };
  };

  beforeAll(async () => {
    shop = await createTestApp(engine);
    await fillShop(shop.database.db);
    shopper = await createShopper(shop.call, ana);
    others = await createShopper(shop.call, luis);
  });

  afterAll(() => shop.close());

  it('is summed up per item, without cancelled orders', async () => {
    expect((await read(shopper)).body).toEqual({ isSuccessful: true, data: [] });
    const first = await order({ 101: 12, 102: 5 });
    const second = await order({ 101: 36 });
    expect((await read(shopper)).body.data).toEqual([
      { stockItemId: 101, orders: 2, units: 48, lastDate: second.date },
      { stockItemId: 102, orders: 1, units: 5, lastDate: first.date },
    ]);
    const book = createOrderBookRepository(shop.database.db, 1);
    const change = { status: ' Cancelled', note: '', by: 'test', moment: shop.clock.now };
    await book.setStatus(second.orderId, change, []);
    expect((await read(shopper)).body.data).toEqual([
      { stockItemId: 101, orders: 1, units: 12, lastDate: first.date },
      { stockItemId: 102, orders: 1, units: 5, lastDate: first.date },
    ]);
  });

  it('is per catalogue, and private to the client', async () => {
    expect((await read(shopper, 2)).body.data).toEqual([]);
    expect((await read(others)).body.data).toEqual([]);
    expect((await read({ ...others, clientId: shopper.clientId })).status).toBe(404);
    expect((await read({ ...shopper, token: '' })).status).toBe(401);
  });
});
