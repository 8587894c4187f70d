import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** Only what has changed, so that hundreds of cards at their defaults take no space. */
type ScreenState = Record<string, unknown>;

const initialState: ScreenState = {};

/**
 * UI state, such as open panels and unsaved input, by where it is shown, for replays. It is removed when its last
 * component unmounts. Free text is stored as `{ text }`, which error reports redact.
 */
export const screenSlice = createSlice({
  name: 'screen',
  initialState,
  reducers: {
    screenChanged: (state, { payload: { place, value } }: PayloadAction<{ place: string; value: unknown }>) => {
      state[place] = value;
    },
    screenReset: (state, { payload: { place } }: PayloadAction<{ place: string }>) => {
      Reflect.deleteProperty(state, place);
    },
  },
  selectors: {
    selectScreen: (state) => state,
    selectScreenValue: (state, place: string) => state[place],
  },
});
