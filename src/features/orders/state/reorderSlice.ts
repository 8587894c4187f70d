import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

import { addingEnded, addingStarted } from '@/features/cart/state/adding/addingSlice';
import { isSessionEnd } from '@/features/session/state/sessionSlice';
import type { CatalogItem } from '@/api/catalogueApi';

/** What to reorder: a whole order, or one of its items. */
export type Reordered = {
  clientId: number;
  catalogId: number;
  orderId: number;
  orderNumber: string;
  stockItemId: number | null;
};

/** The user's input for a line; missing fields default to the original order. */
export type LineDraft = {
  quantity?: string;
  isLeftOut?: boolean;
  /** What to order in place of an item that is sold as variants. */
  variant?: CatalogItem;
};

/** `isShown` is false if the screen was left while lines are being added, which continues without the dialog. */
export type ReorderState = {
  open: Reordered | null;
  isShown: boolean;
  drafts: Record<number, LineDraft>;
  isAdding: boolean;
  /** Adding was attempted, so lines show what is wrong with them. */
  showsFaults: boolean;
};

/** The name of the dialog's run in the state of `adding`. */
export const reorderRun = 'reorder';

const initialState: ReorderState = {
  open: null,
  isShown: false,
  drafts: {},
  isAdding: false,
  showsFaults: false,
};

type LineAction<More> = PayloadAction<{ stockItemId: number } & More>;

const getDraft = ({ drafts }: ReorderState, stockItemId: number): LineDraft => (drafts[stockItemId] ??= {});

export const reorderSlice = createSlice({
  name: 'reorder',
  initialState,
  reducers: {
    // While lines are being added, their dialog is shown again instead.
    reorderOpened: (state, { payload }: PayloadAction<Reordered>): ReorderState =>
      state.isAdding ? { ...state, isShown: true } : { ...initialState, open: payload, isShown: true },
    reorderClosed: (state) => (state.isAdding ? state : initialState),
    reorderScreenLeft: (state): ReorderState =>
      state.isAdding ? { ...state, isShown: false, showsFaults: false } : initialState,
    reorderAttempted: (state) => {
      state.showsFaults = true;
    },
    reorderQuantityWritten: (state, { payload }: LineAction<{ text: string }>) => {
      getDraft(state, payload.stockItemId).quantity = payload.text;
    },
    reorderVariantChosen: (state, { payload }: LineAction<{ variant: CatalogItem }>) => {
      getDraft(state, payload.stockItemId).variant = payload.variant;
    },
    reorderLinesChosen: (state, { payload }: PayloadAction<{ stockItemIds: number[]; isChosen: boolean }>) => {
      for (const stockItemId of payload.stockItemIds) getDraft(state, stockItemId).isLeftOut = !payload.isChosen;
    },
  },
  extraReducers: (builder) => {
    builder.addCase(addingStarted, (state, { payload }) => {
      if (payload.run === reorderRun) state.isAdding = true;
    });
    builder.addCase(addingEnded, (state, { payload }) => {
      if (payload.run !== reorderRun) return state;
      return state.isShown ? { ...state, isAdding: false } : initialState;
    });
    builder.addMatcher(isSessionEnd, () => initialState);
  },
  selectors: {
    selectReorder: (state) => state,
    selectReordered: (state) => (state.isShown ? state.open : null),
  },
});

export const {
  reorderOpened,
  reorderClosed,
  reorderScreenLeft,
  reorderAttempted,
  reorderQuantityWritten,
  reorderVariantChosen,
  reorderLinesChosen,
} = reorderSlice.actions;
