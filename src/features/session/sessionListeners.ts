import { isAnyOf } from '@reduxjs/toolkit';

import { baseApi } from '@/api/baseApi';
import { notificationShown } from '@/features/notifications/notificationsSlice';
import type { AppStartListening } from '@/store/appTypes';

import { forgetClient } from './forgetClient';
import { sessionMessages } from './sessionMessages';
import {
  clientReplaced,
  clientSignedOut,
  isSessionEnd,
  selectClientId,
  selectHasNamedClient,
  selectIsLoggedIn,
  selectToken,
  sessionRestored,
  signedIn,
  signedInElsewhere,
  signedOutElsewhere,
} from './sessionSlice';

export const registerSessionListeners = (startListening: AppStartListening): void => {
  // Spec §4: nobody is logged in without a token, so what the browser still stores of the client goes.
  startListening({
    actionCreator: sessionRestored,
    effect: (_action, listener) => {
      const state = listener.getState();
      if (selectHasNamedClient(state) && !selectIsLoggedIn(state)) listener.dispatch(clientSignedOut());
    },
  });

  startListening({
    matcher: isSessionEnd,
    effect: (action, listener) => {
      forgetClient(listener.extra.storage, selectClientId(listener.getState()));
      // Reset everything, not only what is known to be private: a pending response would be stored otherwise.
      listener.dispatch(baseApi.util.resetApiState());
      if (clientReplaced.match(action)) return;
      listener.extra.vault.clear();
      const noticed =
        isAnyOf(clientSignedOut, signedOutElsewhere)(action) && selectHasNamedClient(listener.getOriginalState());
      if (!noticed) return;
      const message = { kind: 'message', id: sessionMessages.closed.id } as const;
      listener.dispatch(notificationShown({ area: 'account', message, style: 'info' }));
    },
  });

  startListening({
    matcher: isAnyOf(signedIn, signedInElsewhere),
    effect: (_action, listener) => {
      const before = listener.getOriginalState();
      const left = selectClientId(before);
      if (selectToken(before) !== selectToken(listener.getState())) listener.extra.vault.forget(selectToken(before));
      if (left !== undefined && left !== selectClientId(listener.getState())) listener.dispatch(clientReplaced());
    },
  });
};
