import { loadavg } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';

import { insertCartLine, isForSale, listItems, signInDemoClient } from '../browser/demoClient.mjs';
import { openChromium } from '../browser/openChromium.mjs';
import { serveApp } from '../browser/servedApp.mjs';
import { build } from '../build/build.mjs';
import { cores } from '../testing/cores.mjs';
import { forgetTasks, longestTask, timeToChange, watchPages } from './cart/watch.mjs';
import { median, percentile } from './engine/timing.ts';

const serviceMs = 500;
const targetMs = 50;
const samples = 24;
const perCatalog = { 1: 120, 2: 80 };

const openContext = async (browser, { token, client }) => {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, serviceWorkers: 'block' });
  await context.addInitScript((stored) => Object.assign(globalThis.localStorage, stored), {
    JWTtoken: token,
    client: JSON.stringify(client),
    language: 'en',
  });
  await watchPages(context);
  return context;
};

const slowDownCart = (page) =>
  page.route('**/api/shoppingCart/**', async (route) => {
    await pause(serviceMs);
    await route.continue();
  });

const fillCart = async (url, session) => {
  for (const [catalogId, count] of Object.entries(perCatalog)) {
    const items = (await listItems(url, catalogId)).filter(isForSale);
    for (const item of items.slice(0, count)) await insertCartLine(url, session, catalogId, item, 2);
  }
};

const measureAdding = async (context, url) => {
  const page = await context.newPage();
  await page.goto(`${url}/en/catalogo`);
  const adding = page.getByRole('main').getByRole('button', { name: /^Add .* to the shopping cart$/ });
  const badge = page.getByRole('banner').getByRole('link', { name: /^Shopping cart, / });
  await adding.first().waitFor();
  await badge.waitFor();
  await slowDownCart(page);
  await forgetTasks(page);
  const times = [];
  for (let card = 0; card < Math.min(samples, await adding.count()); card += 1) {
    await adding.nth(card).scrollIntoViewIfNeeded();
    times.push(await timeToChange(page, badge, 'click', () => adding.nth(card).click()));
  }
  const task = await longestTask(page);
  await page.close();
  return { name: 'click on Add to changed badge', times, task };
};

const measureEditing = async (context, url) => {
  const page = await context.newPage();
  await page.goto(`${url}/en/client/shopping-cart`);
  const rows = page.locator('main tbody tr');
  await rows.nth(perCatalog[1] + perCatalog[2] - 1).waitFor();
  await slowDownCart(page);
  await page.waitForLoadState('networkidle');
  await forgetTasks(page);
  const times = [];
  for (let line = 0; line < samples; line += 1) {
    const row = rows.nth(line * 8);
    const field = row.getByRole('textbox');
    await field.click();
    await page.keyboard.type(String(10 + line));
    const total = row.locator('.total');
    times.push(await timeToChange(page, total, 'keydown', () => page.keyboard.press('Enter')));
  }
  await page.waitForFunction(() => !globalThis.document.querySelector('main tr[aria-busy=true]'));
  const task = await longestTask(page);
  await page.close();
  return { name: 'Enter to changed line, 200 lines', times, task };
};

const firstColumn = `cart (service responds after ${serviceMs} ms)`;

const toRow = ({ name, times, task }) => ({
  [firstColumn]: name,
  samples: times.length,
  'median (ms)': median(times).toFixed(1),
  'p95 (ms)': percentile(times, 0.95).toFixed(1),
  // The browser reports only tasks of 50 ms or more.
  'longest task (ms)': task === 0 ? '< 50' : task.toFixed(0),
});

const findFaults = ({ name, times, task }) => {
  const p95 = percentile(times, 0.95);
  return [
    ...(p95 < targetMs ? [] : [`${name}: p95 is ${p95.toFixed(1)} ms, the target is below ${targetMs}`]),
    ...(task === 0 ? [] : [`${name}: a task took ${task.toFixed(0)} ms, the target is ${targetMs}`]),
  ];
};

/** Measures how long a buyer waits for the page while the service is slow. */
export const bench = async () => {
  await build();
  const { url } = await serveApp();
  const session = await signInDemoClient(url);
  const browser = await openChromium();
  const context = await openContext(browser, session);
  const adding = await measureAdding(context, url);
  await fillCart(url, session);
  const editing = await measureEditing(context, url);
  await browser.close();
  const measured = [adding, editing];
  return {
    rows: [...measured.map(toRow), { [firstColumn]: `machine load ${loadavg()[0].toFixed(1)}, ${cores} cores` }],
    faults: measured.flatMap(findFaults),
  };
};
