import { randomBytes } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect } from '@playwright/test';

import { openPage } from './support/browser';
import { runCommand } from './support/command';
import { eventually } from './support/eventually';
import { goWithin, whenInteractive } from './support/goWithin';
import { enableQaMode, importIntoPanel } from './support/qaPanel';
import { runningApp, test } from './support/running';

const { app, browser } = runningApp();

/** How often a web vital of a screen has been reported. */
const countVitals = async (labels: string) => {
  const metrics = await (await fetch(`${app().url}/metrics`)).text();
  const line = metrics.split('\n').find((each) => each.includes(`_count{${labels}}`));
  return Number(line?.split(' ').at(-1) ?? 0);
};

test('lets QA replay the session behind an error report', async () => {
  const context = await browser().newContext();
  const page = await openPage(context);
  await page.goto(`${app().url}/en/contact`);
  await whenInteractive(page);
  await page.locator('form textarea').fill('canary-typed');
  await context.route('**/assets/brands*.js', (route) => route.abort());
  await goWithin(page, '/en/brands');
  const notice = page.getByText(/Report [0-9A-F]{8}/);
  await notice.waitFor();
  const [, id = ''] = /Report ([0-9A-F]{8})/.exec((await notice.textContent()) ?? '') ?? [];

  await eventually(async () => expect(await runCommand(app(), 'reports', 'list')).toContain(id));
  expect(await runCommand(app(), 'reports', 'show', id)).toContain('location/locationChanged');
  const directory = await mkdtemp(path.join(tmpdir(), 'medida-report-'));
  const file = path.join(directory, 'session.json');
  await runCommand(app(), 'reports', 'export', id, file);
  expect(await readFile(file, 'utf8')).not.toContain('canary-typed');

  const tester = await browser().newContext();
  await enableQaMode(tester);
  const screen = await openPage(tester);
  await screen.goto(`${app().url}/zh/terms?qa`);
  await importIntoPanel(screen, file);
  await screen.waitForURL(`${app().url}/en/brands`);
  expect(await screen.locator('section[data-qa]').textContent()).toContain(id);
  await rm(directory, { recursive: true });
  await Promise.all([context.close(), tester.close()]);
});

test('delivers every report of a page, although a beacon takes only so much', async () => {
  const page = await openPage(await browser().newContext());
  await page.goto(`${app().url}/en/terms`);
  await whenInteractive(page);
  // Long addresses that hardly compress, so that one report nearly fills a beacon.
  for (let visit = 0; visit < 14; visit += 1)
    await goWithin(page, `/en/terms?q=${randomBytes(6144).toString('base64url')}`);
  const ids = ['00000001', '00000002', '00000003', '00000004'];
  await page.evaluate((all) => {
    const sendBeacon = navigator.sendBeacon.bind(navigator);
    navigator.sendBeacon = (...args) => {
      const isAccepted = sendBeacon(...args);
      if (!isAccepted) document.body.dataset.refused = 'true';
      return isAccepted;
    };
    for (const id of all) window.reportError(new Error(`report ${id}`, { cause: new Error('it broke') }));
  }, ids);
  await eventually(async () => {
    const listed = await runCommand(app(), 'reports', 'list');
    for (const id of ids) expect(listed).toContain(id);
  });
  expect(await page.locator('body').getAttribute('data-refused')).toBe('true');
  for (const id of ids) expect(await runCommand(app(), 'reports', 'show', id)).toContain('location/locationChanged');
  await page.context().close();
});

test('measures the web vitals of a page that is left', async () => {
  const page = await openPage(await browser().newContext());
  // Loads when the page is idle, and measures in a task of its own.
  const reports = page.waitForResponse('**/assets/reports.*');
  // Of a screen that no other test opens here, because every page reports when it is left.
  await page.goto(`${app().url}/en/product-lines`);
  await whenInteractive(page);
  await reports;
  await page.locator('script[src*="/assets/reports."]').waitFor({ state: 'detached' });
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  await page.goto('about:blank');
  await eventually(async () => {
    expect(await countVitals('metric="FCP",page="productLines"')).toBe(1);
    expect(await countVitals('page="productLines"')).toBe(1);
  });
  await page.context().close();
});
