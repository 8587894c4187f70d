import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';

import { type CatalogIds, catalogPairs } from '@/api/catalogPairs';
import { inventoryApi } from '@/api/inventoryApi';
import { publicApi } from '@/api/publicApi';
import { isValidToken, type SecretVault } from '@/shared/lib/secretVault';
import type { ClientSession } from '@/contracts/public';

import { asClient, signedIn, type StoredClient } from './state/sessionSlice';

type Services = { config: CatalogIds; vault: SecretVault };

// Untracked, so that request and response stay out of the store. Sent once, without retries.
const untracked = { track: false } as const;

/** Of a session that the services have opened without a password. */
export const openSession = ({ token, ...client }: ClientSession) => {
  if (!isValidToken(token) || !client.name.trim()) throw new Error('The session has no token or no name');
  return signedIn({ token, client });
};

/** For someone who has just signed in with a provider. */
export const redeemSignIn = (): ThunkAction<Promise<void>, unknown, Services, UnknownAction> => async (dispatch) => {
  dispatch(openSession(await dispatch(publicApi.endpoints.redeemSignIn.initiate(undefined, untracked)).unwrap()));
};

/**
 * Design §4: first the session token, then the client record; nothing is stored unless both succeed. The password goes
 * straight to the vault, and its references expire when this ends.
 */
export const signIn =
  (username: string, password: string): ThunkAction<Promise<StoredClient>, unknown, Services, UnknownAction> =>
  async (dispatch, _getState, { config, vault }) => {
    // A sealed password is good for one request, and there are two.
    const forToken = { username, password: vault.seal('password', password) };
    const forClient = { username, password: vault.seal('password', password) };
    const { authenticateUser } = publicApi.endpoints;
    const { loginClient } = inventoryApi.endpoints;
    let token = '';
    try {
      const [segments] = catalogPairs(config);
      if (!segments) throw new Error('The configuration names no catalogue');
      ({ token } = await dispatch(authenticateUser.initiate({ credentials: forToken }, untracked)).unwrap());
      if (!isValidToken(vault.open(token) ?? '')) throw new Error('The session token does not have three parts');
      const record = await dispatch(loginClient.initiate({ ...segments, credentials: forClient }, untracked)).unwrap();
      const client = asClient(record);
      if (!client?.name.trim()) throw new Error('The client record has no name');
      dispatch(signedIn({ token, client }));
      return client;
    } catch (error) {
      vault.forget(token);
      throw error;
    } finally {
      vault.forget(forToken.password);
      vault.forget(forClient.password);
    }
  };
