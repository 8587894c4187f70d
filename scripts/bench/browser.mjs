import fs from 'node:fs';
import { loadavg } from 'node:os';

import { openChromium } from '../browser/openChromium.mjs';
import { serveApp } from '../browser/servedApp.mjs';
import { build } from '../build/build.mjs';
import { inRoot } from '../process/paths.mjs';
import { run } from '../process/processes.mjs';
import { measureFirstVisits, measureHeap, megabyte, rounds } from './browser/firstVisit.mjs';
import { scrollThrough, typeInSearch, watchLongTasks } from './browser/pageFigures.mjs';
import { percentile } from './engine/timing.ts';

const itemCount = 100_000;
const searchTexts = ['olla', 'acero', 'bol', 'ca-10', 'vaso cristal', 'CZ-1009'];

/** The data directory of a shop with many items. It is kept, because filling it takes up to a minute. */
const provideData = async () => {
  const directory = inRoot('.cache', 'bench', `data-${itemCount}`);
  if (!fs.existsSync(directory))
    await run('npm', ['run', 'seed', '--', '--items', String(itemCount)], {
      env: { ...process.env, DATA_DIR: directory, DATABASE_URL: '' },
    });
  return directory;
};

/** The worker's own heap, read by attaching the worker to the page's CDP session. */
const measureWorkerHeap = async (session) => {
  const attached = new Promise((resolve) => {
    session.on('Target.attachedToTarget', (target) => target.targetInfo.type === 'worker' && resolve(target));
  });
  await session.send('Target.setAutoAttach', { autoAttach: true, waitForDebuggerOnStart: false, flatten: false });
  const { sessionId } = await attached;
  const send = (id, method) =>
    new Promise((resolve) => {
      const receive = ({ message }) => {
        const response = JSON.parse(message);
        if (response.id !== id) return;
        session.off('Target.receivedMessageFromTarget', receive);
        resolve(response.result);
      };
      session.on('Target.receivedMessageFromTarget', receive);
      void session.send('Target.sendMessageToTarget', { sessionId, message: JSON.stringify({ id, method }) });
    });
  await send(1, 'HeapProfiler.collectGarbage');
  return (await send(2, 'Runtime.getHeapUsage')).usedSize / megabyte;
};

const waitForFirstItem = (page) => page.locator('main article, main tbody tr').first().waitFor({ timeout: 120_000 });

const longestTask = (page, from) =>
  page.evaluate(
    (start) => Math.max(0, ...window.longTasks.filter((t) => t.startTime >= start).map((t) => t.duration)),
    from,
  );

const measureTyping = async (page) => {
  await page.locator('header input').click();
  await page.keyboard.type('ol');
  await page.getByRole('listbox').getByRole('option').first().waitFor();
  const from = await page.evaluate(() => performance.now());
  const times = [];
  for (const text of searchTexts) times.push(...(await page.evaluate(typeInSearch, text)));
  await page.keyboard.press('Escape');
  return { times, task: await longestTask(page, from) };
};

const measureScrolling = async (page, url, view) => {
  await page.goto(`${url}/es/catalogo${view}`);
  await page.waitForFunction(() => !('__early__' in window));
  await page.getByRole('combobox', { name: /por página/ }).selectOption('96');
  await page.locator('main article, main tbody tr').nth(95).waitFor();
  return page.evaluate(scrollThrough);
};

/** Makes browsers keep lists of any size, so that the engine in the worker is what gets measured. */
const keepListsInBrowser = (context) =>
  context.route(/\/catalogo(\?|$)/, async (route) => {
    const response = await route.fetch();
    const body = await response.text();
    await route.fulfill({ response, body: body.replace('"keepInBrowser":"auto"', '"keepInBrowser":"always"') });
  });

/** Resolves once the engine in the worker has taken over: searches no longer send queries to the services. */
const whenTakenOver = async (page) => {
  const field = page.locator('header input');
  let isAsked = true;
  while (isAsked) {
    const request = page.waitForRequest('**/engine/query', { timeout: 1000 });
    await field.fill('');
    await field.pressSequentially('ca');
    isAsked = await request.then(
      () => true,
      () => false,
    );
  }
  await field.fill('');
};

/** A repeat visit with every service request stalled, so that the items come from storage. */
const measureStalledVisit = async (context, url) => {
  const page = await context.newPage();
  await page.route('**/services/**', () => undefined);
  const from = Date.now();
  await page.goto(`${url}/es/catalogo`, { waitUntil: 'commit' });
  await waitForFirstItem(page);
  const time = Date.now() - from;
  await page.close();
  return time;
};

/** With the usual demo data and with many items, each in a database of its own. */
const measureFirstVisitsTo = async (browser, title, url) => {
  const { items, interactive, suggestions, heap } = await measureFirstVisits(browser, url);
  return [
    [`first visit, ${title}: first items`, items, 'ms', 2000],
    [`first visit, ${title}: typing to suggestions`, suggestions, 'ms', 1000],
    [`first visit, ${title}: heap of the page`, heap, 'MB', 20],
    [`first visit, ${title}: interactive`, interactive, 'ms', Infinity],
  ];
};

const row = (what, figure, unit, target) => ({ what, figure: `${figure.toFixed(1)} ${unit}`, target });

export const bench = async () => {
  await build();
  const { url } = await serveApp({ DATA_DIR: await provideData() });
  const small = await serveApp();
  const browser = await openChromium('--js-flags=--expose-gc');
  const visits = [
    ...(await measureFirstVisitsTo(browser, '1,200 items', small.url)),
    ...(await measureFirstVisitsTo(browser, '100,000 items', url)),
  ];
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  await keepListsInBrowser(context);
  const page = await context.newPage();
  await page.addInitScript(watchLongTasks);
  await page.goto(`${url}/es/catalogo`);
  await waitForFirstItem(page);
  await page.locator('main a[href$="/catalogo/2"]').first().waitFor();
  await whenTakenOver(page);
  // Otherwise suggestions that stay the same would count as painted when their stock arrives.
  const stock = '**/GetAvailability/**';
  await page.route(stock, () => undefined);
  const { times, task } = await measureTyping(page);
  await page.unroute(stock);
  const from = await page.evaluate(() => performance.now());
  await page.locator('main a[href*="/category/"]').first().click();
  await page.waitForURL('**/category/**');
  await waitForFirstItem(page);
  const clickTask = await longestTask(page, from);
  const grid = await measureScrolling(page, url, '');
  const table = await measureScrolling(page, url, '?view=table');
  const session = await context.newCDPSession(page);
  const heap = await measureHeap(session);
  const worker = await measureWorkerHeap(session);
  const stalled = await measureStalledVisit(context, url);
  const figures = [
    ['key to painted suggestions, p95', percentile(times, 0.95), 'ms', 50],
    ['longest task while typing', task, 'ms', 50],
    ['longest task from a click to its items', clickTask, 'ms', 50],
    ['frame while scrolling 96 cards, p95', percentile(grid, 0.95), 'ms', 34],
    ['frame while scrolling 96 lines, p95', percentile(table, 0.95), 'ms', 34],
    ['heap of the page', heap, 'MB', 120],
    ['heap of page and worker', heap + worker, 'MB', 300],
    ...visits,
  ];
  return {
    rows: [
      ...figures.map(([what, figure, unit, target]) =>
        row(what, figure, unit, target === Infinity ? '' : `under ${target}`),
      ),
      row('second visit, services stalled: first items', stalled, 'ms', 'shown'),
      row('machine load', loadavg()[0], '', ''),
      row('runs of each first visit, whose medians are shown', rounds, '', ''),
    ],
    faults: figures.filter(([, figure, , target]) => !(figure < target)).map(([what]) => `${what} is over its target`),
  };
};
