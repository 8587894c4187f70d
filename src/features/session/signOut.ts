import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';

import { publicApi } from '@/api/publicApi';
import type { RuntimeConfig } from '@/shared/config/runtimeConfig';

import { clientSignedOut, selectIsLoggedIn, type SessionState, settingsCleared } from './sessionSlice';

type Services = { config: Pick<RuntimeConfig, 'signIn'> };

/** Where the client has signed in with a provider, the page goes on to sign out there. */
const notifyService =
  (): ThunkAction<Promise<void>, unknown, Services, UnknownAction> =>
  async (dispatch, _getState, { config }) => {
    const { data } = await dispatch(publicApi.endpoints.getOauthLogout.initiate(undefined, { track: false }));
    if (config.signIn.provider !== '' && data && /^https?:/.test(data.url)) window.location.assign(data.url);
  };

/**
 * Signs out at once, whatever the service says: it is notified with the outgoing token, and nothing waits for its
 * response. The other effects of a sign-out live in other reducers and the session listeners.
 */
export const signOut = (): ThunkAction<void, unknown, Services, UnknownAction> => (dispatch) => {
  void dispatch(notifyService());
  dispatch(clientSignedOut());
};

/** Spec §3: every setting returns to its default, which ends the session as well. */
export const clearSettings =
  (): ThunkAction<void, { session: SessionState }, Services, UnknownAction> => (dispatch, getState) => {
    if (selectIsLoggedIn(getState())) void dispatch(notifyService());
    dispatch(settingsCleared());
  };
