import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';

import { clientRecordsApi } from '@/api/clientRecordsApi';
import { inventoryApi } from '@/api/inventoryApi';
import type { People, PersonChange, PersonInvitation } from '@/contracts/inventory';

import { getOwnArg, type Services, type State } from '../ownData/ownDataRequests';

type Thunk = ThunkAction<Promise<void>, State, Services, UnknownAction>;

// Untracked, so that request and response stay out of the store.
const untracked = { track: false } as const;

const receive =
  (people: People): ThunkAction<void, State, Services, UnknownAction> =>
  (dispatch) =>
    void dispatch(clientRecordsApi.util.upsertQueryData('getMyPeople', { clientId: people.clientId }, people));

/** Whoever has not chosen a password yet gets another mail. */
export const invitePerson =
  (personInvitation: PersonInvitation): Thunk =>
  async (dispatch, getState, { config }) => {
    const arg = { ...getOwnArg(getState(), config), personInvitation };
    dispatch(receive(await dispatch(inventoryApi.endpoints.invitePerson.initiate(arg, untracked)).unwrap()));
  };

export const erasePerson =
  (personId: number): Thunk =>
  async (dispatch, getState, { config }) => {
    const arg = { ...getOwnArg(getState(), config), personId };
    dispatch(receive(await dispatch(inventoryApi.endpoints.erasePerson.initiate(arg, untracked)).unwrap()));
  };

export const updatePerson =
  (personId: number, personChange: PersonChange): Thunk =>
  async (dispatch, getState, { config }) => {
    const arg = { ...getOwnArg(getState(), config), personId, personChange };
    dispatch(receive(await dispatch(inventoryApi.endpoints.updatePerson.initiate(arg, untracked)).unwrap()));
  };
