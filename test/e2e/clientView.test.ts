import { expect, type Page } from '@playwright/test';

import { findViolations, waitForTransitions } from './support/accessibility';
import { freePort } from './support/app';
import { openPage } from './support/browser';
import { runCommand } from './support/command';
import { getMessages } from './support/messages';
import { ownApp, test } from './support/running';
import { demo, demoSession, signInByStorage, wholesale } from './support/signedIn';

let office = '';
const { app, browser } = ownApp(async () => {
  const port = await freePort();
  office = `http://localhost:${port}`;
  return { OFFICE_PORT: String(port), OFFICE_URL: office };
});

const text = getMessages('en');

const signInToOffice = async (page: Page) => {
  const printed = await runCommand(app(), 'staff', 'add', 'ana@medida.example', '--name', 'Ana', '--role', 'sales');
  const link = /https?:\S+token=\S+/.exec(printed)?.[0] ?? '';
  await page.goto(link.replace(/^.*\/#/, `${office}/#`));
  await page.getByLabel(/Choose a password/).fill('granite-otter-42-lamp');
  await page.getByRole('button', { name: 'Sign in' }).click();
};

/** Whose the browser's own session is, and that nothing of the other client has been stored beside it. */
const readOwn = (page: Page) =>
  page.evaluate((other) => {
    const { JWTtoken = '', client = '' } = localStorage as Record<string, string>;
    return [JWTtoken, client, JSON.stringify(localStorage).includes(other)].join();
  }, wholesale.username);

test('shows staff the shop of a client, lets them change nothing, and keeps their own session', async () => {
  const context = await browser().newContext({ locale: 'en', viewport: { width: 1440, height: 900 } });
  await signInByStorage(context, app(), demo);
  const own = await openPage(context);
  await own.goto(`${app().url}/en`);
  await own
    .getByRole('link', { name: /^Shopping cart/ })
    .first()
    .waitFor();
  const stored = await readOwn(own);

  const page = await openPage(context);
  await signInToOffice(page);
  await page.getByRole('menuitem', { name: 'Clients' }).click();
  await page.getByRole('row').filter({ hasText: wholesale.username }).click();
  const [shop] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('button', { name: 'See the shop' }).first().click(),
  ]);
  const bar = shop.getByRole('complementary', { name: /^You see the shop as/ });
  await bar.waitFor();
  const { client } = await demoSession(app().url, wholesale);
  await bar.getByText(String(client.name)).waitFor();
  expect(shop.url()).toBe(`${app().url}/en`);
  await waitForTransitions(shop);
  expect(await findViolations(shop)).toEqual([]);

  await shop.goto(`${app().url}/en/catalogo`);
  await bar.waitFor();
  const card = shop.locator('main article').first();
  await card.locator('.unit-price').getByText(text('item.price.own')).waitFor();
  await card.getByRole('button', { name: /^Add/ }).first().click();
  const refusal = shop.getByRole('status').getByText(/Nothing can be changed/);
  await refusal.first().waitFor();
  await shop.getByText(text('cart.item.addFailed')).first().waitFor();

  await bar.getByRole('button', { name: text('view.end') }).click();
  const over = shop.getByRole('dialog', { name: text('view.over') });
  await over.waitFor();
  await waitForTransitions(shop);
  expect(await findViolations(shop)).toEqual([]);
  expect(await readOwn(own)).toBe(stored);
  await own.reload();
  await own.getByRole('button', { name: /Talleres Demo/ }).waitFor();
  await over.getByRole('button', { name: text('view.leave') }).click();
  await shop.getByRole('button', { name: /Talleres Demo/ }).waitFor();
  expect(await bar.count()).toBe(0);
  expect(own.complaints).toEqual([]);
  await context.close();
});
