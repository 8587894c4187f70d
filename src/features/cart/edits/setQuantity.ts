import { selectClientId } from '@/features/session/sessionSlice';

import { cartTold } from '../cartNotices';
import type { LineEdit, LineRef } from '../cartCopy';
import type { CartThunk } from './cartThunk';
import { editLine, settleLine, type EditOutcome } from './editLine';

type Asked = { isDeletion: boolean };

// Quantities set in quick succession share one outcome, so notify once, for the last of them.
const telling = new WeakMap<Promise<EditOutcome>, { asked: Asked; told: Promise<boolean> }>();

const tell =
  (settling: Promise<EditOutcome>, asked: Asked): CartThunk<Promise<boolean>> =>
  async (dispatch, getState) => {
    const clientId = selectClientId(getState());
    const { state } = await settling;
    // When it waits, the page already says that the service is unreachable and the change is saved.
    if (state === 'waits' || selectClientId(getState()) !== clientId) return false;
    const isSettled = state === 'settled';
    if (isSettled) dispatch(cartTold(asked.isDeletion ? 'deleted' : 'updated', 'success'));
    else dispatch(cartTold(asked.isDeletion ? 'notDeleted' : 'notUpdated', 'error'));
    return isSettled;
  };

/** Spec §8: notifies the user of the outcome; zero removes the line. */
export const setQuantity =
  ({ catalogId, stockItemId }: LineRef, quantity: number): CartThunk<Promise<boolean>> =>
  (dispatch) => {
    const settling = dispatch(editLine({ catalogId, stockItemId, quantity, added: null }));
    const isDeletion = quantity === 0;
    const known = telling.get(settling);
    if (known) {
      known.asked.isDeletion = isDeletion;
      return known.told;
    }
    const asked = { isDeletion };
    const told = dispatch(tell(settling, asked));
    telling.set(settling, { asked, told });
    return told;
  };

/** Edits of a page that was closed before they settled: only failures are worth a notice. */
export const resumeEdit =
  (edit: LineEdit): CartThunk<Promise<void>> =>
  async (dispatch, getState) => {
    const clientId = selectClientId(getState());
    const { state } = await dispatch(settleLine(edit, { isResumed: true }));
    if (state !== 'failed' || selectClientId(getState()) !== clientId) return;
    dispatch(cartTold(edit.quantity === 0 ? 'notDeleted' : 'notUpdated', 'error'));
  };
