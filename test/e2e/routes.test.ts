import type { Language } from '@/shared/i18n/languages';

import { openPage, type WatchedPage } from './support/browser';
import { languages } from './support/messages';
import { expectedAt, plainRoutes, type RouteRow, routeTable, withOrder } from './support/routeTable';
import { runningApp } from './support/running';
import { signInByStorage } from './support/signedIn';

const { app, browser } = runningApp();

const openContext = async (language: Language | null, isClient: boolean) => {
  const context = await browser().newContext();
  if (isClient) await signInByStorage(context, app());
  if (language) await context.addInitScript((lang) => localStorage.setItem('language', lang), language);
  return await openPage(context);
};

const getAddress = (page: WatchedPage) => page.evaluate(() => location.pathname + location.search + location.hash);

const visit = async (page: WatchedPage, address: string) => {
  page.complaints.length = 0;
  await page.goto(app().url + address);
};

const expectScreen = async (page: WatchedPage, row: RouteRow, language: Language) => {
  const expected = await expectedAt(app().url, row, language);
  const heading = page.getByRole('heading', { level: 1 });
  await heading.filter({ hasText: expected.heading }).waitFor();
  await page.waitForFunction((title) => document.title === title, expected.title).catch(() => undefined);
  expect(await heading.allTextContents()).toEqual([expected.heading]);
  expect(await page.title()).toBe(expected.title);
  expect(await page.locator('html').getAttribute('lang')).toBe(language);
  expect(await page.locator('meta[name=author]').getAttribute('content')).toBe('Medida');
  expect(page.complaints).toEqual([]);
  return expected;
};

const getLink = (page: WatchedPage, selector: string) => page.locator(`head link${selector}`).getAttribute('href');

const expectLinks = async (page: WatchedPage, canonical: string, row: RouteRow) => {
  expect(await page.locator('head link[rel=canonical]').count()).toBe(1);
  expect(await getLink(page, '[rel=canonical]')).toBe(app().url + canonical);
  for (const [name, language] of [...languages.map((each) => [each, each] as const), ['x-default', 'es'] as const]) {
    const { canonical: other } = await expectedAt(app().url, row, language);
    expect(await getLink(page, `[hreflang=${name}]`)).toBe(app().url + other);
  }
};

const loginRow = plainRoutes.find(({ name }) => name === 'login')!;
const isListed = ({ access, title }: RouteRow) =>
  !access && !(typeof title === 'object' && /notFound|forgotPassword/.test(title.message));

/** Runs tests with one page of a visitor and one of the client. */
const twoPages = (language: Language | null) => {
  const pages = {} as { visitor: WatchedPage; client: WatchedPage };
  beforeAll(async () => {
    [pages.visitor, pages.client] = await Promise.all([openContext(language, false), openContext(language, true)]);
  });
  afterAll(() => Promise.all([pages.visitor.context().close(), pages.client.context().close()]));
  return pages;
};

// Each in one of the languages; accessibility.test.ts has the heading and title of every screen in all three.
describe('the table of addresses', () => {
  const pages = twoPages(null);
  const rows = routeTable.map((row, at) => [row.name, languages[at % languages.length]!, row] as const);

  it.each(rows)('has %s, in %s', async (_, language, given) => {
    const { visitor, client } = pages;
    const row = await withOrder(given, app().url);
    const href = row.href(language);
    await visit(visitor, href);
    if (row.access === 'private') {
      await expectScreen(visitor, loginRow, language);
      expect(await getAddress(visitor)).toBe(`/login?${new URLSearchParams({ from: href })}`);
    } else {
      const { address, canonical } = await expectScreen(visitor, row, language);
      expect(await getAddress(visitor)).toBe(address);
      if (address !== href) expect(await getLink(visitor, '[rel=canonical]')).toBe(app().url + address);
      else if (isListed(row)) await expectLinks(visitor, canonical, row);
      else expect(await visitor.locator('meta[name=robots]').getAttribute('content')).toBe('noindex');
    }

    // accessibility.test.ts takes the client to the public screens.
    if (!row.access) return;
    const landing = row.access === 'visitors' ? plainRoutes[1]! : row;
    await visit(client, href);
    const { address } = await expectScreen(client, landing, language);
    expect(await getAddress(client)).toBe(address);
  });

  it.each(languages)('stores %s as the language of the address', async (language) => {
    await visit(pages.visitor, `/${language}`);
    await pages.visitor.waitForFunction((stored) => localStorage.getItem('language') === stored, language);
  });
});

// In one language: routes.test.tsx next to the routes has the others.
describe('without a language, where one is stored', () => {
  const language = 'zh';
  const pages = twoPages(language);

  it.each(plainRoutes.map((row) => [row.href('es'), row] as const))('serves %s as is', async (href, row) => {
    const { visitor, client } = pages;
    await visit(visitor, href);
    const isPrivate = row.access === 'private';
    await expectScreen(visitor, isPrivate ? loginRow : row, language);
    expect(await getAddress(visitor)).toBe(isPrivate ? '/login?from=%2Fdashboard' : href);
    if (!row.access)
      expect(await getLink(visitor, '[rel=canonical]')).toBe(`${app().url}/${language}${href.replace('/home', '')}`);

    await visit(client, href);
    const landing = row.access === 'visitors' ? '/dashboard' : href;
    await client.waitForFunction((path) => location.pathname === path, landing);
    expect(await getAddress(client)).toBe(landing);
  });

  it('shows not-found for an invalid language without a guard', async () => {
    for (const path of ['/fr/oauth', '/fr/client/shopping-cart']) {
      await visit(pages.visitor, path);
      await expectScreen(pages.visitor, routeTable.at(-1)!, language);
      expect(await getAddress(pages.visitor)).toBe(path);
    }
  });

  it.each([
    ['/', ''],
    ['/stock/linen-apron/9999999', '/stock/linen-apron/9999999'],
    ['/catalogo/2', '/catalogo/2'],
    ['/category/100/2', '/catalogo'],
    ['/subcategory/110/2', '/catalogo'],
    ['/subcategory-2/111/2', '/catalogo'],
    ['/category/kitchen-1-100', '/category/kitchen-1-100'],
    ['/offer/complete-table', '/offer/complete-table'],
    ['/brands', '/brands'],
    ['/terms/2', '/terms/2'],
    ['/fr', ''],
    ['/fr/catalogo/2', ''],
    ['/nothing', '/not-page-found'],
    ['/nothing/at/all', '/not-page-found'],
  ])('redirects %s to /{lang}%s with its query and hash', async (from, to) => {
    const { visitor } = pages;
    await visit(visitor, `${from}?view=table&sort=price#list`);
    await visitor.waitForFunction((lang) => location.pathname.startsWith(`/${lang}`), language);
    expect(await getAddress(visitor)).toBe(`/${language}${to}?view=table&sort=price#list`);
  });

  it.each([
    ['/oauth', '/dashboard'],
    ['/client', `/${language}/client`],
    ['/client/shopping-cart', `/${language}/client/shopping-cart`],
  ])('redirects a signed-in client from %s to %s', async (from, to) => {
    const { client } = pages;
    await visit(client, from);
    await client.waitForFunction((path) => location.pathname === path, to);
  });
});

it('keeps the language of an unknown URL', async () => {
  const page = await openContext('es', false);
  await visit(page, '/zh/nothing?a=1#b');
  await expectScreen(page, routeTable.at(-1)!, 'zh');
  expect(await getAddress(page)).toBe('/zh/not-page-found?a=1#b');
  await page.context().close();
});
