/** @jest-environment ./test/support/jsdomEnvironment.mjs */
import { aCartItem } from '@/../test/support/builders/aCartLine';
import { aCartStore } from '@/../test/support/builders/aCartStore';
import { aRuntimeConfig } from '@/../test/support/builders/aRuntimeConfig';
import { stubTaxRate } from '@/../test/support/builders/stubTaxRate';

import { selectCartFailures, selectHasPendingEdits } from '../state/cartSelectors';
import { editLine } from '../state/edits/editLine';
import { readCart } from '../state/edits/readCart';

type Call = 'GET' | 'POST' | 'PUT' | 'DELETE';

const item = aCartItem();
const respond = () =>
  Promise.resolve(
    new Response(JSON.stringify({ isSuccessful: true, message: null, data: [item], cartVersion: '"1"' })),
  );

const never = (signal: AbortSignal | null | undefined) =>
  new Promise<Response>((_, reject) =>
    signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError'))),
  );

/** Responses are immediate, so however short the limit, only a call that never responds can time out. */
const openStore = async () => {
  const silent = new Set<Call>();
  const calls: Call[] = [];
  const fakeFetch: typeof fetch = (_address, init) => {
    const method = init?.method as Call;
    calls.push(method);
    return silent.has(method) ? never(init?.signal) : respond();
  };
  const cart = aCartStore({ fetch: stubTaxRate(fakeFetch), config: aRuntimeConfig({ requestTimeoutMs: 5 }) });
  await cart.open();
  calls.length = 0;
  return { ...cart, silent, calls };
};

const timeout: unknown = expect.objectContaining({ kind: 'timeout', status: 0 });

it.each([
  { call: 'PUT', quantity: 7, added: null },
  { call: 'POST', quantity: 7, added: item },
  { call: 'DELETE', quantity: 0, added: null },
] as const)('rolls back when $call gets no response, once the cart has been read', async ({ call, ...edit }) => {
  const { store, silent, calls, quantities } = await openStore();
  silent.add(call);
  const outcome = await store.dispatch(editLine({ catalogId: 1, stockItemId: item.stockItemId, ...edit }));
  expect(outcome).toEqual({ state: 'failed', error: timeout });
  expect(calls).toEqual([call, 'GET']);
  expect(quantities()).toMatchObject({ '1/40': 2 });
  expect(selectHasPendingEdits(store.getState())).toBe(false);
});

it('keeps showing a cart whose reload times out', async () => {
  const { store, silent, quantities } = await openStore();
  silent.add('GET');
  expect(await store.dispatch(readCart(1))).toEqual({ error: timeout });
  expect(selectCartFailures(store.getState())).toMatchObject({ 1: timeout });
  expect(quantities()).toMatchObject({ '1/40': 2 });
});
