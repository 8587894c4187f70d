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

/** The rows of one item that go as one line. */
type Parcel = { ids: string[]; key: string; line: LineToAdd };

const createParcel = (key: string, lines: readonly PadLine[]): Parcel[] => {
  // What may be in the cart already goes by itself, with the quantity that was asked for.
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

/** One line of each item at a time; the rest of an item waits for the next round. */
const createParcels = (lines: readonly PadLine[]): Parcel[] => {
  const byItem = new Map<string, PadLine[]>();
  for (const line of lines) {
    const key = line.item?.key ?? '';
    byItem.set(key, [...(byItem.get(key) ?? []), line]);
  }
  return [...byItem].flatMap(([key, own]) => createParcel(key, own));
};

const toLineKey = ({ catalogId, stockItemId }: LineToAdd) => `${catalogId}:${stockItemId}`;

// A refusal tells that the line is not in the cart; no answer, or one of a broken service, tells nothing.
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

// Each telling draws hundreds of rows and writes the draft. A page that closes before knows the targets all the same.
const tellingPause = 250;

const stopping = new WeakMap<object, AbortController>();
const settling = new WeakMap<object, Promise<unknown>>();

/** Noted before the first request, so that a page that closes meanwhile knows what it had asked for. */
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

/** Gives false where another tab is putting the pad into the cart. */
export const putIntoCart =
  (lines: readonly PadLine[], { isMore }: { isMore: boolean }): Thunk<Promise<boolean>> =>
  async (dispatch, _getState, services) => {
    const controller = new AbortController();
    // What a closed page left open is settled first; its lines carry what they had asked for.
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

/** The lines under way are waited for; the others stay. */
export const pauseAdding = (): Thunk<void> => (dispatch, _getState, services) => {
  const controller = stopping.get(services);
  if (!controller) return;
  dispatch(pauseAsked());
  controller.abort();
};

/** After a page that closed while it was adding: what the cart holds by now has been added, the rest has not. */
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
