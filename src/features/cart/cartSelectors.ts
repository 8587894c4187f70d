import { createSelector } from '@reduxjs/toolkit';

import type { LineRef } from './cartCopy';
import { toCartLines } from './cartLines';
import type { CartState } from './cartSlice';

export type { CartLine } from './cartLines';
export type { CartState } from './cartSlice';

/** Kept apart from the slice, which every first screen loads. */
type CartView = { cart: CartState };

export const selectCartCopies = ({ cart }: CartView) => cart.copies;
export const selectCartEdits = ({ cart }: CartView) => cart.edits;
export const selectCartFailures = ({ cart }: CartView) => cart.failures;

export const selectCartLines = createSelector([selectCartCopies, selectCartEdits], (copies, edits) =>
  toCartLines({ copies, edits }),
);

/** The item's quantity in the cart, including pending edits. */
export const selectQuantity = (state: CartView, { catalogId, stockItemId }: LineRef): number =>
  selectCartLines(state).find((line) => line.stockItemId === stockItemId && line.catalogId === catalogId)?.quantity ??
  0;

export const selectCartVersions = createSelector([selectCartCopies], (copies): Record<number, string | null> =>
  Object.fromEntries(Object.entries(copies).map(([id, { version, isCertain }]) => [id, isCertain ? version : null])),
);

export const selectHasPendingEdits = createSelector([selectCartEdits], (edits) => Object.keys(edits).length > 0);
