import { expect } from '@playwright/test';

import { languages } from '@/shared/i18n/languages';

import { openPage } from './support/browser';
import { test, unrenderedApp } from './support/running';

const { app, browser } = unrenderedApp();

test('says in every language that it needs JavaScript', async () => {
  const context = await browser().newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${app().url}/en`);
  const shownLanguages = await page
    .locator('p:visible')
    .evaluateAll((texts) => texts.map((text) => text.getAttribute('lang')));
  expect(shownLanguages).toEqual(languages);
  await context.close();
});

test('names the invalid configuration key in the language of the URL', async () => {
  const context = await browser().newContext();
  const page = await openPage(context);
  await page.route(`${app().url}/es`, async (route) => {
    const response = await route.fetch();
    // As a static host would serve it: no service has checked its configuration.
    const served = (await response.text()).replace('data-checked', '');
    const body = served.replace(/("catalogs":)\[[^\]]*\]/, '$1[1]');
    await route.fulfill({ response, body });
  });
  await page.goto(`${app().url}/es`);
  const failure = page.getByRole('alert');
  await failure.waitFor();
  expect(await failure.textContent()).toContain('La página no pudo iniciarse');
  expect(await failure.textContent()).toContain('catalogs');
  await page.unroute(`${app().url}/es`);
  await failure.getByRole('link').click();
  await failure.waitFor({ state: 'detached' });
  await page.getByRole('navigation').first().waitFor();
  await context.close();
});
