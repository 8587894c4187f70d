import type { Language } from '@/shared/i18n/languages';
import { accessibilityFaults, changeScheme, drawEverything } from './support/accessibility';
import { openPage, type WatchedPage } from './support/browser';
import { languages } from './support/messages';
import { placed, plainRoutes, routeTable } from './support/routeTable';
import { runningApp } from './support/running';
import { signInByStorage } from './support/signedIn';

const { app, browser } = runningApp();

const rows = [...routeTable, ...plainRoutes].map((row) => [row.href('en'), row] as const);
const desktop = { width: 1280, height: 800 };

const open = async (language: Language, isClient: boolean) => {
  const context = await browser().newContext({ reducedMotion: 'reduce', viewport: desktop });
  if (isClient) await signInByStorage(context, app());
  await context.addInitScript((lang) => localStorage.setItem('language', lang), language);
  return await openPage(context);
};

const visit = async (page: WatchedPage, address: string) => {
  await page.setViewportSize(desktop);
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto(app().url + address);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await page.waitForFunction(() => !document.querySelector('main [role=status][aria-label]'));
  await drawEverything(page);
};

const schemeFaults = async (page: WatchedPage) => {
  const inLight = await accessibilityFaults(page, 'practice');
  await changeScheme(page, 'dark');
  const inDark = await accessibilityFaults(page, 'contrast');
  return [...inLight, ...inDark.map((fault) => `in dark: ${fault}`)];
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
  return tooWide.map((element) => `too wide at ${width}: ${element}`);
};

describe.each(languages)('in %s', (language) => {
  let visitor: WatchedPage;
  let client: WatchedPage;
  beforeAll(async () => {
    [visitor, client] = await Promise.all([open(language, false), open(language, true)]);
  });
  afterAll(() => Promise.all([visitor.context().close(), client.context().close()]));

  it.each(rows)('everybody can use %s: axe, dark and light, zoomed to 200%% and 320 pixels wide', async (_, given) => {
    const row = await placed(given, app().url);
    const page = row.access === 'private' ? client : visitor;
    await visit(page, row.href(language));
    const faults = [
      ...(await schemeFaults(page)),
      // 200% of a window of 1280 pixels.
      ...(await tooWideAt(page, 640)),
      ...(await tooWideAt(page, 320)),
    ];
    expect(faults).toEqual([]);
  });
});

it('sees what is wrong, in each scheme and far from the screen', async () => {
  const context = await browser().newContext();
  const page = await openPage(context);
  await page.setContent(`<html lang="en"><title>Faults</title><style>
    body { background: #fff; color: #000 }
    @media (prefers-color-scheme: dark) { body { background: #111; color: #333 } }
    section { content-visibility: auto; contain-intrinsic-size: 100px; margin-top: 3000px; color: inherit }
  </style><main><h1>Faults</h1><button></button><section><p>Far below</p></section></main>`);
  await drawEverything(page);
  const [inLight, ...inDark] = await schemeFaults(page);
  expect(inLight).toMatch(/^button-name\n<button>/);
  expect(inDark.join('\n')).toMatch(/^in dark: color-contrast[^]+Far below/);
  await context.close();
});
