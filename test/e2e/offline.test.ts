import type { BrowserContextOptions, Page } from 'playwright-core';
import { openPage } from './support/browser';
import { messagesOf } from './support/messages';
import { runningApp } from './support/running';
import { signInByStorage } from './support/signedIn';

const { app, browser } = runningApp();

const allow = (options: BrowserContextOptions = {}) => browser().newContext({ serviceWorkers: 'allow', ...options });

const whenKept = (page: Page) => page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');

const keptRequests = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const kept = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return kept.flat().map(({ url, headers }) => ({ url, hasToken: headers.has('authorization') }));
  });

it('opens without a network, shows the last catalogue with its age, and has kept nothing private', async () => {
  const say = messagesOf('es');
  const context = await allow();
  await signInByStorage(context, app());
  const page = await openPage(context);
  await page.goto(`${app().url}/es/catalogo`);
  const items = page.getByRole('main').getByRole('article');
  const heading = page.getByRole('heading', { level: 1, name: say('catalogue.title') });
  await heading.waitFor();
  await items.first().waitFor();
  await whenKept(page);
  expect(page.complaints).toEqual([]);

  const privateAnswer = page.waitForResponse(/GetOrdersByCompanyByClientId/);
  await page.goto(`${app().url}/es/client`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await (await privateAnswer).finished();
  const kept = await keptRequests(page);
  expect(kept.length).toBeGreaterThan(10);
  expect(kept.filter(({ hasToken }) => hasToken)).toEqual([]);
  expect(kept.map(({ url }) => url).filter((url) => /services\/(inventory|orders)|authenticate/.test(url))).toEqual([]);

  await context.setOffline(true);
  await page.goto(`${app().url}/es/catalogo`);
  await heading.waitFor();
  await items.first().waitFor();
  const age = say('catalogue.catalog.old').split(/[{}]/).at(-3)?.trim() ?? '';
  await page.getByText(age).first().waitFor();
  await context.close();
});

it('tells of a new version, and takes it when asked to', async () => {
  const say = messagesOf('en');
  // Another address of the same worker is another version of it; the page's policy would refuse that address.
  const context = await allow({ bypassCSP: true });
  const page = await openPage(context);
  await page.goto(`${app().url}/en/contact`);
  await whenKept(page);
  const field = page.getByRole('main').getByRole('textbox').first();
  await field.fill('typed');
  await page.evaluate(async () => {
    const present = navigator.serviceWorker.controller?.scriptURL ?? '';
    await navigator.serviceWorker.register(`${present}&version=2`);
  });
  const reload = page.getByRole('button', { name: say('offline.newVersion.reload') });
  await reload.waitFor();
  expect(await field.inputValue()).toBe('typed');
  await field.fill('');
  await Promise.all([page.waitForEvent('load'), reload.click()]);
  await page.waitForFunction(() => navigator.serviceWorker.controller?.scriptURL.endsWith('&version=2'));
  await context.close();
});
