import { readFile } from 'node:fs/promises';
import { type Browser, expect } from '@playwright/test';

import { otherClient } from '../../server/demo/demoClients';
import { drawEverything, findViolations, waitForTransitions } from './support/accessibility';
import { openPage, type WatchedPage } from './support/browser';
import { whenInteractive } from './support/goWithin';
import { getMessages } from './support/messages';
import { sharedApp, test } from './support/running';

const { app, browser } = sharedApp();

const open = async (path: string, options: Parameters<Browser['newContext']>[0] = {}) => {
  const page = await openPage(await browser().newContext(options));
  await page.goto(app().url + path);
  return page;
};
const leave = async (page: WatchedPage) => {
  expect(page.complaints).toEqual([]);
  await page.context().close();
};
const cards = (page: WatchedPage) => page.locator('main article');
/** Whether the expected number of lists (items and categories of two catalogues) is stored. */
const keepsLists = async (count: number) => {
  const name = 'medida-catalogues';
  // Opening it before the application has created it would create it empty.
  if ((await indexedDB.databases()).every((database) => database.name !== name)) return false;
  return new Promise<boolean>((resolve, reject) => {
    const opening = indexedDB.open(name);
    opening.onerror = () => reject(new Error('the kept lists cannot be looked at'));
    opening.onsuccess = () => {
      const counting = opening.result.transaction('bodies').objectStore('bodies').count();
      counting.onsuccess = () => {
        opening.result.close();
        resolve(counting.result >= count);
      };
    };
  });
};
const getPath = (page: WatchedPage) => new URL(page.url()).pathname + new URL(page.url()).search;

test('answers from a worker, under the policy of the page', async () => {
  const page = await openPage(await browser().newContext());
  const started = page.waitForEvent('worker');
  await page.goto(`${app().url}/en/catalogo`);
  await started;
  await page.getByRole('link', { name: /^On offer/ }).click();
  await page.getByRole('link', { name: 'Remove On offer' }).waitFor();
  await page.locator('main [aria-busy=false]').waitFor();
  expect(await cards(page).count()).toBe(24);
  expect(page.workers()).toHaveLength(1);
  await leave(page);
});

// accessibility.test.ts has the grid and the item.
test('is accessible as a table that leads to the items', async () => {
  const text = getMessages('en');
  const page = await open('/en/catalogo');
  await cards(page).first().waitFor();
  await page.getByRole('link', { name: text('catalogue.view.table'), exact: true }).click();
  // The previous results are dimmed until the table has its own.
  await page.locator('main [aria-busy="false"] table').waitFor();
  await waitForTransitions(page);
  expect(await findViolations(page, 'practice')).toEqual([]);
  await page.locator('main td.name a').first().click();
  await page.getByRole('heading', { name: text('item.features'), exact: true }).waitFor();
  await leave(page);
});

test('filters by category, and back restores the scroll position in the list', async () => {
  const page = await open('/en/catalogo');
  await cards(page).first().waitFor();
  await page.getByRole('navigation', { name: 'Categories' }).getByRole('link').nth(1).click();
  await page.waitForURL(/\/en\/category\/[a-z-]+-\d+-\d+$/);
  await page.getByRole('heading', { level: 1, name: 'Catalogue' }).waitFor({ state: 'detached' });
  await page.getByRole('link', { name: /^On offer/ }).click();
  await page.waitForURL(/offers=1/);
  await page.getByRole('link', { name: 'Remove On offer' }).waitFor();
  await page.locator('main [aria-busy=false]').waitFor();
  const list = getPath(page);
  const last = cards(page).last();
  // Hovering scrolls the link into view before the position is recorded.
  await last.getByRole('link').hover();
  const scrolled = await page.evaluate(() => window.scrollY);
  expect(scrolled).toBeGreaterThan(0);
  await last.getByRole('link').click();
  await page.getByRole('link', { name: 'Back to the list' }).waitFor();
  await page.goBack();
  await cards(page).first().waitFor();
  expect(getPath(page)).toBe(list);
  await page.waitForFunction((y) => Math.abs(window.scrollY - y) < 5, scrolled);
  await leave(page);
});

const readFontTimes = async (page: WatchedPage) => {
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  await page.waitForFunction(() =>
    [...document.fonts].some(({ family, status }) => family === 'Figtree' && status === 'loaded'),
  );
  return page.evaluate(() => ({
    asked: performance.getEntriesByType('resource').find(({ name }) => name.endsWith('.woff2'))?.startTime ?? NaN,
    painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? NaN,
  }));
};

test('keeps everything in place while pictures and the font load', async () => {
  const page = await openPage(await browser().newContext());
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) shifts.push(entry.value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/services/blob/StockItemImages/**', async (route) => {
    await released;
    await route.continue();
  });
  // The page has loaded only once its pictures have.
  await page.goto(`${app().url}/en/catalogo`, { waitUntil: 'commit' });
  await cards(page).first().waitFor();
  const total = () =>
    page.evaluate(() => (window as unknown as { shifts: number[] }).shifts.reduce((a, b) => a + b, 0));
  release();
  await page.waitForFunction(() =>
    [...document.querySelectorAll<HTMLImageElement>('main article img')]
      .filter((image) => image.getBoundingClientRect().top < innerHeight)
      .every(({ naturalWidth }) => naturalWidth > 0),
  );
  const whenFont = await readFontTimes(page);
  expect(whenFont.asked).toBeGreaterThan(whenFont.painted);
  expect(await total()).toBeLessThan(0.01);
  expect(await page.locator('main article img').first().getAttribute('decoding')).toBe('async');
  await whenInteractive(page);
  await page.reload();
  const whenStored = await readFontTimes(page);
  expect(whenStored.asked).toBeLessThan(whenStored.painted);
  await leave(page);
});

for (const path of ['/en/catalogo', '/zh/catalogo', '/en']) {
  test(`reserves the space of cards outside the view: ${path}`, async () => {
    for (const width of [1440, 820]) {
      const page = await open(path, { viewport: { width, height: 900 } });
      await readFontTimes(page);
      const measure = () => page.evaluate(() => document.documentElement.scrollHeight);
      const before = await measure();
      await drawEverything(page);
      expect(await measure()).toBe(before);
      await leave(page);
    }
  });
}

test('suggests while typing, and adds to the cart after sign-in', async () => {
  const page = await open('/en');
  await page.getByRole('search').getByLabel('Search').click();
  await page.keyboard.type('teapot');
  const options = page.getByRole('option');
  await options.first().waitFor();
  await options
    .first()
    .locator('mark', { hasText: /^teapot$/ })
    .waitFor();
  expect(await findViolations(page, 'practice')).toEqual([]);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Shift+Enter');
  await page.waitForURL(/\/login\?from=/);
  await page.getByLabel(getMessages('en')('session.username')).fill(otherClient.username);
  await page.locator('input[type=password]').fill(otherClient.password);
  await page.keyboard.press('Enter');
  await page.getByText('Item added to shopping cart').waitFor();
  expect(getPath(page)).toBe('/en');
  await leave(page);
});

test('shows the stored list to a returning visitor offline', async () => {
  const context = await browser().newContext();
  const page = await openPage(context);
  await page.goto(`${app().url}/en/catalogo`);
  await cards(page).first().waitFor();
  while (!(await page.evaluate(keepsLists, 4))) await page.waitForTimeout(50);
  await context.route('**/services/inventory/**', (route) => route.abort());
  await page.reload();
  await cards(page).first().waitFor();
  await page
    .getByText(/could not be refreshed\. It is shown as of/)
    .first()
    .waitFor();
  expect(await cards(page).count()).toBe(24);
  await context.close();
});

test('lists all prices, on paper and as a file from the worker', async () => {
  const text = getMessages('en');
  const page = await open('/en/catalogo?view=table&offers=1');
  const title = { name: text('catalogue.prices'), exact: true };
  await page.getByRole('link', title).click();
  const table = page.getByRole('table', title);
  await table.waitFor();
  expect(await findViolations(page, 'practice')).toEqual([]);
  const rows = await table.getByRole('row').count();
  expect(rows).toBeGreaterThan(25);

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: text('catalogue.prices.csv') }).click();
  const lines = (await readFile(await (await download).path(), 'utf8')).trimEnd().split('\r\n');
  expect(lines).toHaveLength(rows);
  expect(lines[0]).toMatch(/^\uFEFFCode,Additional code,Name,Category,/);

  await page.emulateMedia({ media: 'print' });
  expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(true);
  expect(await page.locator('main').getByText('Medida', { exact: true }).isVisible()).toBe(true);
  expect(await page.getByRole('button', { name: text('catalogue.prices.print') }).isVisible()).toBe(false);
  await leave(page);
});
