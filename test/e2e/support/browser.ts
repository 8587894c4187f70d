import { type BrowserContext, chromium, type Page } from '@playwright/test';

import { launchOptions } from './launchOptions';

/** A separate browser, with the settings of its profile directory. */
export const launchProfile = (directory: string): Promise<BrowserContext> =>
  chromium.launchPersistentContext(directory, launchOptions({ profiles: true }));

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
