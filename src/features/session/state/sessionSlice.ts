import { createSelector, createSlice, isAnyOf, type PayloadAction } from '@reduxjs/toolkit';

import { tokenRefused } from '@/api/request/sessionRenewal';
import { isValidToken } from '@/shared/lib/secretVault';

/** The client as persisted (spec §3): identity and plain fields, never a credential. */
export type StoredClient = { clientId: number; name: string } & Record<string, string | number | boolean | null>;

const credential = /pass(word)?|secret|token|credential/i;

const isPlain = (value: unknown): value is string | number | boolean | null =>
  value === null || ['string', 'number', 'boolean'].includes(typeof value);

/** Spec §3: the password is removed before saving. Null for anything that is not a client. */
export const asClient = (record: unknown): StoredClient | null => {
  if (typeof record !== 'object' || record === null) return null;
  const { clientId, name } = record as Record<string, unknown>;
  if (!Number.isSafeInteger(clientId) || typeof name !== 'string') return null;
  const plainFields = Object.entries(record).filter(([field, value]) => !credential.test(field) && isPlain(value));
  return { ...(Object.fromEntries(plainFields) as StoredClient), clientId: clientId as number, name };
};

/**
 * `token` is a reference sealed by the vault, or empty: the token itself never enters the store.
 * An expired session keeps its client, so that the page stays while signing in again.
 */
export type SessionState = { token: string; client: StoredClient | null; isExpired: boolean };

type SignedIn = { token: string; client: unknown };
type StoredSession = Pick<SessionState, 'token' | 'client'>;

const initialState: SessionState = { token: '', client: null, isExpired: false };

const prepareSession = ({ token, client }: SignedIn) => ({ payload: { token, client: asClient(client) } });

const startSession = (_: SessionState, { payload }: PayloadAction<StoredSession>): SessionState => ({
  ...payload,
  isExpired: false,
});

const toOwner = ({ clientId, personId }: StoredClient) => ({
  clientId,
  ...(typeof personId === 'number' && { personId }),
});

const isNamed = ({ client }: SessionState): boolean => Boolean(client?.name.trim());

export const sessionSlice = createSlice({
  name: 'session',
  initialState,
  reducers: {
    signedIn: { reducer: startSession, prepare: prepareSession },
    signedInElsewhere: { reducer: startSession, prepare: prepareSession },
    sessionRestored: {
      reducer: (state, action: PayloadAction<StoredSession>) =>
        state.token === '' && state.client === null ? startSession(state, action) : state,
      prepare: prepareSession,
    },
    /** What the client has changed of its own record. */
    clientChanged: (state, { payload }: PayloadAction<StoredClient>) => {
      if (state.client?.clientId === payload.clientId) state.client = { ...state.client, ...payload };
    },
    clientSignedOut: () => initialState,
    signedOutElsewhere: () => initialState,
    // Another client or person signed in over this one: other slices drop the previous one's data.
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
    selectOwner: createSelector([(state: SessionState) => state.client], (client) => client && toOwner(client)),
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
  clientChanged,
  clientSignedOut,
  signedOutElsewhere,
  clientReplaced,
  settingsCleared,
} = sessionSlice.actions;
export const {
  selectToken,
  selectClient,
  selectClientId,
  selectOwner,
  selectIsLoggedIn,
  selectHasNamedClient,
  selectIsExpired,
} = sessionSlice.selectors;

/** Every way a client's session can end, here or in another tab: nothing private may remain. */
export const isSessionEnd = isAnyOf(clientSignedOut, signedOutElsewhere, clientReplaced, settingsCleared);
