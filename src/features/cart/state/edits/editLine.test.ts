/** @jest-environment ./test/support/jsdomEnvironment.mjs */
import { HttpResponse } from 'msw';

import { aCartItem } from '@/../test/support/builders/aCartLine';
import { aCartService, type CartCall } from '@/../test/support/builders/aCartService';
import { aCartStore } from '@/../test/support/builders/aCartStore';
import { clientSignedOut } from '@/features/session/state/sessionSlice';

import { toOrderedItem } from '../cartModel';
import { selectCartFailures, selectCartVersions, selectHasPendingEdits } from '../cartSelectors';
import { editLine, flushCart } from './editLine';
import { readCart } from './readCart';

const openStore = async () => {
  const service = aCartService([aCartItem(), aCartItem({ stockItemId: 41 })]);
  const cart = aCartStore();
  await cart.open();
  const edit = (quantity: number, stockItemId = 40) =>
    cart.store.dispatch(editLine({ catalogId: 1, stockItemId, quantity, added: null }));
  return { service, ...cart, edit };
};

const failed: unknown = expect.objectContaining({ state: 'failed' });

it('shows an edit immediately and sends it without re-reading the cart', async () => {
  const { service, quantities, edit } = await openStore();
  const settling = edit(7);
  expect(quantities()).toEqual({ '1/40': 7, '1/41': 2 });
  expect(await settling).toEqual({ state: 'saved' });
  expect(service.requests).toEqual(['read 1', 'read 2', 'update 1/40 7']);
  expect(quantities()).toEqual({ '1/40': 7, '1/41': 2 });
});

it('keeps one request in flight per line; the last quantity wins', async () => {
  const { service, quantities, edit } = await openStore();
  const release = service.hold();
  const outcomes = [edit(3), edit(4), edit(5), edit(9, 41)];
  expect(quantities()).toEqual({ '1/40': 5, '1/41': 9 });
  release();
  expect(await Promise.all(outcomes)).toEqual(outcomes.map(() => ({ state: 'saved' })));
  expect(service.edits().sort()).toEqual(['update 1/40 3', 'update 1/40 5', 'update 1/41 9']);
  expect(service.getQuantity(1, 40)).toBe(5);
});

it('removes a line, including one that is already gone', async () => {
  const { service, quantities, edit } = await openStore();
  expect(await edit(0)).toEqual({ state: 'saved' });
  service.remove(1, 41);
  expect(await edit(0, 41)).toEqual({ state: 'saved' });
  expect(service.edits()).toEqual(['remove 1/40', 'remove 1/41']);
  expect(quantities()).toEqual({});
});

it('uses the first cart of an item as its line', async () => {
  const [first, second] = [4, 8].map((quantity) => ({ shoppingCartId: 396 + quantity, quantity, price: 1 }));
  const service = aCartService([aCartItem({ shoppingCarts: [first!, second!] })]);
  const { open, store, quantities } = aCartStore();
  await open();
  expect(quantities()).toEqual({ '1/40': 4 });
  await store.dispatch(editLine({ catalogId: 1, stockItemId: 40, quantity: 0, added: null }));
  expect(service.edits()).toEqual(['remove 1/40']);
});

it('rolls back only the failed line', async () => {
  const { service, quantities, edit, store } = await openStore();
  service.override('update', () => new HttpResponse(null, { status: 500 }), true);
  const [first, second] = await Promise.all([edit(7), edit(8, 41)]);
  expect([first, second]).toEqual([failed, { state: 'saved' }]);
  expect(quantities()).toEqual({ '1/40': 2, '1/41': 8 });
  expect(selectHasPendingEdits(store.getState())).toBe(false);
});

it('sends the newer quantity when the previous one failed', async () => {
  const { service, quantities, edit } = await openStore();
  let fail: () => void = () => undefined;
  const failing = new Promise<void>((resolve) => (fail = resolve));
  service.override('update', () => failing.then(() => new HttpResponse(null, { status: 500 })), true);
  const outcomes = [edit(7), edit(8)];
  fail();
  expect(await Promise.all(outcomes)).toEqual([{ state: 'saved' }, { state: 'saved' }]);
  expect(quantities()).toMatchObject({ '1/40': 8 });
});

const responses: [string, () => Response][] = [
  ['a lost response', () => HttpResponse.error()],
  ['401', () => new HttpResponse(null, { status: 401 })],
  ['409', () => HttpResponse.json({ isSuccessful: false, message: 'not for sale', data: [] }, { status: 409 })],
  ['412', () => new HttpResponse(null, { status: 412 })],
  ['422', () => new HttpResponse(null, { status: 422 })],
  ['429', () => new HttpResponse(null, { status: 429, headers: { 'Retry-After': '9' } })],
  ['500', () => new HttpResponse(null, { status: 500 })],
  ['HTML', () => HttpResponse.html('<p>hi</p>')],
  ['an empty body', () => new HttpResponse(null, { status: 200 })],
  ['isSuccessful: false', () => HttpResponse.json({ isSuccessful: false, message: null, data: [] })],
  ['a response without a list', () => HttpResponse.json({ isSuccessful: true })],
];
const calls: [CartCall, number][] = [
  ['insert', 7],
  ['update', 7],
  ['remove', 0],
];
const table = responses.flatMap(([what, respond]) =>
  calls.map(([call, quantity]) => ({ what, respond, call, quantity })),
);

describe.each([false, true])('when the service has applied the edit: %s', (isMade) => {
  it.each(table)('$what to $call ends with what the service has', async ({ respond, call, quantity, what }) => {
    const { service, quantities, store, until } = await openStore();
    service.override(call, () => {
      if (isMade && quantity === 0) service.remove(1, 40);
      if (isMade && quantity > 0) service.set(1, 40, quantity);
      return respond();
    });
    const added = call === 'insert' ? aCartItem() : null;
    const editing = store.dispatch(editLine({ catalogId: 1, stockItemId: 40, quantity, added }));
    if (what === '401') {
      await until(() => store.getState().session.isExpired);
      store.dispatch(clientSignedOut());
      expect(await editing).toEqual(failed);
      expect(quantities()).toEqual({});
      return;
    }
    expect(await editing).toEqual(isMade ? { state: 'saved' } : failed);
    expect(quantities()['1/40'] ?? 0).toBe(service.getQuantity(1, 40));
    expect(quantities()).toMatchObject({ '1/41': 2 });
    expect(selectHasPendingEdits(store.getState())).toBe(false);
  });
});

it('keeps a quantity while the service takes no more requests, and sends it when it does again', async () => {
  const { service, quantities, edit, store, until } = await openStore();
  const refuse = () => new HttpResponse(null, { status: 429, headers: { 'Retry-After': '1' } });
  service.override('update', refuse, true);
  service.override('read', refuse, true);
  expect(await edit(7)).toEqual({ state: 'waiting' });
  expect(quantities()).toMatchObject({ '1/40': 7 });
  await until(() => !selectHasPendingEdits(store.getState()));
  expect(service.getQuantity(1, 40)).toBe(7);
});

it('does not let a read that started earlier undo an edit', async () => {
  const { service, quantities, edit, store } = await openStore();
  const release = service.hold();
  const reading = store.dispatch(readCart(1));
  while (service.requests.length < 3) await new Promise((resolve) => setTimeout(resolve));
  service.override('update', () => HttpResponse.json({ isSuccessful: true, data: [aCartItem({ quantity: 7 })] }));
  service.override('remove', () => HttpResponse.json({ isSuccessful: true, data: [] }));
  expect(await Promise.all([edit(7), edit(0, 41)])).toEqual([{ state: 'saved' }, { state: 'saved' }]);
  release();
  await reading;
  expect(quantities()).toEqual({ '1/40': 7 });
  expect(selectCartVersions(store.getState())).toEqual({ 1: null, 2: '"1"' });
});

it('retries a failed cart read once the service accepts an edit again', async () => {
  const { service, edit, store, until } = await openStore();
  service.override('update', () => HttpResponse.error(), true);
  service.override('read', () => new HttpResponse(null, { status: 500 }), true);
  expect(await edit(7)).toEqual(failed);
  expect(selectCartFailures(store.getState())[1]).toEqual(expect.objectContaining({ status: 500 }));
  expect(await edit(8)).toEqual({ state: 'saved' });
  await until(() => !selectCartFailures(store.getState())[1]);
});

it('leaves nothing behind when the client signs out mid-request', async () => {
  const { service, quantities, edit, store } = await openStore();
  const release = service.hold();
  const editing = edit(7);
  store.dispatch(clientSignedOut());
  release();
  expect(await editing).toEqual(failed);
  expect(quantities()).toEqual({});
});

describe('flushing the cart', () => {
  it('ends with versions that match the lines on screen', async () => {
    const { service, edit, store } = await openStore();
    void edit(7);
    service.set(1, 99, 1);
    expect(await store.dispatch(flushCart())).toBe(true);
    expect(selectHasPendingEdits(store.getState())).toBe(false);
    expect(selectCartVersions(store.getState())).toEqual({ 1: '"3"', 2: '"1"' });
    expect(service.requests).toEqual(['read 1', 'read 2', 'update 1/40 7', 'read 1']);
  });

  it('reports a failed edit or an unreadable cart', async () => {
    const { service, edit, store } = await openStore();
    service.override('update', () => new HttpResponse(null, { status: 500 }), true);
    void edit(7);
    expect(await store.dispatch(flushCart())).toBe(false);
    void edit(8);
    service.override('read', () => new HttpResponse(null, { status: 500 }));
    expect(await store.dispatch(flushCart())).toBe(false);
  });

  it('ends when the connection drops and leaves the edit pending', async () => {
    const { service, edit, quantities, store } = await openStore();
    const release = service.hold();
    const editing = edit(7);
    const settling = store.dispatch(flushCart());
    const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    window.dispatchEvent(new Event('offline'));
    expect(await settling).toBe(false);
    expect(await store.dispatch(flushCart())).toBe(false);
    expect(selectHasPendingEdits(store.getState())).toBe(true);
    onLine.mockReturnValue(true);
    window.dispatchEvent(new Event('online'));
    release();
    expect(await editing).toEqual({ state: 'saved' });
    expect(quantities()).toMatchObject({ '1/40': 7 });
  });
});

it('sends new lines in the order they were added, even when added one by one', async () => {
  const { service, store } = await openStore();
  let pause = 30;
  service.override('insert', async () => {
    pause -= 10;
    await new Promise((resolve) => setTimeout(resolve, pause));
  });
  const add = (stockItemId: number) =>
    store.dispatch(
      editLine({ catalogId: 1, stockItemId, quantity: 1, added: toOrderedItem(aCartItem({ stockItemId })) }),
    );
  await Promise.all([add(53), add(51), add(52)]);
  expect(service.getItemIds(1)).toEqual([40, 41, 53, 51, 52]);
});

it('continues with the next new line after one fails', async () => {
  const { service, store } = await openStore();
  service.override('insert', () => new HttpResponse(null, { status: 500 }), true);
  const add = (stockItemId: number) =>
    store.dispatch(
      editLine({ catalogId: 1, stockItemId, quantity: 1, added: toOrderedItem(aCartItem({ stockItemId })) }),
    );
  expect(await Promise.all([add(53), add(51)])).toMatchObject([{ state: 'failed' }, { state: 'saved' }]);
});
