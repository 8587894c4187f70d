import { type BrowserContextOptions, expect, type Page } from '@playwright/test';

import { requestHeld, respondInstead } from '../support/faults/faults';
import { openPage } from './support/browser';
import { createBuyer } from './support/buyer';
import { eventually } from './support/eventually';
import { getMessages } from './support/messages';
import { runningWithFaults, test } from './support/running';
import { signInByStorage } from './support/signedIn';

const { app, browser, proxy } = runningWithFaults();

const allow = (options: BrowserContextOptions = {}) => browser().newContext({ serviceWorkers: 'allow', ...options });

const whenKept = (page: Page) => page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');

const keptRequests = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const kept = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return kept.flat().map(({ url, headers }) => ({ url, hasToken: headers.has('authorization') }));
  });

test('opens offline, shows the stored catalogue with its age, has stored nothing private, and does not wait for content', async () => {
  const say = getMessages('es');
  const context = await allow();
  await signInByStorage(context, app());
  const page = await openPage(context);
  await page.goto(`${app().url}/es/catalogo`);
  const items = page.getByRole('main').getByRole('article');
  const heading = page.getByRole('heading', { level: 1, name: say('catalogue.title') });
  await heading.waitFor();
  await items.first().waitFor();
  await whenKept(page);
  expect(page.complaints).toEqual([]);

  const privateAnswer = page.waitForResponse(/GetOrdersByCompanyByClientId/);
  await page.goto(`${app().url}/es/client`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await (await privateAnswer).finished();
  const kept = await keptRequests(page);
  expect(kept.length).toBeGreaterThan(10);
  expect(kept.filter(({ hasToken }) => hasToken)).toEqual([]);
  expect(kept.map(({ url }) => url).filter((url) => /services\/(inventory|orders)|authenticate/.test(url))).toEqual([]);

  await context.setOffline(true);
  await page.goto(`${app().url}/es/catalogo`);
  await heading.waitFor();
  await items.first().waitFor();
  const age = say('catalogue.catalog.old').split(/[{}]/).at(-3)?.trim() ?? '';
  await page.getByText(age).first().waitFor();

  // Otherwise it would start after three seconds, whatever it had waited for.
  await page.addInitScript(() => {
    const setTimer = window.setTimeout;
    window.setTimeout = ((work: () => void, ms?: number) =>
      ms === 3000 ? 0 : setTimer(work, ms)) as typeof setTimeout;
  });
  await page.goto(`${app().url}/es/contact`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await context.close();
});

test('announces a new version, reloads on request although the old one waits for a response, and then applies it', async () => {
  const say = getMessages('en');
  const page = await openPage(await allow());
  await page.goto(`${app().url}/en/contact`);
  await whenKept(page);
  const field = page.getByRole('main').getByRole('textbox').first();
  await field.fill('typed');
  const worker = await (await fetch(`${app().url}/service-worker.js`)).text();
  const headers = { 'content-type': 'text/javascript' };
  const next = { status: 200, headers, body: Buffer.from(`${worker}// The next version.`) };
  proxy().on({ path: '/service-worker.js' }, respondInstead(next));
  await page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()));
  const reload = page.getByRole('button', { name: say('offline.newVersion.reload') });
  await reload.waitFor();
  expect(await field.inputValue()).toBe('typed');
  await field.fill('');

  const picture = requestHeld();
  proxy().on({ path: 'held.svg' }, picture);
  await page.evaluate((address) => {
    new Image().src = address;
  }, '/services/blob/StockItemImages/held.svg');
  await picture.arrived;
  await Promise.all([page.waitForEvent('load'), reload.click()]);
  picture.release();

  const isWaiting = () => page.evaluate(async () => (await navigator.serviceWorker.ready).waiting !== null);
  await eventually(async () => {
    // The notice is there again unless the new version has just taken over.
    if (await reload.isVisible()) await reload.click({ timeout: 1000 });
    expect(await isWaiting()).toBe(false);
  });
  await page.context().close();
});

test('keeps a quantity changed while the network fails unnoticed through a reload, and sends it later', async () => {
  const say = getMessages('en');
  const buyer = await createBuyer(app().url);
  const [item] = await buyer.items(1, 1);
  if (!item) throw new Error('catalogue 1 sells nothing');
  await buyer.empty();
  await buyer.put(1, item.stockItemId, 3);
  const context = await allow();
  await signInByStorage(context, app());
  await context.addInitScript(() => Object.defineProperty(navigator, 'onLine', { get: () => true }));
  const page = await openPage(context);
  const notice = page.getByText(say('cartPage.unreachable'));
  await page.goto(`${app().url}/en/client/shopping-cart`);
  const field = page.getByRole('textbox', { name: say('lines.quantityOf').replace('{name}', item.name ?? '') });
  const shows = (value: string) => expect(field).toHaveValue(value, { timeout: 30_000 });
  await shows('3');
  await whenKept(page);

  await context.setOffline(true);
  await field.fill('8');
  await field.press('Enter');
  await notice.waitFor();
  await shows('8');
  const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('getStockitemsByClientId/1/1'));
  await page.reload();
  await failed;
  await notice.waitFor();
  await shows('8');
  expect(await page.getByText(say('cart.item.updateFailed')).count()).toBe(0);
  expect(await page.getByText(say('cartPage.catalogFailed').split('{')[0] ?? '').count()).toBe(0);

  await context.setOffline(false);
  await notice.waitFor({ state: 'detached' });
  await expect.poll(async () => (await buyer.cart(1))[0]?.shoppingCarts[0]?.quantity, { timeout: 30_000 }).toBe(8);
  await shows('8');
  await context.close();
});
