import { type BrowserContext, expect } from '@playwright/test';

import type { Language } from '@/shared/i18n/languages';
import { priceRequestHref } from '@/shared/routing/catalogueAddresses';
import { paths } from '@/shared/routing/paths';

import { drawEverything } from './support/accessibility';
import { startApp } from './support/app';
import { openPage, type WatchedPage } from './support/browser';
import { expectPublicScreen } from './support/expectScreen';
import { languages } from './support/messages';
import { findOverflow, someWidths } from './support/overflow';
import { type RouteRow, routeTable } from './support/routeTable';
import { sharedApp, test } from './support/running';
import { signInByStorage } from './support/signedIn';

const { app, browser } = sharedApp();

type Row = { name: string; href: (lang: Language) => string; route?: RouteRow; needsBrowser?: boolean };

const rows: Row[] = [
  ...routeTable
    .filter(({ access }) => access !== 'private')
    .map((route) => ({
      ...route,
      // A comparison is not for search engines.
      ...(route.name !== 'compare' && { route }),
      needsBrowser: ['forgotten password', 'compare'].includes(route.name),
    })),
  { name: 'a search', href: (lang) => paths.catalogue.href({ lang }, { q: 'oliva' }) },
  { name: 'a search without results', href: (lang) => paths.catalogue.href({ lang }, { q: 'qqqqqqqq' }) },
  { name: 'the table', href: (lang) => paths.catalogue.href({ lang }, { view: 'table' }) },
  // Its rows follow in the browser.
  { name: 'the price list', href: (lang) => paths.catalogue.href({ lang }, { prices: 1 }), needsBrowser: true },
  { name: 'a price request', href: (lang) => priceRequestHref(lang, { key: '1:1001' }) },
  { name: 'an item that does not exist', href: (lang) => paths.stockItem.href({ lang, name: 'x', id: 9_999_999 }) },
];

const narrow = { width: 390, height: 844 };
const wide = { width: 1280, height: 720 };

const openContexts = async () => ({
  visitor: await browser().newContext(),
  // Everything that only the browser knows differs from what the server assumed.
  client: await browser().newContext({
    colorScheme: 'dark',
    timezoneId: 'Asia/Shanghai',
    viewport: narrow,
    reducedMotion: 'reduce',
  }),
});

type Opened = { [Name in keyof Awaited<ReturnType<typeof openContexts>>]: WatchedPage };

const pages = {} as Opened;
const requests: string[] = [];

// Not read while rendering: the tax, stock, the lists that the engine loads when the page is idle, and what is told then.
const notRendered = [
  '/blob/',
  'names%5B%5D=tax',
  '/publics/synonyms',
  '/publics/missed-search',
  ...[
    'GetStockItemsByCompany',
    'GetCategoriesByCompany',
    'GetCatalogueFeatures',
    'GetAvailability',
    'GetUnavailableItems',
  ].map((call) => `/${call}/`),
];
const isExpected = (address: string) => notRendered.some((part) => address.includes(part));

const remember = (context: BrowserContext, stored: Record<string, string>) =>
  context.addInitScript((values) => {
    for (const [key, value] of Object.entries(values)) localStorage.setItem(key, value);
  }, stored);

test.beforeAll(async () => {
  const contexts = await openContexts();
  await signInByStorage(contexts.client, app());
  await remember(contexts.client, { appearance: 'dark', density: 'compact', pageSize: '96' });
  for (const [name, context] of Object.entries(contexts)) {
    // Stock is asked for once a page is hydrated, and may arrive before its text is read.
    await context.route('**/GetAvailability/**', (route) =>
      route.fulfill({ json: { isSuccessful: true, message: null, data: [] } }),
    );
    pages[name as keyof Opened] = await openPage(context);
  }
  await pages.visitor.addInitScript(prepareReading);
  pages.visitor.on('request', (request) => {
    const address = request.url();
    // Only whether the lists have changed since.
    const isStatus = request.postData() === '{"method":"status"}';
    if (address.includes('/services/') && !isStatus && !isExpected(address)) requests.push(address);
  });
});

type Reading = {
  text: string;
  headings: number;
  title: string;
  language: string;
  tags: string[];
};

type ReadingWindow = typeof globalThis & { served?: Reading; readPage?: () => Reading };

/** Reads the text and what search engines read, first before the application's scripts, which wait for the document. */
const prepareReading = () => {
  // Only what is laid out has a text.
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('* { content-visibility: visible !important }');
  document.adoptedStyleSheets = [sheet];
  const readTag = (tag: Element) => {
    const attributes = tag.getAttributeNames().filter((name) => name !== 'data-served');
    return [...attributes.map((name) => `${name}=${tag.getAttribute(name)}`), tag.textContent].join(' ');
  };
  const read = (): Reading => ({
    text: document.getElementById('root')!.innerText.replace(/\s+/g, ' '),
    headings: document.querySelectorAll('main h1').length,
    title: document.title,
    language: document.documentElement.lang,
    tags: [
      ...document.head.querySelectorAll('meta, link:is([rel=canonical], [rel=alternate]), script[type$="ld+json"]'),
    ]
      .map(readTag)
      .sort(),
  });
  const target: ReadingWindow = globalThis;
  target.readPage = read;
  document.addEventListener('readystatechange', () => (target.served = read()), { once: true });
};

/** React has taken over the heading, and with it the screen. */
const waitUntilHydrated = (page: WatchedPage) =>
  page.waitForFunction(() =>
    Object.keys(document.querySelector('main h1') ?? {}).some((key) => key.startsWith('__react')),
  );

// Without pictures, on which no text depends.
const untilRead = { waitUntil: 'domcontentloaded' } as const;

const expectHydrated = async (address: string, needsBrowser = false) => {
  const { visitor } = pages;
  visitor.complaints.length = 0;
  requests.length = 0;
  await visitor.setViewportSize(wide);
  await visitor.goto(address, untilRead);
  await waitUntilHydrated(visitor);
  if (!needsBrowser) {
    const { served, hydrated } = await visitor.evaluate(() => {
      const { served, readPage } = globalThis as ReadingWindow;
      return { served, hydrated: readPage?.() };
    });
    expect(hydrated).toEqual(served);
    expect(served?.headings).toBe(1);
  }
  expect(visitor.complaints).toEqual([]);
  expect(requests).toEqual([]);
};

const expectHydratedForClient = async (address: string) => {
  const { client } = pages;
  client.complaints.length = 0;
  await client.setViewportSize(narrow);
  await client.goto(address, untilRead);
  await waitUntilHydrated(client);
  await client.waitForFunction(() => document.documentElement.dataset.colorScheme === 'dark');
  expect(client.complaints).toEqual([]);
};

/** With what only arrives when it comes near. */
const expectToFit = async (page: WatchedPage) => {
  await drawEverything(page);
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  await page.waitForFunction(() => !document.querySelector('main [role=status][aria-label]'));
  expect(await findOverflow(page, someWidths)).toEqual([]);
};

// Each screen in the two languages that differ most; appearance.test.ts covers English.
for (const { name, href, route, needsBrowser } of rows) {
  test.describe(name, () => {
    const forVisitorsOnly = route?.access === 'visitors';

    for (const language of forVisitorsOnly ? (['es', 'zh'] as const) : (['es'] as const)) {
      test(`is hydrated in ${language} as it was rendered, and fits widths from 320 to 1280 pixels`, async () => {
        await expectHydrated(app().url + href(language), needsBrowser);
        if (route) await expectPublicScreen(pages.visitor, app().url, route, language);
        await expectToFit(pages.visitor);
      });
    }

    test('is hydrated in zh for a client, in dark, with another page size and time zone, on a narrow screen, and fits', async () => {
      await expectHydratedForClient(app().url + href('zh'));
      if (forVisitorsOnly) return;
      if (route) await expectPublicScreen(pages.client, app().url, route, 'zh');
      await expectToFit(pages.client);
    });
  });
}

for (const language of languages) {
  test(`is hydrated at a plain address where ${language} is stored`, async () => {
    await pages.visitor.goto(`${app().url}/${language}`);
    await waitUntilHydrated(pages.visitor);
    await expectHydrated(app().url + paths.plainContact.href());
    expect(await pages.visitor.locator('html').getAttribute('lang')).toBe(language);
  });
}

for (const language of languages) {
  test(`navigates without JavaScript in ${language}`, async () => {
    const served = await openPage(await browser().newContext({ javaScriptEnabled: false }));
    await served.goto(`${app().url}/${language}`);
    await served.locator('header input[type=search]').fill('DL-1001');
    await served.locator('header input[type=search]').press('Enter');
    await served.waitForURL(/\/catalogo\?q=DL-1001$/);
    await served.locator('main article a').first().click();
    await served.waitForURL(/\/stock\//);
    expect(await served.locator('main h1').count()).toBe(1);
    await served.locator('footer a[href$="/terms"]').click();
    await served.waitForURL(/\/terms$/);
    expect(await served.locator('main h1').innerText()).not.toBe('');
    await served.context().close();
  });
}

test('narrows the catalogue without JavaScript on a narrow screen', async () => {
  const served = await openPage(await browser().newContext({ javaScriptEnabled: false, viewport: narrow }));
  await served.goto(`${app().url}/en/catalogo`);
  const items = await served.locator('main article').first().boundingBox();
  const filters = await served.locator('aside').boundingBox();
  expect(filters?.y).toBeGreaterThan(items?.y ?? Number.POSITIVE_INFINITY);
  await served.getByRole('link', { name: /^Tools/ }).click();
  await served.getByRole('heading', { level: 1, name: 'Tools' }).waitFor();
  await served.getByRole('link', { name: /^On offer/ }).click();
  await served.waitForURL(/offers=1/);
  expect(await served.locator('main article').count()).toBeGreaterThan(0);
  await served.context().close();
});

test('fetches the same state from a process that has just started and one that has loaded all of its code', async () => {
  const started = await startApp();
  const readStateAddress = async () => {
    const headers = { accept: 'text/html', 'cache-control': 'no-cache' };
    const response = await fetch(`${started.url}/es`, { headers });
    return /id="rendered-state" href="([^"]*)"/.exec(await response.text())?.[1];
  };
  try {
    const first = await readStateAddress();
    expect(first).toBeDefined();
    expect([await readStateAddress(), await readStateAddress()]).toEqual([first, first]);
  } finally {
    await started.stop();
  }
});
