import { selectCartEdits, selectHasPendingEdits } from './cartSlice';
import type { CartThunk } from './edits/cartThunk';
import { isOffline } from './edits/connection';
import { settleLine } from './edits/editLine';
import { readUncertainCarts } from './edits/readCart';

/**
 * Waits until no edit is pending or under way, and reads again what edits have left uncertain: the versions then stand
 * for the lines that are shown. True when no edit failed meanwhile and every cart could be read; offline nothing can.
 */
export const cartSettled = (): CartThunk<Promise<boolean>> => async (dispatch, getState) => {
  let isWell = true;
  for (;;) {
    if (isOffline()) return false;
    const pending = Object.values(selectCartEdits(getState()));
    const outcomes = await Promise.all(pending.map((edit) => dispatch(settleLine(edit))));
    isWell &&= outcomes.every(({ state }) => state === 'settled');
    if (selectHasPendingEdits(getState())) continue;
    const answers = await dispatch(readUncertainCarts());
    isWell &&= answers.every((answer) => 'data' in answer);
    if (!selectHasPendingEdits(getState())) return isWell;
  }
};
