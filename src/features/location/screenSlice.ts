import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** Only what has changed, so that hundreds of cards at their defaults take no space. */
type ScreenState = Record<string, unknown>;

const initialState: ScreenState = {};

/**
 * What a person opened or typed on the screen, by a key that says where, for replays. It ends with the component that
 * shows it. A typed text that may name people or companies is kept under `text`, which reports of errors leave out.
 */
export const screenSlice = createSlice({
  name: 'screen',
  initialState,
  reducers: {
    screenChanged: (state, { payload: { place, value } }: PayloadAction<{ place: string; value: unknown }>) => {
      state[place] = value;
    },
    screenRestored: (state, { payload: { place } }: PayloadAction<{ place: string }>) => {
      Reflect.deleteProperty(state, place);
    },
  },
  selectors: {
    selectPlace: (state, place: string) => state[place],
  },
});
