import { selectCartEdits, selectHasPendingEdits } from './cartSelectors';
import type { CartThunk } from './edits/cartThunk';
import { isOffline, onOffline } from '@/shared/lib/connection';
import { settleLine } from './edits/editLine';
import { readUncertainCarts } from './edits/readCart';

const settleAll = (): CartThunk<Promise<boolean>> => async (dispatch, getState) => {
  let isWell = true;
  for (;;) {
    if (isOffline()) return false;
    const pending = Object.values(selectCartEdits(getState()));
    const outcomes = await Promise.all(pending.map((edit) => dispatch(settleLine(edit))));
    if (outcomes.some(({ state }) => state === 'waits')) return false;
    isWell &&= outcomes.every(({ state }) => state === 'settled');
    if (selectHasPendingEdits(getState())) continue;
    const answers = await dispatch(readUncertainCarts());
    isWell &&= answers.every((answer) => 'data' in answer);
    if (!selectHasPendingEdits(getState())) return isWell;
  }
};

/**
 * Waits until no edit is pending, then re-fetches carts whose versions became uncertain, so that versions match the
 * lines on screen. True if no edit failed meanwhile and every cart could be read. Resolves to false as soon as the
 * connection drops; the edits themselves keep waiting for it.
 */
export const cartSettled = (): CartThunk<Promise<boolean>> => async (dispatch) => {
  let stop: () => void = () => undefined;
  const dropped = new Promise<boolean>((resolve) => (stop = onOffline(() => resolve(false))));
  try {
    return await Promise.race([dispatch(settleAll()), dropped]);
  } finally {
    stop();
  }
};
