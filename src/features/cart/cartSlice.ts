import { createSelector, createSlice, type PayloadAction, type SerializedError } from '@reduxjs/toolkit';

import type { CartItem } from '@/api/inventoryApi';
import type { RequestError } from '@/api/requestTypes';
import { isSessionEnd } from '@/features/session/sessionSlice';

import { cartLineId, linesOf, withItem, type CartCopy, type LineEdit, type LineRef } from './cartLines';

export { cartLineId, type CartCopy, type CartLine, type LineEdit, type LineRef } from './cartLines';

export type CartCopies = Record<number, CartCopy>;
export type CartEdits = Record<string, LineEdit>;
export type CartFailure = RequestError | SerializedError;

export type CartState = { copies: CartCopies; edits: CartEdits; failures: Record<number, CartFailure> };

type Settled = LineRef & { item: CartItem | null; sent: number };

const initialState: CartState = { copies: {}, edits: {}, failures: {} };

/** A newer quantity than the one that was answered is still to be sent. */
const closeEdit = (state: CartState, id: string, sent: number) => {
  const { [id]: edit, ...others } = state.edits;
  if (edit?.quantity === sent) state.edits = others;
  else if (edit) edit.sent = null;
};

const takeItem = ({ copies }: CartState, { catalogId, stockItemId, item }: Omit<Settled, 'sent'>) => {
  const copy = copies[catalogId];
  if (!copy) return;
  copy.items = withItem(copy.items, stockItemId, item);
  copy.isCertain = false;
};

export const cartSlice = createSlice({
  name: 'cart',
  initialState,
  reducers: {
    // One catalogue answers for itself: the other catalogue's lines stay.
    cartRead: (state, { payload }: PayloadAction<CartCopy & { catalogId: number }>) => {
      const { catalogId, ...copy } = payload;
      const { [catalogId]: _, ...failures } = state.failures;
      state.copies[catalogId] = copy;
      state.failures = failures;
    },
    cartReadFailed: ({ failures }, { payload }: PayloadAction<{ catalogId: number; error: CartFailure }>) => {
      failures[payload.catalogId] = payload.error;
    },
    cartRestored: (state, { payload }: PayloadAction<CartCopies>) => {
      state.copies = { ...payload, ...state.copies };
    },
    editsRestored: (state, { payload }: PayloadAction<CartEdits>) => {
      state.edits = { ...payload, ...state.edits };
    },
    lineEdited: ({ edits }, { payload }: PayloadAction<Omit<LineEdit, 'sent'>>) => {
      const id = cartLineId(payload);
      const before = edits[id];
      edits[id] = { ...payload, added: payload.added ?? before?.added ?? null, sent: before?.sent ?? null };
    },
    editSent: ({ edits }, { payload }: PayloadAction<LineRef>) => {
      const edit = edits[cartLineId(payload)];
      if (edit) edit.sent = edit.quantity;
    },
    lineSettled: (state, { payload }: PayloadAction<Settled>) => {
      takeItem(state, payload);
      closeEdit(state, cartLineId(payload), payload.sent);
    },
    // Another tab's edit: what is pending here goes on over it.
    lineSettledElsewhere: (state, { payload }: PayloadAction<Omit<Settled, 'sent'>>) => takeItem(state, payload),
    // Design §6: a failure rolls back that line alone.
    editFailed: (state, { payload }: PayloadAction<LineRef & { sent: number }>) =>
      closeEdit(state, cartLineId(payload), payload.sent),
  },
  extraReducers: (builder) => {
    builder.addMatcher(isSessionEnd, () => initialState);
  },
  selectors: {
    selectCartLines: createSelector(
      [({ copies }: CartState) => copies, ({ edits }: CartState) => edits],
      (copies, edits) => linesOf({ copies, edits }),
    ),
    selectCartVersions: createSelector([({ copies }: CartState) => copies], (copies) =>
      Object.fromEntries(
        Object.entries(copies).map(([id, { version, isCertain }]) => [id, isCertain ? version : null]),
      ),
    ),
    selectHasPendingEdits: ({ edits }) => Object.keys(edits).length > 0,
    selectCartCopies: ({ copies }) => copies,
    selectCartEdits: ({ edits }) => edits,
    selectCartFailures: ({ failures }) => failures,
  },
});

export const {
  cartRead,
  cartReadFailed,
  cartRestored,
  editsRestored,
  lineEdited,
  editSent,
  lineSettled,
  lineSettledElsewhere,
  editFailed,
} = cartSlice.actions;
export const {
  selectCartLines,
  selectCartVersions,
  selectHasPendingEdits,
  selectCartCopies,
  selectCartEdits,
  selectCartFailures,
} = cartSlice.selectors;
