import { selectCartCopies } from '../cartSelectors';
import { cartRead } from '../cartSlice';
import type { CartThunk } from './cartThunk';
import { readCart, updateRunningReads } from './readCart';

/** The ordered version; null if the service gives none or it is unknown whether the order was placed. */
export type OrderedCart = { catalogId: number; version: string | null };

/** The order contains exactly the lines of its version, so none of a copy with that version remain. */
const removeOrderedLines =
  ({ catalogId, version }: OrderedCart): CartThunk<void> =>
  (dispatch, getState, { cartSync }) => {
    const copy = selectCartCopies(getState())[catalogId];
    if (version === null || !copy?.isCertain || copy.version !== version) return;
    for (const { stockItemId } of copy.items) updateRunningReads(cartSync, catalogId, stockItemId, null);
    dispatch(cartRead({ ...copy, catalogId, items: [], version: null, isCertain: false }));
  };

/** Reloads the cart after a push: lines already ordered must not look as if they were still to be ordered. */
export const readOrderedCart =
  (ordered: OrderedCart): CartThunk<Promise<void>> =>
  async (dispatch) => {
    dispatch(removeOrderedLines(ordered));
    await dispatch(readCart(ordered.catalogId));
  };
