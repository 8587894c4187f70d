/** @jest-environment ./test/support/jsdomEnvironment.mjs */
import { aCartItem } from '@/../test/support/builders/aCartLine';
import { aCartService } from '@/../test/support/builders/aCartService';
import { aCartStore } from '@/../test/support/builders/aCartStore';
import { aRuntimeConfig } from '@/../test/support/builders/aRuntimeConfig';
import { memoryStorage } from '@/../test/support/builders/memoryStorage';
import { stubTaxRate } from '@/../test/support/builders/stubTaxRate';
import { clientSignedOut } from '@/features/session/state/sessionSlice';

import { editLine } from '../state/edits/editLine';

const advance = (milliseconds: number) => jest.advanceTimersByTimeAsync(milliseconds);

beforeEach(() => jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'performance', 'setImmediate'] }));
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

const openStore = async () => {
  const service = aCartService([aCartItem()]);
  const events = new EventTarget();
  const cart = aCartStore({ storage: { local: memoryStorage(), events } });
  await cart.open();
  service.set(1, 40, 77);
  return { ...cart, service, fire: (event: Event) => void events.dispatchEvent(event) };
};

/** Simulates a closed laptop lid: the clock advances but timers do not fire. */
const sleep = (milliseconds: number) => jest.setSystemTime(Date.now() + milliseconds);

it.each([
  ['the network returns', () => new Event('online')],
  ['the browser resumes the page', () => new Event('resume')],
  ['the page is restored from the back/forward cache', () => new PageTransitionEvent('pageshow', { persisted: true })],
])('reloads the cart when %s', async (_what, event) => {
  const { quantities, until, fire } = await openStore();
  fire(event());
  await until(() => quantities()['1/40'] === 77);
});

it.each(['focus', 'visibilitychange'])('reloads a cart older than a minute on %s', async (name) => {
  const { service, quantities, until, fire } = await openStore();
  const { length } = service.requests;
  sleep(50_000);
  fire(new Event(name));
  await advance(100);
  expect(service.requests).toHaveLength(length);
  sleep(20_000);
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValueOnce('hidden');
  fire(new Event(name));
  await advance(100);
  expect(service.requests).toHaveLength(length);
  fire(new Event(name));
  await until(() => quantities()['1/40'] === 77);
});

it('detects by itself that the machine has slept', async () => {
  const { service, quantities, until } = await openStore();
  const { length } = service.requests;
  await advance(600_000);
  expect(service.requests).toHaveLength(length);
  sleep(3_600_000);
  await advance(15_000);
  await until(() => quantities()['1/40'] === 77);
});

it('sends no requests for a visitor', async () => {
  const { service, store, fire } = await openStore();
  store.dispatch(clientSignedOut());
  const { length } = service.requests;
  for (const name of ['online', 'resume', 'focus']) fire(new Event(name));
  await advance(1_000);
  expect(service.requests).toHaveLength(length);
});

it('picks up an edit that lands after its request was abandoned', async () => {
  let quantity = 2;
  const cart = () =>
    new Response(
      JSON.stringify({
        isSuccessful: true,
        message: null,
        data: [aCartItem({ quantity })],
        cartVersion: `"${quantity}"`,
      }),
    );
  const fetch: typeof globalThis.fetch = (_address, init) =>
    init?.method === 'PUT'
      ? new Promise((_, reject) => init.signal?.addEventListener('abort', () => reject(new DOMException('late'))))
      : Promise.resolve(cart());
  const { open, store, quantities, until } = aCartStore({
    fetch: stubTaxRate(fetch),
    config: aRuntimeConfig({ requestTimeoutMs: 20_000 }),
  });
  await open();
  const editing = store.dispatch(editLine({ catalogId: 1, stockItemId: 40, quantity: 77, added: null }));
  await advance(20_000);
  expect(await editing).toMatchObject({ state: 'failed', error: { kind: 'timeout' } });
  expect(quantities()['1/40']).toBe(2);
  expect(store.getState().cart.copies[1]?.isCertain).toBe(false);
  quantity = 77;
  await advance(20_000);
  await until(() => quantities()['1/40'] === 77);
});
