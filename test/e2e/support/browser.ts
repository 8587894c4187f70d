import { existsSync } from 'node:fs';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';

const browsers = [process.env.CHROME_PATH, '/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

// Draws no window around the pages, which is half of the browser process's work.
const headlessShell = '/usr/bin/chromium-headless-shell';

const launchOptions = (candidates = browsers) => {
  const executablePath = candidates.find((candidate) => candidate && existsSync(candidate));
  if (!executablePath) throw new Error('no Chromium found: install it or name it in CHROME_PATH');
  // Every page is short-lived: optimizing its scripts takes longer than running them as they are.
  const scriptFlags = '--js-flags=--no-opt --no-maglev';
  return { executablePath, args: ['--no-sandbox', '--disable-gpu', '--disable-quic', scriptFlags] };
};

/** A separate browser, with the settings of its profile directory. */
export const launchProfile = (directory: string): Promise<BrowserContext> =>
  chromium.launchPersistentContext(directory, launchOptions());

export const launchBrowser = async (): Promise<Browser> => {
  const browser = await chromium.launch(launchOptions([headlessShell, ...browsers]));
  // A service worker answering from its cache would mask injected faults; the offline test allows it.
  const newContext = browser.newContext.bind(browser);
  browser.newContext = (options) => newContext({ serviceWorkers: 'block', ...options });
  return browser;
};

/** Allows for the slowest machine on which the tests are still meaningful. */
const patience = 90_000;

export type WatchedPage = Page & { complaints: string[] };

/** A page that records its problems: uncaught errors, policy violations, console errors. */
export const openPage = async (context: BrowserContext): Promise<WatchedPage> => {
  const page = await context.newPage();
  page.setDefaultTimeout(patience);
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('console', (message) => {
    // The not-found page correctly has status 404, which the console reports.
    const isMissingPage = message.text().includes('status of 404') && message.location().url === page.url();
    if (message.type() === 'error' && !isMissingPage) complaints.push(message.text());
  });
  return Object.assign(page, { complaints });
};
