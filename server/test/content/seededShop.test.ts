import { languages } from '@/shared/i18n/languages';
import type { Offer, ProductLine } from '@/contracts/public';

import { demoClient } from '../../demo/demoClients';
import { seedDatabase } from '../../demo/seedDatabase';
import { createShopper } from '../support/shopper';
import { createTestApp, type TestApp } from '../support/testApp';
import { engines } from '../support/testDatabase';

const publics = '/services/public/publics';
const lists = ['banners', 'brands', 'offers', 'videos', 'product-line', 'terms'];
const singles = ['layout', 'contact', 'about'];

describe.each(engines)('the seeded shop on %s', (engine) => {
  let shop: TestApp;

  beforeAll(async () => {
    shop = await createTestApp(engine);
    await seedDatabase(shop.database.db, {
      accountId: 1,
      companies: [1, 2],
      catalogs: [1, 2],
      rootDirectory: process.cwd(),
      items: 300,
    });
  }, 60_000);

  afterAll(() => shop.close());

  const get = (address: string, language: string) => shop.call('GET', address, { headers: { 'x-language': language } });

  describe.each(languages)('in %s', (language) => {
    it.each(lists)('has %s', async (name) => {
      const { status, body } = await get(`${publics}/${name}`, language);
      expect(status).toBe(200);
      expect((body.data as unknown[]).length).toBeGreaterThan(0);
    });

    it.each(singles)('has the %s', async (name) => {
      expect((await get(`${publics}/${name}`, language)).status).toBe(200);
    });

    it('has content on every screen', async () => {
      expect((await get(`${publics}/layout`, language)).body.data).not.toHaveProperty('emptyScreens');
    });

    it('has every picture that its content refers to', async () => {
      const responses = await Promise.all([...lists, ...singles].map((name) => get(`${publics}/${name}`, language)));
      const names = new Set(responses.flatMap(({ text }) => text.match(/Content\/[\w.-]+/g) ?? []));
      expect(names.size).toBeGreaterThan(15);
      for (const name of names) {
        const { status, headers } = await shop.call('GET', `/services/blob/${name}`);
        expect([name, status, headers['content-type']]).toEqual([
          name,
          200,
          name.endsWith('.mp4') ? 'video/mp4' : 'image/svg+xml',
        ]);
        expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
      }
    });

    it('has a placeholder for items without a picture', async () => {
      const { status, headers } = await shop.call('GET', `/services/blob/StockItemImages/placeholder.${language}.svg`);
      expect([status, headers['cache-control']]).toEqual([200, 'public, max-age=3600']);
    });
  });

  it('serves its films, complete and in ranges', async () => {
    const { body } = await shop.call('GET', '/services/public/publics/videos');
    const [film] = body.data as { url: string }[];
    const fetchFilm = (headers: Record<string, string> = {}) =>
      shop.call('GET', `/services/blob/${film?.url}`, { headers });
    const whole = await fetchFilm();
    const length = Number(whole.headers['content-length']);
    expect([whole.status, whole.headers['content-type'], whole.headers['accept-ranges']]).toEqual([
      200,
      'video/mp4',
      'bytes',
    ]);

    const fetchRange = async (range: string, others: Record<string, string> = {}) => {
      const { status, headers } = await fetchFilm({ range, ...others });
      return [status, headers['content-range'], headers['content-length']];
    };
    expect(await fetchRange('bytes=0-99')).toEqual([206, `bytes 0-99/${length}`, '100']);
    expect(await fetchRange('bytes=100-')).toEqual([206, `bytes 100-${length - 1}/${length}`, String(length - 100)]);
    expect(await fetchRange('bytes=-10')).toEqual([206, `bytes ${length - 10}-${length - 1}/${length}`, '10']);
    expect((await fetchRange(`bytes=${length}-`)).slice(0, 2)).toEqual([416, `bytes */${length}`]);
    expect(await fetchRange('bytes=9-1')).toEqual([200, undefined, String(length)]);
    const { etag } = whole.headers;
    expect(await fetchRange('bytes=100-', { 'if-range': String(etag) })).toEqual([
      206,
      `bytes 100-${length - 1}/${length}`,
      String(length - 100),
    ]);
    for (const changed of ['"another"', `W/${String(etag)}`, 'Wed, 21 Oct 2026 07:28:00 GMT'])
      expect(await fetchRange('bytes=100-', { 'if-range': changed })).toEqual([200, undefined, String(length)]);
    expect(await fetchRange('bytes=0-1,5-6')).toEqual([200, undefined, String(length)]);
  });

  it('has no Spanish left in other languages', async () => {
    const texts = async (language: string) =>
      Promise.all(['terms', 'banners', 'offers'].map(async (name) => (await get(`${publics}/${name}`, language)).text));
    const [spanish, english, chinese] = await Promise.all([texts('es'), texts('en'), texts('zh')]);
    spanish.forEach((text, index) => {
      expect(english[index]).not.toBe(text);
      expect(chinese[index]).toMatch(/[\u4e00-\u9fff]/);
    });
  });

  it('offers only existing items and product lines', async () => {
    const { db } = shop.database;
    const offers = (await get(`${publics}/offers`, 'es')).body.data as Offer[];
    for (const { slug, catalogId, stockItemIds } of offers) {
      const found = await db
        .selectFrom('stock_items')
        .select('stock_item_id')
        .where('catalog_id', '=', catalogId)
        .where('stock_item_id', 'in', stockItemIds)
        .where('deleted', '=', 0)
        .execute();
      expect([slug, found.length]).toEqual([slug, stockItemIds.length]);
    }
    const lines = (await get(`${publics}/product-line`, 'es')).body.data as ProductLine[];
    expect(lines.every(({ stockCategoryIds }) => stockCategoryIds.length > 0)).toBe(true);
  });

  it('signs the demo client in, with a cart and order history', async () => {
    const shopper = await createShopper(shop.call, demoClient);
    expect((await shopper.readCart()).status).toBe(200);
    expect(((await shopper.orders()).body.data as unknown[]).length).toBeGreaterThan(10);
    expect(((await shopper.orders(2)).body.data as unknown[]).length).toBeGreaterThan(10);
  });

  it('has the pictures of its items and categories', async () => {
    const { body } = await get('/services/inventory/api/StockItems/GetStockItemsByCompany/1/1/1', 'es');
    const pictured = (body.data as { imageUrl: string | null }[]).flatMap(({ imageUrl }) => imageUrl ?? []);
    for (const name of new Set(pictured.slice(0, 40))) {
      expect((await shop.call('GET', `/services/blob/StockItemImages/${name}`)).status).toBe(200);
    }
    const categories = await get('/services/inventory/api/Categories/GetCategoriesByCompany/1/1/1', 'es');
    for (const { imageUrl } of categories.body.data as { imageUrl: string }[]) {
      expect((await shop.call('GET', `/services/blob/StockCategoryImages/${imageUrl}`)).status).toBe(200);
    }
  });
});
