import { expect, type Page, type Route } from '@playwright/test';

import { languages } from '@/shared/i18n/languages';

import { startApp } from './support/app';
import { openPage } from './support/browser';
import { getMessages } from './support/messages';
import { test, unrenderedApp } from './support/running';

// The browser requests the content itself, so that its requests can fail.
const { app, browser } = unrenderedApp();

type Fault = [name: string, respond: (route: Route) => Promise<void>, messageId: string];

const html = '<!doctype html><title>Proxy</title><h1>Bad gateway</h1>';

const faults: Fault[] = [
  ['nothing at all', (route) => route.abort('connectionrefused'), 'request.network'],
  ['HTML', (route) => route.fulfill({ contentType: 'text/html', body: html }), 'request.unreadable'],
  ['an empty body', (route) => route.fulfill({ contentType: 'application/json', body: '' }), 'request.unreadable'],
  [
    'half a document',
    (route) => route.fulfill({ contentType: 'application/json', body: '{"data":[' }),
    'request.unreadable',
  ],
  ['500', (route) => route.fulfill({ status: 500, contentType: 'text/html', body: html }), 'request.failed'],
  [
    'a refusal',
    (route) => route.fulfill({ json: { isSuccessful: false, message: 'Closed for stocktaking', data: [] } }),
    'request.serviceSays',
  ],
];

const failBanners = (page: Page, respond: (route: Route) => Promise<void>) =>
  page.route('**/publics/banners', (route) => respond(route));

for (const [name, respond, messageId] of faults) {
  test.describe(`a service that answers ${name}`, () => {
    test('shows its own message and a working retry', async () => {
      const context = await browser().newContext();
      const page = await openPage(context);
      await failBanners(page, respond);
      await page.goto(`${app().url}/en`);

      const text = getMessages('en');
      const failure = page.getByRole('alert').filter({ hasText: text('content.banners.failed') });
      await failure.waitFor();
      const expected = messageId === 'request.serviceSays' ? 'Closed for stocktaking' : text(messageId);
      await failure.filter({ hasText: expected }).waitFor();

      await page.unroute('**/publics/banners');
      await failure.getByRole('button', { name: text('ui.retry') }).click();
      await failure.waitFor({ state: 'detached' });
      await context.close();
    });
  });
}

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

test('shows an empty state when there are no banners', async () => {
  const context = await browser().newContext();
  const page = await openPage(context);
  await failBanners(page, (route) => route.fulfill({ json: { isSuccessful: true, message: null, data: [] } }));
  await page.goto(`${app().url}/zh`);
  await page.getByText(getMessages('zh')('content.banners.empty')).first().waitFor();
  await context.close();
});

test('shows the cached shell texts while the services are down', async () => {
  const context = await browser().newContext();
  const page = await openPage(context);
  await page.goto(`${app().url}/en`);
  const steps = page.locator('#steps-title');
  await page.locator('footer').scrollIntoViewIfNeeded();
  const title = await steps.textContent();
  await page.route('**/services/**', (route) => route.abort('connectionrefused'));
  await page.reload();
  await page.locator('footer').scrollIntoViewIfNeeded();
  await steps.waitFor();
  expect(await steps.textContent()).toBe(title);
  await page.getByRole('alert').first().waitFor();
  await context.close();
});

test('names the invalid configuration key in the language of the URL', async () => {
  const context = await browser().newContext();
  const page = await openPage(context);
  await page.route(`${app().url}/es`, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(/("catalogs":)\[[^\]]*\]/, '$1[1]');
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

test('names the key that keeps the services from starting', async () => {
  await expect(startApp({ PORT: 'eighty' })).rejects.toThrow(/PORT/);
});

test('shows an error inside the shell when the code of a screen fails to load', async () => {
  const context = await browser().newContext();
  const page = await openPage(context);
  await page.route('**/assets/home.*.js', (route) => route.abort('connectionrefused'));
  await page.goto(`${app().url}/en`);
  const failure = page.getByRole('alert').filter({ hasText: getMessages('en')('error.screen.title') });
  await failure.waitFor();
  expect(await failure.textContent()).toMatch(/Report [0-9A-F]{8}/);
  await page.getByRole('navigation').first().waitFor();
  await page.unroute('**/assets/home.*.js');
  await failure.getByRole('button', { name: getMessages('en')('ui.retry') }).click();
  await page.getByRole('heading', { level: 1 }).waitFor();
  await context.close();
});
