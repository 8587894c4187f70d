import { AxeBuilder } from '@axe-core/playwright';
import type { Language } from '@/shared/i18n/languages';
import { openPage, type WatchedPage } from './support/browser';
import { languages } from './support/messages';
import { plainRoutes, routeTable } from './support/routeTable';
import { runningApp } from './support/running';
import { signInByStorage } from './support/signedIn';

const { app, browser } = runningApp();

const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const rows = [...routeTable, ...plainRoutes].map((row) => [row.href('en'), row] as const);
const desktop = { width: 1280, height: 800 };

const open = async (language: Language, isClient: boolean) => {
  const context = await browser().newContext({ reducedMotion: 'reduce', viewport: desktop });
  if (isClient) await signInByStorage(context, app());
  await context.addInitScript((lang) => localStorage.setItem('language', lang), language);
  return await openPage(context);
};

const visit = async (page: WatchedPage, address: string) => {
  await page.goto(app().url + address);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await page.waitForFunction(() => !document.querySelector('main [role=status][aria-label]'));
};

/** Opened anew: what is not drawn yet (`content-visibility`) would keep the colours of the other scheme. */
const violationsAt = async (page: WatchedPage, address: string, colorScheme: 'light' | 'dark') => {
  await page.emulateMedia({ colorScheme });
  await visit(page, address);
  const axe = new AxeBuilder({ page });
  // The scheme changes colours and nothing else.
  const { violations } = await (
    colorScheme === 'light' ? axe.withTags(wcag) : axe.withRules('color-contrast')
  ).analyze();
  return violations.map(({ id, nodes }) => ({
    [`${id} in ${colorScheme}`]: nodes
      .slice(0, 4)
      .map(({ html, any, all }) => `${html} ${[...any, ...all][0]?.message ?? ''}`),
  }));
};

/** What reaches beyond the right edge where the page would have to be scrolled sideways. */
const tooWideAt = async (page: WatchedPage, width: number) => {
  await page.setViewportSize({ width, height: 512 });
  const tooWide = await page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    return [...document.querySelectorAll<HTMLElement>('body *')]
      .filter((element) => element.getBoundingClientRect().right > clientWidth + 1)
      .slice(-3)
      .map(({ outerHTML }) => outerHTML.slice(0, 200));
  });
  return tooWide.map((element) => ({ [`too wide at ${width}`]: element }));
};

describe.each(languages)('in %s', (language) => {
  let visitor: WatchedPage;
  let client: WatchedPage;
  beforeAll(async () => {
    [visitor, client] = await Promise.all([open(language, false), open(language, true)]);
  });
  afterAll(() => Promise.all([visitor.context().close(), client.context().close()]));

  it.each(rows)('everybody can use %s: axe, dark and light, zoomed to 200%% and 320 pixels wide', async (_, row) => {
    const page = row.access === 'private' ? client : visitor;
    await page.setViewportSize(desktop);
    const faults = [
      ...(await violationsAt(page, row.href(language), 'dark')),
      ...(await violationsAt(page, row.href(language), 'light')),
      // 200% of a window of 1280 pixels.
      ...(await tooWideAt(page, 640)),
      ...(await tooWideAt(page, 320)),
    ];
    expect(faults).toEqual([]);
  });
});
