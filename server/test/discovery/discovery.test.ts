import { createListedItemsRepository } from '../../src/repositories/listedItemsRepository';
import { anItem } from '../support/builders';
import { fillListedShop } from '../support/listedShop';
import { createTestApp, type TestApp } from '../support/testApp';
import { engines } from '../support/testDatabase';

const headers = { host: 'shop.example' };
const origin = 'http://shop.example';

describe.each(engines)('what crawlers read on %s', (engine) => {
  let shop: TestApp;
  beforeAll(async () => {
    shop = await createTestApp(engine);
    await fillListedShop(shop.database.db);
  });
  afterAll(() => shop.close());

  const get = (path: string) => shop.call('GET', path, { headers });

  it.each(['/robots.txt', '/sitemap.xml'])(
    'keeps responses based on the request origin out of shared caches: %s',
    async (path) => {
      expect((await get(path)).headers['cache-control']).toBe('private, max-age=3600');
    },
  );

  it('links the sitemap and keeps crawlers out of private areas', async () => {
    const { text, headers } = await get('/robots.txt');
    expect(headers['content-type']).toContain('text/plain');
    expect(text.split('\n')).toEqual(
      expect.arrayContaining([
        'User-agent: *',
        'Disallow: /login',
        'Disallow: /*/client',
        `Sitemap: ${origin}/sitemap.xml`,
      ]),
    );
  });

  it('lists all public screens, categories and items in the sitemap, each with its alternates', async () => {
    const { text, headers } = await get('/sitemap.xml');
    expect(headers['content-type']).toContain('application/xml');
    const addresses = [...text.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address);
    expect(new Set(addresses).size).toBe(addresses.length);
    // Nine screens, an offer, a product line, a text, two categories and eight items.
    expect(addresses).toHaveLength(3 * (9 + 3 + 2 + 8));
    expect(addresses).toEqual(
      expect.arrayContaining(
        ['/zh', '/en/category/fasteners-1-5', '/es/stock/tornillo/101', '/en/stock/nail/201?catalog=2'].map(
          (path) => origin + path,
        ),
      ),
    );
    expect(text).not.toContain('/103<');
    expect(text).toContain(`<loc>${origin}/es/stock/tornillo/101</loc><xhtml:link rel="alternate" hreflang="es"`);
  });

  it('describes how to install the application', async () => {
    const { text, headers } = await get('/manifest.webmanifest');
    expect(headers['content-type']).toContain('application/manifest+json');
    expect(JSON.parse(text)).toMatchObject({
      name: 'Medida',
      start_url: '/',
      display: 'standalone',
      theme_color: '#0f5c4f',
      icons: [{ sizes: '192x192' }, { sizes: '512x512' }, { purpose: 'maskable' }, { sizes: 'any' }],
    });
  });
});

describe('the sitemap of a large site', () => {
  it('is an index of files within the size limit', async () => {
    const shop = await createTestApp('sqlite');
    const count = 17_000;
    const items = Array.from({ length: count }, (_, index) =>
      anItem({ stock_item_id: index + 1, position: index + 1, code: `C-${index}`, stock_category_id: null }),
    );
    for (let at = 0; at < count; at += 1000)
      await shop.database.db
        .insertInto('stock_items')
        .values(items.slice(at, at + 1000))
        .execute();
    const files = [...(await shop.call('GET', '/sitemap.xml', { headers })).text.matchAll(/<loc>(.*?)<\/loc>/g)];
    expect(files.map(([, address]) => address)).toEqual([0, 1, 2].map((file) => `${origin}/sitemap-${file}.xml`));
    const texts = await Promise.all(
      [0, 1, 2].map(async (file) => (await shop.call('GET', `/sitemap-${file}.xml`, { headers })).text),
    );
    const addresses = texts.map((text) => [...text.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address));
    expect(addresses.map((list) => list.length)).toEqual([9 * 3, 10_000 * 3, 7000 * 3]);
    expect(new Set(addresses.flat()).size).toBe((9 + count) * 3);
    expect((await shop.call('GET', '/sitemap-3.xml')).status).toBe(404);
    await shop.close();
  });
});

describe.each(engines)('the parts of a long list on %s', (engine) => {
  it('have the same items as the list, in its order, and none that are deleted', async () => {
    const shop = await createTestApp(engine);
    const { db } = shop.database;
    // Three items share each position, and one of eight is deleted.
    const rows = Array.from({ length: 24 }, (_, index) =>
      anItem({
        stock_item_id: 100 - index,
        position: Math.floor(index / 3),
        code: `C-${index}`,
        deleted: index % 8 === 0 ? 1 : 0,
      }),
    );
    await db.insertInto('stock_items').values(rows).execute();
    const listed = createListedItemsRepository(db);
    const expected = rows
      .filter(({ deleted }) => deleted === 0)
      .sort((one, other) => one.position - other.position || one.stock_item_id - other.stock_item_id);
    for (const length of [1, 5, 7, 21, 100]) {
      const { count, starts } = await listed.divide(1, length);
      expect({ count, parts: starts.length }).toEqual({ count: 21, parts: Math.ceil(21 / length) });
      const parts: string[][] = [];
      for (const start of starts) {
        const codes: string[] = [];
        for await (const items of listed.read(1, start, length)) codes.push(...items.map(({ code }) => code));
        parts.push(codes);
      }
      expect(parts.slice(0, -1).every((part) => part.length === length)).toBe(true);
      expect(parts.flat()).toEqual(expected.map(({ code }) => code));
    }
    expect(await listed.divide(2, 5)).toEqual({ count: 0, starts: [] });
    await shop.close();
  });
});
