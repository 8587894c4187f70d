import Fastify from 'fastify';

import { raiseDataVersions } from '../../src/db/dataVersions';
import { createStampedResponses } from '../../src/http/responses/stampedResponses';
import { createOrderBookRepository } from '../../src/repositories/orderBookRepository';
import { ana, fillShop, luis } from '../support/builders';
import { createShopper, type Shopper } from '../support/shopper';
import { createTestApp, type TestApp, type TestResponse } from '../support/testApp';
import { engines } from '../support/testDatabase';

describe.each(engines)('a cached cart and order history on %s', (engine) => {
  let shop: TestApp;
  let shopper: Shopper;

  beforeAll(async () => {
    shop = await createTestApp(engine);
    await fillShop(shop.database.db);
    shopper = await createShopper(shop.call, ana);
  });

  afterAll(() => shop.close());

  const readLines = (response: TestResponse) =>
    (response.body.data as { name: string; price: number; shoppingCarts: { quantity: number }[] }[]).map(
      ({ name, price, shoppingCarts: [line] }) => [name, price, line?.quantity],
    );
  const readStatuses = async () =>
    ((await shopper.orders()).body.data as { status: string }[]).map((order) => order.status);

  it('show every change made by this process or another', async () => {
    const another = await shop.another();
    const elsewhere = await createShopper(another.call, ana);
    await shopper.insert(101, 1);
    const read = async () => [readLines(await shopper.readCart()), readLines(await elsewhere.readCart())];
    expect(await read()).toEqual([[['Screw', 4.9, 1]], [['Screw', 4.9, 1]]]);
    await shopper.update(101, 2);
    expect(await read()).toEqual([[['Screw', 4.9, 2]], [['Screw', 4.9, 2]]]);
    await elsewhere.insert(101, 3);
    expect(await read()).toEqual([[['Screw', 4.9, 3]], [['Screw', 4.9, 3]]]);
    await shop.database.db.transaction().execute(async (transaction) => {
      await transaction
        .updateTable('stock_items')
        .set({ price_cents: 510 })
        .where('catalog_id', '=', 1)
        .where('stock_item_id', '=', 101)
        .execute();
      await raiseDataVersions(transaction, [1]);
    });
    expect(await read()).toEqual([[['Screw', 5.1, 3]], [['Screw', 5.1, 3]]]);
    expect(await readStatuses()).toEqual([]);
    expect((await elsewhere.push()).status).toBe(200);
    expect(await read()).toEqual([[], []]);
    expect(await readStatuses()).toEqual(['received']);
    await another.close();
  });

  it('show a new status of an order', async () => {
    const [order] = (await shopper.orders()).body.data as { orderId: number }[];
    const book = createOrderBookRepository(shop.database.db, 1);
    await book.setStatus(
      order?.orderId ?? 0,
      { status: 'shipped', note: '', by: 'operator', moment: shop.clock.now },
      [],
    );
    expect(await readStatuses()).toEqual(['shipped']);
    await book.setStatus(
      order?.orderId ?? 0,
      { status: 'received', note: '', by: 'operator', moment: shop.clock.now },
      [],
    );
    expect(await readStatuses()).toEqual(['received']);
  });

  it('are each client’s own, in the language and the encoding of the request', async () => {
    const other = await createShopper(shop.call, luis);
    await shopper.insert(101, 1);
    await other.insert(102, 4);
    const read = (language: string, headers: Record<string, string> = {}) =>
      shop.call('GET', `/services/inventory/api/shoppingCart/getStockitemsByClientId/1/1/1/${ana.clientId}`, {
        token: shopper.token,
        headers: { 'x-language': language, ...headers },
      });
    for (let round = 0; round < 2; round += 1) {
      expect(readLines(await read('es'))).toEqual([['Tornillo', 5.1, 1]]);
      expect(readLines(await read('zh', { 'accept-encoding': 'br' }))).toEqual([['螺丝', 5.1, 1]]);
      expect(readLines(await shopper.readCart())).toEqual([['Screw', 5.1, 1]]);
      expect(readLines(await other.readCart())).toEqual([['Screw', 10, 4]]);
    }
    const { headers } = await shopper.orders();
    expect(headers).toMatchObject({ 'cache-control': 'no-store', 'content-type': 'application/json; charset=utf-8' });
  });
});

describe('cached responses', () => {
  it('are created again when their stamp changes or after they were evicted', async () => {
    const responses = createStampedResponses(30);
    const created: string[] = [];
    const app = Fastify();
    app.get<{ Params: { key: string; stamp: string } }>(
      '/:key/:stamp',
      {
        schema: {
          response: {
            200: { content: { 'application/json': { schema: { type: 'object', additionalProperties: true } } } },
          },
        },
      },
      ({ params: { key, stamp } }, reply) =>
        responses.send(reply.request, reply, {
          key,
          stamp,
          create: async () => {
            created.push(`${key}${stamp}`);
            return { is: `${key}${stamp}` };
          },
        }),
    );
    const read = async (address: string) => (await app.inject(address)).json<{ is: string }>().is;
    const addresses = ['/a/1', '/a/1', '/b/1', '/a/2', '/b/1', '/c/1', '/a/2'];
    for (const address of addresses) expect(await read(address)).toBe(address.replaceAll('/', ''));
    expect(created).toEqual(['a1', 'b1', 'a2', 'c1', 'a2']);
    await app.close();
  });
});
