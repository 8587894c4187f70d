import { type BrowserContext, expect, type Locator } from '@playwright/test';

import { type Fault, requestHeld, responseLost, responseReplaced, responses } from '../support/faults/faults';
import { openPage, type WatchedPage } from './support/browser';
import { type Buyer, catalogIds, createBuyer } from './support/buyer';
import { acceptButton, openCart, send, sendButton, shownLegs } from './support/cartPage';
import { whenInteractive } from './support/goWithin';
import { getMessages } from './support/messages';
import { runningWithFaults, test } from './support/running';
import { demo, signInByStorage } from './support/signedIn';

// What the two parts of an order may come to is in legPairs.test.ts and pushOrder.test.ts.
const text = getMessages('en');
const { app, browser, proxy } = runningWithFaults();

let buyer: Buyer;
let context: BrowserContext;
let reckon: Awaited<ReturnType<typeof reckoning>>;

const pushes = (catalogId: number) => ({
  path: '/Order/PushShoppingCart',
  body: (body: Record<string, unknown>) => body.catalogId === catalogId,
});

/** Compares the services with their initial state: new orders, remaining lines and sent requests of each catalogue. */
const reckoning = async () => {
  const before = await Promise.all(catalogIds.map((catalogId) => buyer.orders(catalogId)));
  const pushed = catalogIds.map((catalogId) => proxy().passed(pushes(catalogId)).length);
  return () =>
    Promise.all(
      catalogIds.map(async (catalogId, at) => {
        const known = new Set(before[at]!.map(({ orderId }) => orderId));
        const orders = (await buyer.orders(catalogId)).filter(({ orderId }) => !known.has(orderId));
        const sent = proxy().passed(pushes(catalogId)).slice(pushed[at]);
        return { orders, lines: await buyer.cart(catalogId), sent };
      }),
    );
};

test.beforeEach(async () => {
  buyer = await createBuyer(app().url);
  await buyer.empty();
  for (const catalogId of catalogIds)
    for (const { stockItemId } of await buyer.items(catalogId, 2)) await buyer.put(catalogId, stockItemId, 3);
  reckon = await reckoning();
  context = await browser().newContext();
  await context.addInitScript(() => localStorage.setItem('language', 'en'));
  await signInByStorage(context, app());
});

test.afterEach(async () => {
  await context.close();
  proxy().clear();
});

const result = (page: WatchedPage) => page.getByRole('region', { name: text('push.placed') });

/** What was sent is on a page of its own, and going back leads to a cart that cannot be sent again. */
const expectSentPage = async (page: WatchedPage) => {
  const heading = page.getByRole('heading', { level: 1, name: text('page.orderSent') });
  await heading.waitFor();
  await page.reload();
  await heading.waitFor();
  for (const { orders } of await reckon())
    await page.getByRole('link', { name: String(orders[0]?.orderNumber), exact: true }).waitFor();
  await page.goBack();
};

/** One order in each catalogue, as the cart shows, and no line left. */
const expectPlacedOnce = async (page: WatchedPage) => {
  await result(page).waitFor();
  expect(await shownLegs(page)).toEqual({ 1: 'push.leg.acknowledged', 2: 'push.leg.acknowledged' });
  const all = await reckon();
  expect(all.map(({ orders, lines }) => [orders.length, lines.length])).toEqual([
    [1, 0],
    [1, 0],
  ]);
  const shown = await page.getByRole('link', { name: /^Order M-/ }).allTextContents();
  expect(shown).toEqual(all.map(({ orders: [order] }) => `Order ${order?.orderNumber}`));
  await page.getByRole('link', { name: /Shopping cart, 0 items/ }).waitFor();
  return all;
};

/** From the home page to a cart that can be sent. */
const walkToCart = async (visitor: BrowserContext) => {
  const page = await openPage(visitor);
  const follow = (place: Locator, name: string | RegExp) => place.getByRole('link', { name }).press('Enter');
  // Which a new page gives the focus, where the keyboard goes on.
  const heading = (name: string | RegExp) => expect(page.getByRole('heading', { level: 1, name })).toBeFocused();
  await page.goto(`${app().url}/en`);
  await whenInteractive(page);
  await follow(page.getByRole('navigation', { name: text('shell.menu') }), text('shell.menu.catalogue'));
  await heading(text('page.catalogue'));
  await follow(page.getByRole('banner'), text('shell.signIn'));
  await page.getByLabel(text('session.username')).fill(demo.username);
  await page.getByLabel(text('session.password'), { exact: true }).fill(demo.password);
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: /Talleres Demo/ }).waitFor();
  await page.goto(`${app().url}/en/catalogo`);
  const adding = page.getByRole('main').getByRole('button', { name: /^Add .* to the shopping cart$/ });
  await adding.first().press('Enter');
  await page.getByText(text('cart.item.added')).first().waitFor();
  await follow(page.getByRole('banner'), /^Shopping cart/);
  await heading(text('cartPage.title'));
  await sendButton(page).waitFor();
  return page;
};

test('walks from the home page to two orders by keyboard alone', { tag: '@walk' }, async () => {
  const visitor = await browser().newContext({ locale: 'en' });
  const page = await walkToCart(visitor);
  await page.getByLabel(text('push.reference')).focus();
  await page.keyboard.type('PO-17');
  await page.keyboard.press('Tab');
  await page.keyboard.type('8 Dock Road');
  await page.keyboard.press('Tab');
  await page.keyboard.type('3/9/2099');
  await page.getByLabel(text('push.comment')).focus();
  await page.keyboard.type('Ring twice');
  await page.reload();
  await sendButton(page).waitFor();
  expect(await page.getByLabel(text('push.comment')).inputValue()).toBe('Ring twice');
  await page.getByLabel(text('push.comment')).focus();
  await page.keyboard.press('Tab');
  // Holding Enter must not confirm: a button of the opening dialog has focus.
  for (let press = 0; press < 3; press += 1) await page.keyboard.down('Enter');
  const dialog = page.getByRole('alertdialog', { name: text('push.confirm.title') });
  await dialog.waitFor();
  await page.keyboard.down('Enter');
  await page.keyboard.up('Enter');
  await dialog.getByRole('button', { name: text('push.confirm.decline') }).focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expectSentPage(page);
  const all = await expectPlacedOnce(page);
  const note = {
    purchaseOrder: 'PO-17',
    deliveryAddress: '8 Dock Road',
    wishedDate: '2099-03-09',
    comment: 'Ring twice',
  };
  expect(all.flatMap(({ orders }) => orders)).toMatchObject([note, note]);
  expect(page.complaints).toEqual([]);
  await visitor.close();
});

test('recovers orders whose responses were replaced or lost, even if no other code can be loaded', async () => {
  const faults: Record<number, Fault> = { 1: responseReplaced(responses.html(502)), 2: responseLost };
  for (const catalogId of catalogIds) proxy().on(pushes(catalogId), [faults[catalogId]!]);
  const page = await openCart(context, app().url);
  await page.route('**/assets/**', (route) => route.fulfill({ status: 503 }));
  await send(page);
  // Retried automatically after a pause.
  const all = await expectPlacedOnce(page);
  // One uuid and one payload, regardless of retries.
  expect(all.map(({ sent }) => [sent.length, new Set(sent.map(({ body }) => body)).size])).toEqual([
    [2, 1],
    [2, 1],
  ]);
});

test('completes the second leg after the page was closed, even if the first attempt arrives late', async () => {
  const late = requestHeld();
  proxy().on(pushes(2), [late]);
  const page = await openCart(context, app().url);
  await send(page);
  await late.arrived;
  expect((await reckon()).map(({ orders }) => orders.length)).toEqual([1, 0]);
  const home = await openPage(context);
  await page.close();
  await home.goto(`${app().url}/en/brands`);
  await home.getByText(text('push.placed')).waitFor();
  late.release();
  await proxy().settled({ path: '/Order/PushShoppingCart' });
  expect((await reckon()).map(({ orders, lines }) => [orders.length, lines.length])).toEqual([
    [1, 0],
    [1, 0],
  ]);
  expect(await home.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('push.')))).toEqual([]);
});

test('places each order once when two tabs push at the same time, and both show it', async () => {
  const tabs = [await openCart(context, app().url), await openCart(context, app().url)];
  for (const tab of tabs) {
    await tab.bringToFront();
    await sendButton(tab).click();
    await acceptButton(tab).waitFor();
  }
  await Promise.all(tabs.map((tab) => acceptButton(tab).click()));
  const sender = await Promise.race(tabs.map((tab) => tab.waitForURL('**/order-sent/**').then(() => tab)));
  await expectSentPage(sender);
  for (const tab of tabs) await expectPlacedOnce(tab);
  const leftOff = tabs.map((tab) => tab.getByText(text('push.left.pushedElsewhere')));
  await Promise.race(leftOff.map((note) => note.waitFor()));
  const counts = await Promise.all(leftOff.map((note) => note.count()));
  expect(counts.sort()).toEqual([0, 1]);
});
