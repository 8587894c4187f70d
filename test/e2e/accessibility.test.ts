import { expect } from '@playwright/test';

import type { Language } from '@/shared/i18n/languages';
import { paths } from '@/shared/routing/paths';

import { changeScheme, drawEverything, findViolations, waitForTransitions } from './support/accessibility';
import { openPage, type WatchedPage } from './support/browser';
import { goWithin } from './support/goWithin';
import { languages } from './support/messages';
import { findOverflow, someWidths } from './support/overflow';
import { expectedAt, type RouteRow, routeTable, withOrder } from './support/routeTable';
import { sharedApp, test } from './support/running';
import { signInByStorage } from './support/signedIn';

const { app, browser } = sharedApp();

// These look like another row, as do URLs without a language. hydration.test.ts and routes.test.ts open them all.
const repeated = ['a page of the catalogue', 'a page of a category', 'a subcategory', 'the login area'];
const table: RouteRow = {
  ...routeTable.find(({ name }) => name === 'catalogue')!,
  href: (lang) => paths.catalogue.href({ lang }, { view: 'table' }),
};
const rows = [...routeTable.filter(({ name }) => !repeated.includes(name)), table].map(
  (row) => [row.href('en'), row] as const,
);
const desktop = { width: 1280, height: 800 };

const open = async (language: Language, isClient: boolean) => {
  const context = await browser().newContext({ reducedMotion: 'reduce', viewport: desktop, colorScheme: 'light' });
  if (isClient) await signInByStorage(context, app());
  await context.addInitScript((lang) => localStorage.setItem('language', lang), language);
  return await openPage(context);
};

const isDark = (page: WatchedPage) => page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches);

/** Loads the page once, then navigates in-page wherever the new screen can be distinguished from the current one. */
const visit = async (page: WatchedPage, row: RouteRow, language: Language) => {
  const { heading, title } = await expectedAt(app().url, row, language);
  await page.setViewportSize(desktop);
  const isOpen = page.url().startsWith(app().url) && (await page.title()) !== title;
  if (isOpen) await goWithin(page, row.href(language));
  else await page.goto(app().url + row.href(language));
  await page.waitForFunction((expected) => document.title === expected, title);
  await page.getByRole('heading', { level: 1 }).filter({ hasText: heading }).waitFor();
  await page.waitForFunction(() => !document.querySelector('main [role=status][aria-label]'));
  await drawEverything(page);
  await waitForTransitions(page);
};

/** Everything in the present scheme; only the colours in the other, in which the page remains. */
const findSchemeViolations = async (page: WatchedPage) => {
  const [first, second] = (await isDark(page)) ? (['dark', 'light'] as const) : (['light', 'dark'] as const);
  const inFirst = await findViolations(page, 'practice');
  await changeScheme(page, second);
  const inSecond = await findViolations(page, 'contrast');
  return [...inFirst.map((fault) => `in ${first}: ${fault}`), ...inSecond.map((fault) => `in ${second}: ${fault}`)];
};

for (const language of languages) {
  test.describe(`in ${language}`, () => {
    let visitor: WatchedPage;
    let client: WatchedPage;
    test.beforeAll(async () => {
      [visitor, client] = await Promise.all([open(language, false), open(language, true)]);
    });
    test.afterAll(() => Promise.all([visitor.context().close(), client.context().close()]));

    // Other languages change only the texts, and their widths: hydration.test.ts looks at those of public screens.
    const own = rows.filter(([, { access }]) => language === 'en' || access === 'private');

    for (const [name, given] of own) {
      test(`${name} is accessible, and fits widths from 320 to 1440 pixels`, async () => {
        const row = await withOrder(given, app().url);
        const page = row.access === 'private' ? client : visitor;
        await visit(page, row, language);
        expect(await page.locator('html').getAttribute('lang')).toBe(language);
        const violations = language === 'en' ? await findSchemeViolations(page) : [];
        const tooWide = await findOverflow(page, language === 'en' ? undefined : someWidths);
        expect([...violations, ...tooWide, ...page.complaints.splice(0)]).toEqual([]);
      });
    }
  });
}

test('detects violations in both schemes and off screen', async () => {
  const context = await browser().newContext();
  const page = await openPage(context);
  await page.setContent(`<html lang="en"><title>Faults</title><style>
    body { background: #fff; color: #000 }
    @media (prefers-color-scheme: dark) { body { background: #111; color: #333 } }
    section { content-visibility: auto; contain-intrinsic-size: 100px; margin-top: 3000px; color: inherit }
  </style><main><h1>Faults</h1><button></button><section><p>Far below</p></section></main>`);
  await drawEverything(page);
  const [inLight, ...inDark] = await findSchemeViolations(page);
  expect(inLight).toMatch(/^in light: button-name\n<button>/);
  expect(inDark.join('\n')).toMatch(/^in dark: color-contrast[^]+Far below/);
  await context.close();
});
