import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';

import { publicApi } from '@/api/publicApi';

import { clientSignedOut, selectIsLoggedIn, type SessionState, settingsCleared } from './sessionSlice';

const notifyService = () => publicApi.endpoints.getOauthLogout.initiate(undefined, { track: false });

/**
 * Signs out at once, whatever the service says: it is notified with the outgoing token, and nothing waits for its
 * response. The other effects of a sign-out live in other reducers and the session listeners.
 */
export const signOut = (): ThunkAction<void, unknown, unknown, UnknownAction> => (dispatch) => {
  void dispatch(notifyService());
  dispatch(clientSignedOut());
};

/** Spec §3: every setting returns to its default, which ends the session as well. */
export const clearSettings =
  (): ThunkAction<void, { session: SessionState }, unknown, UnknownAction> => (dispatch, getState) => {
    if (selectIsLoggedIn(getState())) void dispatch(notifyService());
    dispatch(settingsCleared());
  };
