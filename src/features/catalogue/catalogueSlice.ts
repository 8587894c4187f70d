import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

import type { OrderedItem } from '@/features/cart/cartModel';
import { clientSignedOut, settingsCleared, signedIn } from '@/features/session/sessionSlice';

export const pageSizes = [24, 48, 96] as const;
export type PageSize = (typeof pageSizes)[number];
export const defaultPageSize: PageSize = 24;

export const isPageSize = (value: unknown): value is PageSize => pageSizes.some((size) => size === value);

/** A line that a visitor tried to add before signing in. */
export type VisitorLine = { item: OrderedItem; quantity: number };

export type CatalogueState = { pageSize: PageSize; visitorLines: VisitorLine[] };

const initialState: CatalogueState = { pageSize: defaultPageSize, visitorLines: [] };

const dropVisitorLines = (state: CatalogueState) => {
  state.visitorLines = [];
};

export const catalogueSlice = createSlice({
  name: 'catalogue',
  initialState,
  reducers: {
    pageSizeChosen: (state, { payload }: PayloadAction<number>) => {
      if (isPageSize(payload)) state.pageSize = payload;
    },
    visitorAddedLines: (state, { payload }: PayloadAction<VisitorLine[]>) => {
      state.visitorLines = payload;
    },
    visitorLinesDropped: dropVisitorLines,
  },
  extraReducers: (builder) => {
    builder.addCase(signedIn, dropVisitorLines);
    builder.addCase(clientSignedOut, dropVisitorLines);
    builder.addCase(settingsCleared, () => initialState);
  },
  selectors: {
    selectPageSize: (state) => state.pageSize,
    selectVisitorLines: (state) => state.visitorLines,
  },
});

export const { pageSizeChosen, visitorAddedLines, visitorLinesDropped } = catalogueSlice.actions;
export const { selectPageSize, selectVisitorLines } = catalogueSlice.selectors;
