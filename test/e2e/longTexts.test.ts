import { expect } from '@playwright/test';

import { paths } from '@/shared/routing/paths';

import { openPage } from './support/browser';
import { findOverflow, someWidths } from './support/overflow';
import { sharedApp, test } from './support/running';
import { seededOrder } from './support/seededOrder';
import { signInByStorage } from './support/signedIn';

const { app, browser } = sharedApp();

// Several times as wide as a screen.
const long = 'W'.repeat(500);
const texts = ['name', 'code', 'orderNumber', 'status', 'date', 'moneyTypeId', 'comment', 'reference'];

/** The same data, with one very long word in every text that a provider or a client can write. */
const lengthen = (value: unknown, key = ''): unknown => {
  if (Array.isArray(value)) return value.map((each) => lengthen(each, key));
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, lengthen(inner, name)]));
  return texts.includes(key) && (typeof value === 'string' || value === null) ? long : value;
};

test('shows texts of any length within the page, on every screen of the client', async () => {
  const lang = 'en';
  const { orderId } = await seededOrder(app().url);
  const context = await browser().newContext({ viewport: { width: 1440, height: 900 } });
  await signInByStorage(context, app());
  await context.addInitScript((name) => {
    localStorage.setItem('language', 'en');
    localStorage.setItem('client', JSON.stringify({ ...JSON.parse(localStorage.getItem('client') ?? '{}'), name }));
  }, long);
  await context.route('**/services/inventory/api/Orders/**', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: lengthen(await response.json()) });
  });
  const page = await openPage(context);
  const addresses = [
    paths.client.href({ lang }),
    paths.orders.href({ lang }),
    paths.order.href({ lang, catalogId: 1, orderId }),
    paths.bought.href({ lang }),
  ];
  for (const address of addresses) {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(app().url + address);
    await page.getByText('WWWWWWWWWWWW').first().waitFor();
    await page.getByRole('table').first().waitFor();
    expect([address, await page.evaluate(() => document.documentElement.scrollWidth)]).toEqual([address, 1440]);
    expect([address, await findOverflow(page, someWidths)]).toEqual([address, []]);
  }
  await context.close();
});
