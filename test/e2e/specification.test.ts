import { type Browser, type BrowserContext, expect, type Page } from '@playwright/test';

import type { Language } from '@/shared/i18n/languages';

import type { RunningApp } from './support/app';
import { openPage, type WatchedPage } from './support/browser';
import { eventually } from './support/eventually';
import { expectScreen, getAddress } from './support/expectScreen';
import { whenInteractive } from './support/goWithin';
import { getMessages, languages } from './support/messages';
import { routeTable } from './support/routeTable';
import { sharedApp, test, unrenderedApp } from './support/running';
import { signInByStorage } from './support/signedIn';

type Served = { app: () => Pick<RunningApp, 'url'>; browser: () => Browser };

const servedPages: [string, () => Served][] = [
  ['rendered', sharedApp],
  ['unrendered', unrenderedApp],
];

// Divided among the workers, which would otherwise wait for the one that has this file at the end.
test.describe.configure({ mode: 'parallel' });

// Rows of the specification whose pages may differ: the server renders them, or the browser does.
for (const [name, serve] of servedPages) {
  test.describe(`${name} pages`, () => {
    const { app, browser } = serve();

    const go = async (page: WatchedPage, path: string) => {
      await page.goto(app().url + path);
      await whenInteractive(page);
    };
    /** A first visit. */
    const open = async (path: string, prepare?: (context: BrowserContext) => Promise<unknown>) => {
      const context = await browser().newContext();
      await prepare?.(context);
      const page = await openPage(context);
      await go(page, path);
      return page;
    };
    let known: WatchedPage;
    test.beforeAll(async () => {
      known = await openPage(await browser().newContext());
    });
    test.afterAll(() => known.context().close());
    /** A visitor who has chosen a language before. */
    const openHavingChosen = async (language: Language, path: string) => {
      known.complaints.length = 0;
      await known.goto(`${app().url}/${language}`);
      await known.waitForFunction((chosen) => localStorage.getItem('language') === chosen, language);
      await go(known, path);
      return known;
    };
    const readStored = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key);

    // §2: every public screen, with its heading, title and author. hydration.test.ts opens the rendered ones.
    const rows = name === 'unrendered' ? routeTable.filter(({ access }) => !access) : [];
    for (const [at, row] of rows.entries()) {
      const language = languages[at % languages.length]!;
      test(`show ${row.name}, in ${language}`, async () => {
        known.complaints.length = 0;
        await go(known, row.href(language));
        const { address } = await expectScreen(known, app().url, row, language);
        expect(await getAddress(known)).toBe(address);
      });
    }

    // §1, §2: the default, the language guard and redirects.
    for (const [language, from, to] of [
      [null, '/', '/es'],
      [null, '/fr', '/es'],
      ['en', '/', '/en'],
      ['en', '/brands?a=1#b', '/en/brands?a=1#b'],
      ['en', '/zh/about', '/zh/about'],
      ['zh', '/category/100/2', '/zh/catalogo'],
      // Only a whole segment is a language.
      ['en', '/essence', '/en/not-page-found'],
      ['es', '/enchufes', '/es/not-page-found'],
      ['es', '/zhongguo', '/es/not-page-found'],
    ] as const) {
      test(`with ${language} stored, lead ${from} to ${to}`, async () => {
        const page = language === null ? await open(from) : await openHavingChosen(language, from);
        await eventually(async () => expect(await getAddress(page)).toBe(to));
        await page.getByRole('heading', { level: 1 }).waitFor();
        await eventually(async () => expect(await readStored(page, 'language')).toBe(to.slice(1, 3)));
        expect(await page.locator('html').getAttribute('lang')).toBe(to.slice(1, 3));
        if (language === null) await page.context().close();
      });
    }

    // §7: the placeholder depends on the language.
    test('show the placeholder in the language of the page for a picture that fails', async () => {
      const context = await browser().newContext();
      await context.route('**/StockItemImages/**', (route) =>
        route.request().url().includes('placeholder') ? route.fallback() : route.fulfill({ status: 404 }),
      );
      const page = await openPage(context);
      const picture = page.locator('main article img').first();
      for (const language of languages) {
        await go(page, `/${language}/catalogo`);
        await eventually(async () =>
          expect(await picture.getAttribute('src')).toContain(`/StockItemImages/placeholder.${language}.svg`),
        );
      }
      await context.close();
    });

    // §2, §3, §4, §6: the navigation bar and the footer; layout data is stored, and the badge is for clients.
    test('have a navigation bar and a footer for visitors and clients', async () => {
      const say = getMessages('en');
      const page = await open('/en/brands');
      const hrefs = (part: string) =>
        page.locator(`${part} a`).evaluateAll((links) => links.map((link) => link.getAttribute('href')));
      const above = ['/en', '/en/catalogo', '/en/brands', '/en/contact', '/en/client/shopping-cart'];
      expect(await hrefs('header')).toEqual(expect.arrayContaining(above));
      expect((await hrefs('header')).filter((href) => href?.includes('login'))).not.toEqual([]);
      for (const name of ['Español', '中文']) await page.getByRole('link', { name }).first().waitFor();
      const cart = page.locator('header a[href$="/client/shopping-cart"]').first();
      expect(await cart.innerText()).not.toMatch(/\d/);
      await page.locator('footer').scrollIntoViewIfNeeded();
      await page.locator('footer a').first().waitFor({ state: 'attached' });
      expect(await hrefs('footer')).toEqual(expect.arrayContaining(['/en/terms', '/en/about']));
      const copyright = say('shell.copyright').replace('{year}', '2020').replace('{name}', 'Medida');
      expect(await page.locator('footer').textContent()).toContain(copyright);
      await eventually(async () => {
        const layout = JSON.parse((await readStored(page, 'layoutData')) ?? '{}') as object;
        expect(Object.keys(layout).sort()).toEqual(
          'aside_button aside_sub_title aside_title card_action_button card_action_title step_one step_three step_title step_two title_highlighted title_offer title_recent'.split(
            ' ',
          ),
        );
      });

      const client = await open('/en/brands', (context) => signInByStorage(context, app()));
      await client
        .getByRole('link', { name: /^Shopping cart, (empty|\d+ items?)$/ })
        .first()
        .waitFor();
      await Promise.all([page.context().close(), client.context().close()]);
    });
  });
}
