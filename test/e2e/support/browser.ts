import { existsSync } from 'node:fs';
import { chromium, type Browser, type BrowserContext, type Page } from 'playwright-core';

const candidates = [
  process.env.CHROME_PATH,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];

// Playwright's own list, which a second one takes the place of, and the panels of the address bar: a browser without a
// window draws them all the same, each for every page.
const withoutFeatures = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
];

const launchOptions = () => {
  const executablePath = candidates.find((candidate) => candidate && existsSync(candidate));
  if (!executablePath) throw new Error('no Chromium found: install it or name it in CHROME_PATH');
  return {
    executablePath,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--disable-quic',
      '--no-first-run',
      `--disable-features=${withoutFeatures.join(',')}`,
    ],
  };
};

/** A browser of its own, with the settings that its profile directory holds. */
export const launchProfile = (directory: string): Promise<BrowserContext> =>
  chromium.launchPersistentContext(directory, launchOptions());

export const launchBrowser = async (): Promise<Browser> => {
  const browser = await chromium.launch(launchOptions());
  // A worker that answers from what it keeps would hide the faults that tests make; the offline test allows it.
  const newContext = browser.newContext.bind(browser);
  browser.newContext = (options) => newContext({ serviceWorkers: 'block', ...options });
  return browser;
};

/** The slowest machine on which the tests still mean something. */
const patience = 90_000;

export type WatchedPage = Page & { complaints: string[] };

/** A page that remembers what it complained about: uncaught errors, policy violations, error lines of the console. */
export const openPage = async (context: BrowserContext): Promise<WatchedPage> => {
  const page = await context.newPage();
  page.setDefaultTimeout(patience);
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('console', (message) => {
    // The page of an address where nothing is has the status that says so, and works.
    const isMissingPage = message.text().includes('status of 404') && message.location().url === page.url();
    if (message.type() === 'error' && !isMissingPage) complaints.push(message.text());
  });
  return Object.assign(page, { complaints });
};
