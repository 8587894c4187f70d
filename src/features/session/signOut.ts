import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';

import { publicApi } from '@/api/publicApi';

import { clientSignedOut } from './sessionSlice';

/**
 * Signs out at once, whatever the service says: it is told with the token that is about to go, and nobody waits for
 * its answer. What else a sign-out means, other reducers and the listeners of the session know.
 */
export const signOut = (): ThunkAction<void, unknown, unknown, UnknownAction> => (dispatch) => {
  void dispatch(publicApi.endpoints.getOauthLogout.initiate(undefined, { track: false }));
  dispatch(clientSignedOut());
};
