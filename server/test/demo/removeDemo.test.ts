import { demoSignIn } from '@/shared/config/demoSignIn';

import { hasDemoClient } from '../../demo/demoClients';
import { removeDemo } from '../../demo/removeDemo';
import { seedDatabase } from '../../demo/seedDatabase';
import type { Tables } from '../../src/db/tables';
import { createOutboxRepository } from '../../src/repositories/outboxRepository';
import { aClient, ana, anItem } from '../support/builders';
import { importInto, readItems } from '../support/imports';
import { createShopper } from '../support/shopper';
import { createTestApp, type TestApp } from '../support/testApp';
import { engines } from '../support/testDatabase';

describe.each(engines)('removing the demo on %s', (engine) => {
  let shop: TestApp;

  beforeEach(async () => {
    shop = await createTestApp(engine);
    await seedDatabase(shop.database.db, {
      ...shop.config.runtime,
      rootDirectory: process.cwd(),
      items: 30,
      anchor: shop.clock.now,
    });
  });

  afterEach(() => shop.close());

  const db = () => shop.database.db;
  const count = async (table: keyof Tables) => {
    const rows = await db()
      .selectFrom(table)
      .select((expression) => expression.fn.countAll().as('count'))
      .execute();
    return Number(rows[0]?.count);
  };
  const listAddress = '/services/inventory/api/StockItems/GetStockItemsByCompany/1/1/1';

  it('leaves an empty shop that keeps its placeholders', async () => {
    expect(await hasDemoClient(db())).toBe(true);
    const { order_id: reference } = await db().selectFrom('orders').select('order_id').executeTakeFirstOrThrow();
    const outbox = createOutboxRepository(db(), 1);
    await outbox.add([{ kind: 'orderToClient', reference, detail: '' }], shop.clock.now);
    await outbox.hold('the mail server was down', shop.clock.now);
    const removed = await removeDemo(db());
    expect(await outbox.list()).toEqual([]);
    expect(removed).toMatchObject({ clients: 2, items: expect.any(Number) as number });
    for (const table of [
      'clients',
      'people',
      'approvals',
      'orders',
      'order_lines',
      'stock_items',
      'stock_categories',
      'price_lists',
      'list_prices',
    ] as const)
      expect([table, await count(table)]).toEqual([table, 0]);
    const files = await db().selectFrom('files').select('name').orderBy('name').execute();
    expect(files.map(({ name }) => name)).toEqual(['placeholder.en.svg', 'placeholder.es.svg', 'placeholder.zh.svg']);
    expect(await db().selectFrom('content').selectAll().execute()).toEqual([]);
    expect(await db().selectFrom('environments').selectAll().execute()).toEqual([]);
    expect(await hasDemoClient(db())).toBe(false);
    const credentials = { username: demoSignIn.username, password: demoSignIn.password };
    const { status } = await shop.call('POST', '/services/public/user/authenticate', { body: credentials });
    expect(status).toBe(401);
    expect(await removeDemo(db())).toEqual({ clients: 0, orders: 0, items: 0, categories: 0, documents: 0 });
  });

  it("keeps the company's own clients, items, orders and texts, and what they need", async () => {
    const [demoItem] = await db()
      .selectFrom('stock_items')
      .selectAll()
      .where('catalog_id', '=', 1)
      .where('deleted', '=', 0)
      .where('price_cents', 'is not', null)
      .where('is_parent', '=', 0)
      .limit(1)
      .execute();
    if (!demoItem) throw new Error('the demo has no item');
    await db()
      .insertInto('clients')
      .values(await aClient())
      .execute();
    await db()
      .insertInto('stock_items')
      .values(
        anItem({
          stock_item_id: 900_001,
          code: 'OWN-1',
          stock_category_id: demoItem.stock_category_id,
          stock_item_parent_id: demoItem.stock_item_id,
          image_name: demoItem.image_name,
        }),
      )
      .execute();
    await db()
      .insertInto('content')
      .values({ account_id: 1, kind: 'term', slug: 'own', language: 'en', position: 9, body: '{"title":"Own"}' })
      .execute();
    const shopper = await createShopper(shop.call, ana);
    await shopper.insert(demoItem.stock_item_id, 1);
    expect((await shopper.push()).status).toBe(200);
    await shopper.insert(demoItem.stock_item_id, 2);
    await shopper.insert(900_001, 3);

    await removeDemo(db());
    expect(await db().selectFrom('clients').select('username').execute()).toEqual([{ username: ana.username }]);
    expect((await shopper.readCart()).body.data).toMatchObject([{ stockItemId: 900_001 }]);
    expect((await shopper.orders()).body.data).toHaveLength(1);
    expect(await db().selectFrom('content').select('slug').execute()).toEqual([{ slug: 'own' }]);
    const [own, ...others] = await db().selectFrom('stock_items').selectAll().execute();
    expect(others).toEqual([]);
    expect(own).toMatchObject({ code: 'OWN-1', stock_item_parent_id: null });
    const categories = await db().selectFrom('stock_categories').select('stock_category_id').execute();
    expect(categories.map(({ stock_category_id }) => stock_category_id)).toContain(demoItem.stock_category_id);
    const files = await db().selectFrom('files').select('name').where('container', '=', 'StockItemImages').execute();
    expect(files.map(({ name }) => name)).toContain(demoItem.image_name);
    expect((await shop.call('GET', listAddress)).body.data).toMatchObject([{ code: 'OWN-1' }]);
  });

  it('keeps a demo item that the company has imported', async () => {
    const [item] = await db().selectFrom('stock_items').select('code').where('catalog_id', '=', 1).limit(1).execute();
    const code = item?.code ?? '';
    await importInto(db(), { items: readItems('code,nameEn,price', `${code},Ours,12.50`) });
    await removeDemo(db());
    expect(await db().selectFrom('stock_items').select('code').execute()).toEqual([{ code }]);
  });

  it('lets an imported parent be ordered by itself once its demo variants are gone', async () => {
    const parent = await db()
      .selectFrom('stock_items')
      .select(['code', 'stock_item_id'])
      .where('catalog_id', '=', 1)
      .where('is_parent', '=', 1)
      .where('deleted', '=', 0)
      .limit(1)
      .executeTakeFirstOrThrow();
    await db()
      .insertInto('clients')
      .values(await aClient())
      .execute();
    const shopper = await createShopper(shop.call, ana);
    await importInto(db(), { items: readItems('code,nameEn,price', `${parent.code},Ours,12.50`) });
    expect((await shopper.insert(parent.stock_item_id, 1)).status).toBe(409);
    await removeDemo(db());
    expect((await shopper.insert(parent.stock_item_id, 1)).status).toBe(200);
  });
});
