import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

import { settingsCleared } from '@/features/session/state/sessionSlice';

export const modes = ['system', 'light', 'dark'] as const;
export type Mode = (typeof modes)[number];

export const densities = ['comfortable', 'compact'] as const;
export type Density = (typeof densities)[number];

export const parseMode = (text: string): Mode | undefined => modes.find((mode) => mode === text);

export const parseDensity = (text: string): Density | undefined => densities.find((density) => density === text);

/** The chosen color scheme, or `system` to follow the device, and how much a screen holds. */
export type AppearanceState = { mode: Mode; density: Density };

const initialState: AppearanceState = { mode: 'system', density: 'comfortable' };

const choose = (state: AppearanceState, { payload }: PayloadAction<Mode>): void => {
  state.mode = payload;
};

const chooseDensity = (state: AppearanceState, { payload }: PayloadAction<Density>): void => {
  state.density = payload;
};

export const appearanceSlice = createSlice({
  name: 'appearance',
  initialState,
  reducers: {
    appearanceChosen: choose,
    appearanceChosenElsewhere: choose,
    appearanceRestored: choose,
    densityChosen: chooseDensity,
    densityChosenElsewhere: chooseDensity,
    densityRestored: chooseDensity,
  },
  extraReducers: (builder) => {
    builder.addCase(settingsCleared, () => initialState);
  },
  selectors: {
    selectMode: (state) => state.mode,
    selectDensity: (state) => state.density,
  },
});

export const {
  appearanceChosen,
  appearanceChosenElsewhere,
  appearanceRestored,
  densityChosen,
  densityChosenElsewhere,
  densityRestored,
} = appearanceSlice.actions;
export const { selectMode, selectDensity } = appearanceSlice.selectors;
