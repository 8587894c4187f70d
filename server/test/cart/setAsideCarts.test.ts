import { ana, fillShop, luis } from '../support/builders';
import { createShopper, type Shopper } from '../support/shopper';
import { createTestApp, type TestApp } from '../support/testApp';
import { engines } from '../support/testDatabase';

type Cart = { cartId: string; name: string; date: string; lines: { stockItemId: number; quantity: number }[] };

describe.each(engines)('carts set aside on %s', (engine) => {
  let shop: TestApp;
  let shopper: Shopper;
  let other: Shopper;

  const address = (clientId: number, rest = '') => `/services/inventory/api/setAsideCarts/1/1/1/${clientId}${rest}`;
  const list = async () => {
    const { body } = await shop.call('GET', address(ana.clientId), { token: shopper.token });
    return body.data as Cart[];
  };
  const setAside = (cartId: string, name = 'Office', call = shop.call) =>
    call('PUT', address(ana.clientId, `/${cartId}`), { token: shopper.token, body: { name } });
  const takeBack = (cartId: string, call = shop.call) =>
    call('POST', address(ana.clientId, `/${cartId}/takeBack`), { token: shopper.token });
  const readQuantities = async (catalogId = 1) => {
    const { body } = await shopper.readCart(catalogId);
    const lines = body.data as { stockItemId: number; shoppingCarts: { quantity: number }[] }[];
    return Object.fromEntries(lines.map(({ stockItemId, shoppingCarts: [line] }) => [stockItemId, line?.quantity]));
  };
  const changeItem = (stockItemId: number, change: { deleted?: 0 | 1; quantity_step?: number | null }) =>
    shop.database.db.updateTable('stock_items').set(change).where('stock_item_id', '=', stockItemId).execute();

  beforeAll(async () => {
    shop = await createTestApp(engine);
    await fillShop(shop.database.db);
    shopper = await createShopper(shop.call, ana);
    other = await createShopper(shop.call, luis);
  });

  afterAll(() => shop.close());

  afterEach(async () => {
    for (const table of ['set_aside_carts', 'cart_lines'] as const) await shop.database.db.deleteFrom(table).execute();
  });

  it('hold the lines of all catalogues, and leave an empty cart of another version', async () => {
    await shopper.insert(102, 3);
    await shopper.insert(101, 12);
    await shopper.insert(101, 5, 2);
    const { cartVersion: before } = (await shopper.readCart()).body;
    const { status, body } = await setAside('a', '  Office ');
    expect([status, body.data]).toEqual([
      200,
      [
        {
          cartId: 'a',
          name: 'Office',
          date: new Date(shop.clock.now).toISOString(),
          lines: [
            { catalogId: 1, stockItemId: 102, quantity: 3 },
            { catalogId: 1, stockItemId: 101, quantity: 12 },
            { catalogId: 2, stockItemId: 101, quantity: 5 },
          ],
        },
      ],
    ]);
    expect(await list()).toMatchObject(body.data as object[]);
    expect([await readQuantities(), await readQuantities(2)]).toEqual([{}, {}]);
    expect((await shopper.readCart()).body.cartVersion).not.toBe(before);
  });

  it('come once from one cart, however often and from however many processes it is set aside', async () => {
    const second = await shop.another();
    await shopper.insert(101, 12);
    const all = await Promise.all([
      ...[1, 2, 3].map(() => setAside('same')),
      ...['b', 'c', 'd'].map((id) => setAside(id, 'Office', second.call)),
    ]);
    expect(all.filter(({ status }) => ![200, 409].includes(status))).toEqual([]);
    const carts = await list();
    expect(carts.map(({ lines }) => lines)).toMatchObject([[{ catalogId: 1, stockItemId: 101, quantity: 12 }]]);
    expect(all.filter(({ status }) => status === 200)).toHaveLength(carts[0]?.cartId === 'same' ? 3 : 1);
    await second.close();
  });

  it('lose no line that is being added meanwhile', async () => {
    await shopper.insert(102, 1);
    await Promise.all([setAside('a'), shopper.insert(101, 12)]);
    const [cart] = await list();
    const found = [
      ...(cart?.lines ?? []).map(({ stockItemId }) => stockItemId),
      ...Object.keys(await readQuantities()),
    ];
    expect(found.map(Number).sort()).toEqual([101, 102]);
  });

  it('are not made from an empty cart', async () => {
    const { status, body } = await setAside('a');
    expect([status, body.message]).toEqual([409, 'The cart is empty; nothing was set aside']);
    expect((await setAside('a', ' ')).status).toBe(400);
  });

  it('are limited in number', async () => {
    await shopper.insert(101, 1);
    const row = { client_id: ana.clientId, person_id: 0, name: 'x', created_at: 1, lines: '[]' };
    const rows = Array.from({ length: 50 }, (_, index) => ({ ...row, cart_id: `cart-${index}` }));
    await shop.database.db.insertInto('set_aside_carts').values(rows).execute();
    const { status, body } = await setAside('one-more');
    expect([status, body.message]).toEqual([409, 'No more carts can be set aside: delete one, or take one back']);
    expect(await readQuantities()).toEqual({ 101: 1 });
  });

  it('are added to what is in the cart, at the price of the quantity that results', async () => {
    await shopper.insert(101, 8);
    await shopper.insert(102, 2);
    await setAside('a');
    await shopper.insert(101, 4);
    expect((await takeBack('a')).body.data).toEqual([]);
    expect(await readQuantities()).toEqual({ 101: 12, 102: 2 });
    const [line] = await shop.database.db
      .selectFrom('cart_lines')
      .select('unit_price_cents')
      .where('stock_item_id', '=', 101)
      .execute();
    await shopper.update(101, 12);
    const [updated] = await shop.database.db
      .selectFrom('cart_lines')
      .select('unit_price_cents')
      .where('stock_item_id', '=', 101)
      .execute();
    expect(line).toEqual(updated);
    expect(await list()).toEqual([]);
    expect((await takeBack('a')).status).toBe(404);
  });

  it('are taken back once, even at the same moment in several processes', async () => {
    const second = await shop.another();
    await shopper.insert(101, 12);
    await setAside('a');
    const all = await Promise.all([
      takeBack('a'),
      takeBack('a', second.call),
      takeBack('a'),
      takeBack('a', second.call),
    ]);
    expect(all.map(({ status }) => status).sort()).toEqual([200, 404, 404, 404]);
    expect(await readQuantities()).toEqual({ 101: 12 });
    await second.close();
  });

  it('keep what is no longer sold, or not in the quantity that results', async () => {
    await shopper.insert(101, 12);
    await shopper.insert(102, 3);
    await shopper.insert(101, 5, 2);
    await setAside('a');
    await changeItem(101, { quantity_step: 4 });
    await changeItem(102, { deleted: 1 });
    const rest = [
      expect.objectContaining({
        catalogId: 1,
        stockItemId: 102,
        quantity: 3,
        code: 'A-102',
        name: expect.any(String) as string,
      }),
      expect.objectContaining({ catalogId: 2, stockItemId: 101, quantity: 5 }),
    ];
    expect((await takeBack('a')).body.data).toEqual([expect.objectContaining({ cartId: 'a', lines: rest })]);
    expect(await list()).toEqual([expect.objectContaining({ cartId: 'a', lines: rest })]);
    expect(await readQuantities()).toEqual({ 101: 12 });
    // Again, nothing is added twice.
    expect((await takeBack('a')).body.data).toEqual([expect.objectContaining({ lines: rest })]);
    expect(await readQuantities()).toEqual({ 101: 12 });
    await changeItem(101, { quantity_step: null });
    await changeItem(102, { deleted: 0 });
  });

  it('keep what the client has written about the order', async () => {
    const note = { reference: 'PO-17', deliveryAddress: '8 Dock Road', wishedDate: 'soon', comment: 'Ring\ntwice' };
    await shopper.insert(101, 1);
    const body = { name: 'Office', ...note };
    await shop.call('PUT', address(ana.clientId, '/a'), { token: shopper.token, body });
    expect(await list()).toEqual([expect.objectContaining(note)]);
    await shopper.insert(101, 1);
    await setAside('b');
    expect(Object.keys((await list()).find(({ cartId }) => cartId === 'b') ?? {})).not.toContain('comment');
  });

  it('are deleted; deleting them again is harmless', async () => {
    await shopper.insert(101, 1);
    await setAside('a');
    const remove = () => shop.call('DELETE', address(ana.clientId, '/a'), { token: shopper.token });
    expect([(await remove()).status, (await remove()).status]).toEqual([200, 200]);
    expect(await list()).toEqual([]);
  });

  it('are private to the client', async () => {
    await shopper.insert(101, 1);
    await setAside('a');
    const { token } = other;
    const calls = await Promise.all([
      shop.call('GET', address(ana.clientId), { token }),
      shop.call('PUT', address(ana.clientId, '/b'), { token, body: { name: 'Mine' } }),
      shop.call('POST', address(ana.clientId, '/a/takeBack'), { token }),
      shop.call('DELETE', address(ana.clientId, '/a'), { token }),
      shop.call('POST', address(luis.clientId, '/a/takeBack'), { token }),
      shop.call('GET', address(ana.clientId)),
    ]);
    expect(calls.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404, 401]);
    expect(await list()).toHaveLength(1);
  });
});
