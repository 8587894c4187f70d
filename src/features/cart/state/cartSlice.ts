import { createSlice, type PayloadAction, type SerializedError } from '@reduxjs/toolkit';

import { isSessionEnd } from '@/features/session/state/sessionSlice';
import type { CatalogCartItem } from '@/api/inventoryApi';
import type { RequestError } from '@/api/request/requestTypes';

import { type CartCopy, cartLineId, type LineEdit, type LineRef, replaceItem } from './cartModel';

export type CartCopies = Record<number, CartCopy>;
export type CartEdits = Record<string, LineEdit>;
export type CartFailure = RequestError | SerializedError;

/** Why a catalogue's cart could not be read; null once it can. */
export type CartFailures = Record<number, CartFailure | null>;

export type CartState = { copies: CartCopies; edits: CartEdits; failures: CartFailures };

/** The persisted part of the state, and the client it belongs to. */
export type StoredCart = Pick<CartState, 'copies' | 'edits'> & { clientId: number | null };

/** Outcome of a request; a null item is not in the cart. `sent` is absent for edits made in another tab. */
type Settled = LineRef & { item: CatalogCartItem | null; sent?: number };

const initialState: CartState = { copies: {}, edits: {}, failures: {} };

// No assignment if nothing is missing: any change would make every tab write to storage again.
const addMissing = <Value extends object>(known: Record<string, Value>, stored: Record<string, Value>) => {
  for (const [id, value] of Object.entries(stored)) known[id] ??= value;
};

/** An edit with a newer quantity than the one sent stays pending. */
const dropEdit = ({ edits }: CartState, line: LineRef & { sent?: number }) => {
  const id = cartLineId(line);
  if (edits[id]?.quantity === line.sent) Reflect.deleteProperty(edits, id);
};

export const cartSlice = createSlice({
  name: 'cart',
  initialState,
  reducers: {
    // Catalogues respond independently: leave the other one's lines alone.
    cartRead: (state, { payload: { catalogId, ...copy } }: PayloadAction<CartCopy & { catalogId: number }>) => {
      state.copies[catalogId] = copy;
      state.failures[catalogId] = null;
    },
    cartReadFailed: (state, { payload }: PayloadAction<{ catalogId: number; error: CartFailure }>) => {
      state.failures[payload.catalogId] = payload.error;
    },
    // Server responses and edits made here take precedence over stored data.
    cartRestored: (state, { payload }: PayloadAction<StoredCart>) => {
      addMissing(state.copies, payload.copies);
      addMissing(state.edits, payload.edits);
    },
    lineEdited: (state, { payload }: PayloadAction<LineEdit>) => {
      state.edits[cartLineId(payload)] = payload;
    },
    lineSettled: (state, { payload }: PayloadAction<Settled>) => {
      const copy = state.copies[payload.catalogId];
      if (copy) {
        copy.items = replaceItem(copy.items, payload);
        copy.isCertain = false;
      }
      dropEdit(state, payload);
    },
    // Design §6: a failure rolls back that line alone.
    editFailed: (state, { payload }: PayloadAction<LineRef & { sent: number; isAbandoned: boolean }>) => {
      const copy = state.copies[payload.catalogId];
      // The request timed out here, but it may still reach the service.
      if (copy && payload.isAbandoned) copy.isCertain = false;
      dropEdit(state, payload);
    },
  },
  extraReducers: (builder) => {
    builder.addMatcher(isSessionEnd, () => initialState);
  },
});

export const { cartRead, cartReadFailed, cartRestored, lineEdited, lineSettled, editFailed } = cartSlice.actions;
