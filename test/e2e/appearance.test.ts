import { expect, type Locator } from '@playwright/test';

import type { Language } from '@/shared/i18n/languages';
import { paths } from '@/shared/routing/paths';

import { createOutbox } from '../../server/test/support/outbox';
import { changeScheme, drawEverything, findViolations, waitForTransitions } from './support/accessibility';
import { openPage, type WatchedPage } from './support/browser';
import { createBuyer } from './support/buyer';
import { acceptButton, sendButton } from './support/cartPage';
import { goWithin } from './support/goWithin';
import { getMessages } from './support/messages';
import { findOverflow, someWidths } from './support/overflow';
import {
  expectMail,
  expectPicture,
  expectPictures,
  fixedServices,
  openForPictures,
  paper,
  wide,
} from './support/pictures';
import { expectedAt, type RouteRow, routeTable, withOrder } from './support/routeTable';
import { ownApp, test } from './support/running';
import { demo } from './support/signedIn';

const { app, browser } = ownApp({ ...fixedServices, ORDER_MAIL_TO: 'orders@medida.example' });
const text = getMessages('en');
const lang = 'en';

// These look like another row, as do URLs without a language; hydration.test.ts opens them all.
const repeated = ['a page of the catalogue', 'a page of a category', 'a subcategory', 'the login area'];
const rows = routeTable.filter(({ name }) => !repeated.includes(name));
const table: RouteRow = {
  ...rows.find(({ name }) => name === 'catalogue')!,
  name: 'catalogue as a table',
  href: (lang) => paths.catalogue.href({ lang }, { view: 'table' }),
};

const open = (isClient: boolean, language: Language = lang) => openForPictures(browser(), app(), isClient, language);

/** Navigates within the page if there is one. */
const visit = async (page: WatchedPage, address: string, heading: string) => {
  await page.setViewportSize(wide);
  if (page.url().startsWith(app().url)) await goWithin(page, address);
  else await page.goto(app().url + address);
  await page.getByRole('heading', { level: 1 }).filter({ hasText: heading }).waitFor();
};

const visitRow = async (page: WatchedPage, given: RouteRow, language: Language) => {
  const row = await withOrder(given, app().url);
  const { heading, title } = await expectedAt(app().url, row, language);
  await visit(page, row.href(language), heading);
  await page.waitForFunction((expected) => document.title === expected, title);
  await page.waitForFunction(() => !document.querySelector('main [role=status][aria-label]'));
  expect(await page.locator('html').getAttribute('lang')).toBe(language);
};

/** Everything in the light scheme; only the colours in the dark one. */
const findSchemeViolations = async (page: WatchedPage, scheme: 'light' | 'dark') => {
  await drawEverything(page);
  await waitForTransitions(page);
  const violations = await findViolations(page, scheme === 'light' ? 'practice' : 'contrast');
  return violations.map((fault) => `in ${scheme}: ${fault}`);
};

for (const [who, isClient] of [
  ['visitor', false],
  ['client', true],
] as const) {
  test.describe(`to a ${who}`, () => {
    let page: WatchedPage;
    test.beforeAll(async () => {
      page = await open(isClient);
    });
    test.afterAll(() => page.context().close());

    for (const row of [...rows, table].filter(({ access }) => (access === 'private') === isClient))
      test(`${row.name} looks as pictured, is accessible, and fits widths from 320 to 1440 pixels`, async () => {
        await visitRow(page, row, lang);
        const faults: string[] = [];
        await expectPictures(page, row.name, async (scheme) => {
          faults.push(...(await findSchemeViolations(page, scheme)));
        });
        expect([...faults, ...(await findOverflow(page)), ...page.complaints.splice(0)]).toEqual([]);
      });
  });
}

// Other languages change only the texts, and their widths: hydration.test.ts looks at those of public screens.
for (const language of ['es', 'zh'] as const) {
  test(`fits all widths on the screens of a client in ${language}`, async () => {
    const page = await open(true, language);
    for (const row of rows.filter(({ access }) => access === 'private')) {
      await visitRow(page, row, language);
      await drawEverything(page);
      expect([row.name, await findOverflow(page, someWidths)]).toEqual([row.name, []]);
    }
    expect(page.complaints).toEqual([]);
    await page.context().close();
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
  const [inLight] = await findSchemeViolations(page, 'light');
  expect(inLight).toMatch(/^in light: button-name\n<button>/);
  await changeScheme(page, 'dark');
  expect((await findSchemeViolations(page, 'dark')).join('\n')).toMatch(/^in dark: color-contrast[^]+Far below/);
  await context.close();
});

test('detects what is too wide at a few widths only, where a style changes', async () => {
  const page = await openPage(await browser().newContext());
  await page.setContent('<style>@media (min-width: 1361px) { main { width: 1364px } }</style><main>Wide</main>');
  expect(await findOverflow(page)).toEqual([1362, 1361].map((width) => `too wide at ${width}: <main>Wide</main>`));
  await page.context().close();
});

test('the states of a visitor look as pictured', async () => {
  const page = await open(false);
  await visit(page, paths.catalogue.href({ lang }, { q: 'nothing-like-this' }), '');
  await page.getByText(text('catalogue.empty')).first().waitFor();
  await expectPictures(page, 'search without results');

  await visit(page, paths.oauthLogin.href({ lang }), text('page.login'));
  await page.getByLabel(text('session.username'), { exact: true }).fill(demo.username);
  await page.getByLabel(text('session.password'), { exact: true }).fill('wrong');
  await page.keyboard.press('Enter');
  await page.getByRole('alert').waitFor();
  await expectPictures(page, 'sign-in refused');

  await visit(page, paths.terms.href({ lang }), text('page.terms'));
  await page.getByRole('button', { name: text('shell.preferences') }).click();
  await page.getByLabel(text('timeZone.label')).waitFor();
  await expectPictures(page, 'preferences');
  await page.keyboard.press('Escape');
  await page.context().close();
});

test('a failed service looks as pictured', async () => {
  const page = await open(true);
  await page.route('**/GetOrdersByCompanyByClientId/**', (route) => route.abort('connectionrefused'));
  await visit(page, paths.orders.href({ lang }), text('page.orders'));
  await page.getByRole('alert').first().waitFor();
  await expectPictures(page, 'a failed service');
  await page.context().close();
});

const print = async (page: WatchedPage, name: string, start: () => Promise<unknown>, mask: Locator[] = []) => {
  await page.setViewportSize(paper);
  await start();
  await page.emulateMedia({ media: 'print' });
  await expectPicture(page, `printed ${name}`, mask);
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await page.emulateMedia({ media: 'screen' });
};

// Before there are new orders.
test('printed lists look as pictured', async () => {
  const page = await open(true);
  await visit(page, paths.category.href({ lang, category: 'kitchen-1-100' }, { prices: 1 }), text('catalogue.prices'));
  await page.getByRole('table').waitFor();
  // The worker that loads the prices has a clock of its own.
  const asOf = page.getByText(text('catalogue.prices.beforeTaxes'));
  await print(page, 'price list', () => waitForTransitions(page), [asOf]);
  const order = await withOrder(
    rows.find(({ name }) => name === 'an order')!,
    app().url,
  );
  await visit(page, order.href(lang), (await expectedAt(app().url, order, lang)).heading);
  await print(page, 'order', () => page.getByRole('button', { name: text('orders.one.print') }).click());
  await page.context().close();
});

test('an order, its mails and the printed cart look as pictured', async () => {
  const buyer = await createBuyer(app().url);
  for (const catalogId of [1, 2])
    for (const [at, { stockItemId }] of (await buyer.items(catalogId, 2)).entries())
      await buyer.put(catalogId, stockItemId, 12 * (at + 1));
  const page = await open(true);
  await visit(page, paths.cart.href({ lang }), text('page.cart'));
  await sendButton(page).waitFor();
  await expectPictures(page, 'a cart with lines');
  const printButton = () => page.getByRole('button', { name: text('cartPage.print') }).click();
  await print(page, 'cart', printButton);

  await page.setViewportSize(wide);
  await sendButton(page).click();
  await acceptButton(page).waitFor();
  // The click may have scrolled the page behind the dialog.
  await page.evaluate(() => window.scrollTo(0, 0));
  await expectPictures(page, 'the question before an order');
  await page.setViewportSize(wide);
  await acceptButton(page).click();
  await page.getByRole('heading', { level: 1, name: text('page.orderSent') }).waitFor();

  const mails = await createOutbox(app().dataDir).waitFor(4);
  const writtenTo = (address: string) => mails.find((mail) => mail.includes(`\nTo: ${address}`)) ?? '';
  await expectMail(browser(), writtenTo(demo.username), 'mail to the client');
  await expectMail(browser(), writtenTo('orders@medida.example'), 'mail to the company');
  await page.context().close();
});
