import { expect } from '@playwright/test';

import { openPage } from './support/browser';
import { createBuyer } from './support/buyer';
import { runCommand } from './support/command';
import { getMessages } from './support/messages';
import { runningApp, test } from './support/running';
import { signInByStorage } from './support/signedIn';

const { app, browser } = runningApp();
const text = getMessages('en');

test('asks for a quote, gets an offer by command, and accepts it, which leads to its order', async () => {
  const buyer = await createBuyer(app().url);
  await buyer.empty();
  const [item] = await buyer.items(1, 1);
  await buyer.put(1, item!.stockItemId, 40);
  const context = await browser().newContext();
  await context.addInitScript(() => localStorage.setItem('language', 'en'));
  await signInByStorage(context, app());
  const page = await openPage(context);

  await page.goto(`${app().url}/en/client/shopping-cart`);
  await page.getByRole('button', { name: text('quote.ask') }).click();
  await page.getByRole('textbox', { name: text('quote.ask.comment') }).fill('For the hall');
  await page.getByRole('button', { name: text('quote.ask.send') }).click();
  await page.getByRole('link', { name: text('notification.viewQuote') }).click();
  await page.getByText(text('quote.lead.requested')).waitFor();
  const number = (await page.getByRole('heading', { level: 1 }).textContent())!.replace(/^Quote /, '');

  await runCommand(app(), 'orders', 'offer', number, '--discount', '10', '--until', '2999-12-31', '--note', 'Soon');
  // What the page shows follows without a reload.
  const accept = page.getByRole('button', { name: text('quote.accept') });
  await accept.click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(text('push.reference')).fill('PO-17');
  await dialog.getByLabel(text('push.deliveryAddress')).fill('8 Dock Road');
  await dialog.getByLabel(text('push.reference')).press('Enter');

  await page.getByRole('heading', { level: 1, name: text('page.orderSent') }).waitFor();
  const placed = (await buyer.orders(1)).find(({ purchaseOrder }) => purchaseOrder === 'PO-17')!;
  expect(placed).toMatchObject({ comment: 'For the hall', deliveryAddress: '8 Dock Road' });
  await page.goto(`${app().url}/en/client/orders/1/${placed.orderId}`);
  await page.getByRole('heading', { level: 1, name: placed.orderNumber! }).waitFor();
  await page.getByText('8 Dock Road').first().waitFor();
  expect((await buyer.cart(1)).length).toBe(1);

  await page.goto(`${app().url}/en/client/quotes`);
  const row = page.getByRole('row').filter({ has: page.getByRole('link', { name: number }) });
  await row.getByText(text('quote.state.accepted')).waitFor();
  expect(page.complaints).toEqual([]);
  await context.close();
});
