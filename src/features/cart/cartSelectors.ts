import { selectIsLoggedIn, type SessionState } from '@/features/session/sessionSlice';

import { selectCartLines, type CartState } from './cartSlice';

type CartView = { cart: CartState };

export const selectCartCount = (state: CartView): number => selectCartLines(state).length;

/** Spec §2: the badge shows the number of cart items when logged in, and nothing otherwise. */
export const selectCartBadge = (state: CartView & { session: SessionState }): number | null =>
  selectIsLoggedIn(state) ? selectCartCount(state) : null;
