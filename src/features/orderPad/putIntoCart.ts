import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';

import { describeRequestError } from '@/api/describeRequestError';
import { addLines, type LineOutcome, type LineToAdd } from '@/features/cart/addLines';
import { cartSettled } from '@/features/cart/cartSettled';
import { selectQuantity } from '@/features/cart/cartSelectors';
import type { CartState } from '@/features/cart/cartSlice';
import { orderedItem } from '@/features/cart/orderedItem';
import type { CatalogIds } from '@/api/catalogPairs';
import type { SessionState } from '@/features/session/sessionSlice';

import { createBatcher } from './createBatcher';
import { whileNoOtherTab } from './padLock';
import type { PadLine } from './padLines';
import { padSlice } from './padSlice';

const { addingStarted, addingEnded, targetsNoted, linesReachedCart, linesFailed, linesNotSent, pauseAsked } =
  padSlice.actions;

type State = { session: SessionState; cart: CartState };
type Thunk<Result> = ThunkAction<Result, State, { config: CatalogIds }, UnknownAction>;

/** Rows of one item that are sent as a single line. */
type Parcel = { ids: string[]; key: string; line: LineToAdd };

const createParcel = (key: string, lines: readonly PadLine[]): Parcel[] => {
  // Lines that may already be in the cart are sent on their own, with the quantity originally requested.
  const unsettled = lines.filter(({ row }) => row.target !== undefined);
  const own = unsettled.length > 0 ? unsettled : lines;
  const [first] = own;
  if (!first?.item) return [];
  const quantity = own.reduce((sum, line) => sum + (line.quantity ?? 0), 0);
  const target = first.row.target;
  return [
    {
      key,
      ids: own.map(({ row }) => row.id),
      line: { ...orderedItem(first.item), quantity, ...(target !== undefined && { target }) },
    },
  ];
};

/** One line per item at a time; further rows of that item wait for the next round. */
const createParcels = (lines: readonly PadLine[]): Parcel[] => {
  const byItem = new Map<string, PadLine[]>();
  for (const line of lines) {
    const key = line.item?.key ?? '';
    byItem.set(key, [...(byItem.get(key) ?? []), line]);
  }
  return [...byItem].flatMap(([key, own]) => createParcel(key, own));
};

const toLineKey = ({ catalogId, stockItemId }: LineToAdd) => `${catalogId}:${stockItemId}`;

// A 4xx proves that the line is not in the cart; no response or a 5xx proves nothing.
const isRefusal = (error: object): boolean =>
  'status' in error && typeof error.status === 'number' && error.status >= 400 && error.status < 500;

type Failed = Extract<LineOutcome, { state: 'failed' }>;
type Settled = { parcel: Parcel; outcome: LineOutcome };

const failed = ({ ids }: Parcel, { line, error }: Failed): UnknownAction => {
  const { descriptor, values } = describeRequestError(error);
  const target = isRefusal(error) ? null : (line.target ?? null);
  return linesFailed({ ids, failure: { id: String(descriptor.id), values }, target });
};

const toActions = (settled: Settled[]): UnknownAction[] => {
  const getIds = (state: LineOutcome['state']) =>
    settled.filter(({ outcome }) => outcome.state === state).flatMap(({ parcel }) => parcel.ids);
  const [added, stopped] = [getIds('added'), getIds('stopped')];
  return [
    ...(added.length > 0 ? [linesReachedCart({ ids: added })] : []),
    ...(stopped.length > 0 ? [linesNotSent({ ids: stopped })] : []),
    ...settled.flatMap(({ parcel, outcome }) => (outcome.state === 'failed' ? [failed(parcel, outcome)] : [])),
  ];
};

// Each progress update re-renders hundreds of rows and persists the draft. If the page closes in between, the targets
// are already stored.
const tellingPause = 250;

const stopping = new WeakMap<object, AbortController>();
const settling = new WeakMap<object, Promise<unknown>>();

/** Recorded before the first request, so that the targets survive if the page closes meanwhile. */
const getTargets = (parcels: readonly Parcel[], state: State): Record<string, number> =>
  Object.fromEntries(
    parcels.flatMap(({ ids, line }) => {
      const target = line.target ?? selectQuantity(state, line) + line.quantity;
      return ids.map((id) => [id, target] as const);
    }),
  );

const runRounds =
  (lines: readonly PadLine[], isMore: boolean, signal: AbortSignal): Thunk<Promise<void>> =>
  async (dispatch, getState) => {
    dispatch(addingStarted({ ids: lines.map(({ row }) => row.id), isMore }));
    const isKnown = await dispatch(cartSettled());
    let left = [...lines];
    while (left.length > 0 && !signal.aborted) {
      const parcels = createParcels(left);
      const byKey = new Map(parcels.map((parcel) => [parcel.key, parcel]));
      if (isKnown) dispatch(targetsNoted({ targets: getTargets(parcels, getState()) }));
      const told = createBatcher(tellingPause, (settled: Settled[]) =>
        toActions(settled).forEach((action) => dispatch(action)),
      );
      const onSettled = (outcome: LineOutcome) => {
        const parcel = byKey.get(toLineKey(outcome.line));
        if (parcel) told.add({ parcel, outcome });
      };
      await dispatch(
        addLines(
          parcels.map(({ line }) => line),
          { signal, onSettled },
        ),
      );
      told.flush();
      const sent = new Set(parcels.flatMap(({ ids }) => ids));
      left = left.filter(({ row }) => !sent.has(row.id));
    }
  };

/** Resolves to false when another tab is already adding the pad to the cart. */
export const putIntoCart =
  (lines: readonly PadLine[], { isMore }: { isMore: boolean }): Thunk<Promise<boolean>> =>
  async (dispatch, _getState, services) => {
    const controller = new AbortController();
    // Settle what a closed page left pending first; its lines carry the quantities they requested.
    await settling.get(services);
    const done = await whileNoOtherTab(async () => {
      stopping.set(services, controller);
      try {
        await dispatch(runRounds(lines, isMore, controller.signal));
      } finally {
        stopping.delete(services);
        dispatch(addingEnded());
      }
      return true;
    });
    return done === true;
  };

/** Waits for requests in flight; the remaining lines stay on the pad. */
export const pauseAdding = (): Thunk<void> => (dispatch, _getState, services) => {
  const controller = stopping.get(services);
  if (!controller) return;
  dispatch(pauseAsked());
  controller.abort();
};

/** Recovers from a page closed while adding: lines that the cart now contains were added, the rest were not. */
export const settleInterrupted =
  (lines: readonly PadLine[]): Thunk<Promise<void>> =>
  async (dispatch, getState, services) => {
    if (stopping.has(services)) return;
    const work = whileNoOtherTab(async () => {
      if (!(await dispatch(cartSettled()))) return;
      for (const { ids, line } of createParcels(lines)) {
        const isThere = line.target === selectQuantity(getState(), line);
        dispatch(isThere ? linesReachedCart({ ids }) : linesNotSent({ ids }));
      }
    });
    settling.set(services, work);
    await work;
  };
