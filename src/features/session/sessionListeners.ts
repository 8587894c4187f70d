import { isAnyOf, isRejectedWithValue } from '@reduxjs/toolkit';

import { baseApi } from '@/api/baseApi';
import { notificationShown } from '@/features/notifications/notificationsSlice';
import type { AppStartListening } from '@/store/appTypes';

import { sessionMessages } from './sessionMessages';
import {
  clientSignedOut,
  isSessionEnd,
  selectClientId,
  selectIsLoggedIn,
  selectToken,
  signedIn,
  signedInElsewhere,
  signedOutElsewhere,
  tokenExpired,
} from './sessionSlice';

type Refused = { payload: unknown; meta: { arg?: unknown } };

// A 401 of these speaks of a password that was typed, not of the session.
const asksForPassword = ['authenticateUser', 'loginClient', 'changePassword'];

const isUnauthorized = ({ payload }: Refused): boolean =>
  typeof payload === 'object' && payload !== null && 'status' in payload && payload.status === 401;

type RequestArg = { endpointName?: string; originalArgs?: { clientId?: number } | undefined };

const concerns = ({ meta }: Refused, clientId: number | undefined): boolean => {
  const { endpointName = '', originalArgs } = (meta.arg ?? {}) as RequestArg;
  const asked = originalArgs?.clientId;
  return !asksForPassword.includes(endpointName) && (asked === undefined || asked === clientId);
};

export const registerSessionListeners = (startListening: AppStartListening): void => {
  startListening({
    matcher: isSessionEnd,
    effect: (action, listener) => {
      const before = listener.getOriginalState();
      // Everything goes, not only what is known to be private: an answer on its way would be kept otherwise.
      listener.dispatch(baseApi.util.resetApiState());
      listener.extra.vault.forget(selectToken(before));
      if (!tokenExpired.match(action)) listener.extra.vault.clear();
      const noticed = isAnyOf(clientSignedOut, signedOutElsewhere, tokenExpired)(action) && selectIsLoggedIn(before);
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
      if (left === undefined || left === selectClientId(listener.getState())) return;
      listener.dispatch(baseApi.util.resetApiState());
    },
  });

  startListening({
    matcher: isRejectedWithValue,
    effect: (action, listener) => {
      const state = listener.getState();
      if (!selectIsLoggedIn(state) || !isUnauthorized(action) || !concerns(action, selectClientId(state))) return;
      listener.dispatch(tokenExpired());
    },
  });
};
