import { randomUUID } from 'node:crypto';

import { ana, fillShop, luis } from '../support/builders';
import { createShopper, type Shopper } from '../support/shopper';
import { createTestApp, type TestApp, type TestResponse } from '../support/testApp';
import { engines, removeTaxGuard } from '../support/testDatabase';

const getFirst = (response: TestResponse) => (response.body.data as Record<string, unknown>[])[0];

describe.each(engines)('pushing a cart on %s', (engine) => {
  let shop: TestApp;
  let shopper: Shopper;

  beforeAll(async () => {
    shop = await createTestApp(engine);
    await fillShop(shop.database.db);
    shopper = await createShopper(shop.call, ana);
  });

  afterAll(() => shop.close());

  afterEach(async () => {
    for (const table of ['order_lines', 'orders', 'order_pushes', 'cart_lines'] as const) {
      await shop.database.db.deleteFrom(table).execute();
    }
  });

  const setTax = (value: string) =>
    shop.database.db.updateTable('environments').set({ value }).where('name', '=', 'tax').execute();

  const orderCount = async () => (await shop.database.db.selectFrom('orders').select('order_id').execute()).length;

  it('prices the lines on the server, adds the tax of the environment and empties the cart', async () => {
    await shopper.insert(101, 12);
    await shopper.insert(102, 3);
    const response = await shopper.push({ comment: 'Back door' });
    expect(response.status).toBe(200);
    expect(getFirst(response)).toMatchObject({
      subtotal: 80.4,
      taxRate: 16,
      taxAmount: 12.86,
      total: 93.26,
      lineCount: 2,
      status: 'received',
      moneyTypeId: 'USD',
    });
    expect((await shopper.readCart()).body.data).toEqual([]);
    expect(getFirst(await shopper.orders())).toMatchObject({ total: 93.26, comment: 'Back door' });
  });

  it('keeps reference, delivery address and wished date with the order, and as part of what is replayed', async () => {
    await shopper.insert(101, 1);
    const note = { purchaseOrder: 'PO-17', deliveryAddress: '8 Dock Road', wishedDate: '2030-03-09' };
    const push = { uuid: randomUUID(), ...note };
    const first = await shopper.push(push);
    expect(getFirst(await shopper.orders())).toMatchObject({ ...note, comment: '' });
    expect((await shopper.push(push)).body).toEqual(first.body);
    expect((await shopper.push({ ...push, wishedDate: '2030-03-10' })).status).toBe(422);
  });

  it('refuses a wished date that has passed, and keeps the cart', async () => {
    await shopper.insert(101, 1);
    const refused = await shopper.push({ wishedDate: '2020-03-09' });
    expect([refused.status, refused.body.code]).toEqual([409, 'wishedDatePast']);
    expect((await shopper.push({ wishedDate: '2030-02-31' })).status).toBe(400);
    expect((await shopper.readCart()).body.data).toHaveLength(1);
    expect(await orderCount()).toBe(0);
  });

  it('replays the stored response for the same uuid and payload', async () => {
    await shopper.insert(101, 1);
    const uuid = randomUUID();
    const first = await shopper.push({ uuid });
    await shopper.insert(102, 1);
    const again = await shopper.push({ uuid });
    expect(again.body).toEqual(first.body);
    expect(await orderCount()).toBe(1);
    expect((await shopper.readCart()).body.data).toHaveLength(1);
  });

  it('treats a uuid in capitals as the same one', async () => {
    await shopper.insert(101, 1);
    const uuid = randomUUID();
    const first = await shopper.push({ uuid });
    expect((await shopper.push({ uuid: uuid.toUpperCase() })).body).toEqual(first.body);
  });

  it('rejects a uuid with another payload, and orders nothing', async () => {
    await shopper.insert(101, 1);
    const uuid = randomUUID();
    await shopper.push({ uuid });
    await shopper.insert(102, 1);
    expect((await shopper.push({ uuid, comment: 'other' })).status).toBe(422);
    expect(await orderCount()).toBe(1);
  });

  it('refuses an empty cart for good: the same push stays refused once the cart has lines', async () => {
    const uuid = randomUUID();
    expect((await shopper.push({ uuid })).status).toBe(409);
    await shopper.insert(101, 1);
    const late = await shopper.push({ uuid });
    expect(late.status).toBe(409);
    expect(late.body).toMatchObject({ isSuccessful: false, message: 'The cart is empty; nothing was ordered' });
    expect(await orderCount()).toBe(0);
    expect((await shopper.push()).status).toBe(200);
  });

  it('refuses a cart that changed since the client saw it, and keeps its lines', async () => {
    await shopper.insert(101, 1);
    const { cartVersion } = (await shopper.readCart()).body as { cartVersion: string };
    await shopper.update(101, 2);
    expect((await shopper.push({}, { 'if-match': cartVersion })).status).toBe(412);
    const seen = (await shopper.readCart()).body as { cartVersion: string; data: unknown[] };
    expect(seen.data).toHaveLength(1);
    expect((await shopper.push({}, { 'if-match': seen.cartVersion })).status).toBe(200);
  });

  it('refuses a cart whose prices changed since the client saw them', async () => {
    await shopper.insert(102, 1);
    const { cartVersion } = (await shopper.readCart()).body as { cartVersion: string };
    const setPrice = (price_cents: number) =>
      shop.database.db.updateTable('stock_items').set({ price_cents }).where('stock_item_id', '=', 102).execute();
    await setPrice(1100);
    expect((await shopper.push({}, { 'if-match': cartVersion })).status).toBe(412);
    await setPrice(1000);
  });

  describe('when the tax rate differs from the confirmed one', () => {
    afterEach(() => setTax('16'));

    it.each([
      ['with the version of the cart', true],
      ['without it', false],
    ])('refuses the push %s, and orders nothing', async (_how, withVersion) => {
      await shopper.insert(101, 1);
      const { cartVersion } = (await shopper.readCart()).body as { cartVersion: string };
      const headers: Record<string, string> = withVersion ? { 'if-match': cartVersion } : {};
      await setTax('21');
      const refused = await shopper.push({ taxes: 16 }, headers);
      expect(refused.status).toBe(412);
      expect(refused.body.message).toBe('The tax rate changed from 16% to 21%; nothing was ordered');
      expect(await orderCount()).toBe(0);
      expect((await shopper.readCart()).body.data).toHaveLength(1);
      const confirmed = await shopper.push({ taxes: 21 }, headers);
      expect(getFirst(confirmed)).toMatchObject({ taxRate: 21, total: 5.93 });
    });

    it('answers a repeated push as before the change', async () => {
      await shopper.insert(101, 1);
      const uuid = randomUUID();
      const placed = await shopper.push({ uuid });
      await setTax('21');
      expect((await shopper.push({ uuid })).body).toEqual(placed.body);

      await shopper.insert(101, 1);
      const late = randomUUID();
      expect((await shopper.push({ uuid: late })).status).toBe(412);
      await setTax('16');
      expect((await shopper.push({ uuid: late })).status).toBe(412);
      expect(await orderCount()).toBe(1);
    });
  });

  describe('when the tax rate is invalid', () => {
    beforeAll(() => removeTaxGuard(shop.database));
    afterEach(() => setTax('16'));

    it.each(['16%', '16,5', '-5', 'abc', '101', '8.875', '1e1', ''])('refuses orders at %j', async (value) => {
      await shopper.insert(101, 1);
      const uuid = randomUUID();
      await setTax(value);
      const refused = await shopper.push({ uuid, taxes: 0 });
      expect(refused.status).toBe(503);
      expect(refused.headers['retry-after']).toBe('60');
      expect(refused.body.message).toMatch(
        value === '' ? 'no tax rate is configured' : `the configured tax rate, “${value}”, is not valid`,
      );
      expect(await orderCount()).toBe(0);
      await setTax('0');
      expect(getFirst(await shopper.push({ uuid, taxes: 0 }))).toMatchObject({ taxRate: 0, total: 4.9 });
    });

    it('refuses orders without any rate, but still replays earlier responses', async () => {
      await shopper.insert(101, 1);
      const uuid = randomUUID();
      const placed = await shopper.push({ uuid });
      const { db } = shop.database;
      await db.deleteFrom('environments').where('name', '=', 'tax').execute();
      await shopper.insert(101, 1);
      expect((await shopper.push()).status).toBe(503);
      expect((await shopper.push({ uuid })).body).toEqual(placed.body);
      await db.insertInto('environments').values({ account_id: 1, name: 'tax', value: '16' }).execute();
    });
  });

  it('refuses a line that is no longer for sale, another currency, and orders without prices', async () => {
    await shopper.insert(102, 1);
    const setDeleted = (deleted: 0 | 1) =>
      shop.database.db.updateTable('stock_items').set({ deleted }).where('stock_item_id', '=', 102).execute();
    await setDeleted(1);
    const withdrawn = await shopper.push();
    await setDeleted(0);
    expect(withdrawn.status).toBe(409);
    expect(withdrawn.body.message).toContain('A-102');
    expect((await shopper.push({ moneyTypeId: 'EUR' })).status).toBe(409);
    expect((await shopper.push({ putAllPriceZero: true })).status).toBe(409);
    expect(await orderCount()).toBe(0);
  });

  it('refuses an item that has variants for good, and orders the cart once a variant is in its place', async () => {
    const setParent = async (is_parent: 0 | 1) => {
      const items = shop.database.db.updateTable('stock_items');
      await items.set({ is_parent }).where('stock_item_id', '=', 101).execute();
      const stock_item_parent_id = is_parent === 1 ? 101 : null;
      await items.set({ stock_item_parent_id }).where('stock_item_id', '=', 102).execute();
    };
    await shopper.insert(101, 1);
    await shopper.insert(102, 1);
    await setParent(1);
    const uuid = randomUUID();
    const refused = await shopper.push({ uuid });
    expect(refused.status).toBe(409);
    expect(refused.body).toMatchObject({
      code: 'itemHasVariants',
      message: expect.stringMatching(/A-101.*\(A-102\)/) as string,
    });
    const cart = await shopper.readCart();
    expect(cart.body.data).toHaveLength(2);
    const lines = cart.body.data as { stockItemId: number; shoppingCarts: { shoppingCartId: number }[] }[];
    const parent = lines.find(({ stockItemId }) => stockItemId === 101);
    await shopper.remove(parent?.shoppingCarts[0]?.shoppingCartId ?? 0);
    expect((await shopper.push({ uuid })).body).toMatchObject({ code: 'itemHasVariants' });
    expect(await orderCount()).toBe(0);
    await setParent(0);
    expect(getFirst(await shopper.push())).toMatchObject({ lineCount: 1 });
    expect(await orderCount()).toBe(1);
  });

  it('refuses a quantity that is no longer sold, and orders the cart once it is', async () => {
    const setStep = (quantity_step: number | null) =>
      shop.database.db.updateTable('stock_items').set({ quantity_step }).where('stock_item_id', '=', 101).execute();
    await shopper.insert(101, 50);
    await setStep(24);
    const refused = await shopper.push();
    expect(refused.status).toBe(409);
    expect(refused.body).toMatchObject({
      code: 'quantityNotAllowed',
      message: expect.stringMatching(/A-101.* 50: .*48 .* 72$/) as string,
    });
    expect(await orderCount()).toBe(0);
    await shopper.update(101, 48);
    expect((await shopper.push()).status).toBe(200);
    await setStep(null);
  });

  it('keeps the two catalogues apart', async () => {
    await shopper.insert(101, 1, 1);
    await shopper.insert(102, 1, 2);
    const uuid = randomUUID();
    expect((await shopper.push({ uuid })).status).toBe(200);
    expect((await shopper.readCart(2)).body.data).toHaveLength(1);
    expect((await shopper.push({ uuid, companyId: 2, catalogId: 2 })).status).toBe(200);
    expect(await orderCount()).toBe(2);
  });

  it('reveals nothing about another client’s cart', async () => {
    const other = await createShopper(shop.call, luis);
    await shopper.insert(101, 1);
    expect((await other.push({ clientId: ana.clientId })).status).toBe(404);
    expect((await shopper.push({ companyId: 2 })).status).toBe(404);
    expect((await shopper.push({ accountId: 2 })).status).toBe(404);
    expect((await shopper.readCart()).body.data).toHaveLength(1);
  });

  it('creates one order from many concurrent pushes with different uuids', async () => {
    for (let round = 0; round < 5; round += 1) {
      await shopper.insert(101, 1);
      const responses = await Promise.all(Array.from({ length: 8 }, () => shopper.push()));
      expect(responses.map(({ status }) => status).sort()).toEqual([200, ...Array<number>(7).fill(409)]);
    }
    expect(await orderCount()).toBe(5);
  });

  it('gives the same response to many concurrent pushes with the same uuid', async () => {
    await shopper.insert(101, 1);
    const uuid = randomUUID();
    const responses = await Promise.all(Array.from({ length: 12 }, () => shopper.push({ uuid })));
    expect(new Set(responses.map(({ text }) => text)).size).toBe(1);
    expect(responses[0]?.status).toBe(200);
    expect(await orderCount()).toBe(1);
  });

  it('creates one order from concurrent pushes through two processes', async () => {
    const other = await shop.another();
    const elsewhere = await createShopper(other.call, ana);
    const uuid = randomUUID();
    for (const given of [{}, { uuid }]) {
      await shopper.insert(101, 1);
      const responses = await Promise.all([shopper, elsewhere, shopper, elsewhere].map((place) => place.push(given)));
      const accepted = responses.filter(({ status }) => status === 200);
      expect(new Set(accepted.map((response) => getFirst(response)?.orderId)).size).toBe(1);
      expect(accepted).toHaveLength('uuid' in given ? 4 : 1);
    }
    expect(await orderCount()).toBe(2);
    await other.close();
  });

  it('stores nothing if it fails halfway', async () => {
    await shopper.insert(101, 1);
    const { db } = shop.database;
    const uuid = randomUUID();
    await db.schema.alterTable('order_lines').renameTo('order_lines_away').execute();
    const failed = await shopper.push({ uuid });
    await db.schema.alterTable('order_lines_away').renameTo('order_lines').execute();
    expect(failed.status).toBe(500);
    expect(failed.body).toMatchObject({ isSuccessful: false, requestId: failed.headers['x-request-id'] });
    expect(await orderCount()).toBe(0);
    expect((await shopper.readCart()).body.data).toHaveLength(1);
    expect((await shopper.push({ uuid })).status).toBe(200);
  });
});
