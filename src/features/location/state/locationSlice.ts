import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/**
 * The router's location, mirrored so that an export shows the same screen (design §7). Null until the router starts.
 */
export type MirroredLocation = {
  pathname: string;
  search: string;
  hash: string;
  /** The list that the visitor came from, taken from the router's history state, whose other parts may be secret. */
  list?: unknown;
};
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
      // Excludes the rest of the router's location.
      prepare: ({ pathname, search, hash, list }: MirroredLocation) => ({
        payload: { pathname, search, hash, ...(list !== undefined && { list }) },
      }),
    },
  },
  selectors: {
    selectLocation: (state) => state.current,
  },
});

export const { locationChanged } = locationSlice.actions;
export const { selectLocation } = locationSlice.selectors;
