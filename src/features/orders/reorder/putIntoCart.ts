import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { addLines, type LineOutcome, type LineToAdd } from '@/features/cart/addLines';
import { reorderAddingEnded, reorderAddingStarted, reorderLineSettled, type ReorderState } from './reorderSlice';

type Adding = ReturnType<typeof addLines>;
type Needs = Adding extends ThunkAction<unknown, infer State, infer Extra, UnknownAction> ? [State, Extra] : never;
type Thunk<Result> = ThunkAction<Result, Needs[0] & { reorder?: ReorderState }, Needs[1], UnknownAction>;

const stopping = new WeakMap<object, AbortController>();

/**
 * Adds to the cart without replacing its contents, and reports each line as it settles. Returns the outcomes that no
 * dialog shows because its screen was left meanwhile.
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
      // Lines without an outcome were never sent, and can be sent later.
      dispatch(reorderAddingEnded());
    }
  };

/** Waits for the lines in progress and skips the rest. */
export const stopAdding = (): Thunk<void> => (_dispatch, _getState, services) => stopping.get(services)?.abort();
