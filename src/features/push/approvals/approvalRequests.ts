import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';

import { readCart } from '@/features/cart/edits/readCart';
import { selectClientId } from '@/features/session/sessionSlice';
import { catalogSegments } from '@/api/catalogPairs';
import { clientRecordsApi } from '@/api/clientRecordsApi';
import { inventoryApi } from '@/api/inventoryApi';
import { ordersApi } from '@/api/ordersApi';
import type { Approval, ApprovalDecision } from '@/contracts/inventory';

import type { Leg } from '../batch/leg';
import type { PushServices, PushStates } from '../sending/pushThunk';

type State = PushStates & { api: ReturnType<typeof clientRecordsApi.reducer> };
type Thunk = ThunkAction<Promise<void>, State, PushServices, UnknownAction>;

// Untracked, so that request and response stay out of the store.
const untracked = { track: false } as const;

/** The same request again is the same: its uuid is that of the refused push. */
export const requestApproval =
  ({ payload, ifMatch }: Leg): Thunk =>
  async (dispatch) => {
    const arg = { orderPush: payload, ...(ifMatch !== null && { 'If-Match': ifMatch }) };
    await dispatch(ordersApi.endpoints.requestApproval.initiate(arg, untracked)).unwrap();
    await dispatch(readCart(payload.catalogId));
  };

export const decideApproval =
  ({ approvalId, catalogId }: Approval, approvalDecision: ApprovalDecision): Thunk =>
  async (dispatch, getState, { config }) => {
    const clientId = selectClientId(getState());
    const segments = catalogSegments(config, catalogId);
    if (clientId === undefined || !segments) throw new Error('Nobody is signed in to this catalogue');
    const arg = { ...segments, clientId, approvalId, approvalDecision };
    const approvals = await dispatch(inventoryApi.endpoints.decideApproval.initiate(arg, untracked)).unwrap();
    void dispatch(clientRecordsApi.util.upsertQueryData('getMyApprovals', { clientId }, approvals));
    await dispatch(readCart(catalogId));
  };
