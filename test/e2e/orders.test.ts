import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';

import { openPage } from './support/browser';
import { getMessages } from './support/messages';
import { runningApp, test } from './support/running';
import { seededOrders } from './support/seededOrder';
import { signInByStorage } from './support/signedIn';

const { app, browser } = runningApp();
const text = getMessages('en');
const namedButton = (id: string) => ({ name: text(id), exact: true });

test('finds an old order by item code, prints it, exports it and reorders it by keyboard', async () => {
  const [old] = (await seededOrders(app().url)).slice(-1);
  const [item] = old!.items;
  const context = await browser().newContext({ viewport: { width: 1280, height: 800 } });
  await signInByStorage(context, app());
  await context.addInitScript(() => localStorage.setItem('language', 'en'));
  const page = await openPage(context);
  const getAddress = () => new URL(page.url()).pathname + new URL(page.url()).search;

  await page.goto(`${app().url}/en/client/orders`);
  const table = page.getByRole('table', { name: text('orders.title'), exact: true });
  await table.waitFor();
  await page.getByRole('searchbox', { name: text('orders.search') }).fill(item!.code.toLowerCase());
  await page.waitForFunction((code) => location.search === `?q=${encodeURIComponent(code)}`, item!.code.toLowerCase());
  const found = getAddress();
  const toOrder = table.getByRole('link', { name: old!.orderNumber, exact: true });
  // The whole row is a link to the order.
  await toOrder.waitFor();
  const link = page.getByRole('link', { name: old!.orderNumber, exact: true });
  const row = (await table.getByRole('row').filter({ has: link }).boundingBox())!;
  await page.mouse.click(row.x + row.width / 2, row.y + row.height / 2);

  const heading = page.getByRole('heading', { level: 1, name: old!.orderNumber });
  await heading.waitFor();
  const lines = page.getByRole('table', { name: text('orders.one.lines') });
  await lines.getByText(item!.code).waitFor();
  expect(await lines.getByRole('rowheader').count()).toBe(old!.items.length + 3);

  const download = page.waitForEvent('download');
  await page.getByRole('button', namedButton('orders.one.csv')).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe(`${old!.orderNumber}.csv`);
  const rows = (await readFile(await file.path(), 'utf8')).split('\r\n');
  expect(rows).toHaveLength(old!.items.length + 2);
  expect(rows[0]).toMatch(/^\uFEFFOrder,Date,Catalogue,Code,/);
  expect(rows[1]).toContain(item!.code);

  await page.emulateMedia({ media: 'print' });
  const isSeen = (id: string) => page.getByRole('button', namedButton(id)).isVisible();
  expect([await heading.isVisible(), await lines.isVisible()]).toEqual([true, true]);
  expect([await isSeen('orders.one.print'), await isSeen('orders.one.csv')]).toEqual([false, false]);
  expect(await page.getByRole('banner').isVisible()).toBe(false);
  await page.emulateMedia({ media: 'screen' });

  const reorder = page.getByRole('button', namedButton('orders.reorder'));
  await reorder.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  const quantities = dialog.getByRole('textbox');
  await quantities.first().waitFor();
  const sold = await quantities.count();
  await quantities.last().focus();
  await page.keyboard.type('3');
  await page.keyboard.press('Enter');
  await dialog.getByText(new RegExp(`^${sold} lines? w(as|ere) added to the cart`)).waitFor();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await page.waitForFunction(() => document.activeElement?.tagName === 'BUTTON');
  expect(await reorder.evaluate((button) => button === document.activeElement)).toBe(true);

  await page.goBack();
  await toOrder.waitFor();
  expect(getAddress()).toBe(found);
  const search = page.getByRole('searchbox', { name: text('orders.search') });
  expect(await search.inputValue()).toBe(item!.code.toLowerCase());
  await page.goBack();
  await page.waitForFunction((field) => (field as HTMLInputElement).value === '', await search.elementHandle());
  expect(new URL(page.url()).search).toBe('');
  expect(page.complaints).toEqual([]);
  await context.close();
});
