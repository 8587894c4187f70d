import { type BrowserContext, expect, type Page } from '@playwright/test';

import { openPage } from './support/browser';
import { createBuyer } from './support/buyer';
import { exportSession, importSession, installDevTools } from './support/devTools';
import { eventually } from './support/eventually';
import { goWithin, whenInteractive } from './support/goWithin';
import { getMessages } from './support/messages';
import { runningApp, test } from './support/running';
import { readScreen, readWhenSettled } from './support/screen';
import { demo, signInByStorage } from './support/signedIn';

const { app, browser } = runningApp();
const text = getMessages('en');

/** For what an imported state leads to: code that loads, and a title. */
const patienceMs = 20_000;

const openRecorded = async (address: string, prepare?: (context: BrowserContext) => Promise<unknown>) => {
  const context = await browser().newContext();
  await installDevTools(context);
  await prepare?.(context);
  const page = await openPage(context);
  await page.goto(app().url + address);
  await whenInteractive(page);
  return page;
};
const openRecordedClient = (address: string) => openRecorded(address, (context) => signInByStorage(context, app()));

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

const allWays = [
  ['lifted', false],
  ['payload', true],
  ['lifted', true],
  ['payload', false],
] as const;

/** What a session holds does not depend on how it is exported, so that one way is enough for most. */
const expectSameEverywhere = async (recorded: Page, ...ways: (typeof allWays)[number][]) => {
  const shown = await readWhenSettled(recorded);
  const exports = await Promise.all(ways.map(([format]) => exportSession(recorded, format)));
  // Nothing has ended meanwhile, such as the time of a notification.
  expect(await readScreen(recorded)).toEqual(shown);
  for (const [at, [format, caught]] of ways.entries()) {
    const imported = await openImported(exports[at]!, caught);
    await eventually(
      async () => expect([format, caught, await readScreen(imported)]).toEqual([format, caught, shown]),
      patienceMs,
    );
    await imported.context().close();
  }
  await recorded.context().close();
};

test('shows the session of a visitor elsewhere', async () => {
  const page = await openRecorded('/en');
  await goWithin(page, '/en/catalogo?q=stockpot');
  await page.getByRole('heading', { level: 1 }).filter({ hasText: 'stockpot' }).waitFor();
  const item = page.locator('main article a').first();
  const name = (await item.textContent()) ?? '';
  await item.click();
  await page.waitForURL(/\/stock\//);
  await page.getByRole('heading', { level: 1, name, exact: true }).waitFor();
  await expectSameEverywhere(page, ...allWays);
});

test('shows the session of a client who orders', async () => {
  const buyer = await createBuyer(app().url);
  await buyer.empty();
  const page = await openRecordedClient('/en/catalogo');
  await page.locator('main article form button[type=submit]').first().click();
  await goWithin(page, '/en/client/shopping-cart');
  await page.getByLabel(text('push.reference')).fill('PO-17');
  const send = page.getByRole('button', { name: text('push.send'), exact: true });
  await page.waitForFunction(() => document.querySelector('button[type=submit][aria-disabled=false]'));
  await send.click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: text('push.confirm.accept'), exact: true })
    .click();
  await page.getByRole('region', { name: text('push.placed') }).waitFor();
  await expectSameEverywhere(page, ['lifted', false]);
});

test('shows the order pad, filled from favourites and from a sheet with errors', async () => {
  const buyer = await createBuyer(app().url);
  const [item] = await buyer.items(1, 1);
  const page = await openRecordedClient('/en/catalogo');
  await page
    .locator('main article')
    .first()
    .getByRole('button', { name: /^Save to favourites/ })
    .click();
  await page.locator('main article').first().getByRole('button', { pressed: true }).waitFor();
  await goWithin(page, '/en/client/favourites');
  await page.locator('main h1').waitFor();
  await goWithin(page, '/en/client/order-pad');
  await page.locator('main textarea').fill(`${item?.code}\t3\nNOWHERE-1\t1`);
  await page.getByRole('button', { name: text('orderPad.take') }).click();
  await page.getByText('1 ready').waitFor();
  await expectSameEverywhere(page, ['payload', true]);
});

test('shows a rejected password', async () => {
  const page = await openRecordedClient('/en/terms');
  await goWithin(page, '/en/client/change-password');
  await page.getByRole('heading', { level: 1, name: text('session.change.title') }).waitFor();
  const fields = page.locator('main input[type=password]');
  await fields.nth(0).fill('not-the-current-one');
  await fields.nth(1).fill('a-new-one-for-the-shop-7');
  await fields.nth(2).fill('a-new-one-for-the-shop-7');
  await page.locator('main form button[type=submit]').click();
  await page.locator('main').getByRole('alert').waitFor();
  await expectSameEverywhere(page, ['lifted', false]);
});

test('shows that a message has been sent', async () => {
  const page = await openRecorded('/en/contact');
  await page.getByLabel(text('content.form.name')).fill('Ana Ruiz');
  await page.getByLabel(text('content.form.email')).fill('ana@buyer.example');
  await page.getByLabel(text('content.form.message')).fill('Do you deliver on Saturdays?');
  await page.getByRole('button', { name: text('content.form.send') }).click();
  await page.getByRole('heading', { name: text('content.form.sent') }).waitFor();
  await expectSameEverywhere(page, ['payload', true]);
});

test('shows failures, a wrong sign-in and an open question', async () => {
  const buyer = await createBuyer(app().url);
  const [item] = await buyer.items(1, 1);
  await buyer.put(1, item?.stockItemId ?? 0, 2);
  const page = await openRecorded('/login', (context) =>
    context.addInitScript(() => localStorage.setItem('language', 'en')),
  );
  await page.getByLabel(text('session.username')).fill(demo.username);
  await page.locator('main input[type=password]').fill('wrong');
  await page.locator('main form button[type=submit]').click();
  await page.locator('main').getByRole('alert').waitFor();
  await page.locator('main input[type=password]').fill(demo.password);
  await page.locator('main form button[type=submit]').click();
  await page.waitForURL(/dashboard/);
  await page.context().route('**/publics/brands', (route) => route.abort());
  await goWithin(page, '/en/brands');
  await page.locator('main').getByRole('alert').waitFor();
  await goWithin(page, '/en/client/shopping-cart');
  await page
    .locator('main')
    .getByRole('button', { name: /delete|remove/i })
    .first()
    .click();
  await page.getByRole('alertdialog').waitFor();
  await expectSameEverywhere(page, ['lifted', false]);
});

test('costs visitors nothing', async () => {
  const page = await openPage(await browser().newContext());
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await page.goto(`${app().url}/en`);
  await whenInteractive(page);
  await page.waitForLoadState('networkidle');
  const late = requests.filter((address) => /\/assets\/(qa|locale-\w+-qa)/.test(address));
  const kept = await (await fetch(`${app().url}/service-worker.js`)).text();
  expect([late, kept.includes('assets/main.'), /assets\/(qa|locale-\w+-qa)/.test(kept)]).toEqual([[], true, false]);
  await page.context().close();
});
