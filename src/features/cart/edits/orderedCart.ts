import { selectCartCopies } from '../cartSelectors';
import { cartRead } from '../cartSlice';
import type { CartThunk } from './cartThunk';
import { readCart } from './readCart';
import { tellReads } from './runningReads';

/** The version that was ordered; null where the service gives none, or nobody knows whether it was. */
export type OrderedCart = { catalogId: number; version: string | null };

/** The order holds exactly the lines of its version: a copy of that version has none of them left. */
const dropOrdered =
  ({ catalogId, version }: OrderedCart): CartThunk<void> =>
  (dispatch, getState, services) => {
    const copy = selectCartCopies(getState())[catalogId];
    if (version === null || !copy?.isCertain || copy.version !== version) return;
    for (const { stockItemId } of copy.items) tellReads(services, catalogId, stockItemId, null);
    dispatch(cartRead({ ...copy, catalogId, items: [], version: null, isCertain: false }));
  };

/** What a push leaves of a cart: an order that was placed must not go on looking as if it were still to be placed. */
export const readOrderedCart =
  (ordered: OrderedCart): CartThunk<Promise<void>> =>
  async (dispatch) => {
    dispatch(dropOrdered(ordered));
    await dispatch(readCart(ordered.catalogId));
  };
