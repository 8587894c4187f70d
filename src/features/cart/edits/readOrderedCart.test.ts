/** @jest-environment ./test/support/jsdomEnvironment.mjs */
import { aCartItem } from '@/../test/support/builders/aCartLine';
import { aCartStore } from '@/../test/support/builders/aCartStore';
import { stubTaxRate } from '@/../test/support/builders/stubTaxRate';
import { clientSignedOut } from '@/features/session/state/sessionSlice';
import { ordersApi } from '@/api/ordersApi';

import { selectCartFailures } from '../state/cartSelectors';
import { lineSettled } from '../state/cartSlice';

const item = aCartItem();
const added = aCartItem({ stockItemId: 41 });
const uuid = '0b9f7a52-6f0e-4c39-9c59-3a4f1c2d7e10';
const orderPush = {
  accountId: 1,
  companyId: 1,
  catalogId: 1,
  clientId: 7,
  username: 'ShoppingCart',
  moneyTypeId: 'USD',
  uuid,
  taxes: 16,
  comment: '',
  putAllPriceZero: false,
} as const;

const respondWith = (data: object[]) =>
  new Response(JSON.stringify({ isSuccessful: true, message: null, data, cartVersion: '"1"' }));
const failed = (headers = {}) => new Response('{}', { status: 503, headers });

afterEach(() => void jest.useRealTimers());

/** A one-line cart that has been pushed, after which the service stops returning the cart. */
const pushed = async ({
  version = '"1"',
  push = () => respondWith([{ uuid, orderId: 1 }]),
  cart = () => failed(),
} = {}) => {
  const service = { cart: () => respondWith([item]), reads: 0 };
  const fakeFetch: typeof fetch = (address, init) => {
    if (init?.method === 'POST') return Promise.resolve(push());
    if (!new Request(address).url.endsWith('/1/1/1/7')) return Promise.resolve(respondWith([]));
    service.reads += 1;
    return Promise.resolve(service.cart());
  };
  const opened = aCartStore({ fetch: stubTaxRate(fakeFetch) });
  const { store, until } = opened;
  await opened.open();
  jest.useFakeTimers({ doNotFake: ['Date', 'nextTick', 'queueMicrotask', 'performance', 'setImmediate'] });
  service.cart = cart;
  service.reads = 0;
  const failure = () => selectCartFailures(store.getState())[1];
  const nextFailure = (before: unknown) => until(() => Boolean(failure()) && failure() !== before);
  await store.dispatch(ordersApi.endpoints.pushShoppingCart.initiate({ orderPush, 'If-Match': version }));
  await nextFailure(undefined);
  /** No read until just before the pause ends, then one that fails. */
  const failsAfter = async (milliseconds: number) => {
    const [before, reads] = [failure(), service.reads];
    await jest.advanceTimersByTimeAsync(milliseconds - 1);
    expect(service.reads).toBe(reads);
    await jest.advanceTimersByTimeAsync(1);
    await nextFailure(before);
    expect(service.reads).toBe(reads + 1);
  };
  return { ...opened, service, failsAfter };
};

it('hides the ordered lines and keeps requesting the cart until it loads', async () => {
  const { service, quantities, failsAfter, until } = await pushed();
  expect(quantities()).toEqual({});
  for (const pause of [2, 5, 15, 30, 60, 60]) await failsAfter(pause * 1000);
  service.cart = () => respondWith([added]);
  await jest.advanceTimersByTimeAsync(60_000);
  await until(() => quantities()['1/41'] === 2);
  const { reads } = service;
  await jest.advanceTimersByTimeAsync(600_000);
  expect(service.reads).toBe(reads);
});

it.each([
  ['the copy has another version', { version: '"0"' }],
  ['it is unknown whether it was ordered', { push: () => failed() }],
])('keeps the lines when %s, until the service responds', async (_why, options) => {
  const { service, quantities, until } = await pushed(options);
  expect(quantities()).toEqual({ '1/40': 2 });
  service.cart = () => respondWith([]);
  await jest.advanceTimersByTimeAsync(2000);
  await until(() => Object.keys(quantities()).length === 0);
});

it('retries immediately when the connection is back', async () => {
  const { service, quantities, until } = await pushed();
  service.cart = () => respondWith([added]);
  window.dispatchEvent(new Event('online'));
  await until(() => quantities()['1/41'] === 2);
  expect(service.reads).toBe(2);
});

it('waits as long as the service says', async () => {
  const { failsAfter } = await pushed({ cart: () => failed({ 'Retry-After': '40' }) });
  await failsAfter(40_000);
});

it('stops retrying once the client has signed out', async () => {
  const { service, store } = await pushed();
  store.dispatch(clientSignedOut());
  await jest.advanceTimersByTimeAsync(600_000);
  expect(service.reads).toBe(1);
});

it('keeps a line that was edited since', async () => {
  const { store, quantities } = await pushed();
  store.dispatch(lineSettled({ catalogId: 1, stockItemId: 41, item: added, sent: 2 }));
  expect(quantities()).toEqual({ '1/41': 2 });
});
