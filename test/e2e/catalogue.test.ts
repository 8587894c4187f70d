import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';

import { drawEverything, findViolations } from './support/accessibility';
import { openPage, type WatchedPage } from './support/browser';
import { whenInteractive } from './support/goWithin';
import { getMessages } from './support/messages';
import { sharedApp, test } from './support/running';
import { signInByStorage } from './support/signedIn';

const { app, browser } = sharedApp();

const leave = async (page: WatchedPage) => {
  expect(page.complaints).toEqual([]);
  await page.context().close();
};
const cards = (page: WatchedPage) => page.locator('main article');
const getPath = (page: WatchedPage) => new URL(page.url()).pathname + new URL(page.url()).search;

test('filters by category in one worker, and back restores the scroll position in the list', async () => {
  const page = await openPage(await browser().newContext());
  const started = page.waitForEvent('worker');
  await page.goto(`${app().url}/en/catalogo`);
  await started;
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
  expect(page.workers()).toHaveLength(1);
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

test('reserves the space of cards outside the view', async () => {
  const page = await openPage(await browser().newContext());
  const measure = () => page.evaluate(() => document.documentElement.scrollHeight);
  for (const width of [1440, 820]) {
    await page.setViewportSize({ width, height: 900 });
    for (const path of ['/en/catalogo', '/zh/catalogo', '/en']) {
      await page.goto(app().url + path);
      await readFontTimes(page);
      const before = await measure();
      await drawEverything(page);
      expect([path, width, await measure()]).toEqual([path, width, before]);
    }
  }
  await leave(page);
});

test('lists all prices, with a file of them from the worker', async () => {
  const text = getMessages('en');
  const page = await openPage(await browser().newContext());
  await page.goto(`${app().url}/en/catalogo?view=table&offers=1&prices=1`);
  const table = page.getByRole('table', { name: text('catalogue.prices'), exact: true });
  await table.waitFor();
  expect(await findViolations(page, 'practice')).toEqual([]);
  const rows = await table.getByRole('row').count();
  expect(rows).toBeGreaterThan(25);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: text('catalogue.prices.csv') }).click();
  const lines = (await readFile(await (await download).path(), 'utf8')).trimEnd().split('\r\n');
  expect(lines).toHaveLength(rows);
  expect(lines[0]).toMatch(/^\uFEFFCode,Additional code,Name,Category,/);
  await leave(page);
});

test('has a legible way to the comparison beside the second tick among favourites', async () => {
  const context = await browser().newContext({ viewport: { width: 1440, height: 900 } });
  await signInByStorage(context, app());
  const page = await openPage(context);
  await page.goto(`${app().url}/en/catalogo`);
  await whenInteractive(page);
  // The account's lists, with what other tests have saved, would otherwise arrive between count and press.
  await page.waitForLoadState('networkidle');
  const unsaved = cards(page).getByRole('button', { name: /^Save to favourites/, pressed: false });
  for (let left = (await unsaved.count()) - 1, saved = 0; saved < 2; saved += 1, left -= 1) {
    await unsaved.first().click();
    await expect(unsaved).toHaveCount(left);
  }
  await page.goto(`${app().url}/en/client/favourites`);
  const rows = page.locator('main tbody tr');
  for (const at of [0, 1]) await rows.nth(at).getByRole('button', { name: 'Compare' }).click();
  const link = rows.nth(1).getByRole('link', { name: 'Compare (2)' });
  const inBar = page.getByRole('region', { name: 'Items to compare' }).getByRole('link');
  const readColor = (shown: typeof link) => shown.evaluate((element) => getComputedStyle(element).color);
  expect(await readColor(link)).toBe(await readColor(inBar));
  await leave(page);
});

test('shows all of a quantity of four digits among the variants on a phone', async () => {
  const context = await browser().newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  const page = await openPage(context);
  await page.goto(`${app().url}/es/stock/sarten-alba-de-acero-inoxidable/1037`);
  await whenInteractive(page);
  const quantity = page.getByRole('table').getByRole('textbox').first();
  await quantity.fill('1200');
  const { own, needed } = await quantity.evaluate((input) => ({ own: input.clientWidth, needed: input.scrollWidth }));
  expect(own).toBeGreaterThanOrEqual(needed);
  expect(own).toBeGreaterThan(40);
  await leave(page);
});
