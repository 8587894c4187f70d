import { expect } from '@playwright/test';

import type { Language } from '@/shared/i18n/languages';

import type { WatchedPage } from './browser';
import { languages } from './messages';
import { expectedAt, type RouteRow } from './routeTable';

export const getAddress = (page: WatchedPage) =>
  page.evaluate(() => location.pathname + location.search + location.hash);

/** Expects the screen of a row, and returns its addresses. */
export const expectScreen = async (page: WatchedPage, url: string, row: RouteRow, language: Language) => {
  const expected = await expectedAt(url, row, language);
  const heading = page.getByRole('heading', { level: 1 });
  await heading.filter({ hasText: expected.heading }).waitFor();
  await page.waitForFunction((title) => document.title === title, expected.title).catch(() => undefined);
  expect(await heading.allTextContents()).toEqual([expected.heading]);
  expect(await page.title()).toBe(expected.title);
  expect(await page.locator('html').getAttribute('lang')).toBe(language);
  expect(await page.locator('meta[name=author]').getAttribute('content')).toBe('Medida');
  expect(page.complaints).toEqual([]);
  return expected;
};

const getLink = (page: WatchedPage, selector: string) => page.locator(`head link${selector}`).getAttribute('href');

const expectLinks = async (page: WatchedPage, url: string, row: RouteRow, canonical: string) => {
  expect(await page.locator('head link[rel=canonical]').count()).toBe(1);
  expect(await getLink(page, '[rel=canonical]')).toBe(url + canonical);
  for (const [name, language] of [...languages.map((each) => [each, each] as const), ['x-default', 'es'] as const]) {
    const { canonical: other } = await expectedAt(url, row, language);
    expect(await getLink(page, `[hreflang=${name}]`)).toBe(url + other);
  }
};

const isListed = ({ access, title }: RouteRow) =>
  !access && !(typeof title === 'object' && /notFound|forgotPassword/.test(title.message));

/** Expects a public screen, with what search engines read about it. */
export const expectPublicScreen = async (page: WatchedPage, url: string, row: RouteRow, language: Language) => {
  const { address, canonical } = await expectScreen(page, url, row, language);
  expect(await getAddress(page)).toBe(address);
  if (address !== row.href(language)) expect(await getLink(page, '[rel=canonical]')).toBe(url + address);
  else if (isListed(row)) await expectLinks(page, url, row, canonical);
  else expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex');
};
