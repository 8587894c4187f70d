import { isDeepStrictEqual } from 'node:util';
import { expect, type Page } from '@playwright/test';

import { openPage } from './support/browser';
import { createBuyer } from './support/buyer';
import { acceptButton, sendButton } from './support/cartPage';
import { exportSession, importSession, installDevTools } from './support/devTools';
import type { ExportFormat } from './support/devToolsExtension';
import { eventually } from './support/eventually';
import { goWithin, whenInteractive } from './support/goWithin';
import { getMessages } from './support/messages';
import { runningApp, test } from './support/running';
import { readScreen, readWhenSettled } from './support/screen';
import { demo } from './support/signedIn';

const { app, browser } = runningApp();
const text = getMessages('en');

test.setTimeout(300_000);

/** For what an imported state leads to: code that loads, and a title. */
const patienceMs = 20_000;

const openRecorded = async (address: string) => {
  const context = await browser().newContext();
  await installDevTools(context);
  await context.addInitScript(() => localStorage.setItem('language', 'en'));
  const page = await openPage(context);
  await page.goto(app().url + address);
  await whenInteractive(page);
  return page;
};
/** A fresh browser whose services are unreachable. */
const openElsewhere = async (shouldCatchErrors: boolean) => {
  const context = await browser().newContext();
  await installDevTools(context, { shouldCatchErrors });
  const page = await openPage(context);
  await startElsewhere(page);
  await context.route('**/services/**', (route) => route.abort());
  return page;
};
const startElsewhere = async (page: Page) => {
  await page.goto(`${app().url}/es/terms`);
  await whenInteractive(page);
};

type Moment = { screen: Awaited<ReturnType<typeof readScreen>>; exported: string };

const exportMoment = async (page: Page, format: ExportFormat): Promise<Moment> => {
  const screen = await readWhenSettled(page);
  const exported = await exportSession(page, format);
  // The time of a notification may have ended meanwhile.
  return isDeepStrictEqual(await readScreen(page), screen) ? { screen, exported } : exportMoment(page, format);
};

const expectSameElsewhere = async (elsewhere: Page, { screen, exported }: Moment) => {
  await importSession(elsewhere, exported);
  await eventually(async () => expect(await readScreen(elsewhere)).toEqual(screen), patienceMs);
};

test('shows the session of a visitor elsewhere, however it is exported', async () => {
  const page = await openRecorded('/en');
  await goWithin(page, '/en/catalogo?q=stockpot');
  await page.getByRole('heading', { level: 1 }).filter({ hasText: 'stockpot' }).waitFor();
  const item = page.locator('main article a').first();
  const name = (await item.textContent()) ?? '';
  await item.click();
  await page.waitForURL(/\/stock\//);
  await page.getByRole('heading', { level: 1, name, exact: true }).waitFor();
  const moments = [await exportMoment(page, 'lifted'), await exportMoment(page, 'payload')];
  await page.context().close();
  for (const shouldCatchErrors of [false, true]) {
    const elsewhere = await openElsewhere(shouldCatchErrors);
    for (const moment of moments) {
      await expectSameElsewhere(elsewhere, moment);
      await startElsewhere(elsewhere);
    }
    await elsewhere.context().close();
  }
});

test('shows what a client was doing elsewhere: forms, failures, questions and orders', async () => {
  const buyer = await createBuyer(app().url);
  const [item, other] = await buyer.items(1, 2);
  await buyer.put(1, item!.stockItemId, 2);
  const page = await openRecorded('/en/contact');
  const main = page.locator('main');
  const moments: Moment[] = [];
  // What a session holds does not depend on how it is exported.
  const remember = async () => moments.push(await exportMoment(page, moments.length % 2 === 0 ? 'lifted' : 'payload'));
  const go = async (address: string, title: string) => {
    await goWithin(page, address);
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
  };

  await page.getByLabel(text('content.form.name')).fill('Ana Ruiz');
  await page.getByLabel(text('content.form.email')).fill('ana@buyer.example');
  await page.getByLabel(text('content.form.message')).fill('Do you deliver on Saturdays?');
  await page.getByRole('button', { name: text('content.form.send') }).click();
  await page.getByRole('heading', { name: text('content.form.sent') }).waitFor();
  await remember();

  await go('/login', text('session.signIn.title'));
  await page.getByLabel(text('session.username')).fill(demo.username);
  // By keyboard: a notification may cover the button.
  await main.locator('input[type=password]').fill('wrong');
  await page.keyboard.press('Enter');
  await main.getByRole('alert').waitFor();
  await main.locator('input[type=password]').fill(demo.password);
  await page.keyboard.press('Enter');
  await page.waitForURL(/dashboard/);

  await go('/en/client/change-password', text('session.change.title'));
  const fields = main.locator('input[type=password]');
  await fields.nth(0).fill('not-the-current-one');
  await fields.nth(1).fill('a-new-one-for-the-shop-7');
  await fields.nth(2).fill('a-new-one-for-the-shop-7');
  await page.keyboard.press('Enter');
  await main.getByRole('alert').waitFor();
  await remember();

  await go('/en/catalogo', text('catalogue.title'));
  const card = main.locator('article').first();
  await card.getByRole('button', { name: /^Save to favourites/ }).click();
  await card.getByRole('button', { pressed: true }).waitFor();
  await go('/en/client/favourites', text('favourites.title'));
  await go('/en/client/order-pad', text('orderPad.title'));
  await main.locator('textarea').fill(`${other?.code}\t3\nNOWHERE-1\t1`);
  await page.getByRole('button', { name: text('orderPad.take') }).click();
  await page.getByText('1 ready').waitFor();
  await remember();

  await page.context().route('**/publics/brands', (route) => route.abort());
  await goWithin(page, '/en/brands');
  await main.getByRole('alert').waitFor();
  await go('/en/client/shopping-cart', text('cartPage.title'));
  await main
    .getByRole('button', { name: /delete|remove/i })
    .first()
    .click();
  const question = page.getByRole('alertdialog');
  await question.waitFor();
  await remember();

  await question.getByRole('button', { name: text('cartPage.no'), exact: true }).click();
  await question.waitFor({ state: 'detached' });
  await page.getByLabel(text('push.reference')).fill('PO-17');
  await sendButton(page).click();
  await acceptButton(page).click();
  await page.getByRole('heading', { level: 1, name: text('page.orderSent') }).waitFor();
  await remember();
  await page.context().close();

  const elsewhere = await openElsewhere(false);
  for (const moment of moments) await expectSameElsewhere(elsewhere, moment);
  await elsewhere.context().close();
});
