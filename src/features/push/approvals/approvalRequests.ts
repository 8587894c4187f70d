import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';

import { selectCartLines } from '@/features/cart/state/cartSelectors';
import { readCart } from '@/features/cart/state/edits/readCart';
import { selectClientId, selectOwner } from '@/features/session/state/sessionSlice';
import { catalogSegments } from '@/api/catalogPairs';
import { clientRecordsApi } from '@/api/clientRecordsApi';
import { inventoryApi } from '@/api/inventoryApi';
import { ordersApi } from '@/api/ordersApi';
import { emptyNote, toNoteRecord } from '@/shared/lib/orderComment';
import type { Approval, ApprovalDecision } from '@/contracts/inventory';

import { prepareCart } from '../sending/pushOrder';
import type { PushServices, PushStates } from '../sending/pushThunk';
import { createBatch } from '../state/batch';
import type { Leg } from '../state/leg';
import { noteWritten, type PushProblem, selectDraft } from '../state/pushSlice';

type State = PushStates & { api: ReturnType<typeof clientRecordsApi.reducer> };
type Thunk<Result = void> = ThunkAction<Promise<Result>, State, PushServices, UnknownAction>;

// Untracked, so that request and response stay out of the store.
const untracked = { track: false } as const;

/** The same request again is the same: its uuid is that of the refused push. */
export const requestApproval =
  ({ payload, ifMatch }: Leg): Thunk =>
  async (dispatch, getState) => {
    const arg = { orderPush: payload, ...(ifMatch !== null && { 'If-Match': ifMatch }) };
    await dispatch(ordersApi.endpoints.requestApproval.initiate(arg, untracked)).unwrap();
    await dispatch(readCart(payload.catalogId));
    // The note went along with the last lines.
    if (selectCartLines(getState()).length === 0) dispatch(noteWritten({ clientId: payload.clientId, ...emptyNote }));
  };

/** Of what is in the cart of a catalogue; resolves to why nothing was sent. The same uuid again is the same request. */
export const requestApprovalOfCart =
  ({ taxes, catalogId, uuid }: { taxes: number; catalogId: number; uuid: string }): Thunk<PushProblem | null> =>
  async (dispatch, getState, { config }) => {
    const cart = await dispatch(prepareCart({ taxes, only: catalogId }));
    if ('problem' in cart) return cart.problem;
    const owner = selectOwner(getState());
    if (!owner) throw new Error('Nobody is signed in');
    const note = toNoteRecord(selectDraft(getState(), owner.clientId) ?? emptyNote, config.order.fields);
    for (const leg of createBatch({ ...cart, owner, taxes, note }, config).legs)
      await dispatch(requestApproval({ ...leg, payload: { ...leg.payload, uuid } }));
    return null;
  };

/** Resolves to the request as it is then. */
export const decideApproval =
  ({ approvalId, catalogId }: Approval, approvalDecision: ApprovalDecision): Thunk<Approval | undefined> =>
  async (dispatch, getState, { config }) => {
    const clientId = selectClientId(getState());
    const segments = catalogSegments(config, catalogId);
    if (clientId === undefined || !segments) throw new Error('Nobody is signed in to this catalogue');
    const arg = { ...segments, clientId, approvalId, approvalDecision };
    const approvals = await dispatch(inventoryApi.endpoints.decideApproval.initiate(arg, untracked)).unwrap();
    void dispatch(clientRecordsApi.util.upsertQueryData('getMyApprovals', { clientId }, approvals));
    await dispatch(readCart(catalogId));
    return approvals.find((each) => each.approvalId === approvalId);
  };
