import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';

import { clientRecordsApi } from '@/api/clientRecordsApi';
import { inventoryApi } from '@/api/inventoryApi';
import { publicApi } from '@/api/publicApi';
import type { Passkey } from '@/contracts/inventory';

import { repeatIfForgotten } from '../changePassword';
import { getOwnArg, type Services, type State } from '../ownData/ownDataRequests';
import { openSession } from '../signIn';

type Thunk<Needed = State> = ThunkAction<Promise<void>, Needed, Services, UnknownAction>;

// Untracked, so that request and response stay out of the store.
const untracked = { track: false } as const;

const loadWebAuthn = () => import(/* webpackChunkName: "web-authn" */ './webAuthn');

export const signInWithPasskey =
  (): Thunk<unknown> =>
  async (dispatch, _getState, { vault }) => {
    const { endpoints } = publicApi;
    const challenge = await dispatch(endpoints.startPasskeySignIn.initiate(undefined, untracked)).unwrap();
    const { getAssertion } = await loadWebAuthn();
    const { signature, ...signed } = await getAssertion(challenge);
    const sealed = vault.seal('password', signature);
    try {
      const passkeyAssertion = { ...signed, signature: sealed };
      const request = endpoints.signInWithPasskey.initiate({ passkeyAssertion }, untracked);
      dispatch(openSession(await dispatch(request).unwrap()));
    } finally {
      vault.forget(sealed);
    }
  };

const receive =
  (passkeys: Passkey[]): ThunkAction<void, State, Services, UnknownAction> =>
  (dispatch, getState, { config }) => {
    const { clientId } = getOwnArg(getState(), config);
    void dispatch(clientRecordsApi.util.upsertQueryData('getMyPasskeys', { clientId }, passkeys));
  };

export const addPasskey =
  (name: string, typed: string): Thunk =>
  async (dispatch, getState, { config, vault }) => {
    const { startPasskey, addPasskey: add } = inventoryApi.endpoints;
    const options = await repeatIfForgotten(() => {
      const passkeyRequest = { password: vault.seal('password', typed) };
      const arg = { ...getOwnArg(getState(), config), passkeyRequest };
      return dispatch(startPasskey.initiate(arg, untracked)).unwrap();
    });
    const { createAttestation } = await loadWebAuthn();
    const passkeyAttestation = { name, ...(await createAttestation(options)) };
    const arg = { ...getOwnArg(getState(), config), passkeyAttestation };
    dispatch(receive(await dispatch(add.initiate(arg, untracked)).unwrap()));
  };

export const removePasskey =
  (passkeyId: number): Thunk =>
  async (dispatch, getState, { config }) => {
    const arg = { ...getOwnArg(getState(), config), passkeyId };
    dispatch(receive(await dispatch(inventoryApi.endpoints.removePasskey.initiate(arg, untracked)).unwrap()));
  };
