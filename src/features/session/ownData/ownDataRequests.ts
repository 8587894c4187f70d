import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';

import type { CatalogIds } from '@/api/catalogPairs';
import { clientRecordsApi } from '@/api/clientRecordsApi';
import { inventoryApi } from '@/api/inventoryApi';
import type { SecretVault } from '@/shared/lib/secretVault';
import type { OwnData, OwnDataChange } from '@/contracts/inventory';

import { getAnySegments, repeatIfForgotten } from '../changePassword';
import { clientChanged, selectClientId, type SessionState } from '../state/sessionSlice';

export type State = { session: SessionState; api: ReturnType<typeof clientRecordsApi.reducer> };
export type Services = { config: CatalogIds; vault: SecretVault };
type Thunk<Result> = ThunkAction<Result, State, Services, UnknownAction>;

// Untracked, so that request and response stay out of the store.
const untracked = { track: false } as const;

export const getOwnArg = (state: State, config: CatalogIds) => {
  const clientId = selectClientId(state);
  if (clientId === undefined) throw new Error('Nobody is signed in');
  return { ...getAnySegments(config), clientId };
};

/** The client of the session has names and addresses, too. */
const receive =
  (own: OwnData): Thunk<void> =>
  (dispatch) => {
    const { clientId, name, phone, address, deliveryAddresses } = own;
    void dispatch(clientRecordsApi.util.upsertQueryData('getMyData', { clientId }, own));
    dispatch(clientChanged({ clientId, name, phone, address, deliveryAddresses }));
  };

export const updateOwnData =
  (ownDataChange: OwnDataChange): Thunk<Promise<void>> =>
  async (dispatch, getState, { config }) => {
    const request = inventoryApi.endpoints.updateOwnData.initiate(
      { ...getOwnArg(getState(), config), ownDataChange },
      untracked,
    );
    dispatch(receive(await dispatch(request).unwrap()));
  };

export const requestErasure =
  (typed: string): Thunk<Promise<void>> =>
  async (dispatch, getState, { config, vault }) => {
    const own = await repeatIfForgotten(() => {
      const erasureRequest = { password: vault.seal('password', typed) };
      const arg = { ...getOwnArg(getState(), config), erasureRequest };
      return dispatch(inventoryApi.endpoints.requestErasure.initiate(arg, untracked)).unwrap();
    });
    dispatch(receive(own));
  };

export const withdrawErasure =
  (): Thunk<Promise<void>> =>
  async (dispatch, getState, { config }) => {
    const arg = getOwnArg(getState(), config);
    dispatch(receive(await dispatch(inventoryApi.endpoints.withdrawErasure.initiate(arg, untracked)).unwrap()));
  };

/** Resolves to the address of an object that has the file. */
export const exportOwnData =
  (): Thunk<Promise<string>> =>
  async (dispatch, getState, { config }) => {
    const { exportOwnData: download } = inventoryApi.endpoints;
    const options = { subscribe: false, forceRefetch: true } as const;
    return dispatch(download.initiate(getOwnArg(getState(), config), options)).unwrap();
  };
