import { createSlice, type PayloadAction, type SerializedError } from '@reduxjs/toolkit';

import type { CartItem } from '@/api/inventoryApi';
import type { RequestError } from '@/api/requestTypes';
import { isSessionEnd } from '@/features/session/sessionSlice';

import { cartLineId, withItem, type CartCopy, type LineEdit, type LineRef } from './cartCopy';

export type CartCopies = Record<number, CartCopy>;
export type CartEdits = Record<string, LineEdit>;
export type CartFailure = RequestError | SerializedError;

/** Why a catalogue's cart could not be read, until it can. */
export type CartFailures = Record<number, CartFailure | null>;

export type CartState = { copies: CartCopies; edits: CartEdits; failures: CartFailures };

/** What the browser keeps, and whose it is. */
export type KeptCart = Pick<CartState, 'copies' | 'edits'> & { clientId: number | null };

/** What a request came to; null where the line is not in the cart. Another tab's edits have sent nothing here. */
type Settled = LineRef & { item: CartItem | null; sent?: number };

const initialState: CartState = { copies: {}, edits: {}, failures: {} };

// Nothing changes where nothing is missing: what is kept would be written again, in every tab.
const addMissing = <Value extends object>(known: Record<string, Value>, kept: Record<string, Value>) => {
  for (const [id, value] of Object.entries(kept)) known[id] ??= value;
};

/** A newer quantity than the one that was answered is still to be sent. */
const close = ({ edits }: CartState, line: LineRef & { sent?: number }) => {
  const id = cartLineId(line);
  if (edits[id]?.quantity === line.sent) Reflect.deleteProperty(edits, id);
};

export const cartSlice = createSlice({
  name: 'cart',
  initialState,
  reducers: {
    // One catalogue answers for itself: the other catalogue's lines stay.
    cartRead: (state, { payload: { catalogId, ...copy } }: PayloadAction<CartCopy & { catalogId: number }>) => {
      state.copies[catalogId] = copy;
      state.failures[catalogId] = null;
    },
    cartReadFailed: (state, { payload }: PayloadAction<{ catalogId: number; error: CartFailure }>) => {
      state.failures[payload.catalogId] = payload.error;
    },
    // What the service said, or is edited here, wins over what was kept.
    cartRestored: (state, { payload }: PayloadAction<KeptCart>) => {
      addMissing(state.copies, payload.copies);
      addMissing(state.edits, payload.edits);
    },
    lineEdited: (state, { payload }: PayloadAction<LineEdit>) => {
      state.edits[cartLineId(payload)] = payload;
    },
    lineSettled: (state, { payload }: PayloadAction<Settled>) => {
      const copy = state.copies[payload.catalogId];
      if (copy) {
        copy.items = withItem(copy.items, payload);
        copy.isCertain = false;
      }
      close(state, payload);
    },
    // Design §6: a failure rolls back that line alone.
    editFailed: (state, { payload }: PayloadAction<LineRef & { sent: number; isAbandoned: boolean }>) => {
      const copy = state.copies[payload.catalogId];
      // Nobody waits for it any more, but it can still reach the service.
      if (copy && payload.isAbandoned) copy.isCertain = false;
      close(state, payload);
    },
  },
  extraReducers: (builder) => {
    builder.addMatcher(isSessionEnd, () => initialState);
  },
});

export const { cartRead, cartReadFailed, cartRestored, lineEdited, lineSettled, editFailed } = cartSlice.actions;
