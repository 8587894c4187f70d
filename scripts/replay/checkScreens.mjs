import { openChromium } from '../browser/openChromium.mjs';
import { enableQaMode, qaPanel } from '../browser/qaMode.mjs';
import { serveApp } from '../browser/servedApp.mjs';
import { watchRequests } from '../browser/whenQuiet.mjs';
import { build } from '../build/build.mjs';
import { Failure } from '../process/failure.mjs';
import { closeAll } from '../process/processes.mjs';

const patienceMs = 10_000;

const toUpload = (session) => ({
  name: 'session.json',
  mimeType: 'application/json',
  buffer: Buffer.from(JSON.stringify(session)),
});

const openSession = async (session) => {
  await build();
  const { url } = await serveApp();
  const browser = await openChromium();
  const { width = 1440, height = 900 } = session.viewport ?? {};
  const context = await browser.newContext({
    viewport: { width, height },
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    bypassCSP: true,
  });
  await enableQaMode(context);
  const page = await context.newPage();
  const whenQuiet = watchRequests(page);
  await page.goto(`${url}/en?qa`);
  await page.locator(`${qaPanel} input[type=file]`).setInputFiles(toUpload(session));
  await page.locator(`${qaPanel}[data-qa=replay], ${qaPanel} .MuiAlert-standardError`).first().waitFor();
  const fault = await page.locator(`${qaPanel} .MuiAlert-standardError`).allTextContents();
  if (fault.length > 0) throw new Failure(fault[0]);
  return { page, whenQuiet };
};

/** What is wrong with the screen, once it had time to follow. */
const findFault = async (page, route) => {
  const address = new URL(route, page.url());
  const expected = address.pathname + address.search + address.hash;
  const follows = (wanted) => {
    const { location, document } = globalThis;
    return location.pathname + location.search + location.hash === wanted && document.querySelector('main h1') !== null;
  };
  try {
    await page.waitForFunction(follows, expected, { timeout: patienceMs });
  } catch {
    const { pathname, search, hash } = new URL(page.url());
    const shown = pathname + search + hash;
    return shown === expected ? `${route} shows no heading` : `recorded ${route}, shown ${shown}`;
  }
  return undefined;
};

const failure = 'the page failed';
const hasFailed = async (page) => (await page.locator('[data-failed]').count()) > 0;

/** By key, as a tester does: every moment is shown, because what it leaves behind can hold up the next one. */
const stepThrough = async ({ page, whenQuiet }, routes) => {
  const moment = page.locator(`${qaPanel} ol [aria-current=step]`);
  await moment.focus();
  await page.keyboard.press('Home');
  for (const [index, route] of routes.entries()) {
    if (index > 0) await page.keyboard.press('ArrowDown');
    await page
      .locator(`${qaPanel} ol [aria-current=step] span`, { hasText: new RegExp(`^${index}$`) })
      .first()
      .waitFor();
    const isNew = route !== null && route !== routes[index - 1];
    const fault = (await hasFailed(page)) ? failure : isNew ? await findFault(page, route) : undefined;
    if (fault) return `screen after action ${index}: ${fault}`;
  }
  // Parts of the screen whose code loads later fail later.
  await whenQuiet();
  return (await hasFailed(page)) ? `screen after action ${routes.length - 1}: ${failure}` : undefined;
};

export const checkScreens = async (session, { routes, screenshot }) => {
  try {
    const opened = await openSession(session);
    const { page, whenQuiet } = opened;
    const fault = await stepThrough(opened, routes);
    if (screenshot !== undefined) {
      await page.addStyleTag({
        content: `${qaPanel} { display: none !important } body { padding: 0 !important } .MuiDialog-root.MuiDialog-root.MuiDialog-root { bottom: 0 !important }`,
      });
      await whenQuiet();
      await page.screenshot({ path: screenshot });
    }
    return fault;
  } finally {
    await closeAll();
  }
};
