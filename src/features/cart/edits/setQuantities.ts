import type { LineRef } from '../cartModel';
import type { CartThunk } from './cartThunk';
import { setQuantity } from './setQuantity';

const parallel = 4;

/** Sets many quantities, a few requests at a time; zero removes a line. */
export const setQuantities =
  (lines: readonly (LineRef & { quantity: number })[]): CartThunk<Promise<void>> =>
  async (dispatch) => {
    const queue = [...lines];
    const work = async () => {
      for (let next = queue.shift(); next; next = queue.shift()) await dispatch(setQuantity(next, next.quantity));
    };
    await Promise.all(Array.from({ length: parallel }, work));
  };

export const removeLines = (lines: readonly LineRef[]) =>
  setQuantities(lines.map(({ catalogId, stockItemId }) => ({ catalogId, stockItemId, quantity: 0 })));
