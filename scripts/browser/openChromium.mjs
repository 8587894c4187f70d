import { beforeExit } from '../process/processes.mjs';
import { provideChromium } from './chromium.mjs';

/** A headless browser, closed when the command ends at the latest. */
export const openChromium = async (...args) => {
  const { chromium } = await import('playwright-core');
  const browser = await chromium.launch({
    executablePath: await provideChromium(),
    args: ['--no-sandbox', '--disable-gpu', ...args],
  });
  beforeExit(() => browser.close());
  return browser;
};
