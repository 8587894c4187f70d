import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, type Locator } from '@playwright/test';

import { watchRequests } from '../../scripts/browser/whenQuiet.mjs';
import { demoApprover, demoBuyer } from '../../server/demo/demoPeople';
import { openPage, type WatchedPage } from './support/browser';
import { createBuyer } from './support/buyer';
import { runCommand } from './support/command';
import { eventually } from './support/eventually';
import { goWithin } from './support/goWithin';
import { getMessages } from './support/messages';
import { enableQaMode, exportFromPanel, importIntoPanel } from './support/qaPanel';
import { ownApp, test } from './support/running';
import { readWhenSettled } from './support/screen';

const text = getMessages('en');
const { app, browser } = ownApp();

let directory: string;
test.beforeAll(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'medida-week-'));
});
test.afterAll(() => rm(directory, { recursive: true }));

const openTester = async (language: string) => {
  const context = await browser().newContext({
    viewport: { width: 1440, height: 1300 },
    reducedMotion: 'reduce',
    acceptDownloads: true,
  });
  await enableQaMode(context);
  const page = await openPage(context);
  await page.goto(`${app().url}/${language}/terms?qa`);
  await page.locator('section[data-qa]').waitFor();
  return page;
};

/** The number of the action that the panel of QA mode stands at. */
const readStep = (page: WatchedPage) =>
  page.evaluate(() => Number.parseInt(document.querySelector('#qa [aria-current=step] span')?.textContent ?? '', 10));

const showStep = (page: WatchedPage, step: number) =>
  page
    .locator('#qa ol button')
    .filter({ has: page.locator(`span:first-child:text-is("${step}")`) })
    .click();

/** The page and its dialogs, and what is typed and chosen in them; notices come and go by the clock. */
const readPage = (page: WatchedPage) =>
  page.evaluate(() => {
    const parts = [...document.querySelectorAll<HTMLElement>(':is(main, .MuiDialog-root)')];
    const fields = ':is(input:not([type=password], [type=checkbox]), select, textarea)';
    return {
      title: document.title,
      texts: parts.map(({ innerText }) => innerText.replace(/\s+/g, ' ')),
      fields: parts.flatMap((part) => [...part.querySelectorAll<HTMLInputElement>(fields)].map(({ value }) => value)),
    };
  });

const pressed = (place: WatchedPage | Locator, id: string) =>
  place
    .getByRole('button', { name: text(id), exact: true })
    .first()
    .press('Enter');

test("walks a buyer's week by keyboard, and shows the same screens in a replay", async () => {
  const buyer = await createBuyer(app().url);
  await buyer.empty();
  const [first, second] = await buyer.items(1, 2);
  await buyer.put(1, first!.stockItemId, 120);

  const page = await openTester('en');
  const whenQuiet = watchRequests(page);
  const dialog = page.getByRole('dialog');
  const screens: { step: number; shown: Awaited<ReturnType<typeof readPage>> }[] = [];
  const see = async (place: Locator) => {
    await place.first().waitFor();
    await whenQuiet();
    await readWhenSettled(page, 200);
    screens.push({ step: await readStep(page), shown: await readPage(page) });
  };
  const heading = (name: string | RegExp) => page.getByRole('heading', { level: 1, name });
  const signIn = async ({ email, password }: typeof demoBuyer) => {
    await goWithin(page, '/en/oauth/login');
    await page.getByLabel(text('session.username')).fill(email);
    await page.getByLabel(text('session.password'), { exact: true }).fill(password);
    await page.keyboard.press('Enter');
    await page.waitForURL('**/dashboard');
  };
  const run = (...args: string[]) => runCommand(app(), 'orders', ...args);

  await signIn(demoBuyer);
  await goWithin(page, '/en/client/shopping-cart');
  await page.getByLabel(text('push.comment')).fill('For the hall');
  await see(page.getByRole('button', { name: text('approvals.ask') }));
  await pressed(page, 'approvals.ask');
  await see(page.getByText(text('approvals.state.waiting')));

  await page.getByRole('button', { name: /Talleres Demo/ }).press('Enter');
  await page.getByRole('menuitem', { name: text('menu.signOut') }).press('Enter');
  await heading(text('session.signIn.title')).waitFor();
  await signIn(demoApprover);
  await goWithin(page, '/en/client/approvals');
  await pressed(page, 'approvals.decline');
  await page.getByLabel(text('approvals.reason')).fill('Too much');
  await see(page.getByLabel(text('approvals.reason')));
  await page.keyboard.press('Escape');
  await page
    .getByRole('button', { name: /^Approve/ })
    .first()
    .press('Enter');
  await see(
    page.locator('section', { hasText: 'For the hall' }).getByRole('link', { name: text('approvals.toOrder') }),
  );

  await buyer.put(1, second!.stockItemId, 40);
  await goWithin(page, '/en/client/shopping-cart');
  await pressed(page, 'quote.ask');
  await dialog.getByRole('textbox', { name: text('quote.ask.comment') }).fill('For the hall');
  await see(dialog);
  await pressed(dialog, 'quote.ask.send');
  await page.getByRole('link', { name: text('notification.viewQuote') }).press('Enter');
  await see(page.getByText(text('quote.lead.requested')));
  const quote = (await heading(/^Quote /).textContent())!.replace(/^Quote /, '');
  await run('offer', quote, '--discount', '10', '--until', '2999-12-31', '--note', 'Soon');
  await pressed(page, 'quote.decline');
  await see(dialog);
  await page.keyboard.press('Escape');
  await pressed(page, 'quote.accept');
  await dialog.getByLabel(text('push.reference')).fill('PO-17');
  await dialog.getByLabel(text('push.deliveryAddress')).fill('8 Dock Road');
  await dialog.getByLabel(text('push.wishedDate')).fill('soon');
  await page.keyboard.press('Enter');
  await see(dialog.locator('[aria-invalid=true]'));
  await dialog.getByLabel(text('push.wishedDate')).fill('');
  await page.keyboard.press('Enter');
  await see(heading(text('page.orderSent')));
  const placed = (await buyer.orders(1)).find(({ purchaseOrder }) => purchaseOrder === 'PO-17')!;
  expect(placed).toMatchObject({ comment: 'For the hall', deliveryAddress: '8 Dock Road' });
  expect((await buyer.cart(1)).length).toBe(1);

  await goWithin(page, `/en/client/orders/1/${placed.orderId}`);
  await heading(placed.orderNumber!).waitFor();
  await page.getByText('8 Dock Road').first().waitFor();
  await run('parcel', placed.orderNumber!, '--carrier', 'DHL', '--number', '1Z9', '--lines', `${second!.code}:10`);
  const invoice = path.join(directory, 'invoice.pdf');
  await writeFile(invoice, '%PDF-1.4\n%%EOF\n');
  await run('document', placed.orderNumber!, invoice, '--kind', 'invoice');
  await page.getByText('1Z9', { exact: true }).waitFor();
  await see(page.getByText('invoice.pdf'));
  await page.getByRole('button', { name: /^Return items/ }).press('Enter');
  await pressed(dialog, 'orders.request.send');
  await see(dialog.locator('[aria-invalid=true]'));
  await page.keyboard.type('2');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Broken');
  await see(dialog);
  await pressed(dialog, 'orders.request.send');
  await see(page.getByText('Broken'));
  await run('answer', placed.orderNumber!, '1', 'accept', '--note', 'We pick it up');
  await see(page.getByText('We pick it up'));

  await goWithin(page, '/en/client/shopping-cart');
  await pressed(page, 'favourites.cart.keep');
  await pressed(page, 'setAside.do');
  await page.getByLabel(text('setAside.name')).fill('Week');
  await see(page.getByLabel(text('setAside.name')));
  await page.keyboard.press('Enter');
  const takeBack = page.getByRole('button', { name: 'Take back “Week”' });
  await see(takeBack);
  await takeBack.press('Enter');
  await see(page.getByRole('button', { name: text('setAside.do') }));
  await goWithin(page, '/en/client/favourites');
  await pressed(page, 'standing.begin');
  await page.getByLabel(text('standing.nextDate')).first().fill('soon');
  await page.keyboard.press('Enter');
  await see(page.locator('main [aria-invalid=true]'));
  await page.keyboard.press('Control+a');
  await page.keyboard.type('12/31/2999');
  await page.keyboard.press('Enter');
  await see(page.getByRole('button', { name: text('standing.pause') }));
  await pressed(page, 'standing.delete');
  await see(page.getByRole('alertdialog'));
  await pressed(page.getByRole('alertdialog'), 'confirm.cancel');

  await goWithin(page, '/en/client/people');
  await page.getByRole('button', { name: `Change ${demoBuyer.name}` }).press('Enter');
  await page.getByLabel(text('people.name')).fill('');
  await page.keyboard.press('Enter');
  await see(page.locator('main [aria-invalid=true]'));
  await goWithin(page, '/en/client/quotes');
  await see(page.getByRole('row').filter({ hasText: quote }).getByText(text('quote.state.accepted')));

  const file = path.join(directory, 'week.json');
  await exportFromPanel(page, file);
  expect(page.complaints).toEqual([]);
  await page.context().close();

  const tester = await openTester('zh');
  await importIntoPanel(tester, file);
  await tester.locator('#qa [aria-current=step]').focus();
  await tester.keyboard.press('Home');
  for (const { step, shown } of screens) {
    await showStep(tester, step);
    await eventually(async () => expect(await readPage(tester)).toEqual(shown));
  }
  expect(tester.complaints).toEqual([]);
  await tester.context().close();
});
