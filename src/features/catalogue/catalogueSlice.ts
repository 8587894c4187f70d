import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

import { isSameItem, type OrderedItem } from '@/features/cart/cartModel';
import { isSessionEnd, settingsCleared, signedIn, signedInElsewhere } from '@/features/session/sessionSlice';
import { isRecord } from '@/shared/lib/isRecord';
import { maxQuantity } from '@/shared/lib/readQuantity';

export const pageSizes = [24, 48, 96] as const;
export type PageSize = (typeof pageSizes)[number];
export const defaultPageSize: PageSize = 24;

export const isPageSize = (value: unknown): value is PageSize => pageSizes.some((size) => size === value);

/** A line that a visitor added before signing in. */
export type VisitorLine = { item: OrderedItem; quantity: number };

const isVisitorLine = (value: unknown): value is VisitorLine => {
  if (!isRecord(value) || !isRecord(value.item)) return false;
  const { catalogId, stockItemId, price, bestPrice, quantityBestPrice, name, code, imageUrl } = value.item;
  return (
    [value.quantity, catalogId, stockItemId].every(Number.isSafeInteger) &&
    [price, bestPrice, quantityBestPrice].every((number) => number === null || typeof number === 'number') &&
    [name, code, imageUrl].every((text) => text === null || typeof text === 'string')
  );
};

/** Undefined for anything that a visitor's lines were not stored as. */
export const asVisitorLines = (stored: unknown): VisitorLine[] | undefined =>
  Array.isArray(stored) && stored.every(isVisitorLine) ? stored : undefined;

export type CatalogueState = { pageSize: PageSize; visitorLines: VisitorLine[] };

const initialState: CatalogueState = { pageSize: defaultPageSize, visitorLines: [] };

const dropVisitorLines = (state: CatalogueState) => {
  state.visitorLines = [];
};

export const catalogueSlice = createSlice({
  name: 'catalogue',
  initialState,
  reducers: {
    pageSizeChosen: (state, { payload }: PayloadAction<number>) => {
      if (isPageSize(payload)) state.pageSize = payload;
    },
    visitorAddedLines: (state, { payload }: PayloadAction<VisitorLine[]>) => {
      for (const { item, quantity } of payload) {
        const known = state.visitorLines.find((line) => isSameItem(line.item, item));
        if (known) known.quantity = Math.min(maxQuantity, known.quantity + quantity);
        else state.visitorLines.push({ item, quantity });
      }
    },
  },
  extraReducers: (builder) => {
    builder.addCase(signedIn, dropVisitorLines);
    builder.addCase(signedInElsewhere, dropVisitorLines);
    builder.addCase(settingsCleared, () => initialState);
    builder.addMatcher(isSessionEnd, dropVisitorLines);
  },
  selectors: {
    selectPageSize: (state) => state.pageSize,
    selectVisitorLines: (state) => state.visitorLines,
  },
});

export const { pageSizeChosen, visitorAddedLines } = catalogueSlice.actions;
export const { selectPageSize, selectVisitorLines } = catalogueSlice.selectors;
