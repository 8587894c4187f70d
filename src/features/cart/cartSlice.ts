import { createSelector, createSlice, type EntityState, type PayloadAction } from '@reduxjs/toolkit';

import { isSessionEnd } from '@/features/session/sessionSlice';

/** One stock item in the cart of one catalogue; a line's identity is the pair of them. */
export type CartLine = {
  catalogId: number;
  stockItemId: number;
  shoppingCartId: number;
  quantity: number;
  price: number | null;
};

export type CartState = EntityState<CartLine, string>;

export const cartLineId = ({ catalogId, stockItemId }: Pick<CartLine, 'catalogId' | 'stockItemId'>): string =>
  `${catalogId}/${stockItemId}`;

// By hand: the toolkit's adapter would weigh on every first load.
const keyed = (lines: CartLine[]): CartState => {
  const entities = Object.fromEntries(lines.map((line) => [cartLineId(line), line]));
  return { ids: Object.keys(entities), entities };
};

const linesOf = ({ entities }: CartState): CartLine[] => Object.values(entities);
const initialState = keyed([]);

export const cartSlice = createSlice({
  name: 'cart',
  initialState,
  reducers: {
    // One catalogue answers for itself: the other catalogue's lines stay.
    cartRead: (state, { payload }: PayloadAction<{ catalogId: number; lines: CartLine[] }>) => {
      const others = linesOf(state).filter(({ catalogId }) => catalogId !== payload.catalogId);
      return keyed([...others, ...payload.lines]);
    },
  },
  extraReducers: (builder) => {
    builder.addMatcher(isSessionEnd, () => initialState);
  },
  selectors: {
    selectCartLines: createSelector([(state: CartState) => state], linesOf),
    selectCartCount: ({ ids }) => ids.length,
  },
});

export const { cartRead } = cartSlice.actions;
export const { selectCartLines, selectCartCount } = cartSlice.selectors;
