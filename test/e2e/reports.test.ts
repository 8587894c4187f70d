import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { openPage } from './support/browser';
import { eventually } from './support/eventually';
import { goWithin, whenInteractive } from './support/goWithin';
import { enableQaMode, importIntoPanel } from './support/qaPanel';
import { runReports } from './support/reports';
import { runningApp } from './support/running';

const { app, browser } = runningApp();
const readMetrics = async () => (await fetch(`${app().url}/metrics`)).text();

it('lets QA replay the session behind an error report', async () => {
  const context = await browser().newContext();
  const page = await openPage(context);
  await page.goto(`${app().url}/en/contact`);
  await whenInteractive(page);
  await page.locator('form textarea').fill('canary-typed');
  await context.route('**/assets/brands*.js', (route) => route.abort());
  await goWithin(page, '/en/brands');
  const notice = page.getByText(/Incident [0-9A-F]{8}/);
  await notice.waitFor();
  const [, id = ''] = /Incident ([0-9A-F]{8})/.exec((await notice.textContent()) ?? '') ?? [];

  await eventually(async () => expect(await runReports(app(), 'list')).toContain(id));
  expect(await runReports(app(), 'show', id)).toContain('location/locationChanged');
  const directory = await mkdtemp(path.join(tmpdir(), 'medida-report-'));
  const file = path.join(directory, 'session.json');
  await runReports(app(), 'export', id, file);
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

it('measures the web vitals of a page that is left', async () => {
  const page = await openPage(await browser().newContext());
  // Loads when the page is idle, and measures in a task of its own.
  const reports = page.waitForResponse('**/assets/reports.*');
  // A screen that no other test here opens, because every page reports when it is left.
  await page.goto(`${app().url}/en/about`);
  await whenInteractive(page);
  await reports;
  await page.locator('script[src*="/assets/reports."]').waitFor({ state: 'detached' });
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  await page.goto('about:blank');
  await eventually(async () => {
    const metrics = await readMetrics();
    expect(metrics).toMatch(/medida_web_vitals_seconds_count\{metric="FCP",page="about"\} 1/);
    expect(metrics).toMatch(/medida_web_vitals_layout_shift_count\{page="about"\} 1/);
  });
  await page.context().close();
});
