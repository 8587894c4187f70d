import { beforeExit } from '../process/processes.mjs';
import { provideChromium } from './chromium.mjs';

/** Opens a headless browser, which is closed at the latest when the command ends. */
export const openChromium = async (...args) => {
  const { chromium } = await import('playwright-core');
  const browser = await chromium.launch({
    executablePath: await provideChromium(),
    args: ['--no-sandbox', '--disable-gpu', ...args],
  });
  beforeExit(() => browser.close());
  return browser;
};
