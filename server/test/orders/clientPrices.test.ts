import type { CatalogPage } from '@/engine/query/catalogQuery';

import { priceColumns } from '../../src/import/plan/planPrices';
import { toOrderRecord } from '../../src/orders/orderRecord';
import { createOrderBookRepository } from '../../src/repositories/orderBookRepository';
import { ana, fillShop, luis } from '../support/builders';
import { aTable, importInto } from '../support/imports';
import { createShopper, type Shopper } from '../support/shopper';
import { createTestApp, type TestApp } from '../support/testApp';
import { engines } from '../support/testDatabase';

const lines = (...rows: string[]) =>
  aTable('wholesale.csv', priceColumns, [
    'code;discount;price;bestPrice;quantityBestPrice;validFrom;validUntil',
    ...rows,
  ]);

describe.each(engines)('prices of clients on %s', (engine) => {
  let shop: TestApp;
  let wholesale: Shopper;
  let other: Shopper;

  const importList = (...rows: string[]) => importNamed('Wholesale', ...rows);
  const importNamed = (list: string, ...rows: string[]) =>
    importInto(shop.database.db, { prices: { list, table: lines(...rows) } });

  const setClient = (columns: Record<string, unknown>, clientId = ana.clientId) =>
    shop.database.db.updateTable('clients').set(columns).where('client_id', '=', clientId).execute();

  const assign = async (name = 'Wholesale', { clientId } = ana) => {
    const { price_list_id } = await shop.database.db
      .selectFrom('price_lists')
      .select('price_list_id')
      .where('name', '=', name)
      .executeTakeFirstOrThrow();
    await setClient({ price_list_id }, clientId);
  };

  const terms = async ({ clientId, token }: Shopper) =>
    (await shop.call('GET', `/services/inventory/api/clients/GetClientTerms/1/1/1/${clientId}`, { token })).body.data;

  const prices = ({ clientId }: Pick<Shopper, 'clientId'>, token = '', { call } = shop) =>
    call('GET', `/services/inventory/api/StockItems/GetClientPrices/1/1/1/${clientId}`, {
      ...(token !== '' && { token }),
    });

  beforeAll(async () => {
    shop = await createTestApp(engine);
    await fillShop(shop.database.db);
    wholesale = await createShopper(shop.call, ana);
    other = await createShopper(shop.call, luis);
  });

  afterAll(() => shop.close());

  afterEach(async () => {
    const { db } = shop.database;
    await db.updateTable('clients').set({ price_list_id: null, tax_rate: null, tax_exemption: null }).execute();
    for (const table of ['order_lines', 'orders', 'order_pushes', 'cart_lines', 'list_prices', 'price_lists'] as const)
      await db.deleteFrom(table).execute();
  });

  it('are those of the list in cart and order, to the cent, and of nobody else', async () => {
    await importList('*;12,5;;;;;', 'A-102;;9.37;;;;');
    await assign();
    expect((await wholesale.insert(101, 12)).body.data).toMatchObject([
      { price: 4.29, bestPrice: 3.68, shoppingCarts: [{ price: 3.68 }] },
    ]);
    await wholesale.insert(102, 1);
    const cart = await wholesale.readCart();
    expect(cart.body.data).toMatchObject([{ price: 4.29 }, { price: 9.37, shoppingCarts: [{ price: 9.37 }] }]);
    const pushed = await wholesale.push({}, { 'if-match': String(cart.body.cartVersion) });
    expect(pushed.body.data).toMatchObject([{ subtotal: 53.53, taxAmount: 8.56, total: 62.09 }]);

    await other.insert(101, 12);
    await other.insert(102, 1);
    expect((await other.readCart()).body.data).toMatchObject([{ price: 4.9, bestPrice: 4.2 }, { price: 10 }]);
    expect((await other.push()).body.data).toMatchObject([{ subtotal: 60.4 }]);
  });

  it('lists what differs, to its own client alone', async () => {
    await importList('A-102;;9.37;8.5;6;;', 'A-101;10;;;;2030-01-01;');
    await assign();
    expect((await prices(wholesale, wholesale.token)).body.data).toEqual([
      { stockItemId: 102, price: 9.37, bestPrice: 8.5, quantityBestPrice: 6 },
    ]);
    const { headers } = await prices(wholesale, wholesale.token);
    expect(headers['cache-control']).toBe('no-store');
    expect((await prices(other, other.token)).body.data).toEqual([]);
    expect((await prices(wholesale, other.token)).status).toBe(404);
    expect((await prices(wholesale)).status).toBe(401);
    const list = await shop.call('GET', '/services/inventory/api/StockItems/GetStockItemsByCompany/1/1/1', {
      token: wholesale.token,
    });
    expect(list.text).not.toContain('9.37');
  });

  /** What the engine of the services answers, as the browser asks it until it has the lists. */
  const ask = async (method: string, arg: unknown, token?: string) => {
    const { status, headers, body } = await shop.call('POST', '/services/engine/query', {
      body: { method, arg },
      headers: { 'x-language': 'en' },
      ...(token !== undefined && { token }),
    });
    return { status, headers, result: body.result };
  };

  it('are those by which the engine shows, sorts and filters, for the client alone', async () => {
    await importList('A-102;;3.71;;;;');
    await importNamed('Retail', 'A-102;;4.83;;;;');
    await assign();
    await assign('Retail', luis);
    const search = { text: 'A-102', catalogIds: [1] };
    const askAll = async (query: object) =>
      Promise.all(
        [wholesale.token, other.token, undefined].map(async (token) => {
          const { headers, result } = await ask('query', query, token);
          expect(headers['cache-control']).toBe('no-store');
          return (result as CatalogPage).items.map(({ price, publicPrice }) => [price, publicPrice]);
        }),
      );
    expect(await askAll(search)).toEqual([[[3.71, 10]], [[4.83, 10]], [[10, undefined]]]);
    expect(await askAll({ ...search, price: { from: 3, to: 4 } })).toEqual([[[3.71, 10]], [], []]);
    expect((await askAll({ sort: 'price', catalogIds: [1] })).map(([first]) => first)).toEqual([
      [3.71, 10],
      [4.83, 10],
      [4.9, undefined],
    ]);
    expect((await ask('query', search, 'a.b.c')).status).toBe(401);
    // A changed list changes what is answered at once.
    await importList('A-102;;3.72;;;;');
    expect(await askAll(search)).toEqual([[[3.72, 10]], [[4.83, 10]], [[10, undefined]]]);
  });

  it('changes the terms and the version of the cart when the list changes', async () => {
    await importList('A-101;10;;;;;');
    await assign();
    await wholesale.insert(101, 1);
    const [before, cart] = [await terms(wholesale), await wholesale.readCart()];
    await importList('A-101;20;;;;;');
    expect(await terms(wholesale)).not.toEqual(before);
    expect((await wholesale.readCart()).body.data).toMatchObject([{ price: 3.92 }]);
    expect((await wholesale.push({}, { 'if-match': String(cart.body.cartVersion) })).status).toBe(412);
  });

  it('is valid from its first to its last day', async () => {
    const day = 24 * 3_600_000;
    const start = shop.clock.now;
    const text = (moment: number) => new Date(moment).toISOString().slice(0, 10);
    await importList(`A-101;10;;;;;${text(start - 2 * day)}`, `A-101;20;;;;${text(start + 2 * day)};`);
    await assign();
    await wholesale.insert(101, 1);
    expect((await wholesale.readCart()).body.data).toMatchObject([{ price: 4.9 }]);
    await importList(`A-101;30;;;;${text(start - 2 * day)};${text(start + 2 * day)}`);
    expect((await wholesale.readCart()).body.data).toMatchObject([{ price: 3.43 }]);
  });

  it('begins with the day of the shop, wherever the services run', async () => {
    const abroad = await createTestApp(engine, { environment: { TIME_ZONE: 'Asia/Shanghai' } });
    try {
      abroad.clock.now = Date.parse('2026-03-01T20:00:00Z');
      const { db } = abroad.database;
      await fillShop(db);
      await importInto(db, { prices: { list: 'Spring', table: lines('A-101;10;;;;2026-03-02;') } });
      const { price_list_id } = await db.selectFrom('price_lists').select('price_list_id').executeTakeFirstOrThrow();
      await db.updateTable('clients').set({ price_list_id }).where('client_id', '=', ana.clientId).execute();
      const buyer = await createShopper(abroad.call, ana);
      expect((await buyer.insert(101, 1)).body.data).toMatchObject([{ price: 4.41 }]);
      expect((await prices(buyer, buyer.token, abroad)).body.data).toMatchObject([{ stockItemId: 101, price: 4.41 }]);
    } finally {
      await abroad.close();
    }
  });

  it('orders at the rate of the client, and tells why no tax is charged', async () => {
    await setClient({ tax_rate: 0, tax_exemption: 'Exempt under article 12' });
    expect(await terms(wholesale)).toEqual([
      { priceList: null, taxRate: 0, taxExemption: 'Exempt under article 12', orderLimit: null },
    ]);
    await wholesale.insert(101, 1);
    expect((await wholesale.push({ taxes: 16 })).status).toBe(412);
    const pushed = await wholesale.push({ taxes: 0 });
    expect(pushed.body.data).toMatchObject([{ taxRate: 0, taxAmount: 0, total: 4.9 }]);
    expect((await wholesale.orders()).body.data).toMatchObject([{ taxExemption: 'Exempt under article 12' }]);
    const [{ orderId } = { orderId: 0 }] = pushed.body.data as { orderId: number }[];
    const order = await createOrderBookRepository(shop.database.db, 1).find(orderId);
    if (!order) throw new Error('the order is not in the book');
    expect(toOrderRecord(order, shop.config.runtime)).toMatchObject({ taxExemption: 'Exempt under article 12' });
  });

  it.each([
    [['X-9;10;;;;;'], { line: 2, column: 'code' }],
    [['A-101;10;;;;;', 'A-101;;4;;;2026-01-01;'], { line: 3, column: 'validFrom' }],
    [['A-101;10;4;;;;'], { line: 2, column: 'discount' }],
    [['A-101;;;;;;'], { line: 2, column: 'price' }],
    [['A-101;;4;5;6;;'], { line: 2, column: 'bestPrice' }],
    [['A-101;;4;3;;;'], { line: 2, column: 'quantityBestPrice' }],
    [['A-101;101;;;;;'], { line: 2, column: 'discount' }],
    [['A-101;10;;;;2026-05-02;2026-05-01'], { line: 2, column: 'validUntil' }],
    [['*;;4;;;;'], { line: 2, column: 'discount' }],
  ])('imports nothing of %j', async (rows, fault) => {
    const { faults, written } = await importList('A-102;10;;;;;', ...rows);
    expect(faults).toMatchObject([{ ...fault, line: fault.line + 1, file: 'wholesale.csv' }]);
    expect(written).toBe(false);
    expect(await shop.database.db.selectFrom('list_prices').selectAll().execute()).toEqual([]);
  });
});
