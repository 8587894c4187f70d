import { type BrowserContext, expect, type Page } from '@playwright/test';

import { type Fault, requestLost, respondInstead, responses } from '../support/faults/faults';
import { openPage } from './support/browser';
import { goWithin, whenInteractive } from './support/goWithin';
import { getMessages } from './support/messages';
import { runningWithFaults, test } from './support/running';

const { app, browser, proxy } = runningWithFaults();

// Typical of captive portals and static hosts: a page with headers that let every cache store it.
const portalPage = '<!doctype html><html><title>Portal</title><h1>Sign in to the network</h1></html>';
const portal: Fault = respondInstead({
  ...responses.html(200, portalPage),
  headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'public, max-age=31536000, immutable' },
});

const about = /^\/assets\/about\./;
const firstScripts = /^\/assets\/(main|framework)\./;
const anyPage = /^\/(es|en|zh)?(\/|\?|$)/;
const pages = { path: anyPage };

test.beforeEach(() => proxy().clear());

const withWorker = () => browser().newContext({ serviceWorkers: 'allow' });

const whenKept = (page: Page) => page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

const cachedPages = (page: Page) =>
  page.evaluate(async () => {
    const found: string[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const text = await (await cache.match(request))?.text();
        if (text?.includes('Sign in to the network')) found.push(request.url);
      }
    }
    return found;
  });

const openHome = async (context: BrowserContext) => {
  const page = await openPage(context);
  await page.goto(`${app().url}/en`);
  await heading(page).waitFor();
  return page;
};

test('opens a screen by itself after a portal answered in place of its code, which the service worker never caches', async () => {
  const context = await withWorker();
  proxy().on({ path: about }, portal);
  const page = await openHome(context);
  await proxy().settled({ path: about });
  await goWithin(page, '/en/about');
  const failure = page.getByRole('alert').filter({ hasText: getMessages('en')('ui.part.unreachable') });
  await failure.waitFor();
  await page.waitForFunction(async () => !(await navigator.serviceWorker.getRegistration())?.installing);
  expect(await cachedPages(page)).toEqual([]);

  proxy().clear();
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await failure.waitFor({ state: 'detached' });
  await heading(page).waitFor();
  await page.reload();
  await whenKept(page);
  await heading(page)
    .filter({ hasText: getMessages('en')('page.about') })
    .waitFor();
  await failure.waitFor({ state: 'detached' });
  await context.close();
});

// This includes fetching the first code again past the HTTP cache, which has the portal's page.
test('starts by itself after a portal answered in place of the first code', async () => {
  const context = await browser().newContext();
  const page = await openPage(context);
  proxy().on({ path: firstScripts }, portal);
  await page.goto(`${app().url}/en`);
  await page.getByRole('alert').waitFor();
  proxy().clear();
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await heading(page).filter({ visible: true }).waitFor();
  await page.getByRole('navigation').first().waitFor();
  // Until then it may load once more, because the portal's answer is still in a cache.
  await whenInteractive(page);
  await page.reload();
  await whenInteractive(page);
  await context.close();
});

test('keeps the cached page for offline visits after other pages, one of which is of a build whose code is unavailable', async () => {
  const context = await withWorker();
  const page = await openHome(context);
  await whenKept(page);
  const html = await (await fetch(`${app().url}/en`)).text();
  const otherBuild = html.replace(/assets\/(main|framework)\.\w+\.js/g, 'assets/$1.ffffff.js');
  for (const [fault, shown] of [
    [respondInstead(responses.html(200, '<!doctype html><h1>Back at noon</h1>')), 'Back at noon'],
    [portal, 'Sign in to the network'],
    [respondInstead(responses.html(200, otherBuild)), 'The page could not start'],
  ] as const) {
    proxy().on(pages, fault);
    await page.goto(`${app().url}/en/about`);
    await page.getByText(shown).filter({ visible: true }).waitFor();
  }
  await context.setOffline(true);
  await page.goto(`${app().url}/en/about`);
  await page.getByRole('navigation').first().waitFor();
  await heading(page)
    .filter({ hasText: getMessages('en')('page.about') })
    .waitFor();
  await context.close();
});

test('says in the language of the page that there is no connection, and opens the screen once there is', async () => {
  const lang = 'zh';
  const say = getMessages(lang);
  const context = await browser().newContext();
  const page = await openPage(context);
  await page.goto(`${app().url}/${lang}`);
  await heading(page).waitFor();
  await page.evaluate(() => Object.assign(window, { stays: true }));
  await whenInteractive(page);
  await context.setOffline(true);
  await goWithin(page, `/${lang}/about`);
  const failure = page.getByRole('alert').filter({ hasText: say('ui.offline') });
  await failure.waitFor();
  expect(await failure.textContent()).not.toMatch(/[0-9A-F]{8}/);
  await context.setOffline(false);
  await failure.waitFor({ state: 'detached' });
  await heading(page).waitFor();
  expect(await page.evaluate(() => 'stays' in window)).toBe(true);
  await context.close();
});

test('keeps a rail as it was rendered while its code fails to load, until the network returns', async () => {
  const context = await browser().newContext();
  const page = await openPage(context);
  proxy().on({ path: /^\/assets\/item-rail\./ }, requestLost);
  await page.goto(`${app().url}/en`);
  await heading(page).waitFor();
  const railItem = page.getByRole('main').getByRole('article').first();
  await page.mouse.wheel(0, 5000);
  await proxy().settled({ path: /^\/assets\/item-rail\./ }, 2);
  expect(await page.getByRole('alert').filter({ visible: true }).count()).toBe(0);
  expect(await railItem.isVisible()).toBe(true);
  expect(await railItem.evaluate((item) => Object.keys(item))).toEqual([]);
  await heading(page).waitFor();
  proxy().clear();
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  // React's own keys: it is hydrated.
  await page.waitForFunction(() => Object.keys(document.querySelector('main article') ?? {}).length > 0);
  await context.close();
});
