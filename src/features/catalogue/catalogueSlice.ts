import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

import { locationChanged } from '@/features/location/locationSlice';
import { clientSignedOut, settingsCleared, signedIn } from '@/features/session/sessionSlice';

import { isPageSize, usualPageSize, type PageSize } from './address/pageSizes';
import { leadsToSigningIn } from './ordering/leadsToSigningIn';
import type { OrderedItem } from '@/features/cart/orderedItem';

/** The line a visitor tried to add before signing in. */
export type WantedLine = { item: OrderedItem; quantity: number };

export type CatalogueState = { pageSize: PageSize; wanted: WantedLine | null };

const initialState: CatalogueState = { pageSize: usualPageSize, wanted: null };

const forget = (state: CatalogueState) => {
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
  },
  extraReducers: (builder) => {
    builder.addCase(signedIn, forget);
    builder.addCase(clientSignedOut, forget);
    builder.addCase(settingsCleared, () => initialState);
    // Leaving the sign-in screens drops the line, so it is not added unexpectedly later.
    builder.addCase(locationChanged, (state, { payload }) => {
      if (!leadsToSigningIn(payload.pathname)) state.wanted = null;
    });
  },
  selectors: {
    selectPageSize: (state) => state.pageSize,
    selectWantedLine: (state) => state.wanted,
  },
});

export const { pageSizeChosen, visitorAddedLine } = catalogueSlice.actions;
export const { selectPageSize, selectWantedLine } = catalogueSlice.selectors;
