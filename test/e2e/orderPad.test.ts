import { expect, type Page } from '@playwright/test';

import type { CartItem, StockItem } from '@/contracts/inventory';

import { findViolations } from './support/accessibility';
import { openPage } from './support/browser';
import { runningApp, test } from './support/running';
import { signInByStorage } from './support/signedIn';

const { app, browser } = runningApp();

const inventory = () => `${app().url}/services/inventory/api`;

const open = async () => {
  const context = await browser().newContext({ reducedMotion: 'reduce', viewport: { width: 1280, height: 900 } });
  await signInByStorage(context, app());
  return openPage(context);
};

const fetchData = async <Data>(page: Page, path: string): Promise<Data[]> =>
  page.evaluate(async (address) => {
    const token = localStorage.getItem('JWTtoken') ?? '';
    const response = await fetch(address, { headers: { Authorization: `Bearer ${token}` } });
    const { data } = (await response.json()) as { data: Data[] };
    return data;
  }, inventory() + path);

const fetchCart = async (page: Page): Promise<Map<number, number>> => {
  const clientId = await page.evaluate(
    () => (JSON.parse(localStorage.getItem('client') ?? '{}') as { clientId: number }).clientId,
  );
  const cart = await fetchData<CartItem>(page, `/shoppingCart/getStockitemsByClientId/1/1/1/${clientId}`);
  return new Map(cart.map(({ stockItemId, shoppingCarts }) => [stockItemId, shoppingCarts[0]?.quantity ?? 0]));
};

const paste = (page: Page, text: string) =>
  page.getByRole('textbox', { name: 'Paste or type your lines' }).evaluate((field, lines) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', lines);
    field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, text);

const button = (page: Page, name: RegExp | string) => page.getByRole('button', { name });
const cell = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });

test.setTimeout(300_000);

test('chooses a variant by keyboard, and adds lines exactly once, through failures, a leave guard and a reload', async () => {
  const page = await open();
  await page.goto(`${app().url}/en/client/order-pad`);
  const items = await fetchData<StockItem>(page, '/StockItems/GetStockItemsByCompany/1/1/1');
  const parent = items.find(({ isParent, deleted }) => isParent && !deleted)!;
  // In any quantity.
  const isOrderable = ({ isParent, deleted, price, stockItemParentId, unit }: StockItem) =>
    !isParent && !deleted && price !== null && stockItemParentId !== parent.stockItemId && unit === undefined;
  const ordered = items.filter(isOrderable).slice(0, 24);
  const before = await fetchCart(page);

  const attempts = new Map<number, number>();
  let isHolding = true;
  await page.route('**/shoppingCart/InsertEntity/**', async (route) => {
    const { stockItemId } = route.request().postDataJSON() as { stockItemId: number };
    const attempt = (attempts.get(stockItemId) ?? 0) + 1;
    attempts.set(stockItemId, attempt);
    // One in eight fails.
    if (attempt === 1 && attempts.size % 8 === 0) await route.fulfill({ status: 500, body: 'no' });
    // The page is closed before the twelfth is answered, and before the lines after it reach the service.
    else if (isHolding && attempts.size === 12) await route.fetch();
    else if (!isHolding || attempts.size < 12) await route.continue();
  });

  // A quantity that is typed right after a code stays while the code is looked up.
  await cell(page, 'Code of line 1').focus();
  await page.keyboard.type(parent.code ?? '');
  await page.keyboard.press('Tab');
  await page.keyboard.type('4');
  await page.getByText('Sold as variants: choose one').waitFor();
  expect(await cell(page, 'Quantity of line 1').inputValue()).toBe('4');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await page.getByText('1 ready').waitFor();
  await page.keyboard.press('Shift+Tab');
  expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toMatch(/of line [12]$/);
  await cell(page, 'Code of line 1').press('Control+Delete');
  await page.getByText('1 ready').waitFor({ state: 'detached' });

  await paste(page, ['Code\tQuantity', ...ordered.map(({ code }) => `${code}\t2`), 'NOWHERE-1\t1'].join('\n'));
  await page.getByText('24 ready').waitFor();
  expect(await findViolations(page)).toEqual([]);

  await button(page, 'Add 24 lines to the cart').click();
  await page.getByText(/^[1-9]\d* of 24 in the cart/).waitFor();
  await page.getByRole('link', { name: 'Brands', exact: true }).first().click();
  const dialog = page.getByRole('alertdialog');
  await dialog.getByRole('button', { name: 'Stay' }).click();
  await dialog.waitFor({ state: 'hidden' });
  expect(new URL(page.url()).pathname).toBe('/en/client/order-pad');

  // The page is closed while lines are pending.
  page.once('dialog', (leaving) => void leaving.accept());
  isHolding = false;
  await page.reload();
  await button(page, /^Add \d+ lines? to the cart$/).click();
  const retry = button(page, /^Retry \d+ failed lines?$/);
  await retry.waitFor({ timeout: 120_000 });
  await retry.click();
  await retry.waitFor({ state: 'hidden' });
  await button(page, /^Pause$/).waitFor({ state: 'hidden' });
  await page.getByText('1 line', { exact: true }).waitFor();
  expect(await cell(page, 'Code of line 1').inputValue()).toBe('NOWHERE-1');

  const after = await fetchCart(page);
  const gained = ordered.map(({ stockItemId }) => (after.get(stockItemId) ?? 0) - (before.get(stockItemId) ?? 0));
  expect(gained).toEqual(ordered.map(() => 2));
  await page.context().close();
});
