import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

import { isSessionEnd } from '@/features/session/state/sessionSlice';

const maxSearches = 8;
const maxLength = 200;

const withoutRepeats = (texts: readonly string[]) => [...new Set(texts)].slice(0, maxSearches);

/** Texts that were searched for in this browser, most recent first. */
export const searchesSlice = createSlice({
  name: 'searches',
  initialState: [] as string[],
  reducers: {
    textSearched: (texts, { payload }: PayloadAction<string>) =>
      payload === '' || payload.length > maxLength ? texts : withoutRepeats([payload, ...texts]),
    searchRemoved: (texts, { payload }: PayloadAction<string>) => texts.filter((text) => text !== payload),
    searchesCleared: () => [],
    searchesRestored: (texts, { payload }: PayloadAction<string[]>) => withoutRepeats([...texts, ...payload]),
    searchesChangedElsewhere: (_texts, { payload }: PayloadAction<string[]>) => withoutRepeats(payload),
  },
  extraReducers: (builder) => {
    builder.addMatcher(isSessionEnd, () => []);
  },
  selectors: { selectSearches: (texts) => texts },
});
