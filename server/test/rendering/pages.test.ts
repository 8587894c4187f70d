import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

import type { RenderPage } from '@/app/rendering/pageVisit';
import { renderPage } from '@/app/rendering/renderPage';
import { languages } from '@/shared/i18n/languages';

import { importContent } from '../../src/content/importContent';
import { fillShop } from '../support/builders';
import { createBuiltRoot, inlineStyle } from '../support/builtPage';
import { loadScreens, readMarkup, readStateAddress, renameItem } from '../support/renderedPages';
import { createTestApp, type TestApp } from '../support/testApp';

const html = { accept: 'text/html' };

let shop: TestApp;
let built: Awaited<ReturnType<typeof createBuiltRoot>>;

/** Replaces the open shop with another. */
const open = async (render: RenderPage | undefined) => {
  await (shop as TestApp | undefined)?.close();
  shop = await createTestApp('sqlite', { renderPage: render, rootDirectory: built.root });
  await fillShop(shop.database.db);
};

beforeAll(loadScreens);

beforeEach(async () => {
  built = await createBuiltRoot();
  await open(renderPage);
});

afterEach(async () => {
  await shop.close();
  await built.remove();
});

const get = (path: string, headers: Record<string, string> = {}) =>
  shop.call('GET', path, { headers: { ...html, ...headers } });

type State = { queries: Record<string, { status: string; data?: unknown }>; loaderData: object | null };

const readState = async (text: string) => (await shop.call('GET', readStateAddress(text))).body as State;

const readCount = async (outcome: string) => {
  const { text } = await shop.call('GET', '/metrics', { from: '127.0.0.1' });
  return Number(new RegExp(`medida_pages_total{outcome="${outcome}"} (\\d+)`).exec(text)?.[1] ?? 0);
};

const rename = (name: string) => renameItem(shop.database.db, name);

describe('a rendered page', () => {
  it('contains the screen, and the results it was rendered from', async () => {
    const { status, text } = await get('/en/catalogo');
    expect(status).toBe(200);
    expect(readMarkup(text)).toMatch(/<h1[^>]*>Catalogue<\/h1>/);
    expect(readMarkup(text)).toContain('href="/en/stock/screw/101"');
    const [page] = Object.entries((await readState(text)).queries).filter(([key]) =>
      key.startsWith('getCataloguePage('),
    );
    expect(page?.[1]).toMatchObject({ status: 'fulfilled', data: { total: 6 } });
  });

  it('contains the items of both catalogues, even the first time', async () => {
    const { text } = await get('/en/catalogo');
    expect(readMarkup(text)).toContain('href="/en/stock/screw/101"');
    expect(readMarkup(text)).toContain('href="/en/stock/screw/101?catalog=2"');
  });

  it('shows a search, its filters and its page', async () => {
    const { text } = await get('/en/catalogo?q=screw');
    expect(readMarkup(text)).toContain('name="q"');
    expect(readMarkup(text)).toMatch(/value="screw"/);
  });

  it('is an empty shell for private screens, without any data of a client', async () => {
    const { status, text } = await get('/en/client/orders', {
      authorization: 'Bearer a.b.c',
      cookie: 'JWTtoken=a.b.c',
    });
    expect(status).toBe(200);
    expect(readMarkup(text)).toContain('role="search"');
    expect(readMarkup(text)).not.toContain('<h1');
    expect((await readState(text)).loaderData).toBeNull();
    expect(text).not.toContain('a.b.c');
  });

  it('redirects to the address of a private screen that is written in lower case', async () => {
    const { status, headers } = await get('/EN/client/orders');
    expect([status, headers.location]).toEqual([302, '/en/client/orders']);
  });

  it('has no inline styles, which its policy forbids', async () => {
    for (const path of ['/en', '/en/catalogo?view=table', '/en/stock/screw/101', '/en/contact', '/en/oauth/login'])
      expect([path, readMarkup((await get(path)).text).includes(' style="')]).toEqual([path, false]);
  });

  it('does not let texts from the catalogue break out of their elements', async () => {
    await rename('</script><script>alert(1)</script>\u2028<!--/rendered-->"');
    const { status, headers } = await get('/en/stock/x/101');
    expect(status).toBe(302);
    const { text } = await get(String(headers.location));
    expect(text).not.toContain('<script>alert');
    for (const [, script] of text.matchAll(/<script type="application[^>]*>(.*?)<\/script>/gs))
      expect(script).not.toMatch(/[<\u2028]/);
    expect(text.match(/<!--\/rendered-->/g)).toHaveLength(2);
    expect(JSON.stringify(await readState(text))).toContain('alert(1)');
  });

  it.each([
    '/en/%3Cscript%3Ealert(1)%3C/script%3E',
    '/en/catalogo?q=%3Cscript%3Ealert(1)%3C/script%3E&page=%00&unknown[]=%22',
    '/en/stock/%00/101?catalog=%3Cscript%3E',
  ])('survives %s', async (path) => {
    const { status, text, headers } = await get(path);
    expect([200, 302, 400, 404]).toContain(status);
    expect(`${text}${String(headers.location)}`).not.toContain('<script>alert');
  });
});

describe('the state that a page was rendered from', () => {
  it('is still available after the data has changed', async () => {
    const { text } = await get('/en/stock/screw/101');
    await rename('Bolt');
    shop.clock.now += 1000;
    expect((await get('/en/stock/bolt/101')).status).toBe(200);
    expect(JSON.stringify(await readState(text))).toContain('"Screw"');
  });

  it('is rendered again by a process that has not sent the page, if the data is the same', async () => {
    const { text } = await get('/en/contact?from=mail&to=shop');
    const other = await shop.another();
    const { status, body } = await other.call('GET', readStateAddress(text));
    expect([status, body]).toEqual([200, await readState(text)]);
    await rename('Bolt');
    const item = readStateAddress((await get('/en/catalogo?q=screw')).text);
    await rename('Nut');
    shop.clock.now += 1000;
    expect((await other.call('GET', item)).status).toBe(404);
    await other.close();
  });

  it.each([
    '/rendered-state/none',
    '/rendered-state/none?page=//elsewhere.example',
    '/rendered-state/a?page=/en&page=/es',
  ])('is not found at %s', async (address) => {
    expect((await shop.call('GET', address)).status).toBe(404);
  });
});

describe('the cache of rendered pages', () => {
  it('serves a page again, to every origin with its own addresses', async () => {
    const first = await get('/en/about', { host: 'one.example' });
    const again = await get('/en/about', { host: 'one.example' });
    const other = await get('/en/about', { host: 'two.example' });
    expect(await readCount('rendered')).toBe(2);
    expect(await readCount('cached')).toBe(1);
    expect(first.text).toContain('http://one.example/en/about');
    expect(again.text).toBe(first.text);
    expect(again.headers['content-security-policy']).toBe(first.headers['content-security-policy']);
    expect(other.text).toContain('http://two.example/en/about');
    expect(other.text).not.toContain('one.example');
  });

  it('allows the styles of the page, and no others', async () => {
    const { text, headers } = await get('/en/about');
    const styles = [...text.matchAll(/<style data-emotion="m[^>]*>([^]*?)<\/style>/g)].map(([, style = '']) => style);
    expect(styles.length).toBeGreaterThan(0);
    const policy = String(headers['content-security-policy']);
    const hashes = [...new Set(['', inlineStyle, ...styles])].map(
      (style) => `'sha256-${createHash('sha256').update(style).digest('base64')}'`,
    );
    expect(policy).toContain(`style-src 'self' ${hashes.join(' ')}`);
  });

  it('keeps one page per language for an address that has none', async () => {
    expect((await get('/contact')).text).toContain('<html lang="es">');
    expect((await get('/contact', { cookie: 'language=zh' })).text).toContain('<html lang="zh">');
    expect((await get('/contact', { cookie: 'language=zh' })).text).toContain('<html lang="zh">');
    expect(await readCount('rendered')).toBe(2);
  });

  it('shows a change within a second', async () => {
    expect((await get('/en/stock/screw/101')).text).toContain('Screw');
    await rename('Bolt');
    shop.clock.now += 1000;
    const { text } = await get('/en/stock/bolt/101');
    expect(text).toMatch(/<h1[^>]*>Bolt<\/h1>/);
    expect((await get('/en/catalogo')).text).toContain('Bolt');
  });

  const importAll = (db: TestApp['database']['db']) =>
    importContent(
      db,
      { config: shop.config, author: { by: 'luz', channel: 'command' }, now: () => shop.clock.now },
      { directory: built.root, dryRun: false },
    );

  it('shows imported texts at once', async () => {
    const { db } = shop.database;
    const about = () => get('/en/about');
    expect((await about()).text).not.toContain('Our own house');
    const texts = languages.map((language) => `${language}: { title: Our own house }`);
    writeFileSync(join(built.root, 'about.yaml'), texts.join('\n'));
    await importAll(db);
    shop.clock.now += 1000;
    expect((await about()).text).toMatch(/<h1[^>]*>Our own house<\/h1>/);
  });

  it('shows an offer from its first day to its last', async () => {
    const offers = async () => (await get('/en/offers')).text.includes('Only today');
    const today = Date.parse('2031-05-05T12:00:00Z');
    const texts = languages.map((language) => `  ${language}: { title: Only today }`);
    writeFileSync(
      join(built.root, 'offers.yaml'),
      ['- slug: day', '  from: 2031-05-06', '  until: 2031-05-06', ...texts].join('\n'),
    );
    shop.clock.now = today;
    await importAll(shop.database.db);
    const seen = [await offers()];
    for (let day = 1; day <= 2; day += 1) {
      shop.clock.now = today + day * 24 * 3_600_000;
      seen.push(await offers());
    }
    expect(seen).toEqual([false, true, false]);
  });

  it('renders again for a forced read, and caches the result', async () => {
    await get('/en/about');
    await get('/en/about', { 'cache-control': 'no-cache' });
    expect(await readCount('rendered')).toBe(2);
    await get('/en/about');
    expect(await readCount('cached')).toBe(1);
  });

  it('renders once for concurrent requests', async () => {
    const pages = await Promise.all(Array.from({ length: 20 }, () => get('/en/catalogo')));
    expect(new Set(pages.map(({ status }) => status))).toEqual(new Set([200]));
    const { text } = await shop.call('GET', '/metrics', { from: '127.0.0.1' });
    expect(text).toContain('medida_page_render_duration_seconds_count 1\n');
  });
});

describe('rendering with services that fail', () => {
  it.each([
    ['an error', () => new Response('{}', { status: 500 })],
    ['a page', () => new Response('<!doctype html><p>Maintenance</p>')],
    ['nothing', () => new Response(null)],
    ['no connection', () => Promise.reject(new TypeError('fetch failed'))],
  ])('shows the error for %s, is not cached, and recovers', async (_name, fail) => {
    let isFailing = true;
    await open((services, visit) => {
      const fetch: typeof globalThis.fetch = async (input, init) =>
        isFailing && typeof input === 'string' && input.includes('/publics/brands')
          ? fail()
          : services.fetch(input, init);
      return renderPage({ ...services, fetch }, visit);
    });
    const failed = await get('/en/brands');
    expect(failed.status).toBe(503);
    expect(failed.headers['retry-after']).toBe('5');
    expect(readMarkup(failed.text)).toContain('Try again');
    isFailing = false;
    expect((await get('/en/brands')).text).not.toContain('Try again');
    expect(await readCount('cached')).toBe(0);
  });

  it('renders the items once a list that failed is back', async () => {
    const { db } = shop.database;
    await db.schema.alterTable('stock_items').renameTo('away').execute();
    expect((await get('/en/catalogo')).status).toBe(503);
    await db.schema.alterTable('away').renameTo('stock_items').execute();
    const { status, text } = await get('/en/catalogo');
    expect(status).toBe(200);
    expect(text).toContain('href="/en/stock/screw/101"');
  });
});

describe('rendering that fails', () => {
  it('serves the unrendered page, and counts it', async () => {
    await open(() => Promise.reject(new Error('broken')));
    const { status, text } = await get('/en/about');
    expect(status).toBe(200);
    expect(text).toContain('<div id="root"></div>');
    expect(await readCount('failed')).toBe(1);
  });

  it('serves the unrendered page while too many others are rendered', async () => {
    let release: () => void = () => undefined;
    const waiting = new Promise<void>((resolve) => (release = resolve));
    await open(async () => {
      await waiting;
      return { kind: 'redirect', to: '/en' };
    });
    const slow = Array.from({ length: 8 }, (_, at) => get(`/en/catalogo/${at + 2}`));
    const busy = await get('/en/about');
    expect(busy.text).toContain('<div id="root"></div>');
    release();
    expect((await Promise.all(slow)).map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 302));
    expect(await readCount('busy')).toBe(1);
  });
});
