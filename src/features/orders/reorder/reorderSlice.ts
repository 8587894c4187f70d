import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { LineOutcome } from '@/features/cart/addLines';
import { isSessionEnd } from '@/features/session/sessionSlice';

/** What is to be ordered again: a whole order, or one of its items. */
export type Reordered = {
  clientId: number;
  catalogId: number;
  orderId: number;
  orderNumber: string;
  stockItemId: number | null;
};

/** What was written about a line; what is missing stands as it was ordered. */
export type LineDraft = { quantity?: string; isLeftOut?: boolean };

/** `asked` are the items that the cart is being asked for, or was asked for last. */
export type ReorderState = {
  open: Reordered | null;
  drafts: Record<number, LineDraft>;
  isAdding: boolean;
  asked: number[];
  outcomes: Record<number, LineOutcome>;
};

const initialState: ReorderState = { open: null, drafts: {}, isAdding: false, asked: [], outcomes: {} };

type OfLine<More> = PayloadAction<{ stockItemId: number } & More>;

const draftOf = ({ drafts }: ReorderState, stockItemId: number): LineDraft => (drafts[stockItemId] ??= {});

export const reorderSlice = createSlice({
  name: 'reorder',
  initialState,
  reducers: {
    // What the cart is being asked for is told to the end.
    reorderOpened: (state, { payload }: PayloadAction<Reordered>) =>
      state.isAdding ? state : { ...initialState, open: payload },
    reorderClosed: (state) => (state.isAdding ? state : initialState),
    reorderQuantityWritten: (state, { payload }: OfLine<{ text: string }>) => {
      draftOf(state, payload.stockItemId).quantity = payload.text;
    },
    reorderLinesChosen: (state, { payload }: PayloadAction<{ stockItemIds: number[]; isChosen: boolean }>) => {
      for (const stockItemId of payload.stockItemIds) draftOf(state, stockItemId).isLeftOut = !payload.isChosen;
    },
    reorderAddingStarted: (state, { payload }: PayloadAction<{ stockItemIds: number[] }>) => {
      state.isAdding = true;
      state.asked = payload.stockItemIds;
      for (const stockItemId of payload.stockItemIds) Reflect.deleteProperty(state.outcomes, stockItemId);
    },
    reorderLineSettled: (state, { payload }: PayloadAction<LineOutcome>) => {
      if (state.isAdding) state.outcomes[payload.line.stockItemId] = payload;
    },
    reorderAddingEnded: (state) => {
      state.isAdding = false;
    },
  },
  extraReducers: (builder) => {
    builder.addMatcher(isSessionEnd, () => initialState);
  },
  selectors: {
    selectReorder: (state) => state,
    selectReordered: (state) => state.open,
  },
});

export const {
  reorderOpened,
  reorderClosed,
  reorderQuantityWritten,
  reorderLinesChosen,
  reorderAddingStarted,
  reorderLineSettled,
  reorderAddingEnded,
} = reorderSlice.actions;
