import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/**
 * The router's location, mirrored so that an export shows the same screen (design §7). Null until the router starts.
 */
export type MirroredLocation = { pathname: string; search: string; hash: string };
export type LocationState = { current: MirroredLocation | null };

const initialState: LocationState = { current: null };

export const locationSlice = createSlice({
  name: 'location',
  initialState,
  reducers: {
    locationChanged: {
      reducer: (state, action: PayloadAction<MirroredLocation>) => {
        state.current = action.payload;
      },
      // Excludes the router's key and history state, which need not be serialisable.
      prepare: ({ pathname, search, hash }: MirroredLocation) => ({ payload: { pathname, search, hash } }),
    },
  },
  selectors: {
    selectLocation: (state) => state.current,
  },
});

export const { locationChanged } = locationSlice.actions;
export const { selectLocation } = locationSlice.selectors;
