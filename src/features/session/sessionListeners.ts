import { isAnyOf } from '@reduxjs/toolkit';
import { defineMessages } from 'react-intl';

import { notificationShown } from '@/features/notifications/state/notificationsSlice';
import type { AppStartListening } from '@/store/appTypes';
import { baseApi } from '@/api/baseApi';

import { clearClientStorage } from './state/clientStorage';
import {
  clientReplaced,
  clientSignedOut,
  isSessionEnd,
  selectClientId,
  selectHasNamedClient,
  selectIsLoggedIn,
  selectOwner,
  selectToken,
  sessionRestored,
  signedIn,
  signedInElsewhere,
  signedOutElsewhere,
} from './state/sessionSlice';

const sessionMessages = defineMessages({
  // Spec §8: the closed-session notice.
  closed: { id: 'session.closed', defaultMessage: 'You have been signed out' },
});

export const registerSessionListeners = (startListening: AppStartListening): void => {
  // Spec §4: nobody is logged in without a token, so whatever the browser still stores about the client is removed.
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
      clearClientStorage(listener.extra.storage, selectClientId(listener.getState()));
      // Reset everything, not only what is known to be private: a pending response would be stored otherwise.
      listener.dispatch(baseApi.util.resetApiState());
      if (clientReplaced.match(action)) return;
      listener.extra.vault.clear();
      const needsNotice =
        isAnyOf(clientSignedOut, signedOutElsewhere)(action) && selectHasNamedClient(listener.getOriginalState());
      if (!needsNotice) return;
      const message = { kind: 'message', id: sessionMessages.closed.id } as const;
      listener.dispatch(notificationShown({ area: 'account', message, style: 'info' }));
    },
  });

  startListening({
    matcher: isAnyOf(signedIn, signedInElsewhere),
    effect: (_action, listener) => {
      const before = listener.getOriginalState();
      const previousId = selectClientId(before);
      const now = listener.getState();
      if (selectToken(before) !== selectToken(now)) listener.extra.vault.forget(selectToken(before));
      if (previousId === undefined) return;
      const isSameClient = previousId === selectClientId(now);
      if (isSameClient && selectOwner(before)?.personId === selectOwner(now)?.personId) return;
      // Another person's data has the same client's id.
      if (isSameClient) clearClientStorage(listener.extra.storage);
      listener.dispatch(clientReplaced());
    },
  });
};
