import { brotliDecompressSync, gunzipSync } from 'node:zlib';

import { raiseDataVersions } from '../../src/db/dataVersions';
import { ana, anItem, fillShop } from '../support/builders';
import { createShopper } from '../support/shopper';
import { createTestApp, type TestApp } from '../support/testApp';
import { engines } from '../support/testDatabase';

const items = '/services/inventory/api/StockItems/GetStockItemsByCompany/1/1/1';
const categories = '/services/inventory/api/Categories/GetCategoriesByCompany/1/1/1';

type Listed = { stockItemId: number; name: string; price: number | null; quantityBestPrice: number | null };

describe.each(engines)('the lists of a catalogue on %s', (engine) => {
  let shop: TestApp;

  beforeAll(async () => {
    shop = await createTestApp(engine);
    await fillShop(shop.database.db);
  });

  afterAll(() => shop.close());

  const raw = (address: string, headers: Record<string, string> = {}) =>
    shop.app.inject({ method: 'GET', url: address, headers });

  it('contain every item in the shape of the contract, deleted ones included', async () => {
    const { body } = await shop.call('GET', items);
    expect(body.isSuccessful).toBe(true);
    expect(body.data).toHaveLength(4);
    expect((body.data as Listed[])[0]).toEqual({
      stockItemId: 101,
      name: 'Screw',
      code: 'A-101',
      additionalCode: '7501000000101',
      stockCategoryId: 5,
      stockItemParentId: null,
      isParent: false,
      imageUrl: 'screw.0123456789.svg',
      deleted: false,
      isOffer: false,
      isNew: false,
      price: 4.9,
      bestPrice: 4.2,
      quantityBestPrice: 12,
    });
    expect((body.data as Listed[])[3]).toMatchObject({ price: null, bestPrice: null, quantityBestPrice: null });
  });

  it('use the request language, and default to English', async () => {
    const nameIn = async (language?: string) => {
      const { body } = await shop.call('GET', items, language ? { headers: { 'x-language': language } } : {});
      return (body.data as Listed[])[0]?.name;
    };
    expect([await nameIn('es'), await nameIn('zh'), await nameIn('fr'), await nameIn()]).toEqual([
      'Tornillo',
      '螺丝',
      'Screw',
      'Screw',
    ]);
  });

  it('are compressed as the client accepts, with identical content', async () => {
    const plain = await raw(items);
    const gzip = await raw(items, { 'accept-encoding': 'gzip' });
    const brotli = await raw(items, { 'accept-encoding': 'gzip, deflate, br' });
    const refused = await raw(items, { 'accept-encoding': 'br;q=0, gzip;q=1.0' });
    const refusedByName = await raw(items, { 'accept-encoding': '*, br;q=0' });
    expect([plain, gzip, brotli, refused, refusedByName].map(({ headers }) => headers['content-encoding'])).toEqual([
      undefined,
      'gzip',
      'br',
      'gzip',
      'gzip',
    ]);
    expect(gunzipSync(gzip.rawPayload).toString()).toBe(plain.payload);
    expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(plain.payload);
    expect(brotli.headers.vary).toContain('Accept-Encoding');
    expect(brotli.headers.vary).toContain('X-Language');
    expect(brotli.headers['cache-control']).toBe('no-cache');
  });

  it('are not sent again while unchanged', async () => {
    for (const address of [items, categories]) {
      const { headers } = await raw(address, { 'accept-encoding': 'br' });
      const etag = String(headers.etag);
      const unchanged = await raw(address, { 'if-none-match': `"other", ${etag}`, 'accept-encoding': 'br' });
      expect([unchanged.statusCode, unchanged.payload, unchanged.headers.etag]).toEqual([304, '', etag]);
      expect((await raw(address, { 'if-none-match': '"other"' })).statusCode).toBe(200);
    }
  });

  it('have a different version per language', async () => {
    const spanish = await raw(items, { 'x-language': 'es' });
    const chinese = await raw(items, { 'x-language': 'zh', 'if-none-match': String(spanish.headers.etag) });
    expect(chinese.statusCode).toBe(200);
  });

  it('are refreshed when the data changes, and served stale meanwhile', async () => {
    const { db } = shop.database;
    const before = await raw(items);
    await db.transaction().execute(async (transaction) => {
      await transaction
        .insertInto('stock_items')
        .values(anItem({ stock_item_id: 105, position: 5 }))
        .execute();
      await raiseDataVersions(transaction, [1]);
    });
    shop.clock.now += 1000;
    let after = await raw(items);
    expect(after.statusCode).toBe(200);
    for (let round = 0; after.headers.etag === before.headers.etag && round < 6000; round += 1) {
      await new Promise((resolve) => setTimeout(resolve, 10));
      after = await raw(items);
    }
    const { data } = JSON.parse(after.payload) as { data: Listed[] };
    expect(data.map(({ stockItemId }) => stockItemId)).toEqual([101, 102, 103, 104, 105]);
    await db.deleteFrom('stock_items').where('stock_item_id', '=', 105).execute();
  });

  it('are complete and in order when longer than one batch', async () => {
    const { db } = shop.database;
    const many = Array.from({ length: 4100 }, (_, index) =>
      anItem({ stock_item_id: 10_000 + index, position: 10 + Math.floor(index / 3), code: `L-${index}` }),
    );
    for (let start = 0; start < many.length; start += 500) {
      await db
        .insertInto('stock_items')
        .values(many.slice(start, start + 500))
        .execute();
    }
    const fresh = await shop.another();
    const listed = (await fresh.call('GET', items)).body.data as Listed[];
    await fresh.close();
    expect(listed).toHaveLength(4104);
    expect(listed.slice(4).map(({ stockItemId }) => stockItemId)).toEqual(many.map((row) => row.stock_item_id));
    await db.deleteFrom('stock_items').where('stock_item_id', '>=', 10_000).execute();
  });

  it('are refused for ids that are not a configured pair, or not numbers', async () => {
    const address = '/services/inventory/api/StockItems/GetStockItemsByCompany';
    expect((await raw(`${address}/1/1/2`)).statusCode).toBe(404);
    expect((await raw(`${address}/2/1/1`)).statusCode).toBe(404);
    expect((await raw(`${address}/1/1/x`)).statusCode).toBe(400);
    expect((await raw(`${address}/1/1`)).statusCode).toBe(404);
  });

  it('are compressed once for concurrent requests', async () => {
    const fresh = await shop.another();
    const responses = await Promise.all(Array.from({ length: 20 }, () => fresh.call('GET', items)));
    await fresh.close();
    expect(new Set(responses.map(({ text }) => text)).size).toBe(1);
  });
});

describe('prices that only clients see', () => {
  let shop: TestApp;

  beforeAll(async () => {
    shop = await createTestApp('sqlite', { application: { pricesVisibleTo: 'clients' } });
    await fillShop(shop.database.db);
  });

  afterAll(() => shop.close());

  it('are hidden from visitors and shown to clients; shared caches store neither response', async () => {
    const { token } = await createShopper(shop.call, ana);
    const visitor = await shop.call('GET', items);
    const client = await shop.call('GET', items, { token });
    const first = ({ body }: { body: Record<string, unknown> }) => (body.data as Listed[])[0];
    expect(first(visitor)).toMatchObject({ price: null, bestPrice: null, quantityBestPrice: null });
    expect(first(client)).toMatchObject({ price: 4.9, bestPrice: 4.2, quantityBestPrice: 12 });
    expect(visitor.headers.etag).not.toBe(client.headers.etag);
    expect(client.headers['cache-control']).toBe('private, no-cache');
    expect(client.headers.vary).toContain('Authorization');
  });
});
