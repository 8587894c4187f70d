import { selectClientId } from '@/features/session/sessionSlice';

import { cartTold } from '../cartNotices';
import type { LineEdit, LineRef } from '../cartCopy';
import type { CartThunk } from './cartThunk';
import { editLine, settleLine, type EditOutcome } from './editLine';

const tell =
  (settling: Promise<EditOutcome>, isDeletion: boolean): CartThunk<Promise<boolean>> =>
  async (dispatch, getState) => {
    const clientId = selectClientId(getState());
    const { state } = await settling;
    if (selectClientId(getState()) !== clientId) return false;
    const isSettled = state === 'settled';
    if (isSettled) dispatch(cartTold(isDeletion ? 'deleted' : 'updated', 'success'));
    else dispatch(cartTold(isDeletion ? 'notDeleted' : 'notUpdated', 'error'));
    return isSettled;
  };

/** Spec §8: whoever set the quantity is told what became of it; zero takes the line out. */
export const setQuantity =
  ({ catalogId, stockItemId }: LineRef, quantity: number): CartThunk<Promise<boolean>> =>
  (dispatch) =>
    dispatch(tell(dispatch(editLine({ catalogId, stockItemId, quantity, added: null })), quantity === 0));

/** Edits of a page that was closed before they settled: only a failure is news. */
export const resumeEdit =
  (edit: LineEdit): CartThunk<Promise<void>> =>
  async (dispatch, getState) => {
    const clientId = selectClientId(getState());
    const { state } = await dispatch(settleLine(edit));
    if (state === 'settled' || selectClientId(getState()) !== clientId) return;
    dispatch(cartTold(edit.quantity === 0 ? 'notDeleted' : 'notUpdated', 'error'));
  };
