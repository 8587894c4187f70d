import { median } from '../engine/timing.ts';

export const rounds = 5;

// Slow 4G, and a CPU slowed down by a factor of four.
const connection = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };
const slowdown = 4;

export const megabyte = 1024 * 1024;

export const measureHeap = async (session) => {
  await session.send('HeapProfiler.collectGarbage');
  return (await session.send('Runtime.getHeapUsage')).usedSize / megabyte;
};

/** Polls on every frame: Playwright's own waits soon slow down to two polls a second. */
const isShown = (page, selector) =>
  page.waitForFunction((wanted) => document.querySelector(wanted)?.checkVisibility() === true, selector);

/** One first visit to the catalogue: times until items and search suggestions appear, and the page's heap. */
const visitOnce = async (browser, url) => {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  page.setDefaultTimeout(120_000);
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', connection);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const from = Date.now();
  await page.goto(`${url}/es/catalogo`, { waitUntil: 'commit' });
  await isShown(page, 'main article');
  const items = Date.now() - from;
  await page.waitForFunction(() => !('__early__' in window));
  const interactive = Date.now() - from;
  await page.locator('header input').click();
  const typed = Date.now();
  await page.keyboard.type('ol');
  await isShown(page, '[role=listbox] [role=option]');
  const suggestions = Date.now() - typed;
  const heap = await measureHeap(session);
  await context.close();
  return { items, interactive, suggestions, heap };
};

/** Medians of several first visits. */
export const measureFirstVisits = async (browser, url) => {
  const visits = [];
  for (let round = 0; round < rounds; round += 1) visits.push(await visitOnce(browser, url));
  return Object.fromEntries(Object.keys(visits[0]).map((name) => [name, median(visits.map((visit) => visit[name]))]));
};
