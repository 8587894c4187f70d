import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

import { isSessionEnd } from '@/features/session/state/sessionSlice';

import { cartLineId, type LineRef } from './cartModel';
import { type CartState, type LineItem, selectCartLines } from './cartSelectors';

/** Text in a line's quantity field that is not, or not yet, its quantity. */
type QuantityDraft = {
  text: string;
  /** The field lost focus with invalid text, so it shows an error until corrected. */
  isRefused: boolean;
};

export type QuantityDrafts = Record<string, QuantityDraft>;

const initialState: QuantityDrafts = {};

export const quantityDraftsSlice = createSlice({
  name: 'quantityDrafts',
  initialState,
  reducers: {
    quantityTyped: (state, { payload: { line, text } }: PayloadAction<{ line: LineRef; text: string }>) => {
      state[cartLineId(line)] = { text, isRefused: false };
    },
    quantityRefused: (state, { payload }: PayloadAction<LineRef>) => {
      const draft = state[cartLineId(payload)];
      if (draft) draft.isRefused = true;
    },
    draftDropped: (state, { payload }: PayloadAction<LineRef>) => {
      Reflect.deleteProperty(state, cartLineId(payload));
    },
  },
  extraReducers: (builder) => {
    builder.addMatcher(isSessionEnd, () => initialState);
  },
});

export const { quantityTyped, quantityRefused, draftDropped } = quantityDraftsSlice.actions;

/** The slice is injected with the cart page; there are no drafts before that. */
type DraftsView = { quantityDrafts?: QuantityDrafts };

export const selectQuantityDraft = ({ quantityDrafts }: DraftsView, line: LineRef): QuantityDraft | undefined =>
  quantityDrafts?.[cartLineId(line)];

const none: LineItem[] = [];

/** Ordering now would use the previous quantity, which the field no longer shows. */
export const selectLinesWithDraft = (state: DraftsView & { cart: CartState }): LineItem[] => {
  const { quantityDrafts } = state;
  if (!quantityDrafts || Object.keys(quantityDrafts).length === 0) return none;
  return selectCartLines(state).filter((line) => quantityDrafts[cartLineId(line)]);
};
