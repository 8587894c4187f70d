import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

import type { OrderedItem } from '@/features/cart/cartModel';
import { clientSignedOut, settingsCleared, signedIn } from '@/features/session/sessionSlice';

export const pageSizes = [24, 48, 96] as const;
export type PageSize = (typeof pageSizes)[number];
export const defaultPageSize: PageSize = 24;

export const isPageSize = (value: unknown): value is PageSize => pageSizes.some((size) => size === value);

/** The line a visitor tried to add before signing in. */
export type VisitorLine = { item: OrderedItem; quantity: number };

export type CatalogueState = { pageSize: PageSize; visitorLine: VisitorLine | null };

const initialState: CatalogueState = { pageSize: defaultPageSize, visitorLine: null };

const dropVisitorLine = (state: CatalogueState) => {
  state.visitorLine = null;
};

export const catalogueSlice = createSlice({
  name: 'catalogue',
  initialState,
  reducers: {
    pageSizeChosen: (state, { payload }: PayloadAction<number>) => {
      if (isPageSize(payload)) state.pageSize = payload;
    },
    visitorAddedLine: (state, { payload }: PayloadAction<VisitorLine>) => {
      state.visitorLine = payload;
    },
    visitorLineDropped: dropVisitorLine,
  },
  extraReducers: (builder) => {
    builder.addCase(signedIn, dropVisitorLine);
    builder.addCase(clientSignedOut, dropVisitorLine);
    builder.addCase(settingsCleared, () => initialState);
  },
  selectors: {
    selectPageSize: (state) => state.pageSize,
    selectVisitorLine: (state) => state.visitorLine,
  },
});

export const { pageSizeChosen, visitorAddedLine, visitorLineDropped } = catalogueSlice.actions;
export const { selectPageSize, selectVisitorLine } = catalogueSlice.selectors;
