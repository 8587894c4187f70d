import { selectClientId, selectIsLoggedIn } from '@/features/session/sessionSlice';
import { keepTrying } from '@/shared/lib/connection';
import type { AppStartListening } from '@/store/appTypes';

export const registerCartListeners = (startListening: AppStartListening): void => {
  // Spec §4: when logged in, the cart is loaded at start-up and the count shown.
  startListening({
    predicate: (_action, now, before) => selectIsLoggedIn(now) && selectClientId(now) !== selectClientId(before),
    effect: async (_action, listener) => {
      // A visitor does without the inventory's endpoints. The session's own listeners, which drop the answers of the
      // client before, are through when they have come.
      const { workOnCart } = await keepTrying(() => import(/* webpackChunkName: "carts" */ './sync/cartSyncListeners'));
      if (selectIsLoggedIn(listener.getState())) await listener.dispatch(workOnCart());
    },
  });
};
