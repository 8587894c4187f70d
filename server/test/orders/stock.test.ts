import { randomUUID } from 'node:crypto';

import { createOrderBookRepository } from '../../src/repositories/orderBookRepository';
import { aClient, ana, fillShop, luis } from '../support/builders';
import { createShopper, type Shopper } from '../support/shopper';
import { createTestApp, type TestApp } from '../support/testApp';
import { engines } from '../support/testDatabase';

describe.each(engines)('stock on %s', (engine) => {
  let shop: TestApp;
  let shopper: Shopper;
  let others: Shopper;

  beforeAll(async () => {
    // Only the second catalogue takes backorders.
    shop = await createTestApp(engine, { environment: { REFUSE_BACKORDERS: '1', LOW_STOCK: '5' } });
    await fillShop(shop.database.db);
    shopper = await createShopper(shop.call, ana);
    others = await createShopper(shop.call, luis);
  });

  afterAll(() => shop.close());

  afterEach(async () => {
    for (const table of ['order_lines', 'orders', 'order_pushes', 'cart_lines', 'stock_levels'] as const)
      await shop.database.db.deleteFrom(table).execute();
  });

  const stock = (stockItemId: number, quantity: number, catalogId = 1, expected: [string, number] | null = null) =>
    shop.database.db
      .insertInto('stock_levels')
      .values({
        catalog_id: catalogId,
        stock_item_id: stockItemId,
        quantity,
        expected_date: expected?.[0] ?? null,
        expected_quantity: expected?.[1] ?? null,
      })
      .execute();

  const left = async (stockItemId = 101, catalogId = 1) => {
    const { db } = shop.database;
    const found = await db
      .selectFrom('stock_levels')
      .select('quantity')
      .where('catalog_id', '=', catalogId)
      .where('stock_item_id', '=', stockItemId)
      .executeTakeFirst();
    return found?.quantity;
  };

  const lines = () =>
    shop.database.db
      .selectFrom('order_lines')
      .select(['stock_item_id', 'quantity', 'reserved_quantity', 'expected_date'])
      .orderBy('line_number')
      .execute();

  const orderCount = async () => (await shop.database.db.selectFrom('orders').select('order_id').execute()).length;

  const ask = (ids: number[], catalogId = 1, token = '') =>
    shop.call(
      'GET',
      `/services/inventory/api/StockItems/GetAvailability/1/${catalogId}/${catalogId}?${ids.map((id) => `ids[]=${id}`).join('&')}`,
      { ...(token !== '' && { token }) },
    );

  it('is told of the items that are counted', async () => {
    await stock(101, 4, 1, ['2026-03-20', 200]);
    await stock(102, 0);
    const { status, body, headers } = await ask([101, 102, 104]);
    expect(status).toBe(200);
    expect(headers['cache-control']).toBe('no-store');
    expect(body.data).toEqual([
      {
        stockItemId: 101,
        level: 'low',
        quantity: 4,
        expectedDate: '2026-03-20',
        expectedQuantity: 200,
        isBackorderRefused: true,
      },
      {
        stockItemId: 102,
        level: 'none',
        quantity: 0,
        expectedDate: null,
        expectedQuantity: null,
        isBackorderRefused: true,
      },
    ]);
    await stock(101, 6, 2);
    expect((await ask([101], 2)).body.data).toMatchObject([
      { level: 'inStock', quantity: 6, isBackorderRefused: false },
    ]);
    expect((await ask([])).status).toBe(400);
    const list = '/services/inventory/api/StockItems/GetUnavailableItems/1/1/1';
    const unavailable = await shop.call('GET', list);
    expect(unavailable.body).toEqual({ isSuccessful: true, data: [{ stockItemId: 102 }] });
    const again = await shop.call('GET', list, { headers: { 'if-none-match': String(unavailable.headers.etag) } });
    expect(again.status).toBe(304);
  });

  it('is reserved by an order, once for each uuid', async () => {
    await stock(101, 10);
    await shopper.insert(101, 4);
    await shopper.insert(102, 3);
    const uuid = randomUUID();
    expect((await shopper.push({ uuid })).status).toBe(200);
    expect((await shopper.push({ uuid })).status).toBe(200);
    expect(await left()).toBe(6);
    expect(await lines()).toEqual([
      { stock_item_id: 101, quantity: 4, reserved_quantity: 4, expected_date: null },
      { stock_item_id: 102, quantity: 3, reserved_quantity: null, expected_date: null },
    ]);
  });

  it('refuses more than there is, tells what is left, and keeps the cart', async () => {
    await stock(101, 2, 1, ['2026-03-20', 200]);
    await shopper.insert(101, 5);
    await shopper.insert(102, 1);
    const uuid = randomUUID();
    const refused = await shopper.push({ uuid });
    expect(refused.status).toBe(409);
    expect(refused.body).toMatchObject({
      code: 'stockShort',
      message: 'There is not enough in stock; nothing was ordered. What is left: A-101: 2',
      shortages: [{ stockItemId: 101, available: 2, expectedDate: '2026-03-20' }],
    });
    expect((await shopper.push({ uuid })).body).toMatchObject({ code: 'stockShort', shortages: [{ available: 2 }] });
    expect((await shopper.readCart()).body.data).toHaveLength(2);
    expect(await left()).toBe(2);
    await shopper.update(101, 2);
    expect((await shopper.push()).status).toBe(200);
    expect(await left()).toBe(0);
  });

  it('takes what there is where backorders are allowed, and notes the rest', async () => {
    await stock(101, 2, 2, ['2026-03-20', 200]);
    await shopper.insert(101, 5, 2);
    expect((await shopper.push({ companyId: 2, catalogId: 2 })).status).toBe(200);
    expect(await left(101, 2)).toBe(0);
    expect(await lines()).toEqual([
      { stock_item_id: 101, quantity: 5, reserved_quantity: 2, expected_date: '2026-03-20' },
    ]);
  });

  it('comes back from a cancelled order once, unless that had left, and is reserved again for one that is taken up', async () => {
    const { db } = shop.database;
    const place = async () => {
      await shopper.insert(101, 4);
      const { body } = await shopper.push();
      return (body.data as { orderId: number }[])[0]?.orderId ?? 0;
    };
    const set = (orderId: number, status: string) =>
      createOrderBookRepository(db, 1).setStatus(orderId, { status, note: '', by: 'test', moment: 0 }, []);
    await stock(101, 10);
    const [first, second] = [await place(), await place()];
    expect(await left()).toBe(2);
    expect(await Promise.all([set(first, 'cancelled'), set(first, 'cancelled')])).toContain(false);
    await set(first, ' Cancelled');
    expect(await left()).toBe(6);
    await set(second, 'shipped');
    await set(second, 'cancelled');
    await set(second, 'preparing');
    expect(await left()).toBe(6);
    await db.updateTable('stock_levels').set({ quantity: 3 }).execute();
    await set(first, 'preparing');
    expect(await left()).toBe(0);
    const details = await shop.call(
      'GET',
      `/services/inventory/api/Orders/GetOrderDetails/1/1/1/${shopper.clientId}/${first}`,
      { token: shopper.token },
    );
    expect(details.body.data).toMatchObject([{ quantity: 4, backordered: 1, expectedDate: null }]);
  });

  it('gives the last piece to one of two buyers', async () => {
    await stock(101, 1);
    for (const buyer of [shopper, others]) await buyer.insert(101, 1);
    const responses = await Promise.all([shopper.push(), others.push()]);
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(responses.find(({ status }) => status === 409)?.body).toMatchObject({
      shortages: [{ stockItemId: 101, available: 0 }],
    });
    expect(await orderCount()).toBe(1);
    expect(await left()).toBe(0);
  });

  it('sells no piece twice to fifty buyers at once, whatever the order of their lines', async () => {
    const clients = await Promise.all(
      Array.from({ length: 50 }, (_, at) =>
        aClient({ client_id: 100 + at, username: `buyer${at}@buyer.example`, password: 'secret-buyer' }),
      ),
    );
    await shop.database.db.insertInto('clients').values(clients).execute();
    const buyers: Shopper[] = [];
    for (const [at, { client_id: clientId, username }] of clients.entries()) {
      const buyer = await createShopper(shop.call, { clientId, username, password: 'secret-buyer' });
      for (const id of at % 2 === 0 ? [101, 102] : [102, 101]) await buyer.insert(id, 2);
      buyers.push(buyer);
    }
    await stock(101, 11);
    await stock(102, 100);
    const uuids = buyers.map(() => randomUUID());
    const push = () => Promise.all(buyers.map((buyer, at) => buyer.push({ uuid: uuids[at]! })));
    for (const responses of [await push(), await push()]) {
      expect(responses.filter(({ status }) => status === 200)).toHaveLength(5);
      expect(responses.filter(({ status, body }) => status === 409 && body.code === 'stockShort')).toHaveLength(45);
    }
    expect(await orderCount()).toBe(5);
    expect([await left(101), await left(102)]).toEqual([1, 90]);
  });
});
