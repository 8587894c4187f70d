import { createEntityAdapter, createSlice, type EntityState, type PayloadAction } from '@reduxjs/toolkit';

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

const adapter = createEntityAdapter<CartLine, string>({ selectId: cartLineId });
const lineSelectors = adapter.getSelectors();
const initialState: CartState = adapter.getInitialState();

export const cartSlice = createSlice({
  name: 'cart',
  initialState,
  reducers: {
    // One catalogue answers for itself: the other catalogue's lines stay.
    cartRead: (state, { payload }: PayloadAction<{ catalogId: number; lines: CartLine[] }>) => {
      const gone = lineSelectors.selectAll(state).filter(({ catalogId }) => catalogId === payload.catalogId);
      adapter.removeMany(state, gone.map(cartLineId));
      adapter.setMany(state, payload.lines);
    },
  },
  extraReducers: (builder) => {
    builder.addMatcher(isSessionEnd, () => initialState);
  },
  selectors: {
    selectCartLines: lineSelectors.selectAll,
    selectCartCount: lineSelectors.selectTotal,
  },
});

export const { cartRead } = cartSlice.actions;
export const { selectCartLines, selectCartCount } = cartSlice.selectors;
