import { expect } from '@playwright/test';

import { renderedMarks } from '@/shared/metadata/headElement';

import { openPage, type WatchedPage } from './support/browser';
import { goWithin, whenInteractive } from './support/goWithin';
import { sharedApp, test } from './support/running';

const { app, browser } = sharedApp();

const rendered = new RegExp(renderedMarks.join('[^]*?'), 'g');

const open = async (path: string) => {
  const context = await browser().newContext({ viewport: { width: 1440, height: 500 } });
  const page = await openPage(context);
  await page.goto(app().url + path);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await whenInteractive(page);
  return page;
};

const scrollTop = (page: WatchedPage) => page.evaluate(() => Math.round(window.scrollY));
const scrollTo = (page: WatchedPage, top: number) =>
  page.evaluate(async (y) => {
    window.scrollTo(0, y);
    await new Promise(requestAnimationFrame);
  }, top);
const scrollable = (page: WatchedPage, top: number) =>
  page.waitForFunction((y) => document.documentElement.scrollHeight > y + window.innerHeight, top);
// Within a few pixels: scroll anchoring compensates when fonts load in the text above.
const isAt = (page: WatchedPage, top: number) => page.waitForFunction((y) => Math.abs(window.scrollY - y) < 8, top);
const heading = (page: WatchedPage, name: string) =>
  page.getByRole('heading', { level: 1, name, exact: true }).waitFor();
const follow = (page: WatchedPage, path: string) =>
  page.locator(`footer a[href="${path}"], header a[href="${path}"]`).first().click();

test.describe('the scroll position', () => {
  test('is kept on a language change, starts at the top of a new page, and is restored on back and forward', async () => {
    const page = await open('/zh/terms?from=mail#x');
    await scrollable(page, 300);
    await scrollTo(page, 300);
    await page.evaluate(() => document.querySelector<HTMLElement>('a[hreflang=en]')?.click());
    await page.waitForFunction(() => document.documentElement.lang === 'en');
    expect(await page.evaluate(() => location.pathname + location.search + location.hash)).toBe(
      '/en/terms?from=mail#x',
    );
    expect(await scrollTop(page)).toBeGreaterThan(0);
    expect(await page.evaluate(() => document.activeElement?.tagName)).not.toBe('H1');

    await scrollable(page, 400);
    await scrollTo(page, 400);
    await follow(page, '/en/brands');
    await heading(page, 'Brands');
    await page.waitForFunction(() => window.scrollY === 0);
    await page.waitForFunction(
      () => document.activeElement?.matches('h1') && document.activeElement.textContent === 'Brands',
    );
    await scrollable(page, 90);
    await scrollTo(page, 90);
    await page.goBack();
    await heading(page, 'Terms');
    await isAt(page, 400);
    await page.goForward();
    await heading(page, 'Brands');
    await isAt(page, 90);

    await page.goto(`${app().url}/en/about`);
    await heading(page, 'About us');
    await scrollable(page, 90);
    await page.evaluate(() => new Promise(requestAnimationFrame));
    expect(await scrollTop(page)).toBe(0);
    await page.context().close();
  });

  test('is restored when the list loads late', async () => {
    const page = await open('/en/terms');
    await scrollable(page, 500);
    await scrollTo(page, 500);
    await page.evaluate(() => window.dispatchEvent(new Event('pagehide')));
    // Reloaded without what the server rendered, with the list arriving last.
    await page.route('**/en/terms', async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: (await response.text()).replace(rendered, '') });
    });
    let release: () => void = () => undefined;
    const released = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/publics/terms*', async (route) => {
      await released;
      await route.continue();
    });
    await page.reload();
    await heading(page, 'Terms');
    expect(await scrollTop(page)).toBeLessThan(500);
    release();
    await isAt(page, 500);
    await page.context().close();
  });
});

test.describe('the code of a screen', () => {
  const chunks = (page: WatchedPage, name: string) => {
    const requested: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes(`/assets/${name}.`)) requested.push(request.url());
    });
    return requested;
  };

  const countLoads = (page: WatchedPage) => {
    let count = 0;
    page.on('load', () => (count += 1));
    return { first: page.waitForEvent('load'), count: () => count };
  };

  test('is preloaded when its link is hovered or focused, not before', async () => {
    const page = await open('/en/terms');
    const [brands, about] = [chunks(page, 'brands'), chunks(page, 'about')];
    await Promise.all([
      page.waitForRequest(/assets\/brands\./),
      page.locator('header a[href="/en/brands"]').first().hover(),
    ]);
    expect([brands.length, about.length]).toEqual([1, 0]);
    await Promise.all([
      page.waitForRequest(/assets\/about\./),
      page.locator('header a[href="/en/about"]').first().focus(),
    ]);
    expect([brands.length, about.length]).toEqual([1, 1]);
    await page.context().close();
  });

  /** From now on the server serves the page of another build and none of this one's code. */
  const deploy = async (page: WatchedPage) => {
    const html = await (await fetch(`${app().url}/en`)).text();
    const body = html.replace(/assets\/main\.\w+\.js/g, 'assets/main.ffffff.js');
    await page.route(`${app().url}/`, (route) => route.fulfill({ contentType: 'text/html', body }));
    await page.route('**/assets/videos.*.js', (route) => route.fulfill({ status: 404 }));
  };

  test('that is missing after a deployment reloads the page once, then shows an error and can be retried', async () => {
    const page = await open('/en/terms');
    await deploy(page);
    const loads = countLoads(page);
    await goWithin(page, '/en/videos');
    await loads.first;
    const failure = page.getByRole('alert');
    await failure.waitFor();
    expect(loads.count()).toBe(1);
    expect(new URL(page.url()).pathname).toBe('/en/videos');
    await page.unroute('**/assets/videos.*.js');
    await failure.getByRole('button', { name: 'Try again' }).click();
    await heading(page, 'Videos');
    await page.context().close();
  });
});
