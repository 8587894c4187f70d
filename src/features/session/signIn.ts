import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';

import { catalogPairs, type CatalogIds } from '@/api/catalogPairs';
import { inventoryApi } from '@/api/inventoryApi';
import { publicApi } from '@/api/publicApi';
import type { SecretVault } from '@/shared/lib/secretVault';
import { isValidToken } from '@/shared/lib/sessionToken';

import { asClient, type Client } from './client';
import { signedIn } from './sessionSlice';

type Needs = { config: CatalogIds; vault: SecretVault };

// Once only, and kept by nobody: what was sent and answered stays out of the state.
const untracked = { track: false } as const;

/**
 * Design §4: the session token first, then the client record; unless both come, nothing is kept. The password goes to
 * the vault at once, and its references are worthless as soon as this is over.
 */
export const signIn =
  (username: string, password: string): ThunkAction<Promise<Client>, unknown, Needs, UnknownAction> =>
  async (dispatch, _getState, { config, vault }) => {
    // A password serves one request, and there are two.
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
