import { renderPage } from '@/app/rendering/renderPage';
import type { CatalogPage } from '@/engine/query/catalogQuery';
import type { PriceList } from '@/engine/query/priceList';

import { priceColumns } from '../../src/import/plan/planPrices';
import { ana, fillShop, luis } from '../support/builders';
import { createBuiltRoot } from '../support/builtPage';
import { aTable, importInto } from '../support/imports';
import { createOutbox } from '../support/outbox';
import { loadScreens, readMarkup, readStateAddress } from '../support/renderedPages';
import { createShopper, type Shopper } from '../support/shopper';
import { createTestApp, type TestApp, type TestResponse } from '../support/testApp';
import { engines } from '../support/testDatabase';
import { startReceiver } from '../support/webhookReceiver';

// What three pieces of item 102 cost: each client's prices appear nowhere else.
const gold = { list: 'Gold', price: 3.71, sum: 11.13 };
const silver = { list: 'Silver', price: 4.83, sum: 14.49 };
const publicPrice = 10;

const canaries = [gold, silver].flatMap(({ price, sum }) => [String(price), String(sum)]);
const findCanaries = (text: string) => canaries.filter((canary) => text.replaceAll(',', '.').includes(canary));

describe.each(engines)('the prices of two clients and a visitor on %s', (engine) => {
  let shop: TestApp;
  let built: Awaited<ReturnType<typeof createBuiltRoot>>;
  let receiver: Awaited<ReturnType<typeof startReceiver>>;
  let buyers: { shopper: Shopper; own: typeof gold; other: typeof gold }[];

  const assign = async ({ list, price }: typeof gold, { clientId }: typeof ana) => {
    const { db } = shop.database;
    const table = aTable('prices.csv', priceColumns, ['code;price', `A-102;${price}`]);
    await importInto(db, { prices: { list, table } });
    const { price_list_id } = await db
      .selectFrom('price_lists')
      .select('price_list_id')
      .where('name', '=', list)
      .executeTakeFirstOrThrow();
    await db.updateTable('clients').set({ price_list_id }).where('client_id', '=', clientId).execute();
  };

  beforeAll(async () => {
    await loadScreens();
    [built, receiver] = await Promise.all([createBuiltRoot(), startReceiver()]);
    shop = await createTestApp(engine, {
      renderPage,
      rootDirectory: built.root,
      listens: true,
      environment: {
        ORDER_MAIL_TO: 'sales@shop.example',
        WEBHOOK_URL: receiver.url,
        WEBHOOK_SECRET: 'a secret of more than thirty-two characters',
      },
    });
    await fillShop(shop.database.db);
    await assign(gold, ana);
    await assign(silver, luis);
    buyers = [
      { shopper: await createShopper(shop.call, ana), own: gold, other: silver },
      { shopper: await createShopper(shop.call, luis), own: silver, other: gold },
    ];
  });

  afterAll(async () => {
    await shop.close();
    receiver.close();
    await built.remove();
  });

  /** Everybody in turn, and the first client again, who might get what was kept of another. */
  const everybody = () => {
    const [first, second] = buyers;
    return [first, second, undefined, first];
  };

  const inventory = (path: string, token?: string) =>
    shop.call('GET', `/services/inventory/api/${path}`, token === undefined ? {} : { token });

  const ask = async (method: string, arg: unknown, token?: string) => {
    const response = await shop.call('POST', '/services/engine/query', {
      body: { method, arg },
      headers: { 'x-language': 'en' },
      ...(token !== undefined && { token }),
    });
    expect(response.headers['cache-control']).toBe('no-store');
    expect(response.headers.etag).toBeUndefined();
    return response.body.result;
  };

  /** A page that takes too long is sent without its screen, and rendered in time for the next visit. */
  const openPage = async (path: string, token?: string): Promise<TestResponse> => {
    const headers = { accept: 'text/html' };
    const page = await shop.call('GET', path, { headers, ...(token !== undefined && { token }) });
    return readMarkup(page.text) === '' ? openPage(path, token) : page;
  };

  it('are nowhere in lists of items and rendered pages, whoever asks', async () => {
    for (const buyer of everybody()) {
      const token = buyer?.shopper.token;
      if (token !== undefined) await ask('query', { text: 'A-102' }, token);
      const lists = await inventory('StockItems/GetStockItemsByCompany/1/1/1', token);
      expect(lists.text).toContain(`"price":${publicPrice}`);
      for (const path of ['/en/catalogo', '/en/catalogo?prices=1', '/en/stock/screw/102']) {
        const page = await openPage(path, token);
        const state = await shop.call('GET', readStateAddress(page.text));
        expect(findCanaries(lists.text + page.text + state.text)).toEqual([]);
      }
    }
  });

  it('are in the answers of the engine and in GetClientPrices for their own client alone', async () => {
    for (const buyer of everybody()) {
      const { own, shopper } = buyer ?? {};
      const price = own?.price ?? publicPrice;
      const search = { text: 'A-102', catalogIds: [1] };
      const page = (await ask('query', search, shopper?.token)) as CatalogPage;
      expect(page.items.map((item) => item.price)).toEqual([price]);
      const range = { from: price, to: price + 0.01 };
      expect(await ask('query', { ...search, price: range }, shopper?.token)).toMatchObject({ total: 1 });
      const list = (await ask('priceList', { query: search, from: 0, count: 9 }, shopper?.token)) as PriceList;
      expect(list.items.map((item) => item.price)).toEqual([price]);
      if (!own || !shopper) continue;
      const prices = await inventory(`StockItems/GetClientPrices/1/1/1/${shopper.clientId}`, shopper.token);
      expect(prices.body.data).toMatchObject([{ stockItemId: 102, price }]);
      expect(prices.headers).toMatchObject({ 'cache-control': 'no-store' });
      expect(prices.headers.etag).toBeUndefined();
    }
    const [{ shopper: first }, { shopper: second }] = buyers as [(typeof buyers)[0], (typeof buyers)[0]];
    expect((await inventory(`StockItems/GetClientPrices/1/1/1/${first.clientId}`, second.token)).status).toBe(404);
    expect((await inventory(`StockItems/GetClientPrices/1/1/1/${first.clientId}`)).status).toBe(401);
  });

  it('are those of cart, push, order, mail and webhook, to the cent', async () => {
    const outbox = createOutbox(shop.database.dataDirectory);
    for (const { shopper, own, other } of buyers) {
      await outbox.empty();
      receiver.received.length = 0;
      const inserted = await shopper.insert(102, 2);
      const updated = await shopper.update(102, 3);
      const cart = await shopper.readCart();
      expect(cart.body.data).toMatchObject([{ price: own.price, shoppingCarts: [{ price: own.price, quantity: 3 }] }]);
      const pushed = await shopper.push();
      expect(pushed.body.data).toMatchObject([{ subtotal: own.sum }]);
      const orders = await shopper.orders();
      expect(orders.body.data).toMatchObject([{ subtotal: own.sum }]);
      // To the client and to the company.
      const mails = await outbox.waitFor(2);
      for (let round = 0; round < 3000 && receiver.received.length === 0; round += 1)
        await new Promise((resolve) => setTimeout(resolve, 10));
      const webhook = receiver.received[0]?.body ?? '';
      expect(findCanaries(webhook)).toEqual([String(own.price), String(own.sum)]);
      for (const mail of mails) expect(findCanaries(mail)).toEqual([String(own.price), String(own.sum)]);
      const all = [inserted, updated, cart, pushed, orders].map(({ text }) => text).join();
      expect(findCanaries(all)).toEqual([String(own.price), String(own.sum)]);
      expect(all).not.toContain(String(other.price));
    }
  });
});
