import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type Browser, expect, type Locator } from '@playwright/test';

import type { Language } from '@/shared/i18n/languages';

import { changeScheme } from './accessibility';
import type { RunningApp } from './app';
import { openPage, type WatchedPage } from './browser';
import { signInByStorage } from './signedIn';

const fixedTime = path.join(__dirname, 'fixedTime.cjs');

/** Services with a fixed clock, whose demo data is made by that clock. */
export const fixedServices = { E2E_DATA_DIR: '', NODE_OPTIONS: `--require "${fixedTime}"`, TIME_ZONE: 'UTC' };

export const wide = { width: 1440, height: 900 };
export const narrow = { width: 390, height: 844 };
/** A4 without its margins. */
export const paper = { width: 718, height: 1016 };

const figtree = readFileSync(require.resolve('@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2'));
const mailFont = `
  @font-face { font-family: Figtree; font-weight: 300 900; src: url(data:font/woff2;base64,${figtree.toString('base64')}) }
  * { font-family: Figtree !important }`;

/** Enough to compare, and differences in how machines draw fonts hardly show in it. */
const halfSize = { deviceScaleFactor: 0.5 };

export const openForPictures = async (
  browser: Browser,
  app: Pick<RunningApp, 'url'>,
  isClient: boolean,
  language: Language,
) => {
  const context = await browser.newContext({
    ...halfSize,
    viewport: wide,
    reducedMotion: 'reduce',
    colorScheme: 'light',
    // The style that hides the machine's fonts is not among those of the pages' policy.
    bypassCSP: true,
    locale: 'en-US',
    timezoneId: 'UTC',
  });
  await context.addInitScript({ path: fixedTime });
  await context.addInitScript((lang) => {
    localStorage.setItem('language', lang);
    window.print = () => undefined;
  }, language);
  if (isClient) await signInByStorage(context, app);
  return openPage(context);
};

/** Text and pictures of the visible part are those that stay. */
const settle = async (page: WatchedPage) => {
  // Stock is asked for after a page is shown.
  await page.waitForLoadState('networkidle');
  await page.waitForFunction(() => !document.querySelector('main [role=status][aria-label]'));
  // Code of parts may still load, and a page that is left within does not wait for it again.
  await page.waitForFunction(() =>
    [...document.querySelectorAll('main *')].every((element) => {
      const { top, bottom, width } = element.getBoundingClientRect();
      const isShown = width > 0 && bottom > 0 && top < innerHeight;
      return !isShown || getComputedStyle(element).animationName !== 'breathe';
    }),
  );
  await page.waitForFunction(() =>
    [...document.fonts].some(({ family, status }) => family === 'Figtree' && status === 'loaded'),
  );
  await page.waitForFunction(() =>
    [...document.images].every((image) => {
      const { top, bottom, width } = image.getBoundingClientRect();
      return image.complete || width === 0 || bottom < 0 || top > innerHeight;
    }),
  );
};

const comparePicture = (page: WatchedPage, name: string, mask: Locator[] = []) =>
  expect.soft(page).toHaveScreenshot(`${name}.png`, { timeout: 30_000, mask });

/** Compares the page with a stored picture, and goes on after a difference. */
export const expectPicture = async (page: WatchedPage, name: string, mask: Locator[] = []) => {
  await settle(page);
  await comparePicture(page, name, mask);
};

type Examine = (scheme: 'light' | 'dark') => Promise<void>;

/** Both widths in both schemes, from and back to light; `examine` sees the wide page in each. */
export const expectPictures = async (page: WatchedPage, name: string, examine?: Examine) => {
  await page.setViewportSize(wide);
  await expectPicture(page, `${name}, 1440 light`);
  await examine?.('light');
  await changeScheme(page, 'dark');
  await expectPicture(page, `${name}, 1440 dark`);
  await examine?.('dark');
  await page.setViewportSize(narrow);
  await expectPicture(page, `${name}, 390 dark`);
  await changeScheme(page, 'light');
  await expectPicture(page, `${name}, 390 light`);
};

/** New orders have random numbers. */
const orderNumber = /M-[\dA-Z]{7}/g;

const decode = (encoded: string) =>
  Buffer.from(
    encoded.replace(/=([89A-F][\dA-F])/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16))),
    'latin1',
  ).toString();

/** The HTML of a mail, in the font of the pages, because mail programs use one of the machine. */
export const expectMail = async (browser: Browser, mail: string, name: string) => {
  const [html = ''] = /<!doctype html>[^]*<\/html>/.exec(mail) ?? [];
  const page = await openPage(await browser.newContext({ ...halfSize, viewport: wide }));
  const time = /\d+:\d\d/g;
  await page.setContent(decode(html).replace(orderNumber, 'M-0000000').replace(time, '10:00'));
  await page.addStyleTag({ content: mailFont });
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await comparePicture(page, `${name}, 1440`);
  await page.setViewportSize(narrow);
  await comparePicture(page, `${name}, 390`);
  await page.context().close();
};
