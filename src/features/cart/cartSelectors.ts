import { selectIsLoggedIn, type SessionState } from '@/features/session/sessionSlice';

import { selectCartCount, type CartState } from './cartSlice';

type BadgeState = { session: SessionState; cart: CartState };

/** Spec §2: the badge shows the number of cart items when logged in, and nothing otherwise. */
export const selectCartBadge = (state: BadgeState): number | null =>
  selectIsLoggedIn(state) ? selectCartCount(state) : null;
