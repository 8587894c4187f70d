/** @jest-environment ./test/support/jsdomEnvironment.mjs */
import { waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';

import { aCartItem } from '@/../test/support/builders/aCartLine';
import { aCartService } from '@/../test/support/builders/aCartService';
import { aCartStore } from '@/../test/support/builders/aCartStore';
import { aClient } from '@/../test/support/builders/aSession';
import { memoryStorage, someTabs } from '@/../test/support/builders/memoryStorage';
import { mswServer } from '@/../test/support/mswServer';
import { clientSignedOut, signedIn } from '@/features/session/state/sessionSlice';
import { languageChosen } from '@/features/settings/state/languageSlice';
import type { CatalogCartItem } from '@/api/inventoryApi';
import { ordersApi } from '@/api/ordersApi';
import { listKeys } from '@/shared/lib/storedValues';
import type { OrderPush } from '@/contracts/orders';

import { selectCartVersions } from '../state/cartSelectors';
import { editLine, flushCart } from '../state/edits/editLine';
import { readCart } from '../state/edits/readCart';
import { setQuantity } from '../state/edits/setQuantity';

const line = { catalogId: 1, stockItemId: 40 };
const cartKeys = (local: Storage) => listKeys(local).filter((key) => key.startsWith('client.cart'));
const editKeys = (local: Storage) => listKeys(local).filter((key) => key.startsWith('client.cart.edits.'));
const messages = ({ store }: ReturnType<typeof aCartStore>) =>
  store.getState().notifications.storefront.map(({ message }) => message);
const edit = ({ store }: ReturnType<typeof aCartStore>, quantity: number) =>
  store.dispatch(editLine({ ...line, quantity, added: null }));
const notice = (id: string) => ({ kind: 'message', id });

const untilRequested = (service: ReturnType<typeof aCartService>, call: string) =>
  waitFor(() => expect(service.requests).toContain(call));

const storedCopy = (item: CatalogCartItem) =>
  JSON.stringify({ clientId: 7, copies: { 1: { items: [item], version: null, readAt: 1 } }, edits: {} });
const storedEdit = (edit: object) =>
  JSON.stringify({ clientId: 7, copies: {}, edits: { '1/40': { ...line, ...edit } } });

const anOrderPush = (): OrderPush => ({
  accountId: 1,
  companyId: 1,
  catalogId: 1,
  clientId: 7,
  username: 'ShoppingCart',
  moneyTypeId: 'USD',
  uuid: '0b9f7a52-6f0e-4c39-9c59-3a4f1c2d7e10',
  taxes: 16,
  comment: '',
  putAllPriceZero: false,
});

describe('the cart persisted in the browser', () => {
  it('shows before the service responds and is removed with the client', async () => {
    const local = memoryStorage();
    const events = new EventTarget();
    const service = aCartService([aCartItem({ quantity: 5 })]);
    await aCartStore({ storage: { local, events } }).open();
    events.dispatchEvent(new Event('pagehide'));
    const release = service.hold();
    const later = aCartStore({ storage: { local } });
    later.store.dispatch(signedIn({ token: 'sealed.token.1', client: aClient() }));
    await later.until(() => later.quantities()['1/40'] === 5);
    expect(later.isRead()).toBe(false);
    expect(selectCartVersions(later.store.getState())).toEqual({ 1: null, 2: null });
    release();
    await later.until(later.isRead);
    later.store.dispatch(clientSignedOut());
    expect(cartKeys(local)).toEqual([]);
  });

  it.each([
    ['data of another client', '{"clientId":8,"copies":{"1":{"items":[],"readAt":1}},"edits":{}}'],
    ['data of a newer version', '{"clientId":7,"copies":{"1":{"lines":[]}},"edits":{}}'],
    ['invalid JSON', '{"clientId":'],
    ['an invalid name', storedCopy(aCartItem({ name: {} as never }))],
    ['an invalid price', storedCopy(aCartItem({ price: '1' as never }))],
    ['an invalid line', storedCopy(aCartItem({ shoppingCarts: [null as never] }))],
    ['a negative quantity', storedEdit({ quantity: -1, added: null })],
    ['an edit of another item', storedEdit({ quantity: 2, added: aCartItem({ stockItemId: 41 }) })],
  ])('is discarded given %s', async (_what, text) => {
    const service = aCartService([aCartItem()]);
    const release = service.hold();
    const { store, quantities } = aCartStore({ storage: { local: memoryStorage({ 'client.cart': text }) } });
    store.dispatch(signedIn({ token: 'sealed.token.1', client: aClient() }));
    await untilRequested(service, 'read 2');
    expect(quantities()).toEqual({});
    release();
  });

  it('resumes pending edits of a closed page, once', async () => {
    const local = memoryStorage();
    const service = aCartService([aCartItem(), aCartItem({ stockItemId: 41 })]);
    const closed = aCartStore({ storage: { local } });
    await closed.open();
    const release = service.hold();
    void edit(closed, 9);
    void closed.store.dispatch(editLine({ catalogId: 1, stockItemId: 41, quantity: 0, added: null }));
    await untilRequested(service, 'remove 1/41');
    const left = memoryStorage(Object.fromEntries(listKeys(local).map((key) => [key, local.getItem(key) ?? ''])));
    service.requests.splice(0);
    release();
    const later = aCartStore({ storage: { local: left } });
    await later.open();
    await later.until(() => Object.keys(later.store.getState().cart.edits).length === 0);
    expect(later.quantities()).toEqual({ '1/40': 9 });
    expect(service.edits().filter((call) => call.startsWith('update'))).toEqual(['update 1/40 9']);
    expect(editKeys(left)).toEqual([]);
    expect(messages(later)).toEqual([]);
  });

  it('reports a resumed edit that fails', async () => {
    const service = aCartService([aCartItem()]);
    service.override('update', () => new HttpResponse(null, { status: 409 }));
    const edits = { '1/40': { ...line, quantity: 9, added: null } };
    const local = memoryStorage({ 'client.cart.edits.gone': JSON.stringify({ clientId: 7, copies: {}, edits }) });
    const later = aCartStore({ storage: { local } });
    await later.open();
    await later.until(() => Object.keys(later.store.getState().cart.edits).length === 0);
    expect(later.quantities()).toEqual({ '1/40': 2 });
    await waitFor(() => expect(messages(later)).toEqual([notice('cart.item.updateFailed')]));
  });
});

describe('two tabs', () => {
  const openTabs = async () => {
    const service = aCartService([aCartItem(), aCartItem({ stockItemId: 41 })]);
    const [here, there] = someTabs(2).map((storage) => aCartStore({ storage }));
    if (!here || !there) throw new Error('two tabs');
    await Promise.all([here.open(), there.open()]);
    return { service, here, there };
  };

  it('agree on a line that one of them edited', async () => {
    const { here, there } = await openTabs();
    await edit(here, 7);
    expect(there.quantities()).toEqual({ '1/40': 7, '1/41': 2 });
    await edit(there, 0);
    expect(here.quantities()).toEqual({ '1/41': 2 });
  });

  it("leave each other's pending edits alone", async () => {
    const { service, here, there } = await openTabs();
    const release = service.hold();
    const editing = edit(there, 9);
    service.override(
      'update',
      () => HttpResponse.json({ isSuccessful: true, data: [aCartItem({ quantity: 7 })] }),
      true,
    );
    await edit(here, 7);
    expect(there.quantities()).toMatchObject({ '1/40': 9 });
    release();
    await editing;
    expect(there.quantities()).toMatchObject({ '1/40': 9 });
    expect(here.quantities()).toMatchObject({ '1/40': 9 });
  });

  it('let the service decide which of two edits of a line came last', async () => {
    const { service, here, there } = await openTabs();
    await edit(here, 7);
    service.set(1, 40, 8);
    await there.until(() => there.quantities()['1/40'] === 8);
    expect(there.store.getState().cart.copies[1]?.isCertain).toBe(true);
  });

  it('reload a cart that the other tab has pushed, or may have pushed', async () => {
    const { service, here, there } = await openTabs();
    service.remove(1, 40);
    mswServer.use(http.post('*/Order/PushShoppingCart', () => new HttpResponse(null, { status: 503 })));
    await here.store.dispatch(ordersApi.endpoints.pushShoppingCart.initiate({ orderPush: anOrderPush() }));
    await Promise.all([here, there].map((tab) => tab.until(() => !('1/40' in tab.quantities()))));
    expect(there.quantities()).toEqual({ '1/41': 2 });
  });

  it("ignore another client's changes", async () => {
    const service = aCartService([aCartItem()]);
    const [here, there] = someTabs(2).map(({ channel, events }) => aCartStore({ storage: { channel, events } }));
    await here?.open();
    await there?.open(aClient({ clientId: 8 }));
    if (here) await edit(here, 7);
    expect(there?.quantities()).toEqual({ '1/40': 2 });
    expect(service.getQuantity(1, 40)).toBe(7);
  });
});

describe('offline', () => {
  const connection = (isOnline: boolean) => jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  afterEach(() => void jest.restoreAllMocks());

  it('keeps edits pending and sends the last quantities when the connection is back', async () => {
    const service = aCartService([aCartItem()]);
    const cart = aCartStore({ storage: { local: memoryStorage(), events: window } });
    await cart.open();
    connection(false);
    const outcomes = [edit(cart, 7), edit(cart, 8)];
    expect(cart.quantities()).toEqual({ '1/40': 8 });
    expect(service.edits()).toEqual([]);
    connection(true);
    window.dispatchEvent(new Event('online'));
    expect(await Promise.all(outcomes)).toEqual([{ state: 'saved' }, { state: 'saved' }]);
    expect(service.edits()).toEqual(['update 1/40 8']);
  });

  it('takes over edits of a closed page when the network is down but the browser reports online', async () => {
    const service = aCartService([aCartItem()]);
    for (const call of ['read', 'update'] as const) service.override(call, () => HttpResponse.error());
    const edits = { '1/40': { ...line, quantity: 9, added: null } };
    const copies = { 1: { items: [aCartItem()], version: null, readAt: 1 } };
    const local = memoryStorage({
      'client.cart': JSON.stringify({ clientId: 7, copies, edits: {} }),
      'client.cart.edits.gone': JSON.stringify({ clientId: 7, copies: {}, edits }),
    });
    const events = new EventTarget();
    const later = aCartStore({ storage: { local, events } });
    later.store.dispatch(signedIn({ token: 'sealed.token.1', client: aClient() }));
    await later.until(() => later.store.getState().cart.failures[1] != null);
    await waitFor(() => expect(later.quantities()).toEqual({ '1/40': 9 }));
    expect(await later.store.dispatch(flushCart())).toBe(false);
    expect(later.quantities()).toEqual({ '1/40': 9 });
    expect(editKeys(local)).toHaveLength(1);
    expect(messages(later)).toEqual([]);

    mswServer.resetHandlers();
    const back = aCartService([aCartItem()]);
    events.dispatchEvent(new Event('online'));
    await later.until(() => Object.keys(later.store.getState().cart.edits).length === 0);
    expect(back.edits()).toEqual(['update 1/40 9']);
    expect(service.edits()).toEqual([]);
    expect(later.quantities()).toEqual({ '1/40': 9 });
  });

  it('reports immediately that a line could not be added instead of waiting for the network', async () => {
    const service = aCartService([aCartItem()]);
    const cart = aCartStore();
    await cart.open();
    for (const call of ['read', 'insert'] as const) service.override(call, () => HttpResponse.error());
    const added = aCartItem({ stockItemId: 41 });
    const outcome = await cart.store.dispatch(editLine({ catalogId: 1, stockItemId: 41, quantity: 1, added }));
    expect(outcome).toMatchObject({ state: 'failed' });
    expect(cart.quantities()).toEqual({ '1/40': 2 });
  });

  it('drops the edits of a client who signs out and sends none of them for the next one', async () => {
    const service = aCartService([aCartItem()]);
    const local = memoryStorage();
    const cart = aCartStore({ storage: { local, events: window } });
    await cart.open();
    connection(false);
    const first = edit(cart, 7);
    expect(editKeys(local)).toHaveLength(1);
    cart.store.dispatch(clientSignedOut());
    expect(cartKeys(local)).toEqual([]);
    connection(true);
    await cart.open(aClient({ clientId: 8 }));
    connection(false);
    const second = edit(cart, 5);
    connection(true);
    window.dispatchEvent(new Event('online'));
    expect([await first, await second]).toMatchObject([{ state: 'failed' }, { state: 'saved' }]);
    expect(service.edits()).toEqual(['update 1/40 5']);
  });

  it('keeps edits that were in flight when the connection dropped', async () => {
    const service = aCartService([aCartItem()]);
    const cart = aCartStore();
    await cart.open();
    service.override(
      'update',
      () => {
        connection(false);
        return HttpResponse.error();
      },
      true,
    );
    const settling = edit(cart, 7);
    await waitFor(() => expect(navigator.onLine).toBe(false));
    connection(true);
    window.dispatchEvent(new Event('online'));
    expect(await settling).toEqual({ state: 'saved' });
    expect(service.getQuantity(1, 40)).toBe(7);
  });
});

it('notifies once for quantities set in quick succession, according to the last one', async () => {
  const service = aCartService([aCartItem()]);
  const cart = aCartStore();
  await cart.open();
  const set = (quantity: number) => cart.store.dispatch(setQuantity(line, quantity));
  const release = service.hold();
  const setting = [set(3), set(4), set(0)];
  release();
  await Promise.all(setting);
  expect(messages(cart)).toEqual([notice('cart.item.deleted')]);
  expect(service.edits().at(-1)).toBe('remove 1/40');
  service.set(1, 40, 2);
  await cart.store.dispatch(readCart(1));
  await set(5);
  expect(messages(cart)).toHaveLength(2);
});

it('re-fetches the items in another language', async () => {
  const service = aCartService([aCartItem()]);
  const { open, store } = aCartStore();
  await open();
  service.requests.splice(0);
  store.dispatch(languageChosen('zh'));
  await waitFor(() => expect([...service.requests].sort()).toEqual(['read 1', 'read 2']));
});

it.each([
  [7, undefined, 'cart.item.updated'],
  [7, 500, 'cart.item.updateFailed'],
  [0, undefined, 'cart.item.deleted'],
  [0, 500, 'cart.item.deleteFailed'],
])('reports the outcome of setting quantity %p (%p)', async (quantity, status, id) => {
  const service = aCartService([aCartItem()]);
  const cart = aCartStore();
  await cart.open();
  if (status)
    for (const call of ['update', 'remove'] as const) service.override(call, () => new HttpResponse(null, { status }));
  expect(await cart.store.dispatch(setQuantity(line, quantity))).toBe(status === undefined);
  expect(messages(cart)).toEqual([notice(id)]);
});
