import { createSlice, isAnyOf, type PayloadAction } from '@reduxjs/toolkit';

import { tokenRefused } from '@/api/request/sessionRenewal';
import { isValidToken } from '@/shared/lib/secretVault';

import { asClient, type StoredClient } from './client';

/**
 * `token` is a reference sealed by the vault, or empty: the token itself never enters the store.
 * An expired session keeps its client, so that the page stays while signing in again.
 */
export type SessionState = { token: string; client: StoredClient | null; isExpired: boolean };

type SignedIn = { token: string; client: unknown };
type Begun = Pick<SessionState, 'token' | 'client'>;

const initialState: SessionState = { token: '', client: null, isExpired: false };

const withoutPassword = ({ token, client }: SignedIn) => ({ payload: { token, client: asClient(client) } });

const take = (_: SessionState, { payload }: PayloadAction<Begun>): SessionState => ({ ...payload, isExpired: false });

const isNamed = ({ client }: SessionState): boolean => Boolean(client?.name.trim());

export const sessionSlice = createSlice({
  name: 'session',
  initialState,
  reducers: {
    signedIn: { reducer: take, prepare: withoutPassword },
    signedInElsewhere: { reducer: take, prepare: withoutPassword },
    sessionRestored: {
      reducer: (state, action: PayloadAction<Begun>) =>
        state.token === '' && state.client === null ? take(state, action) : state,
      prepare: withoutPassword,
    },
    clientSignedOut: () => initialState,
    signedOutElsewhere: () => initialState,
    // Another client signed in over this one: other slices drop the previous client's data.
    clientReplaced: (state) => state,
    // Spec §3: clearing resets the token to empty and the language to es; other slices handle it as well.
    settingsCleared: () => initialState,
  },
  extraReducers: (builder) => {
    builder.addCase(tokenRefused, (state, { payload }) => {
      if (isNamed(state) && state.token === payload.token) state.isExpired = true;
    });
  },
  selectors: {
    selectToken: (state) => state.token,
    selectClient: (state) => state.client,
    selectClientId: (state) => state.client?.clientId,
    // Spec §4: a client with a name, and a token with three parts. References to sealed tokens have three parts, too.
    selectIsLoggedIn: (state) => isNamed(state) && isValidToken(state.token),
    selectHasNamedClient: isNamed,
    selectIsExpired: (state) => state.isExpired,
  },
});

export const {
  signedIn,
  signedInElsewhere,
  sessionRestored,
  clientSignedOut,
  signedOutElsewhere,
  clientReplaced,
  settingsCleared,
} = sessionSlice.actions;
export const { selectToken, selectClient, selectClientId, selectIsLoggedIn, selectHasNamedClient, selectIsExpired } =
  sessionSlice.selectors;

/** Every way a client's session can end, here or in another tab: nothing private may remain. */
export const isSessionEnd = isAnyOf(clientSignedOut, signedOutElsewhere, clientReplaced, settingsCleared);
