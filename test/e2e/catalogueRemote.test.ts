import { type BrowserContext, type BrowserContextOptions, expect } from '@playwright/test';

import { openPage, type WatchedPage } from './support/browser';
import { eventually } from './support/eventually';
import { whenInteractive } from './support/goWithin';
import { withConfiguration } from './support/qaPanel';
import { runningApp, test } from './support/running';
import { signInByStorage } from './support/signedIn';

const { app, browser } = runningApp();

type Watched = WatchedPage & {
  /** The methods of the questions to the services, and the number of lists that were requested. */
  questions: string[];
  lists: () => number;
};

const watch = async (context: BrowserContext): Promise<Watched> => {
  const page = await openPage(context);
  const questions: string[] = [];
  let lists = 0;
  context.on('request', (request) => {
    if (/GetStockItemsByCompany|GetCategoriesByCompany/.test(request.url())) lists += 1;
    if (!request.url().endsWith('/services/engine/query')) return;
    const question = request.postDataJSON() as { type: string; method?: string };
    questions.push(question.method ?? question.type);
  });
  return Object.assign(page, { questions, lists: () => lists });
};

type Visit = { keepInBrowser?: 'never' | 'auto'; isClient?: boolean; options?: BrowserContextOptions };

const visit = async (path: string, { keepInBrowser = 'never', isClient = false, options }: Visit = {}) => {
  const context = await browser().newContext({ reducedMotion: 'reduce', ...options });
  if (isClient) await signInByStorage(context, app());
  if (keepInBrowser !== 'auto')
    await withConfiguration(context, (page) =>
      page.replace('"keepInBrowser":"auto"', `"keepInBrowser":"${keepInBrowser}"`),
    );
  const page = await watch(context);
  await page.goto(app().url + path);
  await whenInteractive(page);
  return page;
};

const leave = async (page: WatchedPage) => {
  expect(page.complaints).toEqual([]);
  await page.context().close();
};

const search = (page: WatchedPage) => page.locator('header input');

test.setTimeout(240_000);

test.describe('a catalogue that stays with the services', () => {
  test('sends no queries for what the server has rendered', async () => {
    const page = await visit('/en/catalogo');
    await eventually(async () => expect(page.questions).toEqual(['ping']));
    await page.waitForLoadState('networkidle');
    expect(page.questions).toEqual(['ping']);
    await leave(page);
  });

  test('searches, suggests, filters, sorts and turns pages without any list', async () => {
    const page = await visit('/en/catalogo');
    await search(page).fill('bowl');
    await page.getByRole('listbox').getByRole('option').first().waitFor();
    await search(page).press('Enter');
    await page.waitForURL(/\/catalogo\?\w+=bowl/);
    await eventually(() => expect(page.questions).toEqual(expect.arrayContaining(['ping', 'suggest', 'query'])));
    await page.goto(`${app().url}/en/catalogo?offers=1&sort=price`);
    await whenInteractive(page);
    await page.locator('main a[href*="/catalogo/2"]').first().click();
    await page.waitForURL(/\/catalogo\/2\?/);
    await page.locator('main article a').first().click();
    await page.waitForURL('**/stock/**');
    await eventually(() => expect(page.questions).toEqual(expect.arrayContaining(['item', 'neighbours'])));
    expect(page.lists()).toBe(0);
    await leave(page);
  });

  test('takes pasted codes, and corrects mistyped ones', async () => {
    const page = await visit('/en/client/order-pad', { isClient: true });
    await page.getByRole('textbox', { name: 'Paste or type your lines' }).evaluate((field) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', 'RA-1007-24\t2\nRA-10O7-24\t1\nNOTHING-9\t1');
      field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    });
    await page.getByText('1 ready').waitFor();
    await page
      .getByRole('button', { name: /RA-1007-24/ })
      .first()
      .waitFor();
    expect(page.questions).toContain('checkCodes');
    expect(page.lists()).toBe(0);
    await leave(page);
  });

  test('shows a failure with a retry button, and recovers', async () => {
    const page = await visit('/en/contact');
    const failing = '**/services/engine/query';
    await page.route(failing, (route) => route.fulfill({ status: 500, body: 'no' }));
    await page.locator('header').getByRole('link', { name: 'Catalog' }).first().click();
    const again = page
      .getByRole('main')
      .getByRole('button', { name: /try again/i })
      .first();
    await again.waitFor();
    await page.unroute(failing);
    await again.click();
    await page.locator('main article').first().waitFor();
    await page.context().close();
  });
});

test.describe('services that fail', () => {
  test('are not hidden by former results, and the page recovers by itself once they answer', async () => {
    const page = await visit('/en/catalogo');
    // Loads after the first interaction.
    const reasons = page.waitForResponse('**/assets/request-reason*');
    await search(page).fill('bowl');
    const options = page.getByRole('listbox').getByRole('option');
    await options.first().waitFor();
    await search(page).fill('');
    await (await reasons).finished();
    await page.waitForLoadState('networkidle');
    await page.route('**/assets/request-reason*', (route) => route.abort());
    const failing = '**/services/engine/query';
    await page.route(failing, (route) => route.fulfill({ status: 500, body: 'no' }));
    await search(page).fill('whisk');
    await page.getByText('The suggestions could not be loaded').waitFor();
    expect(await options.count()).toBe(0);
    await search(page).press('Enter');
    const main = page.getByRole('main');
    await main.getByText('The catalogue could not be loaded').waitFor();
    await main.getByText('The service has a problem. Try again in a few minutes.').waitFor();
    expect(await main.locator('small').count()).toBe(0);
    expect(await main.innerText()).not.toMatch(/\d items/);
    await page.unroute(failing);
    await main.locator('article').first().waitFor();
    await page.context().close();
  });
});

test.describe('a catalogue that browsers keep', () => {
  test('queries the services only until the lists have loaded, and then works even offline', async () => {
    const page = await visit('/en/catalogo', { keepInBrowser: 'auto' });
    await eventually(async () => expect(page.lists()).toBe(4));
    await page.waitForLoadState('networkidle');
    await eventually(async () => {
      const before = page.questions.length;
      await search(page).fill(`bowl${' '.repeat(before % 2)}`);
      await page.getByRole('listbox').getByRole('option').first().waitFor();
      await search(page).fill('');
      expect(page.questions).toHaveLength(before);
    });
    await page.context().setOffline(true);
    await search(page).fill('whisk');
    await search(page).press('Enter');
    await page.locator('main [aria-busy=false] article').first().waitFor();
    await page.context().close();
  });
});
