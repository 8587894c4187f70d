import { renderPage } from '@/app/rendering/renderPage';

import { fillShop } from '../support/builders';
import { createBuiltRoot } from '../support/builtPage';
import { fillListedShop } from '../support/listedShop';
import { loadScreens } from '../support/renderedPages';
import { createTestApp, type TestApp } from '../support/testApp';

const html = { accept: 'text/html', host: 'shop.example' };
const origin = 'http://shop.example';

describe('a page, for search engines and previews', () => {
  let shop: TestApp;
  let built: Awaited<ReturnType<typeof createBuiltRoot>>;

  beforeAll(loadScreens);

  beforeAll(async () => {
    built = await createBuiltRoot();
    shop = await createTestApp('sqlite', { rootDirectory: built.root, renderPage });
    await fillListedShop(shop.database.db);
  });

  afterAll(async () => {
    await shop.close();
    await built.remove();
  });

  const get = (path: string) => shop.call('GET', path, { headers: html });
  /** Redirects lead to the canonical address. */
  const visit = async (path: string): ReturnType<typeof get> => {
    const response = await get(path);
    return response.status === 302 ? visit(String(response.headers.location)) : response;
  };
  const page = async (path: string) => {
    const { status, text } = await visit(path);
    const one = (pattern: RegExp) => pattern.exec(text)?.[1];
    return {
      status,
      text,
      title: one(/<title>(.*?)<\/title>/),
      canonical: one(/rel="canonical" href="([^"]*)"/),
      description: one(/name="description" content="([^"]*)"/),
      picture: one(/property="og:image" content="([^"]*)"/),
      isUnlisted: text.includes('content="noindex"'),
      alternates: [...text.matchAll(/hreflang="([^"]*)" href="([^"]*)"/g)].map((found) => found.slice(1, 3)),
      data: [...text.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/g)].map(
        ([, json]) => JSON.parse(json ?? '') as Record<string, unknown>,
      ),
    };
  };

  it('describes an item in the language of the address', async () => {
    const item = await page('/en/stock/whatever/101');
    expect(item).toMatchObject({
      status: 200,
      title: 'Screw · Medida',
      description: 'Screw · A-101',
      canonical: `${origin}/en/stock/screw/101`,
      picture: `${origin}/share.png`,
      isUnlisted: false,
    });
    expect(item.text).toContain('<html lang="en">');
    expect(item.text).toMatch(
      /<img [^>]*src="\/services\/blob\/StockItemImages\/screw.0123456789.svg"[^>]* fetchPriority="high"/,
    );
    expect(item.alternates).toEqual([
      ['es', `${origin}/es/stock/tornillo/101`],
      ['en', `${origin}/en/stock/screw/101`],
      ['zh', `${origin}/zh/stock/${encodeURIComponent('螺丝')}/101`],
      ['x-default', `${origin}/es/stock/tornillo/101`],
    ]);
    expect(item.data[0]).toMatchObject({
      '@type': 'Product',
      name: 'Screw',
      sku: 'A-101',
      category: 'Fasteners',
      offers: [
        { price: '4.90', priceCurrency: 'USD' },
        { price: '4.20', eligibleQuantity: { minValue: 12 } },
      ],
    });
    expect(item.data[1]).toMatchObject({
      '@type': 'BreadcrumbList',
      itemListElement: [
        { name: 'Home' },
        { name: 'Catalogue' },
        { name: 'Fasteners', item: `${origin}/en/category/fasteners-1-5` },
        { name: 'Screw', item: `${origin}/en/stock/screw/101` },
      ],
    });
  });

  it('escapes names everywhere, and shows a photograph', async () => {
    const item = await page('/en/stock/bolt/105');
    expect(item.text).not.toContain('<script>alert');
    expect(item.data[0]?.name).toBe('Bolt </script><script>alert("1")</script> & "nut"');
    expect(item.picture).toBe(`${origin}/services/blob/StockItemImages/bolt.png`);
  });

  it('describes an item whose picture has an invalid address', async () => {
    expect(await page('/en/stock/nail/201')).toMatchObject({ status: 200, picture: `${origin}/share.png` });
  });

  it.each(['shop.example:99999', '256.256.256.256', '[::::]', 'shop.example/x'])(
    'serves pages without mentioning the invalid origin %s',
    async (host) => {
      const { status, text } = await shop.call('GET', '/en', { headers: { ...html, host } });
      expect(status).toBe(200);
      expect(text).toContain('rel="canonical" href="http://localhost/en"');
    },
  );

  it('reads an item from the catalogue that has it', async () => {
    expect((await page('/en/stock/nail/201')).canonical).toBe(`${origin}/en/stock/nail/201?catalog=2`);
    expect((await page('/en/stock/screw/101?catalog=2')).canonical).toBe(`${origin}/en/stock/screw/101?catalog=2`);
    expect((await page('/en/stock/nail/201?catalog=1')).status).toBe(404);
  });

  it.each([
    ['/en', 'Productos hechos a medida', '/en'],
    ['/', 'Productos hechos a medida', '/es'],
    ['/home', 'Productos hechos a medida', '/es'],
    ['/contact', 'Contacto · Medida', '/es/contact'],
    ['/brands', 'Marcas · Medida', '/es/brands'],
    ['/en/catalogo/2?offers=1', 'Catalogue · Medida', '/en/catalogo'],
    ['/en/category/old-name-1-5', 'Fasteners · Medida', '/en/category/fasteners-1-5'],
    ['/en/category/--1-8', 'Unnamed category · Medida', '/en/category/--1-8'],
    ['/en/offer/summer', 'Summer · Medida', '/en/offer/summer'],
    ['/en/product-lines/4', 'Desk · Medida', '/en/product-lines/4'],
    ['/en/terms/1', 'Sale · Medida', '/en/terms/1'],
    ['/fr', 'Productos hechos a medida', '/es'],
  ])('describes %s', async (path, title, canonical) => {
    expect(await page(path)).toMatchObject({ status: 200, title, canonical: origin + canonical, isUnlisted: false });
  });

  it('describes the site on the home page', async () => {
    const [organization, site] = (await page('/en')).data;
    expect(organization).toMatchObject({ '@type': 'Organization', name: 'Medida', url: `${origin}/en` });
    expect(site).toMatchObject({ '@type': 'WebSite', name: 'Medida', url: `${origin}/en` });
  });

  it('describes a text by its first paragraph, without tags', async () => {
    expect((await page('/en/offer/summer')).description).toBe('All cheap');
    expect((await page('/en/product-lines/4')).description).toBe('For desks');
  });

  it.each([
    ['/en/stock/gone/103', 'This item is no longer in the catalogue'],
    ['/en/stock/none/999', 'There is no such item'],
    ['/en/stock/none/none', 'There is no such item'],
    ['/en/category/none-1-99', 'There is no such category'],
    ['/en/subcategory/none', 'There is no such category'],
    ['/en/offer/winter', 'This offer has ended'],
    ['/en/product-lines/9', 'There is no such product line'],
    ['/en/terms/9', 'There is no such section'],
    ['/en/not-page-found', 'Page not found'],
    ['/en/stock/screw/101/more', 'Page not found'],
    ['/no/such/address', 'Página no encontrada'],
    ['/fr/client', 'Página no encontrada'],
  ])('returns not found at %s, and serves the application all the same', async (path, title) => {
    expect(await page(path)).toMatchObject({
      status: 404,
      title: `${title} · Medida`,
      isUnlisted: true,
      canonical: undefined,
    });
  });

  it('accepts a language in capital letters', async () => {
    expect(await page('/EN/stock/x/101')).toMatchObject({
      title: 'Screw · Medida',
      canonical: `${origin}/en/stock/screw/101`,
    });
    expect((await page('/EN/about')).canonical).toBe(`${origin}/en/about`);
  });

  it.each(['/login', '/dashboard', '/es/oauth', '/es/client', '/en/client/orders', '/en/catalogo?q=screw'])(
    'hides %s from search engines',
    async (path) => {
      const response = await page(path);
      expect([response.status, response.isUnlisted, response.canonical]).toEqual([200, true, undefined]);
    },
  );

  it('marks pages whose language only the browser can determine', async () => {
    expect((await page('/en/contact')).text).toContain('data-served="/en/contact"');
    expect((await page('/contact')).text).not.toMatch(/data-served="[^"]/);
  });

  it('has every address of the sitemap, with a heading, a text and its alternates', async () => {
    const { text: sitemap } = await get('/sitemap.xml');
    const addresses = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address);
    expect(addresses).not.toEqual([]);
    for (const address of addresses) {
      const listed = new URL(address ?? '').href;
      const { status, text: html, canonical, alternates } = await page(listed.slice(origin.length));
      const main = /<main[^>]*>(.*?)<\/main>/s.exec(html)?.[1] ?? '';
      expect([listed, status, canonical]).toEqual([listed, 200, listed]);
      expect(alternates.map(([language]) => language)).toEqual(['es', 'en', 'zh', 'x-default']);
      expect(alternates.map(([, href]) => href)).toContain(listed);
      expect(main).toMatch(/<h1[^>]*>.+<\/h1>/s);
      expect(main.replace(/<noscript>.*?<\/noscript>|<[^>]*>/gs, '').length).toBeGreaterThan(10);
    }
  });
});

describe('a customized deployment', () => {
  const openShop = async (application: Record<string, unknown>, environment: Record<string, string> = {}) => {
    const built = await createBuiltRoot();
    const shop = await createTestApp('sqlite', { rootDirectory: built.root, renderPage, application, environment });
    await fillShop(shop.database.db);
    return {
      shop,
      get: async (path: string) => shop.call('GET', path, { headers: html }),
      close: async () => {
        await shop.close();
        await built.remove();
      },
    };
  };

  it('shows its name, colours, icons and origin', async () => {
    const { get, close } = await openShop(
      { siteName: 'Acme', theme: { primary: '#123456', iconsUrl: '/brand/' } },
      { PUBLIC_URL: 'https://acme.example/' },
    );
    const { text } = await get('/en/stock/screw/101');
    expect(text).toContain('<title>Screw · Acme</title>');
    expect(text).toContain('rel="canonical" href="https://acme.example/en/stock/screw/101"');
    expect(text).toContain('href="/brand/favicon.svg"');
    expect(text).toContain('name="theme-color" content="#123456"');
    expect((await get('/favicon.ico')).headers.location).toBe('/brand/favicon.ico');
    expect((await get('/robots.txt')).text).toContain('Sitemap: https://acme.example/sitemap.xml');
    expect(JSON.parse((await get('/manifest.webmanifest')).text)).toMatchObject({
      name: 'Acme',
      theme_color: '#123456',
      icons: expect.arrayContaining([expect.objectContaining({ src: '/brand/icon-192.png' })]) as unknown,
    });
    await close();
  });

  it('hides prices reserved for clients', async () => {
    const { get, close } = await openShop({ pricesVisibleTo: 'clients' });
    const { text } = await get('/en/stock/screw/101');
    expect(text).toContain('"@type":"Product"');
    expect(text).not.toContain('"offers"');
    const state = await get(/\/rendered-state\/[^"]*/.exec(text)?.[0] ?? '');
    expect(state.text).toContain('"code":"A-101"');
    expect(text + state.text).not.toMatch(/"price":\d|\$\d/);
    await close();
  });

  it('omits data from another company’s services', async () => {
    const elsewhere = 'https://inventory.example';
    const { get, close } = await openShop({ services: { inventory: elsewhere, public: elsewhere } });
    expect((await get('/en/stock/none/999')).status).toBe(503);
    expect((await get('/en/offer/none')).status).toBe(503);
    expect((await get('/sitemap.xml')).text).not.toContain('/stock/');
    await close();
  });
});
