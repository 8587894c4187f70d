import { catalogScope, raiseVersions } from '../../src/db/dataVersions';
import { ana, fillShop, luis } from '../support/builders';
import { createShopper, type Shopper } from '../support/shopper';
import { createTestApp, type TestApp, type TestResponse } from '../support/testApp';
import { engines } from '../support/testDatabase';

type Line = { shoppingCartId: number; quantity: number; price: number };
type CartItem = { stockItemId: number; catalogId: number; name: string; shoppingCarts: Line[] };

const getItems = (response: TestResponse) => response.body.data as CartItem[];
const getLine = (response: TestResponse) => getItems(response)[0]?.shoppingCarts[0];

describe.each(engines)('a cart on %s', (engine) => {
  let shop: TestApp;
  let shopper: Shopper;

  beforeAll(async () => {
    shop = await createTestApp(engine);
    await fillShop(shop.database.db);
    shopper = await createShopper(shop.call, ana);
  });

  afterAll(() => shop.close());

  afterEach(async () => {
    await shop.database.db.deleteFrom('cart_lines').execute();
  });

  it('prices lines on the server, with the best price from its quantity upward', async () => {
    expect(getLine(await shopper.insert(101, 11))?.price).toBe(4.9);
    expect(getLine(await shopper.insert(101, 12))?.price).toBe(4.2);
    expect(getLine(await shopper.update(101, 11))?.price).toBe(4.9);
    expect(getLine(await shopper.insert(102, 100))?.price).toBe(10);
  });

  it('has one line per item: adding it again sets the quantity', async () => {
    const first = getLine(await shopper.insert(101, 2));
    const again = getLine(await shopper.insert(101, 5));
    expect(again).toEqual({ ...first, quantity: 5 });
    expect(getItems(await shopper.readCart())).toHaveLength(1);
  });

  it('never duplicates a line that is added many times at once', async () => {
    await Promise.all(Array.from({ length: 10 }, () => shopper.insert(101, 3)));
    const cart = getItems(await shopper.readCart());
    expect(cart).toHaveLength(1);
    expect(cart[0]?.shoppingCarts).toEqual([expect.objectContaining({ quantity: 3 })]);
  });

  it('returns whole items in the request language, in the order they were added', async () => {
    await shopper.insert(102, 1);
    shop.clock.now += 1;
    await shopper.insert(101, 1);
    const address = '/services/inventory/api/shoppingCart/getStockitemsByClientId/1/1/1/7';
    const response = await shop.call('GET', address, { token: shopper.token, headers: { 'x-language': 'zh' } });
    expect(getItems(response).map(({ stockItemId, name, catalogId }) => [stockItemId, name, catalogId])).toEqual([
      [102, '螺丝', 1],
      [101, '螺丝', 1],
    ]);
    expect(response.headers['cache-control']).toBe('no-store');
  });

  it('keeps that order when the clock is set back or a line is updated', async () => {
    await shopper.insert(102, 1);
    shop.clock.now -= 5000;
    await shopper.insert(101, 1);
    await shopper.insert(102, 4);
    shop.clock.now += 5000;
    expect(getItems(await shopper.readCart()).map(({ stockItemId }) => stockItemId)).toEqual([102, 101]);
  });

  it('changes its version with every change, but not when read', async () => {
    const getVersion = (response: TestResponse) => response.body.cartVersion;
    const empty = getVersion(await shopper.readCart());
    const one = getVersion(await shopper.insert(101, 1));
    expect(getVersion(await shopper.readCart())).toBe(one);
    const two = getVersion(await shopper.update(101, 2));
    const back = getVersion(await shopper.update(101, 1));
    expect(new Set([empty, one, two, back]).size).toBe(4);
  });

  it('removes a line by its id, once', async () => {
    const line = getLine(await shopper.insert(101, 1));
    const removed = await shopper.remove(line?.shoppingCartId ?? 0);
    expect(removed.body).toMatchObject({ isSuccessful: true, data: [] });
    expect((await shopper.remove(line?.shoppingCartId ?? 0)).status).toBe(404);
    expect(getItems(await shopper.readCart())).toEqual([]);
  });

  it('rejects items that are not for sale or do not exist', async () => {
    expect((await shopper.insert(103, 1)).status).toBe(409);
    expect((await shopper.insert(104, 1)).status).toBe(409);
    expect((await shopper.insert(999, 1)).status).toBe(404);
    expect((await shopper.update(102, 1)).status).toBe(404);
  });

  describe('with an item that is sold from 48, in steps of 24', () => {
    const setRule = async (minimum_quantity: number | null, quantity_step: number | null) => {
      const { db } = shop.database;
      const items = db.updateTable('stock_items').where('catalog_id', '=', 1).where('stock_item_id', '=', 101);
      await items.set({ unit: 'piece', minimum_quantity, quantity_step }).execute();
      await raiseVersions(db, [catalogScope(1)]);
    };

    beforeEach(() => setRule(48, 24));
    afterEach(() => setRule(null, null));

    it.each([
      ['es', 50, 'El artículo A-101 no se vende en la cantidad 50: elija 48 o 72'],
      ['en', 50, 'The item A-101 is not sold in the quantity 50: choose 48 or 72'],
      ['en', 1, 'The item A-101 is not sold in the quantity 1: choose 48'],
      ['zh', 50, '商品 A-101 不能订购 50，请选择 48 或 72'],
    ])('does not add any other quantity, and names those that are near: %s %i', async (language, quantity, message) => {
      const refused = await shop.call('POST', '/services/inventory/api/shoppingCart/InsertEntity/1/1/1', {
        token: shopper.token,
        headers: { 'x-language': language },
        body: { clientId: ana.clientId, stockItemId: 101, quantity, price: 4.9 },
      });
      expect(refused.status).toBe(409);
      expect(refused.body).toMatchObject({ isSuccessful: false, code: 'quantityNotAllowed', message });
      expect(getItems(await shopper.readCart())).toEqual([]);
    });

    it('sets the quantities that are sold, and keeps the line when another is asked for', async () => {
      expect(getLine(await shopper.insert(101, 48))).toMatchObject({ quantity: 48, price: 4.2 });
      expect((await shopper.update(101, 60)).body).toMatchObject({ code: 'quantityNotAllowed' });
      expect(getLine(await shopper.update(101, 72))).toMatchObject({ quantity: 72 });
      expect(getItems(await shopper.readCart())).toMatchObject([
        { unit: 'piece', minimumQuantity: 48, quantityStep: 24, shoppingCarts: [{ quantity: 72 }] },
      ]);
    });
  });

  describe('with an item that has variants', () => {
    const setParent = async (is_parent: 0 | 1) => {
      const { db } = shop.database;
      const items = db.updateTable('stock_items').where('catalog_id', '=', 1);
      await items.set({ is_parent }).where('stock_item_id', '=', 101).execute();
      const stock_item_parent_id = is_parent === 1 ? 101 : null;
      await items.set({ stock_item_parent_id }).where('stock_item_id', 'in', [102, 103, 104]).execute();
      await raiseVersions(db, [catalogScope(1)]);
    };

    afterEach(() => setParent(0));

    it.each([
      ['es', 'El artículo A-101 se vende por variantes: elija una de ellas (A-102)'],
      ['en', 'The item A-101 is sold as variants: choose one of them (A-102)'],
      ['zh', '商品 A-101 按规格销售，请选择其中一种规格（A-102）'],
    ])('does not add it, and says so in the language of the request: %s', async (language, message) => {
      await setParent(1);
      const refused = await shop.call('POST', '/services/inventory/api/shoppingCart/InsertEntity/1/1/1', {
        token: shopper.token,
        headers: { 'x-language': language },
        body: { clientId: ana.clientId, stockItemId: 101, quantity: 1, price: 4.9 },
      });
      expect(refused.status).toBe(409);
      expect(refused.body).toMatchObject({ isSuccessful: false, code: 'itemHasVariants', message });
      expect(getItems(await shopper.readCart())).toEqual([]);
    });

    it('neither changes nor orders a line that was there before, but removes it', async () => {
      await shopper.insert(102, 1);
      const line = getLine(await shopper.insert(101, 1));
      const { cartVersion } = (await shopper.readCart()).body;
      await setParent(1);
      expect((await shopper.update(101, 2)).status).toBe(409);
      const cart = await shopper.readCart();
      expect(cart.body.data).toMatchObject([
        { stockItemId: 102 },
        { stockItemId: 101, isParent: true, shoppingCarts: [{ quantity: 1 }] },
      ]);
      expect(cart.body.cartVersion).not.toBe(cartVersion);
      expect((await shopper.remove(line?.shoppingCartId ?? 0)).status).toBe(200);
    });
  });

  it.each([0, -1, 1.5, '3', null, 1_000_000, 1e300])('takes no quantity of %p', async (quantity) => {
    expect((await shopper.insert(101, quantity as number)).status).toBe(400);
    expect(getItems(await shopper.readCart())).toEqual([]);
  });

  it('is separate for each catalogue', async () => {
    await shopper.insert(101, 1, 1);
    await shopper.insert(102, 4, 2);
    expect(getItems(await shopper.readCart(1)).map((item) => item.stockItemId)).toEqual([101]);
    const second = getItems(await shopper.readCart(2));
    expect(second.map((item) => [item.stockItemId, item.catalogId])).toEqual([[102, 2]]);
    const line = second[0]?.shoppingCarts[0];
    expect((await shopper.remove(line?.shoppingCartId ?? 0, 1)).status).toBe(404);
  });

  it('is invisible to other clients on every route, and to visitors', async () => {
    const line = getLine(await shopper.insert(101, 1));
    const other = await createShopper(shop.call, luis);
    const foreign = { ...other, clientId: ana.clientId };
    const inventory = '/services/inventory/api';
    const { token } = foreign;
    const body = { clientId: ana.clientId, stockItemId: 101, quantity: 9 };
    const responses = await Promise.all([
      shop.call('GET', `${inventory}/shoppingCart/getStockitemsByClientId/1/1/1/7`, { token }),
      shop.call('POST', `${inventory}/shoppingCart/InsertEntity/1/1/1`, { token, body: { ...body, price: 1 } }),
      shop.call('PUT', `${inventory}/shoppingCart/UpdateEntity/1/1/1`, { token, body }),
      other.remove(line?.shoppingCartId ?? 0),
      shop.call('GET', `${inventory}/Orders/GetOrdersByCompanyByClientId/1/1/1/7`, { token }),
    ]);
    expect(responses.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404]);
    const nobody = await shop.call('GET', `${inventory}/shoppingCart/getStockitemsByClientId/1/1/1/7`);
    expect(nobody.status).toBe(401);
    expect(getLine(await shopper.readCart())?.quantity).toBe(1);
  });
});
