import { selectClientId, selectIsLoggedIn } from '@/features/session/sessionSlice';
import { keepTrying } from '@/shared/lib/connection';
import type { AppStartListening } from '@/store/appTypes';

/** A visitor does without: the first client to be there, restored or signed in, brings the code that finishes pushes. */
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
