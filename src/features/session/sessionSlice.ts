import { createSlice, isAnyOf, type PayloadAction } from '@reduxjs/toolkit';

import { isValidToken } from '@/shared/lib/sessionToken';

import { asClient, type Client } from './client';

/** `token` is a reference sealed by the vault, or empty: the token itself never enters the state. */
export type SessionState = { token: string; client: Client | null };

type SignedIn = { token: string; client: unknown };

const initialState: SessionState = { token: '', client: null };

const withoutPassword = ({ token, client }: SignedIn) => ({ payload: { token, client: asClient(client) } });

const take = (_: SessionState, { payload }: PayloadAction<SessionState>): SessionState => payload;

export const sessionSlice = createSlice({
  name: 'session',
  initialState,
  reducers: {
    signedIn: { reducer: take, prepare: withoutPassword },
    signedInElsewhere: { reducer: take, prepare: withoutPassword },
    sessionRestored: {
      reducer: (state, action: PayloadAction<SessionState>) =>
        state.token === '' && state.client === null ? action.payload : state,
      prepare: withoutPassword,
    },
    clientSignedOut: () => initialState,
    signedOutElsewhere: () => initialState,
    tokenExpired: () => initialState,
    // Spec §3: clearing resets the token to empty and the language to es; the other slices answer as well.
    settingsCleared: () => initialState,
  },
  selectors: {
    selectToken: (state) => state.token,
    selectHasValidToken: (state) => isValidToken(state.token),
    selectClient: (state) => state.client,
    selectClientId: (state) => state.client?.clientId,
    // Spec §4: a client counts as logged in when it has a name.
    selectIsLoggedIn: (state) => Boolean(state.client?.name.trim()),
  },
});

export const {
  signedIn,
  signedInElsewhere,
  sessionRestored,
  clientSignedOut,
  signedOutElsewhere,
  tokenExpired,
  settingsCleared,
} = sessionSlice.actions;
export const { selectToken, selectHasValidToken, selectClient, selectClientId, selectIsLoggedIn } =
  sessionSlice.selectors;

/** Every way in which a session ends, here or in another tab. */
export const isSessionEnd = isAnyOf(clientSignedOut, signedOutElsewhere, tokenExpired, settingsCleared);
