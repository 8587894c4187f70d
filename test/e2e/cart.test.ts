import { expect, type Page } from '@playwright/test';

import type { CartItem } from '@/contracts/inventory';

import { openPage } from './support/browser';
import { getMessages } from './support/messages';
import { runningApp, test } from './support/running';
import { demoSession, signInByStorage } from './support/signedIn';

const { app, browser } = runningApp();
const text = getMessages('en');
const address = '/en/client/shopping-cart';
const getLastPart = (id: string) => text(id).replace(/^.*\{name\}/, '');

/** The cart of catalogue 1 according to the service, bypassing the browser. */
const theService = async () => {
  const { token, client } = await demoSession(app().url);
  const path = `/services/inventory/api/shoppingCart/getStockitemsByClientId/1/1/1/${String(client.clientId)}`;
  const quantities = async () => {
    const response = await fetch(app().url + path, {
      headers: { Authorization: `Bearer ${token}`, 'X-Language': 'en' },
    });
    const { data } = (await response.json()) as { data: CartItem[] };
    return Object.fromEntries(data.map(({ name, shoppingCarts: [line] }) => [name ?? '', line?.quantity]));
  };
  const waitForQuantities = async (expected: Record<string, number>) => {
    const isSame = (current: object) => JSON.stringify(current) === JSON.stringify(expected);
    let current = await quantities();
    for (const end = Date.now() + 60_000; !isSame(current) && Date.now() < end; current = await quantities())
      await new Promise((resolve) => setTimeout(resolve, 100));
    expect(current).toEqual(expected);
  };
  return { waitForQuantities };
};

const badge = (page: Page, count: number) =>
  page
    .getByRole('banner')
    .getByRole('link', { name: `Shopping cart, ${count} ${count === 1 ? 'item' : 'items'}` })
    .waitFor();
const field = (page: Page, name: string) =>
  page.getByRole('textbox', { name: text('lines.quantityOf').replace('{name}', name), exact: true });
const shows = async (page: Page, name: string, value: string) => {
  const shown = await field(page, name).elementHandle();
  await page.waitForFunction(([input, expected]) => (input as HTMLInputElement).value === expected, [
    shown,
    value,
  ] as const);
};
const onLine = (page: Page, isOnline: boolean) =>
  page.waitForFunction((expected) => navigator.onLine === expected, isOnline);
const stored = (page: Page): Promise<Record<string, string>> =>
  page.evaluate(() => Object.fromEntries(Object.entries(localStorage)));

test('adds, changes and deletes by mouse and keyboard, through reloads, tabs and a lost connection', async () => {
  const service = await theService();
  const context = await browser().newContext({ viewport: { width: 1280, height: 800 } });
  await signInByStorage(context, app());
  await context.addInitScript(() => localStorage.setItem('language', 'en'));
  const page = await openPage(context);

  await page.goto(`${app().url}/en/catalogo`);
  const adding = page.getByRole('main').getByRole('button', { name: getLastPart('cart.add.of') });
  await adding.first().waitFor();
  const getName = async (nth: number) =>
    ((await adding.nth(nth).getAttribute('aria-label')) ?? '').replace(/^Add (.*) to the shopping cart$/, '$1');
  const [first, second] = [await getName(0), await getName(1)];
  await adding.first().click();
  await badge(page, 1);
  await adding.nth(1).press('Enter');
  await badge(page, 2);
  await service.waitForQuantities({ [first]: 1, [second]: 1 });

  await page.getByRole('banner').getByRole('link', { name: 'Shopping cart, 2 items' }).click();
  // The catalogue page has fields of the same names.
  await page.getByRole('heading', { level: 1, name: text('cartPage.title') }).waitFor();
  await field(page, first).fill('1,200');
  await field(page, first).press('Enter');
  await page.getByText(text('cart.item.updated')).first().waitFor();
  await field(page, second).focus();
  for (const key of ['ArrowUp', 'ArrowUp', 'ArrowUp', 'ArrowDown']) await page.keyboard.press(`Alt+${key}`);
  await shows(page, second, '3');
  await service.waitForQuantities({ [first]: 1200, [second]: 3 });

  await field(page, second).fill('1.5');
  await field(page, second).press('Enter');
  await page.getByRole('alert').getByText(text('cart.quantity.invalid')).waitFor();
  expect(await field(page, second).inputValue()).toBe('1.5');
  expect(await field(page, second).getAttribute('aria-invalid')).toBe('true');
  await page.keyboard.press('Escape');
  await shows(page, second, '3');

  // The page is closed before its request completes; the next page resumes it.
  let hold = true;
  await page.route('**/UpdateEntity/**', (route) => (hold ? undefined : route.continue()));
  const sent = page.waitForRequest('**/UpdateEntity/**');
  await field(page, second).fill('5');
  await field(page, second).press('Enter');
  await sent;
  hold = false;
  await page.reload();
  await shows(page, second, '5');
  await service.waitForQuantities({ [first]: 1200, [second]: 5 });
  // The notification chunk loads with the first notice, before going offline.
  await field(page, second).press('Alt+ArrowUp');
  await page.getByText(text('cart.item.updated')).first().waitFor();
  await service.waitForQuantities({ [first]: 1200, [second]: 6 });

  const other = await openPage(context);
  await other.goto(app().url + address);
  await shows(other, first, '1,200');
  await field(other, first).fill('7');
  await field(other, first).press('Enter');
  await shows(page, first, '7');
  expect([...page.complaints, ...other.complaints]).toEqual([]);

  await context.setOffline(true);
  await Promise.all([page, other].map((tab) => onLine(tab, false)));
  await page.getByText(text('cartPage.offline')).waitFor();
  await field(page, first).fill('9');
  await field(page, first).press('Enter');
  await shows(page, first, '9');
  await context.setOffline(false);
  await service.waitForQuantities({ [first]: 9, [second]: 6 });
  await page.getByText(text('cartPage.offline')).waitFor({ state: 'detached' });
  await shows(other, first, '9');

  const bin = page.getByRole('button', { name: text('cartPage.removeOf').replace('{name}', second), exact: true });
  const question = page.getByRole('alertdialog', { name: text('cartPage.deleteQuestion') });
  await bin.click();
  await question.getByRole('button', { name: text('cartPage.no'), exact: true }).click();
  await question.waitFor({ state: 'detached' });
  await bin.press('Enter');
  await question.getByRole('button', { name: text('cartPage.yes'), exact: true }).press('Enter');
  await page.getByText(text('cart.item.deleted')).waitFor();
  await Promise.all([page, other].map((tab) => badge(tab, 1)));
  await service.waitForQuantities({ [first]: 9 });

  const before = await stored(page);
  expect(before['client.cart']).toContain(first);
  await page.getByRole('button', { name: /Talleres Demo/ }).click();
  await page.getByRole('menuitem', { name: text('menu.signOut') }).click();
  for (const tab of [page, other]) {
    await tab.getByRole('heading', { name: text('session.signIn.title') }).waitFor();
    const after = await stored(tab);
    expect(Object.keys(after).filter((key) => key.startsWith('client'))).toEqual([]);
    expect(JSON.stringify(after)).not.toContain(first);
    expect(after.JWTtoken).not.toBe(before.JWTtoken);
  }
  await context.close();
});
