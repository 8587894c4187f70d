import { type BrowserContext, expect } from '@playwright/test';

import type { Order, StockItem } from '@/contracts/inventory';

import { requestHeld, responseLost } from '../support/faults/faults';
import { openPage, type WatchedPage } from './support/browser';
import { getMessages } from './support/messages';
import { runningWithFaults, test } from './support/running';
import { demoSession, signInByStorage } from './support/signedIn';

const text = getMessages('en');
const { app, browser, proxy } = runningWithFaults();
const catalogs = [1, 2];

/** The demonstration client's data according to the services, bypassing browser and faults. */
const atTheServices = async () => {
  const { token, client } = await demoSession(app().url);
  const { clientId } = client;
  const fetchRecords = async <Record>(path: string, init: RequestInit = {}): Promise<Record[]> => {
    const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' };
    const response = await fetch(`${app().url}/services/inventory/api/${path}`, { ...init, headers });
    return ((await response.json()) as { data: Record[] }).data;
  };
  const fill = async (only = catalogs) => {
    for (const id of only) {
      const items = await fetchRecords<StockItem>(`StockItems/GetStockItemsByCompany/1/${id}/${id}`);
      const forSale = items.filter((item) => !item.deleted && !item.isParent && item.price !== null);
      for (const { stockItemId, price } of forSale.slice(0, 2)) {
        const body = JSON.stringify({ clientId, stockItemId, quantity: 3, price });
        await fetchRecords(`shoppingCart/InsertEntity/1/${id}/${id}`, { method: 'POST', body });
      }
    }
  };
  const fetchOrders = async () => {
    const lists = catalogs.map((id) =>
      fetchRecords<Order>(`Orders/GetOrdersByCompanyByClientId/1/${id}/${id}/${clientId}`),
    );
    return Promise.all(lists);
  };
  const linesLeft = async () => {
    const carts = catalogs.map((id) => fetchRecords(`shoppingCart/getStockitemsByClientId/1/${id}/${id}/${clientId}`));
    return (await Promise.all(carts)).flat().length;
  };
  const before = await fetchOrders();
  /** Per catalogue, the orders that were not there initially. */
  const newOrders = async () =>
    (await fetchOrders()).map((list, index) =>
      list.filter(({ orderNumber }) => !before[index]?.some((order) => order.orderNumber === orderNumber)),
    );
  return { fill, newOrders, linesLeft };
};

const signedIn = async () => {
  const context = await browser().newContext();
  await context.addInitScript(() => localStorage.setItem('language', 'en'));
  await signInByStorage(context, app());
  return context;
};
const openCart = async (context: BrowserContext) => {
  const page = await openPage(context);
  await page.goto(`${app().url}/en/client/shopping-cart`);
  await sendButton(page).waitFor();
  await page.waitForFunction(() => document.querySelector('button[type=submit][aria-disabled=false]'));
  return page;
};
const sendButton = (page: WatchedPage) => page.getByRole('button', { name: text('push.send'), exact: true });
const dialog = (page: WatchedPage) => page.getByRole('alertdialog', { name: text('push.confirm.title') });
const accept = (page: WatchedPage) =>
  dialog(page)
    .getByRole('button', { name: text('push.confirm.accept'), exact: true })
    .click();
const result = (page: WatchedPage, id: 'push.placed' | 'push.problem') => page.getByRole('region', { name: text(id) });
const shownOrders = async (page: WatchedPage) =>
  (await page.getByRole('link', { name: /^Order M-/ }).allTextContents()).map((name) => name.replace('Order ', ''));

test.afterEach(() => proxy().clear());

test('places two orders by keyboard alone, starting from the note', async () => {
  const services = await atTheServices();
  await services.fill();
  const context = await signedIn();
  const page = await openCart(context);
  await page.getByLabel(text('push.reference')).focus();
  await page.keyboard.type('PO-17');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Ring twice');
  await page.reload();
  await page.waitForFunction(() => document.querySelector('button[type=submit][aria-disabled=false]'));
  expect(await page.getByLabel(text('push.comment')).inputValue()).toBe('Ring twice');
  await page.getByLabel(text('push.comment')).focus();
  await page.keyboard.press('Tab');
  // Holding Enter must not confirm: a button of the opening dialog has focus.
  for (let press = 0; press < 3; press += 1) await page.keyboard.down('Enter');
  await dialog(page).waitFor();
  await page.keyboard.down('Enter');
  await page.keyboard.up('Enter');
  await dialog(page)
    .getByRole('button', { name: text('push.confirm.decline') })
    .focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await result(page, 'push.placed').waitFor();
  const orders = (await services.newOrders()).flat();
  expect(orders.map(({ comment }) => comment)).toEqual(['Ref.: PO-17\nRing twice', 'Ref.: PO-17\nRing twice']);
  expect(await shownOrders(page)).toEqual(orders.map(({ orderNumber }) => orderNumber));
  expect(await services.linesLeft()).toBe(0);
  expect(page.complaints).toEqual([]);
  await context.close();
});

test('asks and sends once the cart is open, even if no other code can be loaded', async () => {
  const services = await atTheServices();
  await services.fill();
  const context = await signedIn();
  const page = await openCart(context);
  await page.route('**/assets/**', (route) => route.fulfill({ status: 503 }));
  await sendButton(page).click();
  await accept(page);
  await result(page, 'push.placed').waitFor();
  expect(await services.linesLeft()).toBe(0);
  await context.close();
});

test('recovers an order whose response was lost, without duplicating it', async () => {
  const services = await atTheServices();
  await services.fill();
  proxy().on({ path: '/Order/PushShoppingCart', body: ({ catalogId }) => catalogId === 2 }, [responseLost]);
  const context = await signedIn();
  const page = await openCart(context);
  await sendButton(page).click();
  await accept(page);
  // Retried automatically after a pause.
  await result(page, 'push.placed').waitFor();
  const orders = (await services.newOrders()).flat();
  expect(orders).toHaveLength(2);
  expect(await shownOrders(page)).toEqual(orders.map(({ orderNumber }) => orderNumber));
  const pushes = proxy().passed({ body: ({ uuid }) => orders.some((order) => order.uuid === uuid) });
  expect(pushes).toHaveLength(3);
  expect(new Set(pushes.map(({ body }) => body)).size).toBe(2);
  await context.close();
});

test('completes the second leg after the page was closed, even if the first attempt arrives late', async () => {
  const services = await atTheServices();
  await services.fill();
  const late = requestHeld();
  proxy().on({ path: '/Order/PushShoppingCart', body: ({ catalogId }) => catalogId === 2 }, [late]);
  const context = await signedIn();
  const page = await openCart(context);
  await sendButton(page).click();
  await accept(page);
  await late.arrived;
  expect((await services.newOrders()).map((orders) => orders.length)).toEqual([1, 0]);
  const home = await openPage(context);
  await page.close();
  await home.goto(`${app().url}/en/brands`);
  await home.getByText(text('push.placed')).waitFor();
  late.release();
  await proxy().settled({ path: '/Order/PushShoppingCart' });
  expect((await services.newOrders()).map((orders) => orders.length)).toEqual([1, 1]);
  expect(await services.linesLeft()).toBe(0);
  expect(await home.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('push.')))).toEqual([]);
  await context.close();
});

test('places one order when two tabs push at once, and both show it', async () => {
  const services = await atTheServices();
  await services.fill([1]);
  const context = await signedIn();
  const [here, there] = [await openCart(context), await openCart(context)];
  for (const page of [here, there]) {
    await page.bringToFront();
    await sendButton(page).click();
    await dialog(page).waitFor();
  }
  await Promise.all([accept(here), accept(there)]);
  for (const page of [here, there]) await result(page, 'push.placed').waitFor();
  const orders = (await services.newOrders()).flat();
  expect(orders).toHaveLength(1);
  for (const page of [here, there]) expect(await shownOrders(page)).toEqual(orders.map((order) => order.orderNumber));
  await context.close();
});
