import { expect } from '@playwright/test';

import { watchRequests } from '../../scripts/browser/whenQuiet.mjs';
import { openPage } from './support/browser';
import { whenInteractive } from './support/goWithin';
import { getMessages } from './support/messages';
import { sharedApp, test } from './support/running';
import { demo } from './support/signedIn';

const { app, browser } = sharedApp();

// slowTexts.test.tsx has the other addresses that are corrected or redirected.
test('keeps the chosen language while chunks are delayed, through a redirect, a sign-in and a link', async () => {
  const context = await browser().newContext({ viewport: { width: 1440, height: 900 } });
  const page = await openPage(context);
  const whenQuiet = watchRequests(page);
  await page.goto(`${app().url}/es/client/orders`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await whenInteractive(page);
  const passed: string[] = [];
  await page.route('**/assets/*.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 400));
    await route.continue();
  });
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame()) passed.push(new URL(page.url()).pathname);
  });

  await page.locator('header a[hreflang=en]').first().click();
  await page.waitForURL('**/en/oauth/login?**');
  const text = getMessages('en');
  await page.getByLabel(text('session.username'), { exact: true }).fill(demo.username);
  await page.getByLabel(text('session.password'), { exact: true }).fill(demo.password);
  await page.getByRole('button', { name: text('session.signIn'), exact: true }).click();
  await page.waitForURL('**/en/client/orders');
  await page.getByRole('heading', { level: 1, name: text('orders.title') }).waitFor();
  await page
    .getByRole('navigation')
    .getByRole('link', { name: text('page.brands'), exact: true })
    .first()
    .click();
  await page.getByRole('heading', { level: 1, name: text('page.brands') }).waitFor();
  await whenQuiet();
  expect(new URL(page.url()).pathname).toBe('/en/brands');
  expect(passed.filter((address) => address.startsWith('/es'))).toEqual([]);
  expect(await page.evaluate(() => [localStorage.getItem('language'), document.documentElement.lang])).toEqual([
    'en',
    'en',
  ]);
  expect(page.complaints).toEqual([]);
  await context.close();
});

test('opens the search with Ctrl+K in place of the one of the browser, and finds what was typed while it loads', async () => {
  const context = await browser().newContext({ viewport: { width: 1024, height: 600 } });
  const page = await openPage(context);
  await page.goto(`${app().url}/en/contact`);
  await whenInteractive(page);
  await page.route('**/assets/*.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 400));
    await route.continue();
  });
  await page.evaluate(() =>
    window.addEventListener('keydown', ({ key, ctrlKey, defaultPrevented }) => {
      if (key === 'k' && ctrlKey) document.documentElement.dataset.prevented = String(defaultPrevented);
    }),
  );
  const text = getMessages('en');
  await page.getByLabel(text('content.form.name')).focus();
  await page.keyboard.press('Control+k');
  await page.keyboard.type('stockpot');
  await page.getByRole('option').first().waitFor();
  expect(await page.evaluate(() => document.documentElement.dataset.prevented)).toBe('true');

  await page.getByRole('button', { name: text('shell.categories') }).click();
  const panel = page.getByRole('navigation', { name: text('shell.categories') });
  await panel.getByRole('link').nth(5).waitFor();
  expect(await page.getByRole('option').count()).toBe(0);
  await page.keyboard.press('End');
  const { y = 0, height = 0 } = (await panel.boundingBox()) ?? {};
  expect(y + height).toBeLessThanOrEqual(600);
  expect(
    await panel
      .getByRole('link')
      .last()
      .evaluate((link) => link === document.activeElement),
  ).toBe(true);
  expect(page.complaints).toEqual([]);
  await context.close();
});
