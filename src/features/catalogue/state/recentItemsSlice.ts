import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

import { isSessionEnd } from '@/features/session/state/sessionSlice';

const maxItems = 13;

/** Keys of the items whose pages were opened, most recent first. */
export const recentItemsSlice = createSlice({
  name: 'recentItems',
  initialState: [] as string[],
  reducers: {
    itemViewed: (keys, { payload }: PayloadAction<string>) =>
      [payload, ...keys.filter((key) => key !== payload)].slice(0, maxItems),
    recentItemsRestored: (keys, { payload }: PayloadAction<string[]>) =>
      [...new Set([...keys, ...payload])].slice(0, maxItems),
  },
  extraReducers: (builder) => {
    builder.addMatcher(isSessionEnd, () => []);
  },
  selectors: { selectRecentItems: (keys) => keys },
});
