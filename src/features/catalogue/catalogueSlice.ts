import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

import type { OrderedItem } from '@/features/cart/cartModel';
import { clientSignedOut, settingsCleared, signedIn } from '@/features/session/sessionSlice';

export const pageSizes = [24, 48, 96] as const;
export type PageSize = (typeof pageSizes)[number];
export const defaultPageSize: PageSize = 24;

export const isPageSize = (value: unknown): value is PageSize => pageSizes.some((size) => size === value);

/** The line a visitor tried to add before signing in. */
export type WantedLine = { item: OrderedItem; quantity: number };

export type CatalogueState = { pageSize: PageSize; wanted: WantedLine | null };

const initialState: CatalogueState = { pageSize: defaultPageSize, wanted: null };

const dropWantedLine = (state: CatalogueState) => {
  state.wanted = null;
};

export const catalogueSlice = createSlice({
  name: 'catalogue',
  initialState,
  reducers: {
    pageSizeChosen: (state, { payload }: PayloadAction<number>) => {
      if (isPageSize(payload)) state.pageSize = payload;
    },
    visitorAddedLine: (state, { payload }: PayloadAction<WantedLine>) => {
      state.wanted = payload;
    },
    wantedLineDropped: dropWantedLine,
  },
  extraReducers: (builder) => {
    builder.addCase(signedIn, dropWantedLine);
    builder.addCase(clientSignedOut, dropWantedLine);
    builder.addCase(settingsCleared, () => initialState);
  },
  selectors: {
    selectPageSize: (state) => state.pageSize,
    selectWantedLine: (state) => state.wanted,
  },
});

export const { pageSizeChosen, visitorAddedLine, wantedLineDropped } = catalogueSlice.actions;
export const { selectPageSize, selectWantedLine } = catalogueSlice.selectors;
