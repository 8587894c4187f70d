import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { addLines, type LineOutcome, type LineToAdd } from '@/features/cart/addLines';
import { reorderAddingEnded, reorderAddingStarted, reorderLineSettled, type ReorderState } from './reorderSlice';

type Adding = ReturnType<typeof addLines>;
type Needs = Adding extends ThunkAction<unknown, infer State, infer Extra, UnknownAction> ? [State, Extra] : never;
type Thunk<Result> = ThunkAction<Result, Needs[0] & { reorder?: ReorderState }, Needs[1], UnknownAction>;

const stopping = new WeakMap<object, AbortController>();

/**
 * Adds to what is in the cart, never replacing it; each line is reported as it settles. Gives the outcomes that no dialog
 * shows, because its screen was left meanwhile.
 */
export const putIntoCart =
  (lines: LineToAdd[]): Thunk<Promise<LineOutcome[]>> =>
  async (dispatch, getState, services) => {
    const controller = new AbortController();
    const { signal } = controller;
    stopping.set(services, controller);
    dispatch(reorderAddingStarted({ stockItemIds: lines.map(({ stockItemId }) => stockItemId) }));
    try {
      const outcomes = await dispatch(
        addLines(lines, { signal, onSettled: (outcome) => dispatch(reorderLineSettled(outcome)) }),
      );
      const { isAdding, isShown } = getState().reorder ?? {};
      return isAdding && !isShown ? outcomes : [];
    } finally {
      // What has no outcome was not asked for, and can be asked for again.
      dispatch(reorderAddingEnded());
    }
  };

/** The lines under way are waited for; the others stay out. */
export const stopAdding = (): Thunk<void> => (_dispatch, _getState, services) => stopping.get(services)?.abort();
