import { defineMessages } from 'react-intl';

import { type NotificationStyle, storefrontItemNotice } from '@/features/notifications/state/notificationsSlice';
import { selectClientId } from '@/features/session/state/sessionSlice';
import { shownName } from '@/shared/routing/catalogueAddresses';

import { cartLineId, type LineEdit, type LineRef, type OrderedItem, toOrderedItem } from '../cartModel';
import { type LineItem, selectCartLines, selectQuantity } from '../cartSelectors';
import type { CartThunk, EditOutcome } from './cartSync';
import { editLine, flushLine } from './editLine';

/** Wording fixed by spec §8. */
const cartNotices = defineMessages({
  updated: { id: 'cart.item.updated', defaultMessage: 'Item updated successfully' },
  notUpdated: { id: 'cart.item.updateFailed', defaultMessage: 'An error occurred updating the item' },
  deleted: { id: 'cart.item.deleted', defaultMessage: 'Item deleted from shopping cart' },
  notDeleted: { id: 'cart.item.deleteFailed', defaultMessage: 'An error occurred deleting from shopping cart' },
});

export const notifyEdit = (notice: keyof typeof cartNotices, style: NotificationStyle, name: string) =>
  storefrontItemNotice(cartNotices[notice], style, name === '' ? [] : [name]);

/** Read before the edit: a deleted line has no name any more. */
const findName =
  (ref: LineRef): CartThunk<string> =>
  (_dispatch, getState) => {
    const id = cartLineId(ref);
    const line = selectCartLines(getState()).find((other) => cartLineId(other) === id);
    return line ? shownName(line) : '';
  };

const notifyOutcome =
  (outcome: Promise<EditOutcome>, name: string): CartThunk<Promise<boolean>> =>
  async (dispatch, getState, { cartSync: { notices } }) => {
    const clientId = selectClientId(getState());
    const { state } = await outcome;
    // For a waiting edit, the page already reports that the service is unreachable and the change will be sent.
    if (state === 'waiting' || selectClientId(getState()) !== clientId) return false;
    const isSaved = state === 'saved';
    const isDeletion = notices.get(outcome)?.isDeletion;
    if (isSaved) dispatch(notifyEdit(isDeletion ? 'deleted' : 'updated', 'success', name));
    else dispatch(notifyEdit(isDeletion ? 'notDeleted' : 'notUpdated', 'error', name));
    return isSaved;
  };

/** Spec §8: notifies the user of the outcome; zero removes the line. */
export const setQuantity =
  ({ catalogId, stockItemId }: LineRef, quantity: number): CartThunk<Promise<boolean>> =>
  (dispatch, _getState, { cartSync: { notices } }) => {
    const name = dispatch(findName({ catalogId, stockItemId }));
    const outcome = dispatch(editLine({ catalogId, stockItemId, quantity, added: null }));
    const isDeletion = quantity === 0;
    const isSaved = notices.get(outcome)?.isSaved ?? dispatch(notifyOutcome(outcome, name));
    notices.set(outcome, { isDeletion, isSaved });
    return isSaved;
  };

/** Resumes an edit of a page that was closed before it was saved. Only a failure is worth a notice. */
export const resumeEdit =
  (edit: LineEdit): CartThunk<Promise<void>> =>
  async (dispatch, getState) => {
    const clientId = selectClientId(getState());
    const name = dispatch(findName(edit));
    const { state } = await dispatch(flushLine(edit, { isResumed: true }));
    if (state !== 'failed' || selectClientId(getState()) !== clientId) return;
    dispatch(notifyEdit(edit.quantity === 0 ? 'notDeleted' : 'notUpdated', 'error', name));
  };

const parallel = 4;

/** Sets many quantities, a few requests at a time; zero removes a line. */
export const setQuantities =
  (lines: readonly (LineRef & { quantity: number })[]): CartThunk<Promise<void>> =>
  async (dispatch) => {
    const queue = [...lines];
    const work = async () => {
      for (let next = queue.shift(); next; next = queue.shift()) await dispatch(setQuantity(next, next.quantity));
    };
    await Promise.all(Array.from({ length: parallel }, work));
  };

export const removeLines = (lines: readonly LineRef[]) =>
  setQuantities(lines.map(({ catalogId, stockItemId }) => ({ catalogId, stockItemId, quantity: 0 })));

/** Orders another item in place of a line, which is removed only once the other is in the cart. */
export const replaceLine =
  (line: LineItem, item: OrderedItem, added: number): CartThunk<Promise<boolean>> =>
  async (dispatch, getState) => {
    const { catalogId, stockItemId } = item;
    const quantity = selectQuantity(getState(), item) + added;
    const { state } = await dispatch(editLine({ catalogId, stockItemId, quantity, added: toOrderedItem(item) }));
    if (state === 'saved') {
      const { name = null, code = null } = item;
      const { state: removal } = await dispatch(editLine({ ...line, quantity: 0, added: null }));
      if (removal === 'saved') dispatch(notifyEdit('updated', 'success', shownName({ name, code })));
      if (removal === 'failed') dispatch(notifyEdit('notDeleted', 'error', shownName(line)));
      return removal === 'saved';
    }
    if (state === 'failed') dispatch(notifyEdit('notUpdated', 'error', shownName(line)));
    return false;
  };
