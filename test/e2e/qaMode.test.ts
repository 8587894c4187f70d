import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type BrowserContext, expect, type Page } from '@playwright/test';

import { watchRequests } from '../../scripts/browser/whenQuiet.mjs';
import { aCartItem } from '../support/builders/aCartLine';
import { findViolations } from './support/accessibility';
import { openPage } from './support/browser';
import { acceptButton, sendButton } from './support/cartPage';
import { eventually } from './support/eventually';
import { goWithin, whenInteractive } from './support/goWithin';
import { enableQaMode, exportFromPanel, importIntoPanel } from './support/qaPanel';
import { sharedApp, test } from './support/running';
import { readScreen, readWhenSettled } from './support/screen';
import { demo, signInByStorage } from './support/signedIn';

const { app, browser } = sharedApp();

let directory: string;
test.beforeAll(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'medida-qa-'));
});
test.afterAll(() => rm(directory, { recursive: true }));

const openTester = async (address: string, prepare?: (context: BrowserContext) => Promise<unknown>) => {
  const context = await browser().newContext({ acceptDownloads: true });
  await enableQaMode(context);
  await prepare?.(context);
  const page = await openPage(context);
  await page.goto(app().url + address);
  await whenInteractive(page);
  return page;
};

const panel = (page: Page) => page.getByRole('region', { name: 'QA mode' });
const readStorage = (page: Page) => page.evaluate(() => Object.entries(localStorage));

const settledWithin = async (page: Page, address: string, heading: string | RegExp) => {
  await goWithin(page, address);
  await page.getByRole('heading', { level: 1, name: heading }).waitFor();
  return readWhenSettled(page);
};

/** The first cards: the others are laid out as they come near. */
const readStart = ({ lines, ...screen }: Awaited<ReturnType<typeof readScreen>>) => ({
  ...screen,
  lines: lines.slice(0, 60),
});

/** The last moment before the screen was left for the next one. */
const jumpBeforeLastNavigation = async (page: Page) => {
  const actions = panel(page).locator('ol button');
  const labels = await actions.allTextContents();
  await actions.nth(labels.findLastIndex((label) => label.includes('location/locationChanged')) - 1).click();
};

test('freezes the page at an earlier moment, and returns to the present, even from a session that no screen can show', async () => {
  const page = await openTester('/en/terms');
  await goWithin(page, '/en/catalogo');
  await page.locator('main article form').first().waitFor();
  // Appears once the stock has been asked for.
  await page.getByText('In stock', { exact: true }).first().waitFor();
  const catalogue = readStart(await readWhenSettled(page));
  const brands = await settledWithin(page, '/en/brands', 'Brands');
  await page.keyboard.press('Alt+q');
  await panel(page).waitFor();
  const stored = await readStorage(page);
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await jumpBeforeLastNavigation(page);
  await eventually(async () => expect(readStart(await readScreen(page))).toEqual(catalogue));

  await page.locator('main article form button[type=submit]').first().click();
  await page.getByRole('link', { name: 'Contact' }).first().click();
  await page.getByPlaceholder('Name or code').first().pressSequentially('whisk');
  expect(readStart(await readScreen(page))).toEqual(catalogue);
  const sort = page.locator('main select').first();
  const order = await sort.inputValue();
  // Arrow keys step through the actions instead.
  await sort.press('ArrowUp');
  await sort.press('ArrowDown');
  expect(await sort.inputValue()).toBe(order);
  expect(requests.filter((address) => /\/services\/(?!blob)/.test(address))).toEqual([]);
  expect(await readStorage(page)).toEqual(stored);

  await page.getByRole('button', { name: 'Back to the present' }).click();
  await eventually(async () => expect(await readScreen(page)).toEqual(brands));
  await page.getByRole('link', { name: 'Contact' }).first().click();
  await page.getByRole('heading', { level: 1, name: 'Contact' }).waitFor();

  const broken = { type: 'notifications/notificationShown', payload: { area: 'storefront', message: {} } };
  const good = { type: 'notifications/notificationDismissed', payload: { id: 'none' } };
  const file = path.join(directory, 'broken.json');
  const actions = [good, broken].map((action, at) => ({ at, action }));
  await writeFile(file, JSON.stringify({ format: 'medida-session', version: 1, actions }));
  await importIntoPanel(page, file);
  const failure = page.locator('[data-failed]');
  await failure.waitFor({ state: 'attached' });
  await page.getByRole('button', { name: 'Previous action' }).click();
  await failure.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Next action' }).click();
  await failure.waitFor({ state: 'attached' });
  await page.getByRole('button', { name: 'Back to the present' }).click();
  await eventually(async () =>
    expect(await readScreen(page)).toMatchObject({ address: '/en/contact', heading: 'Contact' }),
  );
  expect(page.complaints.filter((complaint) => complaint.includes('TrustedType'))).toEqual([]);
  await page.context().close();
});

test("shows a client's session to a tester, whose own session stays as it is", async () => {
  const client = await openTester('/en/catalogo?qa', (context) => signInByStorage(context, app()));
  await panel(client).waitFor();
  const cart = await settledWithin(client, '/en/client/shopping-cart', 'Shopping cart');
  const file = path.join(directory, 'session.json');
  await exportFromPanel(client, file);
  expect((await stat(file)).size).toBeLessThan(500_000);
  await client.context().close();

  const tester = await openTester('/zh/terms?qa');
  await tester.locator('#qa section').waitFor();
  const before = [await readWhenSettled(tester), await readStorage(tester)];
  await importIntoPanel(tester, file);
  await eventually(async () => expect(await readScreen(tester)).toEqual(cart));
  expect(await tester.locator('#qa section').innerText()).toContain('回放中');
  expect(await findViolations(tester)).toEqual([]);
  expect(await readStorage(tester)).toEqual(before[1]);
  const again = path.join(directory, 'again.json');
  await exportFromPanel(tester, again);
  const readActions = async (name: string) =>
    (JSON.parse(await readFile(name, 'utf8')) as { actions: unknown[] }).actions.length;
  expect(await readActions(again)).toBe(await readActions(file));
  await tester.keyboard.press('Escape');
  const testerPanel = tester.getByRole('region', { name: 'QA 模式' });
  await testerPanel.waitFor({ state: 'detached' });
  await tester.keyboard.press('Alt+q');
  await testerPanel.waitFor();
  // Its own address: a reload in the middle of a replay leaves the replay.
  await tester.getByRole('button', { name: '返回当前会话' }).click();
  await eventually(async () => expect(await readScreen(tester)).toEqual(before[0]));
  await tester.reload();
  await eventually(async () => expect([await readScreen(tester), await readStorage(tester)]).toEqual(before));
  await tester.context().close();
});

/** One line, which is in no cart that other tests read. */
const withOneLine = (context: BrowserContext) =>
  context.route('**/shoppingCart/getStockitemsByClientId/**', (route) => {
    const data = route.request().url().includes('/1/1/1/') ? [aCartItem()] : [];
    return route.fulfill({ json: { isSuccessful: true, message: '', data } });
  });

test('keeps the keyboard through sign-in and dialogs, and hides no button of a dialog', async () => {
  const page = await openTester('/en/terms?qa', withOneLine);
  await panel(page).waitFor();
  await goWithin(page, '/login');
  await page.getByLabel('Username or e-mail').fill(demo.username);
  await page.getByLabel('Password', { exact: true }).fill(demo.password);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/dashboard');
  await goWithin(page, '/en/client/shopping-cart');
  await sendButton(page).click();
  await acceptButton(page).waitFor();
  // With the question open, too.
  await page.keyboard.press('Alt+q');
  await panel(page).waitFor({ state: 'detached' });
  await page.keyboard.press('Alt+q');
  await panel(page).waitFor();

  const readPlace = () =>
    page.evaluate(() => {
      const qa = document.getElementById('qa');
      const current = qa?.querySelector('[aria-current=step] span');
      const isReachable = qa?.contains(document.activeElement) && !qa.hasAttribute('aria-hidden');
      return { isReachable, step: Number.parseInt(current?.textContent ?? '', 10), path: location.pathname };
    });
  const { step: last } = await readPlace();
  await page.locator('#qa [aria-current=step]').focus();
  await page.keyboard.press('Home');
  const paths = new Set<string>();
  for (let step = 0; step < last; step += 1) {
    await eventually(async () => expect(await readPlace()).toMatchObject({ isReachable: true, step }));
    paths.add((await readPlace()).path);
    await page.keyboard.press('ArrowDown');
  }
  expect([...paths]).toEqual(['/en/terms', '/login', '/dashboard', '/en/client/shopping-cart']);

  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowDown');
  for (const height of [1500, 900, 768]) {
    await page.setViewportSize({ width: 1440, height });
    const { y: top = 0 } = (await panel(page).boundingBox()) ?? {};
    for (const button of await page.getByRole('alertdialog').getByRole('button').all()) {
      const box = (await button.boundingBox())!;
      expect(box.y + box.height).toBeLessThan(top);
    }
  }
  await page.context().close();
});

test('is unavailable unless configured, and costs visitors nothing', async () => {
  const page = await openPage(await browser().newContext());
  const whenQuiet = watchRequests(page);
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await page.goto(`${app().url}/en/terms?qa`);
  await whenInteractive(page);
  await page.keyboard.press('Alt+q');
  await whenQuiet();
  expect(await page.locator('#qa').count()).toBe(0);
  const late = requests.filter((address) => address.includes('/assets/qa'));
  const kept = await (await fetch(`${app().url}/service-worker.js`)).text();
  expect([late, kept.includes('assets/main.'), kept.includes('assets/qa')]).toEqual([[], true, false]);
  await page.context().close();
});
