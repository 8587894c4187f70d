import { setTimeout as wait } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import type { BrowserContext, Page } from 'playwright-core';

import { openPage } from './support/browser';
import { exportSession, importSession, installDevTools } from './support/devTools';
import type { ExportFormat } from './support/devToolsExtension';
import { goWithin, whenInteractive } from './support/goWithin';
import { getMessages } from './support/messages';
import { runningApp } from './support/running';
import { signInByStorage } from './support/signedIn';

const { app, browser } = runningApp();
const text = getMessages('en');

/** For what an imported state leads to: code that loads, and a title. */
const patienceMs = 20_000;

/** What a person sees, and where. */
const readScreen = (page: Page) =>
  page.evaluate(() => ({
    address: location.pathname + location.search + location.hash,
    title: document.title,
    heading: document.querySelector('main h1')?.textContent,
    text: document.getElementById('root')?.innerText.replace(/\s+/g, ' '),
  }));

const readWhenSettled = async (page: Page) => {
  for (let seen = await readScreen(page); ;) {
    await wait(600);
    const next = await readScreen(page);
    if (isDeepStrictEqual(seen, next)) return seen;
    seen = next;
  }
};

const openRecorded = async (address: string, prepare?: (context: BrowserContext) => Promise<void>) => {
  const context = await browser().newContext();
  await installDevTools(context);
  await prepare?.(context);
  const page = await openPage(context);
  await page.goto(app().url + address);
  await whenInteractive(page);
  return page;
};

/** Imports into a fresh browser whose services are unreachable. */
const openImported = async (exported: string, shouldCatchErrors: boolean) => {
  const context = await browser().newContext();
  await installDevTools(context, { shouldCatchErrors });
  const page = await openPage(context);
  await page.goto(`${app().url}/es/terms`);
  await whenInteractive(page);
  await context.route('**/services/**', (route) => route.abort());
  await importSession(page, exported);
  return page;
};

const ways = (['lifted', 'payload'] as const).flatMap((format) =>
  [true, false].map((caught) => [format, caught] as const),
);

const expectSameEverywhere = async (recorded: Page) => {
  const shown = await readWhenSettled(recorded);
  for (const [format, caught] of ways) {
    const imported = await openImported(await exportSession(recorded, format satisfies ExportFormat), caught);
    let seen = await readScreen(imported);
    for (const end = Date.now() + patienceMs; !isDeepStrictEqual(seen, shown) && Date.now() < end;) {
      await wait(100);
      seen = await readScreen(imported);
    }
    expect([format, caught, seen]).toEqual([format, caught, shown]);
    await imported.context().close();
  }
  await recorded.context().close();
};

it('shows the session of a visitor elsewhere', async () => {
  const page = await openRecorded('/en');
  await goWithin(page, '/en/catalogo?q=stockpot');
  await page.getByRole('heading', { level: 1 }).filter({ hasText: 'stockpot' }).waitFor();
  const item = page.locator('main article a').first();
  const name = (await item.textContent()) ?? '';
  await item.click();
  await page.waitForURL(/\/stock\//);
  await page.getByRole('heading', { level: 1, name, exact: true }).waitFor();
  await expectSameEverywhere(page);
});

it('shows the session of a client elsewhere', async () => {
  const page = await openRecorded('/en/catalogo', (context) => signInByStorage(context, app()));
  await page.locator('main article form button[type=submit]').first().click();
  await goWithin(page, '/en/client/shopping-cart');
  await page.getByRole('heading', { level: 1, name: text('cartPage.title') }).waitFor();
  await page.locator('main table').waitFor();
  await expectSameEverywhere(page);
});

it('costs visitors nothing', async () => {
  const page = await openPage(await browser().newContext());
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await page.goto(`${app().url}/en`);
  await whenInteractive(page);
  await page.waitForLoadState('networkidle');
  const late = requests.filter((address) => address.includes('/qa.'));
  const kept = await (await fetch(`${app().url}/service-worker.js`)).text();
  expect([late, kept.includes('assets/main.'), kept.includes('assets/qa.')]).toEqual([[], true, false]);
  await page.context().close();
});
