/** @jest-environment ./test/support/jsdomEnvironment.mjs */
import { HttpResponse } from 'msw';

import { aCartItem } from '@/../test/support/builders/aCartLine';
import { aCartService } from '@/../test/support/builders/aCartService';
import { aCartStore } from '@/../test/support/builders/aCartStore';
import { aClient } from '@/../test/support/builders/aSession';
import { signedIn } from '@/features/session/state/sessionSlice';

import { toOrderedItem } from '../cartModel';
import { addLines, type LineToAdd } from './addLines';

const aLine = (stockItemId: number, quantity = 1, more: Partial<LineToAdd> = {}): LineToAdd => ({
  ...toOrderedItem(aCartItem({ stockItemId })),
  quantity,
  ...more,
});

const openStore = async () => {
  const service = aCartService([aCartItem()]);
  const cart = aCartStore();
  await cart.open();
  return { service, ...cart };
};

it('adds to the quantity already in the cart', async () => {
  const { service, store, quantities } = await openStore();
  const adding = store.dispatch(addLines([aLine(40, 3), aLine(41, 5)]));
  expect(await adding).toMatchObject([{ state: 'added' }, { state: 'added' }]);
  expect(quantities()).toEqual({ '1/40': 5, '1/41': 5 });
  expect(service.edits().sort()).toEqual(['insert 1/40 5', 'insert 1/41 5']);
});

it('adds twice when called twice, even while the first call is pending', async () => {
  const { service, store } = await openStore();
  await Promise.all([store.dispatch(addLines([aLine(40, 3)])), store.dispatch(addLines([aLine(40, 4)]))]);
  expect(service.getQuantity(1, 40)).toBe(9);
});

/** The first request is the slowest, so overlapping requests arrive in reverse order. */
const slowFirst = (service: ReturnType<typeof aCartService>) => {
  let pause = 40;
  service.override('insert', async () => {
    pause -= 5;
    await new Promise((resolve) => setTimeout(resolve, pause));
  });
};

it('keeps the order of new lines in each catalogue and reports each one', async () => {
  const { service, store } = await openStore();
  slowFirst(service);
  const settled: number[] = [];
  const lines = [57, 51, 55, 52, 56].flatMap((id) => [aLine(id), aLine(id, 1, { catalogId: 2 })]);
  const onSettled = ({ line }: { line: LineToAdd }) => void settled.push(line.stockItemId);
  const outcomes = await store.dispatch(addLines(lines, { onSettled }));
  expect(outcomes.map(({ line }) => line.stockItemId)).toEqual(lines.map(({ stockItemId }) => stockItemId));
  expect(service.getItemIds(1)).toEqual([40, 57, 51, 55, 52, 56]);
  expect(service.getItemIds(2)).toEqual([57, 51, 55, 52, 56]);
  expect(settled).toHaveLength(lines.length);
});

it('sends four requests per catalogue in parallel when the lines are already in the cart', async () => {
  const items = [50, 51, 52, 53, 54].map((stockItemId) => aCartItem({ stockItemId }));
  const service = aCartService(items);
  const { store, open } = aCartStore();
  await open();
  const release = service.hold();
  const adding = store.dispatch(addLines(items.map(({ stockItemId }) => aLine(stockItemId))));
  while (service.edits().length < 4) await new Promise((resolve) => setTimeout(resolve));
  expect(service.edits()).toHaveLength(4);
  release();
  expect(await adding).toHaveLength(5);
});

it('stops before the next lines and finishes those in flight', async () => {
  const { service, store } = await openStore();
  const release = service.hold();
  const stop = new AbortController();
  const adding = store.dispatch(
    addLines(
      [50, 51, 52, 53, 54].map((id) => aLine(id)),
      { signal: stop.signal },
    ),
  );
  while (service.edits().length < 1) await new Promise((resolve) => setTimeout(resolve));
  stop.abort();
  release();
  const states = (await adding).map(({ state }) => state);
  expect(states).toEqual(['added', 'added', 'added', 'added', 'stopped']);
});

it('returns a failed line with its target quantity and never adds it twice', async () => {
  const { service, store } = await openStore();
  service.override('insert', () => new HttpResponse(null, { status: 500 }), true);
  const [failed] = await store.dispatch(addLines([aLine(40, 3)]));
  expect(failed).toMatchObject({ state: 'failed', error: { status: 500 }, line: { quantity: 3, target: 5 } });
  const retry = failed ? [failed.line] : [];
  expect(await store.dispatch(addLines(retry))).toMatchObject([{ state: 'added' }]);
  expect(service.getQuantity(1, 40)).toBe(5);
  expect(await store.dispatch(addLines(retry))).toMatchObject([{ state: 'added' }]);
  expect(service.getQuantity(1, 40)).toBe(5);
});

it('fails without sending anything when the cart cannot be read', async () => {
  const { service, store } = await openStore();
  service.override('read', () => new HttpResponse(null, { status: 500 }));
  store.dispatch(signedIn({ token: '', client: aClient({ clientId: 8 }) }));
  expect(await store.dispatch(addLines([aLine(40)]))).toMatchObject([{ state: 'failed', error: { status: 500 } }]);
  expect(service.edits()).toEqual([]);
});
