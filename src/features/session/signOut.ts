import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';

import { publicApi } from '@/api/publicApi';

import { clientSignedOut } from './sessionSlice';

/**
 * Signs out at once, whatever the service says: it is notified with the outgoing token, and nothing waits for its
 * response. The other effects of a sign-out live in other reducers and the session listeners.
 */
export const signOut = (): ThunkAction<void, unknown, unknown, UnknownAction> => (dispatch) => {
  void dispatch(publicApi.endpoints.getOauthLogout.initiate(undefined, { track: false }));
  dispatch(clientSignedOut());
};
