import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { addLines, type LineToAdd } from '@/features/cart/addLines';
import { reorderAddingEnded, reorderAddingStarted, reorderLineSettled } from './reorderSlice';

type Adding = ReturnType<typeof addLines>;
type Needs = Adding extends ThunkAction<unknown, infer State, infer Extra, UnknownAction> ? [State, Extra] : never;

/** Adds to what is in the cart, never replacing it; each line is told as it settles. */
export const putIntoCart =
  (lines: LineToAdd[], signal: AbortSignal): ThunkAction<Promise<void>, Needs[0], Needs[1], UnknownAction> =>
  async (dispatch) => {
    dispatch(reorderAddingStarted({ stockItemIds: lines.map(({ stockItemId }) => stockItemId) }));
    try {
      await dispatch(addLines(lines, { signal, onSettled: (outcome) => dispatch(reorderLineSettled(outcome)) }));
    } finally {
      // What has no outcome was not asked for, and can be asked for again.
      dispatch(reorderAddingEnded());
    }
  };
