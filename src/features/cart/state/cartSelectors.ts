import { createSelector } from '@reduxjs/toolkit';

import type { CatalogCartItem } from '@/api/inventoryApi';

import { type CartCopy, cartLineId, type LineEdit, type LineRef } from './cartModel';
import type { CartState } from './cartSlice';

export type { CartState } from './cartSlice';

/** One stock item in one catalogue's cart as shown on screen; the two ids together identify the line. */
export type LineItem = Omit<CatalogCartItem, 'shoppingCarts'> & {
  /** Null until the service has created the line. */
  shoppingCartId: number | null;
  quantity: number;
  /** Unit price when the quantity was last set. */
  setPrice: number | null;
  isPending: boolean;
};

const unknownFields = {
  name: null,
  code: null,
  imageUrl: null,
  additionalCode: null,
  stockCategoryId: null,
  stockItemParentId: null,
  isParent: false,
  deleted: false,
  isOffer: false,
  isNew: false,
};

const toExistingLine = ({ shoppingCarts, ...item }: CatalogCartItem, edit: LineEdit | undefined): LineItem[] => {
  const [line] = shoppingCarts;
  const quantity = edit ? edit.quantity : (line?.quantity ?? 0);
  if (quantity === 0) return [];
  const { shoppingCartId = null, price: setPrice = null } = line ?? {};
  return [{ ...item, shoppingCartId, quantity, setPrice, isPending: edit !== undefined }];
};

const toNewLine = ({ quantity, added }: LineEdit): LineItem[] =>
  added && quantity > 0
    ? [{ ...unknownFields, ...added, shoppingCartId: null, quantity, setPrice: null, isPending: true }]
    : [];

// Lines whose item and edit are unchanged keep their identity, so their rows need not re-render.
const lineCache = new WeakMap<CatalogCartItem, { edit: LineEdit | undefined; lines: LineItem[] }>();

const toLineItem = (item: CatalogCartItem, edit: LineEdit | undefined): LineItem[] => {
  const cached = lineCache.get(item);
  if (cached && cached.edit === edit) return cached.lines;
  const lines = toExistingLine(item, edit);
  lineCache.set(item, { edit, lines });
  return lines;
};

/** Design §6: the server's copy ⊕ pending edits. */
const toLineItems = (copies: Record<number, CartCopy>, edits: Record<string, LineEdit>): LineItem[] => {
  const remaining = new Map(Object.entries(edits));
  const findEdit = (ref: LineRef) => {
    const id = cartLineId(ref);
    const edit = remaining.get(id);
    remaining.delete(id);
    return edit;
  };
  const existing = Object.values(copies).flatMap(({ items }) =>
    items.flatMap((item) => toLineItem(item, findEdit(item))),
  );
  return [...existing, ...[...remaining.values()].flatMap(toNewLine)];
};

/** The selectors are not in the slice because the slice is part of the entry bundle. */
type CartView = { cart: CartState };

export const selectCartCopies = ({ cart }: CartView) => cart.copies;
export const selectCartEdits = ({ cart }: CartView) => cart.edits;
export const selectCartFailures = ({ cart }: CartView) => cart.failures;

export const selectCartLines = createSelector([selectCartCopies, selectCartEdits], toLineItems);

/** The item's quantity in the cart, including pending edits. */
export const selectQuantity = (state: CartView, { catalogId, stockItemId }: LineRef): number =>
  selectCartLines(state).find((line) => line.stockItemId === stockItemId && line.catalogId === catalogId)?.quantity ??
  0;

export const selectCartVersions = createSelector([selectCartCopies], (copies): Record<number, string | null> =>
  Object.fromEntries(Object.entries(copies).map(([id, { version, isCertain }]) => [id, isCertain ? version : null])),
);

export const selectHasPendingEdits = createSelector([selectCartEdits], (edits) => Object.keys(edits).length > 0);
