import { selectClientId, selectIsLoggedIn } from '@/features/session/sessionSlice';
import { keepTrying } from '@/shared/lib/connection';
import type { AppStartListening } from '@/store/appTypes';

/** Visitors never load it: the first client to be restored or to sign in loads the code that finishes pushes. */
export const registerPushListeners = (startListening: AppStartListening): void => {
  startListening({
    predicate: (_action, now, before) => selectIsLoggedIn(now) && selectClientId(now) !== selectClientId(before),
    effect: async (_action, { dispatch }) => {
      const { keepPushing } = await keepTrying(
        () => import(/* webpackChunkName: "push-keeping" */ './keepingListeners'),
      );
      dispatch(keepPushing());
    },
  });
};
