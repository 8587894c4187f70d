import { AxeBuilder } from '@axe-core/playwright';
import type { Language } from '@/shared/i18n/languages';
import { openPage, type WatchedPage } from './support/browser';
import { languages } from './support/messages';
import { plainRoutes, routeTable, type RouteRow } from './support/routeTable';
import { runningApp } from './support/running';
import { signInByStorage } from './support/signedIn';

const { app, browser } = runningApp();

const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const rows = [...routeTable, ...plainRoutes].map((row) => [row.href('en'), row] as const);

const open = async (options: Parameters<ReturnType<typeof browser>['newContext']>[0], isClient = true) => {
  const context = await browser().newContext({ reducedMotion: 'reduce', ...options });
  if (isClient) await signInByStorage(context, app());
  return await openPage(context);
};

/** Everything has come: a heading, no request on its way, nothing that stands for what is loading. */
const visit = async (page: WatchedPage, row: RouteRow, language: Language) => {
  await page.goto(app().url + row.href(language), { waitUntil: 'networkidle' });
  await page.getByRole('heading', { level: 1 }).first().waitFor();
};

const violationsOf = async (page: WatchedPage) => {
  const { violations } = await new AxeBuilder({ page }).withTags(wcag).analyze();
  return violations.map(({ id, nodes }) => ({
    id,
    at: nodes.slice(0, 4).map(({ html, target }) => `${String(target)} ${html}`),
  }));
};

describe.each(languages)('axe finds nothing in %s', (language) => {
  describe.each(['light', 'dark'] as const)('in %s', (colorScheme) => {
    let visitor: WatchedPage;
    let client: WatchedPage;
    beforeAll(async () => {
      const stored = (page: WatchedPage) =>
        page.context().addInitScript((lang) => localStorage.setItem('language', lang), language);
      [visitor, client] = await Promise.all([open({ colorScheme }, false), open({ colorScheme })]);
      await Promise.all([stored(visitor), stored(client)]);
    });
    afterAll(() => Promise.all([visitor.context().close(), client.context().close()]));

    it.each(rows)('at %s', async (_, row) => {
      const page = row.access === 'private' ? client : visitor;
      await visit(page, row, language);
      expect(await violationsOf(page)).toEqual([]);
    });
  });
});

// 200% of a window of 1280 pixels is one of 640; spec and WCAG 1.4.10 ask for 320.
describe.each([320, 640])('%d pixels wide', (width) => {
  let visitor: WatchedPage;
  let client: WatchedPage;
  beforeAll(async () => {
    const viewport = { width, height: 512 };
    [visitor, client] = await Promise.all([open({ viewport }, false), open({ viewport })]);
  });
  afterAll(() => Promise.all([visitor.context().close(), client.context().close()]));

  it.each(rows)('nothing is cut off at %s', async (_, row) => {
    const page = row.access === 'private' ? client : visitor;
    for (const language of languages) {
      await visit(page, row, language);
      const tooWide = await page.evaluate(() => {
        const { clientWidth, scrollWidth } = document.documentElement;
        if (scrollWidth <= clientWidth) return [];
        const all = [...document.querySelectorAll<HTMLElement>('body *')];
        return all
          .filter((element) => element.getBoundingClientRect().right > clientWidth + 1)
          .slice(-3)
          .map(({ outerHTML }) => outerHTML.slice(0, 200));
      });
      expect({ language, tooWide }).toEqual({ language, tooWide: [] });
    }
  });
});
