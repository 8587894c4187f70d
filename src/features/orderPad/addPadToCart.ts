import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';

import { type AddingRun, type AddingState, isUnderWay, linesSettled } from '@/features/cart/state/adding/addingSlice';
import type { LineToAdd } from '@/features/cart/state/adding/addLines';
import { runAdding } from '@/features/cart/state/adding/runAdding';
import { toOrderedItem } from '@/features/cart/state/cartModel';
import { selectQuantity } from '@/features/cart/state/cartSelectors';
import type { CartState } from '@/features/cart/state/cartSlice';
import type { CartSync } from '@/features/cart/state/edits/cartSync';
import { flushCart } from '@/features/cart/state/edits/editLine';
import type { SessionState } from '@/features/session/state/sessionSlice';
import type { CatalogIds } from '@/api/catalogPairs';
import { withLock } from '@/shared/lib/webLocks';

import type { PadLine } from './padLines';
import { type PadDraft, padRun, padSlice } from './state/padSlice';

const { targetsRecorded } = padSlice.actions;

type State = { session: SessionState; cart: CartState; adding?: AddingState; orderPad?: PadDraft };
type Services = {
  config: CatalogIds;
  cartSync: CartSync;
  /** What a closed page left pending, while it is being settled. */
  padSettlement?: Promise<unknown>;
};
type Thunk<Result> = ThunkAction<Result, State, Services, UnknownAction>;

/** Rows of one item that are sent as a single line. */
type Parcel = LineToAdd & { rowIds: string[] };

const createParcel = (lines: readonly PadLine[]): Parcel[] => {
  // Lines that may already be in the cart are sent on their own, with the quantity originally requested.
  const unsettled = lines.filter(({ row }) => row.target !== undefined);
  const own = unsettled.length > 0 ? unsettled : lines;
  const [first] = own;
  if (!first?.item) return [];
  const quantity = own.reduce((sum, line) => sum + (line.quantity ?? 0), 0);
  const target = first.row.target;
  const rowIds = own.map(({ row }) => row.id);
  return [{ ...toOrderedItem(first.item), quantity, rowIds, ...(target !== undefined && { target }) }];
};

/** One line per item at a time; further rows of that item wait for the next round. */
const createParcels = (lines: readonly PadLine[]): Parcel[] => {
  const byItem = new Map<string, PadLine[]>();
  for (const line of lines) {
    const key = line.item?.key ?? '';
    byItem.set(key, [...(byItem.get(key) ?? []), line]);
  }
  return [...byItem.values()].flatMap(createParcel);
};

/** Recorded before the first request, so that the targets survive if the page closes meanwhile. */
const getTargets = (parcels: readonly Parcel[], state: State): Record<string, number> =>
  Object.fromEntries(
    parcels.flatMap((parcel) => {
      const target = parcel.target ?? selectQuantity(state, parcel) + parcel.quantity;
      return parcel.rowIds.map((id) => [id, target] as const);
    }),
  );

const countBefore = ({ adding, orderPad }: State, rowIds: readonly string[], isMore: boolean) => {
  const sent = new Set(rowIds);
  return {
    added: isMore ? (adding?.[padRun]?.added ?? 0) : 0,
    failed: orderPad?.rows.filter(({ id, failure }) => failure && !sent.has(id)).length ?? 0,
  };
};

const addRounds =
  (lines: readonly PadLine[], isMore: boolean): Thunk<Promise<AddingRun | null>> =>
  (dispatch, getState) => {
    const rowIds = lines.map(({ row }) => row.id);
    const before = countBefore(getState(), rowIds, isMore);
    return dispatch(
      runAdding({ run: padRun, rowIds, before }, async (send, signal) => {
        const isKnown = await dispatch(flushCart());
        let remaining = [...lines];
        while (remaining.length > 0 && !signal.aborted) {
          const parcels = createParcels(remaining);
          if (isKnown) dispatch(targetsRecorded({ targets: getTargets(parcels, getState()) }));
          await send(parcels);
          const sent = new Set(parcels.flatMap((parcel) => parcel.rowIds));
          remaining = remaining.filter(({ row }) => !sent.has(row.id));
        }
      }),
    );
  };

/** Only one tab at a time may add the pad to the cart. False when another tab holds the lock. */
const withPadLock = (work: () => Promise<void>): Promise<boolean> =>
  withLock('medida.orderPad', { ifAvailable: true }, async (hasLock) => {
    if (hasLock) await work();
    return hasLock;
  });

/** Resolves to `otherTab` when another tab is already adding the pad to the cart. */
export const addPadToCart =
  (lines: readonly PadLine[], { isMore }: { isMore: boolean }): Thunk<Promise<AddingRun | 'otherTab' | null>> =>
  async (dispatch, _getState, services) => {
    // Settle what a closed page left pending first; its lines carry the quantities they requested.
    await services.padSettlement;
    let run: AddingRun | null = null;
    const hasLock = await withPadLock(async () => {
      run = await dispatch(addRounds(lines, isMore));
    });
    return hasLock ? run : 'otherTab';
  };

/** Recovers from a page closed while adding: lines that the cart now contains were added, the rest were not. */
export const settleInterrupted =
  (lines: readonly PadLine[]): Thunk<Promise<void>> =>
  async (dispatch, getState, services) => {
    if (isUnderWay(getState().adding?.[padRun])) return;
    const work = withPadLock(async () => {
      if (!(await dispatch(flushCart()))) return;
      const outcomes = createParcels(lines).map((line) => {
        const isInCart = line.target === selectQuantity(getState(), line);
        return { line, state: isInCart ? ('added' as const) : ('stopped' as const) };
      });
      dispatch(linesSettled({ run: padRun, outcomes }));
    });
    services.padSettlement = work;
    await work;
  };
