import { selectIsLoggedIn, type SessionState } from '@/features/session/state/sessionSlice';

import { cartLineId } from './cartModel';
import type { CartState } from './cartSlice';

type CartView = { cart: CartState };

/** Counts lines, not pieces, without building the lines themselves, which the first screen does not need. */
const selectCartCount = ({ cart: { copies, edits } }: CartView): number => {
  const inCart = Object.values(copies).flatMap(({ items }) =>
    items.filter(({ shoppingCarts }) => shoppingCarts.length),
  );
  const lines = new Set(inCart.map(cartLineId));
  for (const [id, { quantity }] of Object.entries(edits)) {
    if (quantity) lines.add(id);
    else lines.delete(id);
  }
  return lines.size;
};

// A count of one catalogue is meaningless while the other is still loading.
const isKnown = ({ cart: { copies, failures } }: CartView, catalogs: readonly number[]): boolean =>
  catalogs.some((id) => copies[id]) && catalogs.every((id) => copies[id] ?? failures[id]);

/** Spec §2: the badge shows the number of cart items when logged in; nothing otherwise or until it is known. */
export const selectCartBadge = (
  state: CartView & { session: SessionState },
  catalogs: readonly number[],
): number | null => (selectIsLoggedIn(state) && isKnown(state, catalogs) ? selectCartCount(state) : null);
