import { createSelector, createSlice, type PayloadAction } from '@reduxjs/toolkit';

import { isSessionEnd } from '@/features/session/state/sessionSlice';

import { cartLineId, type LineRef } from './cartModel';
import { type CartState, type LineItem, selectCartLines } from './cartSelectors';

/** There is no order by amount: rows would move while quantities are typed. */
export const cartSortOrders = ['added', 'newest', 'name', 'code'] as const;
export type CartSortOrder = (typeof cartSortOrders)[number];

/** How the lines are shown; what is ordered does not depend on it. */
export type CartView = { text: string; sort: CartSortOrder; chosen: Record<string, true> };

const initialState: CartView = { text: '', sort: 'added', chosen: {} };

export const cartViewSlice = createSlice({
  name: 'cartView',
  initialState,
  reducers: {
    linesFiltered: (state, { payload }: PayloadAction<{ text: string }>) => {
      state.text = payload.text;
    },
    linesSorted: (state, { payload }: PayloadAction<{ sort: CartSortOrder }>) => {
      state.sort = payload.sort;
    },
    linesChosen: (state, { payload }: PayloadAction<{ lines: LineRef[]; isChosen: boolean }>) => {
      for (const id of payload.lines.map(cartLineId)) {
        if (payload.isChosen) state.chosen[id] = true;
        else Reflect.deleteProperty(state.chosen, id);
      }
    },
    cartLeft: () => initialState,
  },
  extraReducers: (builder) => {
    builder.addMatcher(isSessionEnd, () => initialState);
  },
  selectors: {
    selectFilterText: ({ text }) => text,
    selectSortOrder: ({ sort }) => sort,
    selectIsChosen: ({ chosen }, id: string) => chosen[id] === true,
  },
});

export const { linesFiltered, linesSorted, linesChosen, cartLeft } = cartViewSlice.actions;

type ViewState = { cartView?: CartView; cart: CartState };

/** The slice is injected with the cart page. Lines that have left the cart are no longer chosen. */
export const selectChosenLines = createSelector(
  [({ cartView = initialState }: ViewState) => cartView.chosen, (state: ViewState) => selectCartLines(state)],
  (chosen, lines): LineItem[] => lines.filter((line) => chosen[cartLineId(line)]),
);
