import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

import { settingsCleared } from '@/features/session/state/sessionSlice';

import { defaultTimeZone, getOffset } from './timeZones';

/** The stored zone; empty while none is stored. */
export type TimeZoneState = { zone: string };

const initialState: TimeZoneState = { zone: '' };

const choose = (state: TimeZoneState, action: PayloadAction<string>): void => {
  state.zone = action.payload;
};

const getZone = ({ zone }: TimeZoneState): string => (zone === '' ? defaultTimeZone : zone);

export const timeZoneSlice = createSlice({
  name: 'timeZone',
  initialState,
  reducers: {
    timeZoneChosen: choose,
    timeZoneChosenElsewhere: choose,
    timeZoneRestored: choose,
  },
  extraReducers: (builder) => {
    builder.addCase(settingsCleared, () => initialState);
  },
  selectors: {
    selectStoredTimeZone: (state) => state.zone,
    selectTimeZone: getZone,
    selectTimeZoneOffset: (state) => getOffset(getZone(state)),
  },
});

export const { timeZoneChosen, timeZoneChosenElsewhere, timeZoneRestored } = timeZoneSlice.actions;
export const { selectStoredTimeZone, selectTimeZone, selectTimeZoneOffset } = timeZoneSlice.selectors;
