import { selectClientId, selectIsLoggedIn } from '@/features/session/state/sessionSlice';
import type { AppStartListening } from '@/store/appTypes';
import { keepLoading } from '@/shared/lib/loadCode';

/** The code that finishes pushes is loaded with the first client to be restored or to sign in; visitors never load it. */
export const registerPushListeners = (startListening: AppStartListening): void => {
  startListening({
    predicate: (_action, now, before) => selectIsLoggedIn(now) && selectClientId(now) !== selectClientId(before),
    effect: async (_action, { dispatch }) => {
      const { startPushRetries } = await keepLoading(
        () => import(/* webpackChunkName: "push-retries" */ './pushRetryListeners'),
      );
      dispatch(startPushRetries());
    },
  });
};
