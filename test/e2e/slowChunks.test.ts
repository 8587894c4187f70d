import { expect } from '@playwright/test';

import { openPage, type WatchedPage } from './support/browser';
import { goWithin, whenInteractive } from './support/goWithin';
import { getMessages } from './support/messages';
import { sharedApp, test } from './support/running';
import { demo, signInByStorage } from './support/signedIn';

const { app, browser } = sharedApp();

const delay = 400;
const text = getMessages('es');

const open = async (address: string, isClient: boolean) => {
  const context = await browser().newContext({ viewport: { width: 1440, height: 900 } });
  if (isClient) await signInByStorage(context, app());
  const page = await openPage(context);
  await page.goto(app().url + address);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await whenInteractive(page);
  return page;
};

/** Delays every chunk from now on, and records the URLs that the page passes through. */
const slowDown = async (page: WatchedPage) => {
  const passed: string[] = [];
  await page.route('**/assets/*.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, delay));
    await route.continue();
  });
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame()) passed.push(page.url().replace(app().url, ''));
  });
  return passed;
};

const expectEnglishAt = async (page: WatchedPage, address: string | RegExp) => {
  const isThere = (url: URL) => {
    const here = url.pathname + url.search;
    return typeof address === 'string' ? here === address : address.test(here);
  };
  await page.waitForFunction(() => document.documentElement.lang === 'en');
  await page.waitForURL(isThere);
  await page.getByRole('heading', { level: 1 }).waitFor();
  // A redirect back would happen once the texts load; the URL must survive another delay.
  await page.waitForTimeout(2 * delay);
  expect(isThere(new URL(page.url()))).toBe(true);
  expect(await page.evaluate(() => localStorage.getItem('language'))).toBe('en');
  expect(await page.locator('html').getAttribute('lang')).toBe('en');
};

type Way = (page: WatchedPage) => Promise<unknown>;
const switcher: Way = (page) => page.locator('header a[hreflang=en]').first().click();
const link =
  (address: string): Way =>
  (page) =>
    goWithin(page, address);
const cart: Way = async (page) => {
  await switcher(page);
  await page.locator('header a[href="/en/client/shopping-cart"]').click();
};
const signIn: Way = async (page) => {
  await switcher(page);
  await page.waitForURL('**/en/oauth/login?**');
  for (const [id, value] of Object.entries({ 'session.username': demo.username, 'session.password': demo.password }))
    await page.getByLabel(getMessages('en')(id), { exact: true }).fill(value);
  await page.getByRole('button', { name: getMessages('en')('session.signIn'), exact: true }).click();
};

type Row = { from: string; way: Way; to: string | RegExp; isClient?: boolean };

const item = /^\/en\/stock\/(?!another-name)[^/]+\/1001$/;
// slowTexts.test.tsx has the other corrections of an address.
const rows: Record<string, Row> = {
  'the item page, switched': { from: '/es/stock/x/1001', way: switcher, to: item },
  'a page after the last of a category': {
    from: '/es/catalogo',
    way: link('/en/category/kitchen-1-100/999'),
    to: /^\/en\/category\/kitchen-1-100(\/\d\d?)?$/,
  },
  'a private screen, for a visitor': {
    from: '/es/about',
    way: cart,
    to: '/login?from=%2Fen%2Fclient%2Fshopping-cart',
  },
  'the login screen, for a client': { from: '/es/about', way: link('/en/oauth'), to: '/dashboard', isClient: true },
  'the return address of the login screen': { from: '/es/client/orders', way: signIn, to: '/en/client/orders' },
  'an unknown address': { from: '/es/stock/x/1001', way: link('/en/nothing?a=1'), to: '/en/not-page-found?a=1' },
};

for (const [name, row] of Object.entries(rows)) {
  test(`keeps the chosen language while chunks are late: ${name}`, async () => {
    const page = await open(row.from, row.isClient ?? false);
    if (row.from.startsWith('/es/stock')) await page.waitForURL(/\/es\/stock\/(?!x\/)/);
    const passed = await slowDown(page);
    await row.way(page);
    await expectEnglishAt(page, row.to);
    expect(passed.filter((address) => address.startsWith('/es'))).toEqual([]);
    expect(page.complaints).toEqual([]);
    await page.context().close();
  });
}

test('keeps linking in the chosen language while its texts are late', async () => {
  const page = await open('/es/terms', false);
  await slowDown(page);
  await switcher(page);
  await page.waitForURL('**/en/terms');
  // The texts are still Spanish.
  await page
    .getByRole('navigation')
    .getByRole('link', { name: text('page.brands'), exact: true })
    .first()
    .click();
  await expectEnglishAt(page, '/en/brands');
  await page.context().close();
});
