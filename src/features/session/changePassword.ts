import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';

import { type CatalogIds, catalogPairs, type CatalogSegments } from '@/api/catalogPairs';
import type { Accepted } from '@/api/envelopes';
import { inventoryApi } from '@/api/inventoryApi';
import type { RequestError } from '@/api/request/requestTypes';
import type { SecretVault } from '@/shared/lib/secretVault';

import { selectClientId, type SessionState } from './state/sessionSlice';

type Services = { config: CatalogIds; vault: SecretVault };
type Thunk<Result> = ThunkAction<Promise<Result>, { session: SessionState }, Services, UnknownAction>;

// Untracked, so that request and response stay out of the store.
const untracked = { track: false } as const;

export const getAnySegments = (config: CatalogIds): CatalogSegments => {
  const [segments] = catalogPairs(config);
  if (!segments) throw new Error('The configuration names no catalogue');
  return segments;
};

const isForgotten = (error: unknown): boolean => (error as Partial<RequestError>).kind === 'forgotten';

/** The session may be renewed in the meantime, and a sealed password is good for one request only. */
export const repeatIfForgotten = async <Result>(seal: () => Promise<Result>): Promise<Result> => {
  try {
    return await seal();
  } catch (error) {
    if (!isForgotten(error)) throw error;
    return await seal();
  }
};

/** The current session stays valid. */
export const changePassword =
  (current: string, next: string): Thunk<Accepted> =>
  async (dispatch, getState, { config, vault }) => {
    const segments = getAnySegments(config);
    const change = async () => {
      const clientId = selectClientId(getState());
      if (clientId === undefined) throw new Error('Nobody is signed in');
      const password = vault.seal('password', current);
      const newPassword = vault.seal('password', next);
      const passwordChange = { clientId, password, newPassword };
      const request = inventoryApi.endpoints.changePassword.initiate({ ...segments, passwordChange }, untracked);
      return await dispatch(request).unwrap();
    };
    return repeatIfForgotten(change);
  };

/** The response is the same whether or not the account exists. */
export const requestPasswordReset =
  (username: string): Thunk<Accepted> =>
  async (dispatch, _getState, { config }) => {
    const { forgotPassword } = inventoryApi.endpoints;
    const forgottenPassword = { username };
    const request = forgotPassword.initiate({ ...getAnySegments(config), forgottenPassword }, untracked);
    return dispatch(request).unwrap();
  };

/** The token from the link is a credential too. */
export const setNewPassword =
  (token: string, next: string): Thunk<void> =>
  async (dispatch, _getState, { config, vault }) => {
    const passwordReset = { resetToken: vault.seal('password', token), newPassword: vault.seal('password', next) };
    const { resetPassword } = inventoryApi.endpoints;
    await dispatch(resetPassword.initiate({ ...getAnySegments(config), passwordReset }, untracked)).unwrap();
  };
