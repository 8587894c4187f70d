import { selectClientId } from '@/features/session/state/sessionSlice';
import { isOffline, onOffline, whenOnline } from '@/shared/lib/connection';

import { cartLineId, type LineEdit, type LineRef } from '../cartModel';
import { selectCartCopies, selectCartEdits, selectCartFailures, selectHasPendingEdits } from '../cartSelectors';
import { type CartFailure, editFailed, lineEdited, lineSettled } from '../cartSlice';
import type { CartThunk, EditOutcome } from './cartSync';
import { isUnreachable, openCart, readUncertainCarts, updateRunningReads } from './readCart';
import { sendEdit } from './sendEdit';

const signedOut: EditOutcome = { state: 'failed', error: { name: 'AbortError', message: 'the client has signed out' } };

const isNetworkError = (error: CartFailure) => 'kind' in error && error.kind === 'network';

type Sending = { clientId: number; isPromised: boolean };

/** Null if the edit has to be resent once online. */
const sendOnce =
  (edit: LineEdit, { clientId, isPromised }: Sending): CartThunk<Promise<EditOutcome | null>> =>
  async (dispatch, getState, { cartSync }) => {
    const { catalogId, stockItemId, quantity } = edit;
    const result = await dispatch(sendEdit(edit, clientId));
    if (selectClientId(getState()) !== clientId) return signedOut;
    if ('error' in result) {
      if (isOffline() && isNetworkError(result.error)) return null;
      const isServiceDown = result.readError !== undefined && isUnreachable(result.readError);
      if (isServiceDown && (isPromised || !edit.added)) return { state: 'waiting' };
      const isAbandoned = isUnreachable(result.error);
      dispatch(editFailed({ catalogId, stockItemId, sent: quantity, isAbandoned }));
      return { state: 'failed', error: result.error };
    }
    updateRunningReads(cartSync, catalogId, stockItemId, result.item);
    dispatch(lineSettled({ catalogId, stockItemId, item: result.item, sent: quantity }));
    // The service is back, so the recorded failure is out of date.
    if (selectCartFailures(getState())[catalogId]) void dispatch(openCart(catalogId));
    return { state: 'saved' };
  };

const sendLatest =
  (id: string, sending: Sending): CartThunk<Promise<EditOutcome | null>> =>
  (dispatch, getState) => {
    const edit = selectCartEdits(getState())[id];
    const isSameClient = selectClientId(getState()) === sending.clientId;
    return edit && isSameClient ? dispatch(sendOnce(edit, sending)) : Promise.resolve(signedOut);
  };

/**
 * The service lists lines in insertion order, so a catalogue's new lines are sent one at a time, in the order they were
 * added. Lines already in the cart do not wait.
 */
const sendInOrder =
  (edit: LineEdit, sending: Sending): CartThunk<Promise<EditOutcome | null>> =>
  (dispatch, getState, { cartSync: { inserts } }) => {
    const { catalogId, stockItemId, added } = edit;
    const send = () => dispatch(sendLatest(cartLineId(edit), sending));
    const items = selectCartCopies(getState())[catalogId]?.items ?? [];
    if (!added || items.some((item) => item.stockItemId === stockItemId)) return send();
    const cart = `${sending.clientId}/${catalogId}`;
    const insert = inserts.get(cart)?.then(send, send) ?? send();
    inserts.set(cart, insert);
    return insert.finally(() => {
      if (inserts.get(cart) === insert) inserts.delete(cart);
    });
  };

const sendUntilDone =
  (id: string, { isResumed, onEnd }: { isResumed: boolean; onEnd: () => void }): CartThunk<Promise<EditOutcome>> =>
  async (dispatch, getState) => {
    const clientId = selectClientId(getState());
    let outcome: EditOutcome = signedOut;
    // Adding a line while apparently online must report failure at once; edits accepted offline, or left behind by a
    // closed page, have been promised to the client.
    let isPromised = isResumed;
    try {
      for (;;) {
        if (isOffline()) {
          isPromised = true;
          await whenOnline();
        }
        const edit = selectCartEdits(getState())[id];
        if (!edit || clientId === undefined || selectClientId(getState()) !== clientId) return outcome;
        const next = await dispatch(sendInOrder(edit, { clientId, isPromised }));
        // Keep going if the cart was read in the meantime: nothing else would resume the edit.
        if (next?.state !== 'waiting') outcome = next ?? outcome;
        else if (selectCartFailures(getState())[edit.catalogId]) return next;
      }
    } finally {
      onEnd();
    }
  };

/** Sends a line's pending edit, one request at a time (design §6). Concurrent callers share the final outcome. */
export const flushLine =
  (ref: LineRef, { isResumed = false } = {}): CartThunk<Promise<EditOutcome>> =>
  (dispatch, getState, { cartSync: { edits } }) => {
    const id = cartLineId(ref);
    // Keyed by client: a run of a client who signed out may still be waiting for the network.
    const runId = `${selectClientId(getState())}/${id}`;
    if (!selectCartEdits(getState())[id]) return Promise.resolve(signedOut);
    const run = edits.get(runId) ?? dispatch(sendUntilDone(id, { isResumed, onEnd: () => edits.delete(runId) }));
    edits.set(runId, run);
    return run;
  };

/** Shows the edit at once and resolves when the service has responded. A quantity of zero removes the line. */
export const editLine =
  (edit: LineEdit): CartThunk<Promise<EditOutcome>> =>
  (dispatch, getState) => {
    // A quantity set while the line is still being added must add it too.
    const before = selectCartEdits(getState())[cartLineId(edit)];
    dispatch(lineEdited({ ...edit, added: edit.added ?? before?.added ?? null }));
    return dispatch(flushLine(edit));
  };

const flushAll = (): CartThunk<Promise<boolean>> => async (dispatch, getState) => {
  let isOk = true;
  for (;;) {
    if (isOffline()) return false;
    const pending = Object.values(selectCartEdits(getState()));
    const outcomes = await Promise.all(pending.map((edit) => dispatch(flushLine(edit))));
    if (outcomes.some(({ state }) => state === 'waiting')) return false;
    isOk &&= outcomes.every(({ state }) => state === 'saved');
    if (selectHasPendingEdits(getState())) continue;
    const reads = await dispatch(readUncertainCarts());
    isOk &&= reads.every((read) => 'data' in read);
    if (!selectHasPendingEdits(getState())) return isOk;
  }
};

/**
 * Waits until no edit is pending, then re-fetches carts whose versions became uncertain, so that versions match the
 * lines on screen. True if no edit failed and every cart could be read. Resolves to false as soon as the
 * connection drops; the edits themselves keep waiting for it.
 */
export const flushCart = (): CartThunk<Promise<boolean>> => async (dispatch) => {
  let stop: () => void = () => undefined;
  const dropped = new Promise<boolean>((resolve) => (stop = onOffline(() => resolve(false))));
  try {
    return await Promise.race([dispatch(flushAll()), dropped]);
  } finally {
    stop();
  }
};
