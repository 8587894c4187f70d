import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, type Route } from '@playwright/test';

import { watchRequests } from '../../scripts/browser/whenQuiet.mjs';
import { openPage } from './support/browser';
import { goWithin, whenInteractive } from './support/goWithin';
import { enableQaMode, exportFromPanel } from './support/qaPanel';
import { sharedApp, test } from './support/running';
import { signInByStorage } from './support/signedIn';

const { app, browser } = sharedApp();

let directory: string;
test.beforeAll(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'medida-replay-'));
});
test.afterAll(() => rm(directory, { recursive: true }));

/** What `npm run replay` prints, and its exit code. */
const runReplay = (file: string) =>
  new Promise<{ code: unknown; printed: string }>((resolve) => {
    execFile(process.execPath, ['--import', 'tsx', 'scripts/replay.ts', file], (error, stdout, stderr) =>
      resolve({ code: error?.code ?? 0, printed: stdout + stderr }),
    );
  });

test('follows a recording that leaves a filled order pad', async () => {
  const context = await browser().newContext({ acceptDownloads: true });
  await enableQaMode(context);
  await signInByStorage(context, app());
  const page = await openPage(context);
  await page.goto(`${app().url}/en/client/order-pad?qa`);
  await whenInteractive(page);
  await page.getByRole('textbox', { name: 'Code of line 1' }).fill('NOWHERE-1');
  await page.keyboard.press('Tab');
  await page.keyboard.press('3');
  await page.keyboard.press('Enter');
  await page.getByText('1 to fix').waitFor();
  await goWithin(page, '/en/brands');
  await page.getByRole('heading', { level: 1, name: 'Brands' }).waitFor();
  const file = path.join(directory, 'pad.json');
  await exportFromPanel(page, file);
  await context.close();
  const { code, printed } = await runReplay(file);
  expect(printed).toContain('every screen follows the recording');
  expect(code).toBe(0);
});

test('waits for what a page that was already idle has begun to load', async () => {
  const page = await openPage(await browser().newContext());
  const whenQuiet = watchRequests(page);
  await page.goto(`${app().url}/en/terms`, { waitUntil: 'networkidle' });
  const held: Route[] = [];
  await page.route('**/held', (route) => void held.push(route));
  const requested = page.waitForRequest('**/held');
  const loaded = page.evaluate(async () => (await fetch('/held')).text());
  await requested;
  const order: string[] = [];
  const quiet = whenQuiet().then(() => order.push('quiet'));
  // Longer than a page without requests would take.
  for (let turn = 0; turn < 10; turn += 1)
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(() => setTimeout(resolve, 50))));
  order.push('released');
  await held[0]?.fulfill({ body: 'held' });
  expect(await loaded).toBe('held');
  await quiet;
  expect(order).toEqual(['released', 'quiet']);
  await page.context().close();
});

const at = (pathname: string) => ({
  type: 'location/locationChanged',
  payload: { pathname, search: '', hash: '' },
});

test('reports screens that do not follow, or fail', async () => {
  const findFault = async (name: string, action: object) => {
    const file = path.join(directory, `${name}.json`);
    const actions = [at('/en/terms'), at('/en/brands'), action].map((recorded) => ({ at: 0, action: recorded }));
    await writeFile(file, JSON.stringify({ format: 'medida-session', version: 1, actions }));
    return runReplay(file);
  };
  const message = { area: 'storefront', message: {} };
  const [elsewhere, failed] = await Promise.all([
    findFault('elsewhere', at('//elsewhere')),
    findFault('failed', { type: 'notifications/notificationShown', payload: message }),
  ]);
  expect(elsewhere.printed).toContain('screen after action 3: recorded //elsewhere, shown /en/brands');
  expect(failed.printed).toContain('screen after action 3: the page failed');
  expect([elsewhere.code, failed.code]).toEqual([1, 1]);
});
