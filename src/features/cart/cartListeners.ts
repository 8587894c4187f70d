import { selectClientId, selectIsLoggedIn } from '@/features/session/state/sessionSlice';
import type { AppStartListening } from '@/store/appTypes';
import { keepLoading } from '@/shared/lib/loadCode';

export const registerCartListeners = (startListening: AppStartListening): void => {
  // Spec §4: when logged in, load the cart at start-up and show the count.
  startListening({
    predicate: (_action, now, before) => selectIsLoggedIn(now) && selectClientId(now) !== selectClientId(before),
    effect: async (_action, listener) => {
      // Loaded on demand because visitors never need the inventory endpoints. By the time the chunk arrives, the
      // session listeners have already dropped the previous client's responses.
      const { startCartSync } = await keepLoading(
        () => import(/* webpackChunkName: "carts" */ './sync/cartSyncListeners'),
      );
      if (selectIsLoggedIn(listener.getState())) await listener.dispatch(startCartSync());
    },
  });
};
