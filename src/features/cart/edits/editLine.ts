import { selectClientId } from '@/features/session/sessionSlice';

import { cartLineId, type LineEdit, type LineRef } from '../cartCopy';
import { selectCartEdits, selectCartFailures } from '../cartSlice';
import { editFailed, lineEdited, lineSettled, type CartFailure } from '../cartStateSlice';
import type { CartThunk } from './cartThunk';
import { isOffline, whenOnline } from '@/shared/lib/connection';
import { openCart } from './readCart';
import { tellReads } from './runningReads';
import { sendEdit } from './sendEdit';

export type EditOutcome = { state: 'settled' } | { state: 'failed'; error: CartFailure };

const runsOf = new WeakMap<object, Map<string, Promise<EditOutcome>>>();

const left: EditOutcome = { state: 'failed', error: { name: 'AbortError', message: 'the client has left' } };

const isNetwork = (error: CartFailure) => 'kind' in error && error.kind === 'network';

const step =
  (edit: LineEdit, clientId: number): CartThunk<Promise<EditOutcome | null>> =>
  async (dispatch, getState, services) => {
    const { catalogId, stockItemId, quantity } = edit;
    const answer = await dispatch(sendEdit(edit, clientId));
    if (selectClientId(getState()) !== clientId) return left;
    if ('error' in answer) {
      if (isOffline() && isNetwork(answer.error)) return null;
      dispatch(editFailed({ catalogId, stockItemId, sent: quantity }));
      return { state: 'failed', error: answer.error };
    }
    tellReads(services, catalogId, stockItemId, answer.item);
    dispatch(lineSettled({ catalogId, stockItemId, item: answer.item, sent: quantity }));
    // The service answers again: what is said of its failure is out of date.
    if (selectCartFailures(getState())[catalogId]) void dispatch(openCart(catalogId));
    return { state: 'settled' };
  };

const drain =
  (id: string, runs: Map<string, Promise<EditOutcome>>): CartThunk<Promise<EditOutcome>> =>
  async (dispatch, getState) => {
    const clientId = selectClientId(getState());
    let outcome: EditOutcome = left;
    try {
      for (;;) {
        // What is edited offline waits, and goes when the connection is back.
        if (isOffline()) await whenOnline();
        const edit = selectCartEdits(getState())[id];
        if (!edit || clientId === undefined || selectClientId(getState()) !== clientId) return outcome;
        outcome = (await dispatch(step(edit, clientId))) ?? outcome;
      }
    } finally {
      runs.delete(id);
    }
  };

/** Design §6: one request in flight for each line. Whoever asks meanwhile gets the outcome of the last quantity. */
export const settleLine =
  (ref: LineRef): CartThunk<Promise<EditOutcome>> =>
  (dispatch, _getState, services) => {
    const runs = runsOf.get(services) ?? new Map<string, Promise<EditOutcome>>();
    runsOf.set(services, runs);
    const id = cartLineId(ref);
    const running = runs.get(id);
    if (running) return running;
    const run = dispatch(drain(id, runs));
    runs.set(id, run);
    return run;
  };

/** Shown at once; the promise tells what the service made of it. Zero takes the line out. */
export const editLine =
  (edit: LineEdit): CartThunk<Promise<EditOutcome>> =>
  (dispatch, getState) => {
    // A quantity that is set while the line is being added still has to add it.
    const before = selectCartEdits(getState())[cartLineId(edit)];
    dispatch(lineEdited({ ...edit, added: edit.added ?? before?.added ?? null }));
    return dispatch(settleLine(edit));
  };
