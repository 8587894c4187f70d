import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';

import { publicApi } from '@/api/publicApi';
import type { RuntimeConfig } from '@/shared/config/runtimeConfig';
import { waitAtMost } from '@/shared/lib/scheduling';

import { clientSignedOut, selectIsLoggedIn, type SessionState, settingsCleared } from './state/sessionSlice';

type Services = { config: Pick<RuntimeConfig, 'signIn'> };

const mostPatience = 3000;

/**
 * Ends the session at once, whatever the service says: it is notified with the outgoing token, and nothing waits for its
 * response. Only where clients sign in with a provider, the page waits a little for the address to sign out there, too:
 * the end of a session cancels all requests.
 */
const endSession =
  (action: UnknownAction): ThunkAction<Promise<void>, unknown, Services, UnknownAction> =>
  async (dispatch, _getState, { config }) => {
    const notified = dispatch(publicApi.endpoints.getOauthLogout.initiate(undefined, { track: false }));
    const answer = config.signIn.provider === '' ? undefined : await waitAtMost(mostPatience, notified);
    dispatch(action);
    if (answer?.data && /^https?:/.test(answer.data.url)) window.location.assign(answer.data.url);
  };

/** The other effects of a sign-out live in other reducers and the session listeners. */
export const signOut = (): ThunkAction<void, unknown, Services, UnknownAction> => (dispatch) => {
  void dispatch(endSession(clientSignedOut()));
};

/** Spec §3: every setting returns to its default, which ends the session as well. */
export const clearSettings =
  (): ThunkAction<void, { session: SessionState }, Services, UnknownAction> => (dispatch, getState) => {
    if (selectIsLoggedIn(getState())) void dispatch(endSession(settingsCleared()));
    else dispatch(settingsCleared());
  };
