/** @jest-environment ./test/support/jsdomEnvironment.mjs */
import { HttpResponse } from 'msw';

import { aCartItem } from '@/../test/support/builders/aCartLine';
import { aCartService } from '@/../test/support/builders/aCartService';
import { aCartStore } from '@/../test/support/builders/aCartStore';
import { clientSignedOut } from '@/features/session/state/sessionSlice';
import { rootReducer } from '@/store/rootReducer';

import { toOrderedItem } from '../cartModel';
import { addingLeft, addingSlice } from './addingSlice';
import { addAllLines, stopAdding } from './runAdding';

const { selectAdding } = addingSlice.injectInto(rootReducer).selectors;

const run = 'test';
const someLines = (...stockItemIds: number[]) =>
  stockItemIds.map((stockItemId) => ({ ...toOrderedItem(aCartItem({ stockItemId })), quantity: 1 }));

const openStore = async (overrides: Parameters<typeof aCartStore>[0] = {}) => {
  const service = aCartService([]);
  const cart = aCartStore(overrides);
  await cart.open();
  return { service, ...cart, progress: () => selectAdding(cart.store.getState(), run) };
};

it('counts in the rows that the lines stand for', async () => {
  const { store, progress } = await openStore();
  const [one] = someLines(50);
  const ended = await store.dispatch(addAllLines(run, [{ ...one!, rowIds: ['a', 'b'] }, ...someLines(51)]));
  expect(ended).toMatchObject({ state: 'ended', added: 3, failed: 0, total: 3, rowIds: ['a', 'b', '1/51'] });
  expect(progress()).toEqual(ended);
});

it('retries only the failed lines, and continues the counts', async () => {
  const { service, store } = await openStore();
  service.override('insert', () => new HttpResponse(null, { status: 500 }), true);
  const first = await store.dispatch(addAllLines(run, someLines(50, 51)));
  expect(first).toMatchObject({ state: 'ended', added: 1, failed: 1, total: 2 });
  const failed = Object.values(first!.outcomes).filter(({ state }) => state === 'failed');
  const lines = failed.map(({ line }) => line);
  const second = await store.dispatch(addAllLines(run, lines, { added: 1, failed: 0 }));
  expect(second).toMatchObject({ state: 'ended', added: 2, failed: 0, total: 2 });
  expect([50, 51].map((id) => service.getQuantity(1, id))).toEqual([1, 1]);
});

it('stops after the requests in flight', async () => {
  const { service, store, progress } = await openStore();
  const release = service.hold();
  const adding = store.dispatch(addAllLines(run, someLines(50, 51, 52, 53, 54, 55)));
  while (service.edits().length < 1) await new Promise((resolve) => setTimeout(resolve));
  store.dispatch(stopAdding(run));
  expect(progress()).toMatchObject({ state: 'stopping' });
  expect(await store.dispatch(addAllLines(run, someLines(60)))).toBeNull();
  release();
  expect(await adding).toMatchObject({ state: 'stopped', added: 4, total: 6 });
});

it('is not stopped by a screen that a replay leaves', async () => {
  const { store } = await openStore({ isReplaying: () => true });
  const adding = store.dispatch(addAllLines(run, someLines(50, 51, 52, 53, 54, 55)));
  store.dispatch(stopAdding(run));
  expect(await adding).toMatchObject({ state: 'ended', added: 6 });
});

it('reports progress in batches', async () => {
  const { store } = await openStore();
  const seen = new Set<number | undefined>();
  store.subscribe(() => seen.add(selectAdding(store.getState(), run)?.added));
  await store.dispatch(addAllLines(run, someLines(...Array.from({ length: 40 }, (_, at) => 50 + at))));
  expect(seen.size).toBeLessThan(20);
  expect(Math.max(...[...seen].map(Number).filter(Number.isFinite))).toBe(40);
});

it('continues without its screen, and is then forgotten', async () => {
  const { service, store, progress } = await openStore();
  const release = service.hold();
  const adding = store.dispatch(addAllLines(run, someLines(50)));
  store.dispatch(addingLeft({ run }));
  expect(progress()).toMatchObject({ state: 'running', isLeft: true });
  release();
  expect(await adding).toMatchObject({ state: 'ended', isLeft: true, added: 1 });
  expect(progress()).toBeUndefined();
});

it('is forgotten when the session ends', async () => {
  const { service, store, progress } = await openStore();
  const release = service.hold();
  const adding = store.dispatch(addAllLines(run, someLines(50, 51)));
  while (service.edits().length < 1) await new Promise((resolve) => setTimeout(resolve));
  store.dispatch(clientSignedOut());
  expect(progress()).toBeUndefined();
  release();
  expect(await adding).toBeNull();
});
