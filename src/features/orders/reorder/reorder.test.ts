import { aStockItem } from '@/../test/support/builders/aCatalogue';
import { addingEnded, addingSlice, addingStarted, linesSettled } from '@/features/cart/state/adding/addingSlice';
import type { LineOutcome, LineToAdd } from '@/features/cart/state/adding/addLines';
import type { CatalogItem } from '@/api/catalogueApi';
import { getQuantityRule } from '@/shared/lib/quantityRule';
import type { OrderLine } from '@/contracts/inventory';

import {
  reorderAttempted,
  reorderClosed,
  reorderLinesChosen,
  reorderOpened,
  reorderQuantityWritten,
  reorderRun,
  reorderScreenLeft,
  reorderSlice,
} from '../state/reorderSlice';
import { compareLines, getCurrentPrice, getPlanTotal, getPriceChange, linesToAdd, planLines } from './reorderPlan';

const line = (overrides: Partial<OrderLine>): OrderLine => ({
  orderLineId: 1,
  orderId: 9001,
  stockItemId: 101,
  name: 'Screw',
  code: 'WS-440',
  imageUrl: null,
  quantity: 2,
  unitPrice: 4,
  total: 8,
  ...overrides,
});
const item = (overrides: Partial<CatalogItem> = {}): CatalogItem => ({
  ...aStockItem(),
  catalogId: 1,
  key: '1:101',
  categoryId: null,
  ...overrides,
});

const reordered = { clientId: 7, catalogId: 1, orderId: 9001, orderNumber: 'A-9001', stockItemId: null };
const { reducer } = reorderSlice;
const run = reorderRun;
const started = (...stockItemIds: number[]) => addingStarted({ run, rowIds: stockItemIds.map((id) => `1/${id}`) });
const ended = addingEnded({ run });

const after = (...actions: Parameters<typeof reducer>[1][]) =>
  actions.reduce(
    (state: ReturnType<typeof reducer>, action) => reducer(state, action),
    reducer(undefined, reorderOpened(reordered)),
  );

const toAdd = (stockItemId: number, quantity = 2, target?: number): LineToAdd => ({
  catalogId: 1,
  stockItemId,
  price: 4.9,
  bestPrice: 4.2,
  quantityBestPrice: 12,
  quantity,
  ...(target !== undefined && { target }),
});
const added = (stockItemId: number): LineOutcome => ({ state: 'added', line: toAdd(stockItemId) });
const failed = (stockItemId: number): LineOutcome => ({
  state: 'failed',
  line: toAdd(stockItemId, 2, 7),
  error: { kind: 'network', status: 0, statusText: '', url: '' },
});

describe('comparing an order with the catalogue', () => {
  it('distinguishes available, unpriced and discontinued items', () => {
    const lines = [101, 102, 103].map((stockItemId) => line({ stockItemId }));
    const items = [item(), item({ stockItemId: 102, price: null }), null];
    expect(compareLines(lines, items).map(({ state }) => state)).toEqual(['sold', 'unpriced', 'gone']);
  });

  it('merges lines of the same item', () => {
    const [one, ...more] = compareLines(
      [line({}), line({ orderLineId: 2, quantity: 6, unitPrice: 3 })],
      [item(), item()],
    );
    expect(one).toMatchObject({ quantity: 8, orderedPrice: 3.25 });
    expect(more).toEqual([]);
  });

  it('uses the current price for the quantity', () => {
    const [sold] = compareLines([line({})], [item()]);
    expect([11, 12].map((quantity) => getCurrentPrice(sold!, quantity))).toEqual([4.9, 4.2]);
  });

  it.each([
    [4.9, 4.9, 'same'],
    [0.1 + 0.2, 0.3, 'same'],
    [4.9, 4.91, 'higher'],
    [4.9, 4.2, 'lower'],
  ])('compares %d with %d', (then, now, change) => {
    expect(getPriceChange(then, now)).toBe(change);
  });
});

describe('the reorder plan', () => {
  const lines = compareLines(
    [101, 102, 103].map((stockItemId) => line({ stockItemId })),
    [101, 102, 103].map((stockItemId) => item({ stockItemId })),
  );
  const { reducer: adding } = addingSlice;
  const plan = (state: ReturnType<typeof reducer>, addingState: ReturnType<typeof adding> = {}) =>
    planLines(lines, {
      drafts: state.drafts,
      run: addingState[run],
      language: 'en',
      getRule: getQuantityRule,
      formatQuantity: String,
    });

  it('defaults to the ordered quantities unless edited or deselected', () => {
    const state = after(
      reorderQuantityWritten({ stockItemId: 101, text: '12' }),
      reorderLinesChosen({ stockItemIds: [102], isChosen: false }),
    );
    expect(linesToAdd(plan(state), undefined)).toMatchObject([toAdd(101, 12), toAdd(103, 2)]);
    expect(getPlanTotal(plan(state))).toBe(60.2);
  });

  it('skips lines with an invalid quantity', () => {
    const state = after(reorderQuantityWritten({ stockItemId: 101, text: 'two' }));
    expect(plan(state)[0]).toMatchObject({ text: 'two', newQuantity: null });
    expect(linesToAdd(plan(state), undefined)).toHaveLength(2);
  });

  it('retries only failed lines, unchanged', () => {
    const outcomes: LineOutcome[] = [added(101), failed(102), { state: 'stopped', line: toAdd(103) }];
    const settled = [started(101, 102, 103), linesSettled({ run, outcomes }), ended].reduce(adding, {});
    const state = after(reorderLinesChosen({ stockItemIds: [103], isChosen: false }));
    expect(plan(state, settled).map(({ status }) => status)).toEqual(['added', 'failed', 'open']);
    expect(linesToAdd(plan(state, settled), settled[run])).toEqual([toAdd(102, 2, 7)]);
    const again = adding(settled, started(102));
    expect(plan(state, again).map(({ status }) => status)).toEqual(['added', 'pending', 'open']);
  });
});

describe('the reorder state', () => {
  it('stays open on its order while lines are being added', () => {
    const adding = after(started(101));
    expect(reducer(adding, reorderClosed())).toBe(adding);
    expect(reducer(adding, reorderOpened({ ...reordered, orderId: 1 }))).toEqual(adding);
    expect(reducer(reducer(adding, ended), reorderClosed()).open).toBeNull();
  });

  it('closes with its screen, or once the lines being added have settled', () => {
    const none = reducer(undefined, { type: '@@INIT' });
    expect(after(reorderScreenLeft())).toEqual(none);
    const left = after(started(101), reorderScreenLeft());
    expect(left).toMatchObject({ isAdding: true, isShown: false });
    expect(reducer(left, reorderOpened({ ...reordered, orderId: 1 }))).toMatchObject({
      open: reordered,
      isShown: true,
    });
    expect(reducer(left, ended)).toEqual(none);
  });

  it('shows what is wrong with lines once adding was attempted, until the dialog is left', () => {
    expect(after(reorderAttempted()).showsFaults).toBe(true);
    expect(after(reorderAttempted(), started(101), reorderScreenLeft()).showsFaults).toBe(false);
    expect(after(reorderAttempted(), reorderClosed()).showsFaults).toBe(false);
  });

  it('closes when the session ends', () => {
    expect(after(started(101), { type: 'session/clientSignedOut' })).toMatchObject({ open: null, isAdding: false });
  });
});
