import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

import { settingsCleared } from '@/features/session/sessionSlice';

export const modes = ['system', 'light', 'dark'] as const;
export type Mode = (typeof modes)[number];

export const parseMode = (text: string): Mode | undefined => modes.find((mode) => mode === text);

/** The chosen color scheme, or `system` to follow the device. */
export type AppearanceState = { mode: Mode };

const initialState: AppearanceState = { mode: 'system' };

const choose = (state: AppearanceState, { payload }: PayloadAction<Mode>): void => {
  state.mode = payload;
};

export const appearanceSlice = createSlice({
  name: 'appearance',
  initialState,
  reducers: {
    appearanceChosen: choose,
    appearanceChosenElsewhere: choose,
    appearanceRestored: choose,
  },
  extraReducers: (builder) => {
    builder.addCase(settingsCleared, () => initialState);
  },
  selectors: {
    selectMode: (state) => state.mode,
  },
});

export const { appearanceChosen, appearanceChosenElsewhere, appearanceRestored } = appearanceSlice.actions;
export const { selectMode } = appearanceSlice.selectors;
