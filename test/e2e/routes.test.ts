import { expect } from '@playwright/test';

import type { Language } from '@/shared/i18n/languages';

import { openPage, type WatchedPage } from './support/browser';
import { expectScreen, getAddress, getLink } from './support/expectScreen';
import { languages } from './support/messages';
import { plainRoutes, routeTable, withOrder } from './support/routeTable';
import { sharedApp, test } from './support/running';
import { signInByStorage } from './support/signedIn';

const { app, browser } = sharedApp();

const openContext = async (language: Language | null, isClient: boolean) => {
  const context = await browser().newContext();
  if (isClient) await signInByStorage(context, app());
  if (language) await context.addInitScript((lang) => localStorage.setItem('language', lang), language);
  return await openPage(context);
};

const visit = async (page: WatchedPage, address: string) => {
  page.complaints.length = 0;
  await page.goto(app().url + address);
};

const loginRow = plainRoutes.find(({ name }) => name === 'login')!;
/** Runs tests with one page of a visitor and one of the client. */
const twoPages = (language: Language | null) => {
  const pages = {} as { visitor: WatchedPage; client: WatchedPage };
  test.beforeAll(async () => {
    [pages.visitor, pages.client] = await Promise.all([openContext(language, false), openContext(language, true)]);
  });
  test.afterAll(() => Promise.all([pages.visitor.context().close(), pages.client.context().close()]));
  return pages;
};

// Each in one of the languages. hydration.test.ts opens the public screens.
test.describe('the table of addresses', () => {
  const pages = twoPages(null);
  const guarded = routeTable.filter(({ access }) => access);
  const rows = guarded.map((row, at) => [row.name, languages[at % languages.length]!, row] as const);

  for (const [name, language, given] of rows) {
    test(`has ${name}, in ${language}`, async () => {
      const { visitor, client } = pages;
      const row = await withOrder(given, app().url);
      const href = row.href(language);
      const isPrivate = row.access === 'private';
      await visit(visitor, href);
      const forVisitors = await expectScreen(visitor, app().url, isPrivate ? loginRow : row, language);
      expect(await getAddress(visitor)).toBe(
        isPrivate ? `/login?${new URLSearchParams({ from: href })}` : forVisitors.address,
      );

      await visit(client, href);
      const forClients = await expectScreen(client, app().url, isPrivate ? row : plainRoutes[1]!, language);
      expect(await getAddress(client)).toBe(forClients.address);
    });
  }

  for (const language of languages) {
    test(`stores ${language} as the language of the address`, async () => {
      await visit(pages.visitor, `/${language}`);
      await pages.visitor.waitForFunction((stored) => localStorage.getItem('language') === stored, language);
    });
  }
});

// In one language: routes.test.tsx next to the routes has the others.
test.describe('without a language, where one is stored', () => {
  const language = 'zh';
  const pages = twoPages(language);

  for (const [href, row] of plainRoutes.map((row) => [row.href('es'), row] as const)) {
    test(`serves ${href} as is`, async () => {
      const { visitor, client } = pages;
      await visit(visitor, href);
      const isPrivate = row.access === 'private';
      await expectScreen(visitor, app().url, isPrivate ? loginRow : row, language);
      expect(await getAddress(visitor)).toBe(isPrivate ? '/login?from=%2Fdashboard' : href);
      if (!row.access)
        expect(await getLink(visitor, '[rel=canonical]')).toBe(`${app().url}/${language}${href.replace('/home', '')}`);

      await visit(client, href);
      const landing = row.access === 'visitors' ? '/dashboard' : href;
      await client.waitForFunction((path) => location.pathname === path, landing);
      expect(await getAddress(client)).toBe(landing);
    });
  }

  test('shows not-found for an invalid language without a guard', async () => {
    for (const path of ['/fr/oauth', '/fr/client/shopping-cart']) {
      await visit(pages.visitor, path);
      await expectScreen(pages.visitor, app().url, routeTable.at(-1)!, language);
      expect(await getAddress(pages.visitor)).toBe(path);
    }
  });

  for (const [from, to] of [
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
  ] as const) {
    test(`redirects ${from} to /{lang}${to} with its query and hash`, async () => {
      const { visitor } = pages;
      await visit(visitor, `${from}?view=table&sort=price#list`);
      await visitor.waitForFunction((lang) => location.pathname.startsWith(`/${lang}`), language);
      expect(await getAddress(visitor)).toBe(`/${language}${to}?view=table&sort=price#list`);
    });
  }

  for (const [from, to] of [
    ['/oauth', '/dashboard'],
    ['/client', `/${language}/client`],
    ['/client/shopping-cart', `/${language}/client/shopping-cart`],
  ] as const) {
    test(`redirects a signed-in client from ${from} to ${to}`, async () => {
      const { client } = pages;
      await visit(client, from);
      await client.waitForFunction((path) => location.pathname === path, to);
    });
  }
});

test('keeps the language of an unknown URL', async () => {
  const page = await openContext('es', false);
  await visit(page, '/zh/nothing?a=1#b');
  await expectScreen(page, app().url, routeTable.at(-1)!, 'zh');
  expect(await getAddress(page)).toBe('/zh/not-page-found?a=1#b');
  await page.context().close();
});
