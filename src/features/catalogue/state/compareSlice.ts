import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

import { isSessionEnd } from '@/features/session/state/sessionSlice';

/** More columns than this cannot be read beside each other. */
export const maxCompared = 4;

/** Keys of the items ticked for comparison, in the order of ticking. */
export const compareSlice = createSlice({
  name: 'compare',
  initialState: [] as string[],
  reducers: {
    itemToggled: (keys, { payload }: PayloadAction<string>) =>
      keys.includes(payload) ? keys.filter((key) => key !== payload) : [...keys, payload].slice(0, maxCompared),
    comparisonCleared: () => [],
    comparisonRestored: (keys, { payload }: PayloadAction<string[]>) =>
      [...new Set([...keys, ...payload])].slice(0, maxCompared),
  },
  extraReducers: (builder) => {
    builder.addMatcher(isSessionEnd, () => []);
  },
  selectors: { selectCompared: (keys) => keys },
});
