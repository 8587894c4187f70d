import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

import { publicApi } from '@/api/publicApi';
import { settingsCleared } from '@/features/session/sessionSlice';
import type { Layout } from '@/contracts/public';

import { asLayoutData } from './layoutData';

export type LayoutState = { layoutData: Layout | null };

const initialState: LayoutState = { layoutData: null };

export const layoutSlice = createSlice({
  name: 'layout',
  initialState,
  reducers: {
    // The stored copy is a fallback until the service answers, and never overwrites its answer.
    layoutRestored: (state, action: PayloadAction<Layout | null>) => {
      state.layoutData ??= asLayoutData(action.payload);
    },
  },
  extraReducers: (builder) => {
    builder.addCase(settingsCleared, () => initialState);
    builder.addMatcher(publicApi.endpoints.getLayout.matchFulfilled, (state, { payload }) => {
      state.layoutData = asLayoutData(payload) ?? state.layoutData;
    });
  },
  selectors: {
    selectLayoutData: (state) => state.layoutData,
  },
});

export const { layoutRestored } = layoutSlice.actions;
export const { selectLayoutData } = layoutSlice.selectors;
