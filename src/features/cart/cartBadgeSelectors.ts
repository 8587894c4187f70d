import { selectIsLoggedIn, type SessionState } from '@/features/session/sessionSlice';

import { cartLineId } from './cartCopy';
import type { CartState } from './cartSlice';

type CartView = { cart: CartState };

/** Lines, not pieces. Counted apart from what the lines are, which the first screen does without. */
const selectCartCount = ({ cart: { copies, edits } }: CartView): number => {
  const held = Object.values(copies).flatMap(({ items }) => items.filter(({ shoppingCarts }) => shoppingCarts.length));
  const lines = new Set(held.map(cartLineId));
  for (const [id, { quantity }] of Object.entries(edits)) {
    if (quantity) lines.add(id);
    else lines.delete(id);
  }
  return lines.size;
};

// What one catalogue holds says nothing while the other is being read.
const isKnown = ({ cart: { copies, failures } }: CartView, catalogs: readonly number[]): boolean =>
  catalogs.some((id) => copies[id]) && catalogs.every((id) => copies[id] ?? failures[id]);

/** Spec §2: the badge shows the number of cart items when logged in, and nothing otherwise or before it is known. */
export const selectCartBadge = (
  state: CartView & { session: SessionState },
  catalogs: readonly number[],
): number | null => (selectIsLoggedIn(state) && isKnown(state, catalogs) ? selectCartCount(state) : null);
