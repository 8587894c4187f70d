import { selectClientId } from '@/features/session/sessionSlice';

import { cartLineId, type LineEdit, type LineRef } from '../cartCopy';
import { selectCartCopies, selectCartEdits, selectCartFailures } from '../cartSelectors';
import { editFailed, lineEdited, lineSettled, type CartFailure } from '../cartSlice';
import type { CartThunk } from './cartThunk';
import { isOffline, whenOnline } from '@/shared/lib/connection';
import { isUnreachable } from '../rules/isUnreachable';
import { openCart } from './readCart';
import { tellReads } from './runningReads';
import { sendEdit } from './sendEdit';

/** `waits`: pending until the service is reachable; the next successful cart read resumes it. */
export type EditOutcome = { state: 'settled' } | { state: 'failed'; error: CartFailure } | { state: 'waits' };

const runningEdits = new WeakMap<object, Map<string, Promise<EditOutcome>>>();

const left: EditOutcome = { state: 'failed', error: { name: 'AbortError', message: 'the client has left' } };

const isNetwork = (error: CartFailure) => 'kind' in error && error.kind === 'network';

type Sending = { clientId: number; isPromised: boolean };

/** Null if the edit has to be resent once online. */
const step =
  (edit: LineEdit, { clientId, isPromised }: Sending): CartThunk<Promise<EditOutcome | null>> =>
  async (dispatch, getState, services) => {
    const { catalogId, stockItemId, quantity } = edit;
    const answer = await dispatch(sendEdit(edit, clientId));
    if (selectClientId(getState()) !== clientId) return left;
    if ('error' in answer) {
      if (isOffline() && isNetwork(answer.error)) return null;
      const isCutOff = answer.unread !== undefined && isUnreachable(answer.unread);
      if (isCutOff && (isPromised || !edit.added)) return { state: 'waits' };
      const isAbandoned = isUnreachable(answer.error);
      dispatch(editFailed({ catalogId, stockItemId, sent: quantity, isAbandoned }));
      return { state: 'failed', error: answer.error };
    }
    tellReads(services, catalogId, stockItemId, answer.item);
    dispatch(lineSettled({ catalogId, stockItemId, item: answer.item, sent: quantity }));
    // The service is back, so the recorded failure is out of date.
    if (selectCartFailures(getState())[catalogId]) void dispatch(openCart(catalogId));
    return { state: 'settled' };
  };

const stepNow =
  (id: string, sending: Sending): CartThunk<Promise<EditOutcome | null>> =>
  (dispatch, getState) => {
    const edit = selectCartEdits(getState())[id];
    const isSameClient = selectClientId(getState()) === sending.clientId;
    return edit && isSameClient ? dispatch(step(edit, sending)) : Promise.resolve(left);
  };

const lastInserts = new WeakMap<object, Map<string, Promise<unknown>>>();

/**
 * The service lists lines in insertion order, so a catalogue's new lines are sent one at a time, in the order they were
 * added. Lines already in the cart do not wait.
 */
const stepInTurn =
  (edit: LineEdit, sending: Sending): CartThunk<Promise<EditOutcome | null>> =>
  (dispatch, getState, services) => {
    const { catalogId, stockItemId, added } = edit;
    const send = () => dispatch(stepNow(cartLineId(edit), sending));
    const items = selectCartCopies(getState())[catalogId]?.items ?? [];
    if (!added || items.some((item) => item.stockItemId === stockItemId)) return send();
    const ownInserts = lastInserts.get(services) ?? new Map<string, Promise<unknown>>();
    lastInserts.set(services, ownInserts);
    const cart = `${sending.clientId}/${catalogId}`;
    const insert = ownInserts.get(cart)?.then(send, send) ?? send();
    ownInserts.set(cart, insert);
    return insert.finally(() => {
      if (ownInserts.get(cart) === insert) ownInserts.delete(cart);
    });
  };

const drain =
  (id: string, { isResumed, onEnd }: { isResumed: boolean; onEnd: () => void }): CartThunk<Promise<EditOutcome>> =>
  async (dispatch, getState) => {
    const clientId = selectClientId(getState());
    let outcome: EditOutcome = left;
    // Adding a line while apparently online must report failure at once; edits accepted offline, or left behind by a
    // closed page, were promised to be sent.
    let isPromised = isResumed;
    try {
      for (;;) {
        if (isOffline()) {
          isPromised = true;
          await whenOnline();
        }
        const edit = selectCartEdits(getState())[id];
        if (!edit || clientId === undefined || selectClientId(getState()) !== clientId) return outcome;
        const next = await dispatch(stepInTurn(edit, { clientId, isPromised }));
        // Keep going if the cart was read in the meantime: nothing else would resume the edit.
        if (next?.state !== 'waits') outcome = next ?? outcome;
        else if (selectCartFailures(getState())[edit.catalogId]) return next;
      }
    } finally {
      onEnd();
    }
  };

/** Design §6: one request in flight per line. Concurrent callers share the outcome of the last quantity. */
export const settleLine =
  (ref: LineRef, { isResumed = false } = {}): CartThunk<Promise<EditOutcome>> =>
  (dispatch, getState, services) => {
    const runs = runningEdits.get(services) ?? new Map<string, Promise<EditOutcome>>();
    runningEdits.set(services, runs);
    const id = cartLineId(ref);
    // Keyed by client: a run of a client who signed out may still be waiting for the network.
    const runId = `${selectClientId(getState())}/${id}`;
    if (!selectCartEdits(getState())[id]) return Promise.resolve(left);
    const run = runs.get(runId) ?? dispatch(drain(id, { isResumed, onEnd: () => runs.delete(runId) }));
    runs.set(runId, run);
    return run;
  };

/** Shown at once; the promise resolves to the service's verdict. A quantity of zero removes the line. */
export const editLine =
  (edit: LineEdit): CartThunk<Promise<EditOutcome>> =>
  (dispatch, getState) => {
    // A quantity set while the line is still being added must add it too.
    const before = selectCartEdits(getState())[cartLineId(edit)];
    dispatch(lineEdited({ ...edit, added: edit.added ?? before?.added ?? null }));
    return dispatch(settleLine(edit));
  };
