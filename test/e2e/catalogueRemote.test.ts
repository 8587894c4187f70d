import { type BrowserContext, expect } from '@playwright/test';

import type { ServicesRequest } from '@/engine/client/messages';

import { openPage, type WatchedPage } from './support/browser';
import { eventually } from './support/eventually';
import { whenInteractive } from './support/goWithin';
import { withConfiguration } from './support/qaPanel';
import { sharedApp, test } from './support/running';

const { app, browser } = sharedApp();

type Watched = WatchedPage & {
  /** The methods of the requests to the services, and the number of lists that were requested. */
  requests: string[];
  lists: () => number;
};

const watch = async (context: BrowserContext): Promise<Watched> => {
  const page = await openPage(context);
  const requests: string[] = [];
  let lists = 0;
  context.on('request', (request) => {
    if (/GetStockItemsByCompany|GetCategoriesByCompany/.test(request.url())) lists += 1;
    if (!request.url().endsWith('/services/engine/query')) return;
    requests.push((request.postDataJSON() as ServicesRequest).method);
  });
  return Object.assign(page, { requests, lists: () => lists });
};

const visit = async (path: string, keepInBrowser: 'never' | 'auto') => {
  const context = await browser().newContext({ reducedMotion: 'reduce' });
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

test('a catalogue that stays with the services sends no query for what the server has rendered, and no list for others', async () => {
  const page = await visit('/en/catalogo', 'never');
  await eventually(async () => expect(page.requests).toEqual(['status']));
  await page.waitForLoadState('networkidle');
  expect(page.requests).toEqual(['status']);

  await search(page).fill('bowl');
  await page.getByRole('listbox').getByRole('option').first().waitFor();
  await search(page).press('Enter');
  await page.waitForURL(/\/catalogo\?\w+=bowl/);
  await eventually(() => expect(page.requests).toEqual(expect.arrayContaining(['status', 'suggest', 'query'])));
  await page.goto(`${app().url}/en/catalogo?offers=1&sort=price`);
  await whenInteractive(page);
  await page.locator('main a[href*="/catalogo/2"]').first().click();
  await page.waitForURL(/\/catalogo\/2\?/);
  await page.locator('main article a').first().click();
  await page.waitForURL('**/stock/**');
  await eventually(() => expect(page.requests).toEqual(expect.arrayContaining(['item', 'neighbours'])));
  expect(page.lists()).toBe(0);
  await leave(page);
});

test('a catalogue that browsers keep queries the services until its lists have loaded, and then works even offline', async () => {
  const page = await visit('/en/catalogo', 'auto');
  await eventually(async () => expect(page.lists()).toBe(4));
  await page.waitForLoadState('networkidle');
  await eventually(async () => {
    const before = page.requests.length;
    await search(page).fill(`bowl${' '.repeat(before % 2)}`);
    await page.getByRole('listbox').getByRole('option').first().waitFor();
    await search(page).fill('');
    expect(page.requests).toHaveLength(before);
  });
  await page.context().setOffline(true);
  await search(page).fill('whisk');
  await search(page).press('Enter');
  await page.locator('main [aria-busy=false] article').first().waitFor();
  await page.context().close();
});
