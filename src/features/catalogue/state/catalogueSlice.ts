import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import * as v from 'valibot';

import { isSameItem, type LineRef, type OrderedItem, orderedItemSchema } from '@/features/cart/state/cartModel';
import { isSessionEnd, settingsCleared, signedIn, signedInElsewhere } from '@/features/session/state/sessionSlice';
import { maxQuantity } from '@/shared/lib/quantityRule';
import { integer, parseAs } from '@/shared/lib/storedSchemas';

export const pageSizes = [24, 48, 96] as const;
export type PageSize = (typeof pageSizes)[number];
export const defaultPageSize: PageSize = 24;

export const isPageSize = (value: unknown): value is PageSize => pageSizes.some((size) => size === value);

/** A line that a visitor added before signing in. */
export type VisitorLine = { item: OrderedItem; quantity: number };

const storedLines = v.array(v.object({ item: orderedItemSchema, quantity: integer }));

/** Undefined if the value does not have the shape of stored lines. */
export const asVisitorLines = (stored: unknown): VisitorLine[] | undefined => parseAs(storedLines, stored);

/** The families whose variants are shown in place, in the list at one address. */
type Unfolded = { list: string; keys: string[] };

/** What was typed in the list at one address when the buyer left it, by its place in the state of the screen. */
type KeptQuantities = { list: string; values: Record<string, unknown> };

export type CatalogueState = {
  pageSize: PageSize;
  visitorLines: VisitorLine[];
  unfolded?: Unfolded;
  kept?: KeptQuantities;
  /** Of a client with a price list: whether the screen still shows the public prices of a rendered page. */
  ownPrices?: 'awaited' | 'shown';
};

const initialState: CatalogueState = {
  pageSize: defaultPageSize,
  visitorLines: [],
};

const dropVisitorLines = (state: CatalogueState) => {
  state.visitorLines = [];
  delete state.kept;
};

const dropClientData = (state: CatalogueState) => {
  dropVisitorLines(state);
  delete state.ownPrices;
};

export const catalogueSlice = createSlice({
  name: 'catalogue',
  initialState,
  reducers: {
    pageSizeChosen: (state, { payload }: PayloadAction<number>) => {
      if (isPageSize(payload)) state.pageSize = payload;
    },
    familyToggled: (state, { payload: { list, key } }: PayloadAction<{ list: string; key: string }>) => {
      const open = state.unfolded?.list === list ? state.unfolded.keys : [];
      state.unfolded = { list, keys: open.includes(key) ? open.filter((other) => other !== key) : [...open, key] };
    },
    listLeft: (state, { payload }: PayloadAction<KeptQuantities>) => {
      state.kept = payload;
    },
    listRestored: (state) => {
      delete state.kept;
    },
    ownPricesChanged: (state, { payload }: PayloadAction<CatalogueState['ownPrices']>) => {
      if (payload) state.ownPrices = payload;
      else delete state.ownPrices;
    },
    visitorAddedLines: (state, { payload }: PayloadAction<VisitorLine[]>) => {
      for (const { item, quantity } of payload) {
        const known = state.visitorLines.find((line) => isSameItem(line.item, item));
        if (known) known.quantity = Math.min(maxQuantity, known.quantity + quantity);
        else state.visitorLines.push({ item, quantity });
      }
    },
    visitorLineRemoved: ({ visitorLines }, { payload }: PayloadAction<OrderedItem>) => {
      const at = visitorLines.findIndex(({ item }) => isSameItem(item, payload));
      if (at >= 0) visitorLines.splice(at, 1);
    },
    visitorLinesChangedElsewhere: (state, { payload }: PayloadAction<VisitorLine[]>) => {
      state.visitorLines = payload;
    },
  },
  extraReducers: (builder) => {
    builder.addCase(signedIn, dropVisitorLines);
    builder.addCase(signedInElsewhere, dropVisitorLines);
    builder.addCase(settingsCleared, () => initialState);
    builder.addMatcher(isSessionEnd, dropClientData);
  },
  selectors: {
    selectPageSize: (state) => state.pageSize,
    selectVisitorLines: (state) => state.visitorLines,
    selectVisitorQuantity: (state, line: LineRef) =>
      state.visitorLines.find(({ item }) => isSameItem(item, line))?.quantity ?? 0,
    selectOwnPrices: (state) => state.ownPrices,
    selectKeptQuantities: (state) => state.kept,
    selectIsUnfolded: ({ unfolded }, list: string, key: string) =>
      unfolded?.list === list && unfolded.keys.includes(key),
  },
});

export const {
  pageSizeChosen,
  familyToggled,
  listLeft,
  listRestored,
  ownPricesChanged,
  visitorAddedLines,
  visitorLineRemoved,
  visitorLinesChangedElsewhere,
} = catalogueSlice.actions;
export const {
  selectPageSize,
  selectVisitorLines,
  selectVisitorQuantity,
  selectKeptQuantities,
  selectIsUnfolded,
  selectOwnPrices,
} = catalogueSlice.selectors;
