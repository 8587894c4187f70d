import { type CatalogSegments, catalogSegments } from '@/api/catalogPairs';
import { type Cart, type CatalogCartItem, inventoryApi } from '@/api/inventoryApi';
import { unitPrice } from '@/shared/money/prices';

import type { LineEdit, LineRef } from '../cartModel';
import { selectCartCopies } from '../cartSelectors';
import type { CartFailure } from '../cartSlice';
import type { CartThunk } from './cartSync';
import { readCart } from './readCart';

/**
 * Outcome of a request: the item as it is now in the cart, or null if it is not there. `readError` says why the
 * cart could not be read either, which leaves the outcome unknown.
 */
export type EditResult = { item: CatalogCartItem | null } | { error: CartFailure; readError?: CartFailure };

type CartResponse = { data: Cart; error?: undefined } | { data?: undefined; error: CartFailure };

const { insertCartLine, updateCartLine, deleteCartLine } = inventoryApi.endpoints;
const untracked = { track: false } as const;

const findKnownItem =
  ({ catalogId, stockItemId }: LineRef): CartThunk<CatalogCartItem | null> =>
  (_dispatch, getState) =>
    selectCartCopies(getState())[catalogId]?.items.find((item) => item.stockItemId === stockItemId) ?? null;

const findItem = ({ items }: Cart, { stockItemId }: LineRef): CatalogCartItem | null =>
  items.find((item) => item.stockItemId === stockItemId) ?? null;

const sendRequest = (
  edit: LineEdit,
  current: CatalogCartItem | null,
  { segments, clientId }: { segments: CatalogSegments; clientId: number },
): CartThunk<Promise<CartResponse> | null> => {
  const { stockItemId, quantity, added } = edit;
  return (dispatch) => {
    if (quantity === 0) {
      const shoppingCartId = current?.shoppingCarts[0]?.shoppingCartId;
      if (shoppingCartId === undefined) return null;
      return dispatch(deleteCartLine.initiate({ ...segments, shoppingCartId }, untracked));
    }
    if (added) {
      const cartLineInsert = { clientId, stockItemId, quantity, price: unitPrice(added, quantity) };
      return dispatch(insertCartLine.initiate({ ...segments, cartLineInsert }, untracked));
    }
    const cartLineUpdate = { clientId, stockItemId, quantity };
    return dispatch(updateCartLine.initiate({ ...segments, cartLineUpdate }, untracked));
  };
};

const hasQuantity = (item: CatalogCartItem | null, { quantity }: LineEdit): boolean =>
  (item?.shoppingCarts[0]?.quantity ?? 0) === quantity;

/** When the response was lost or the line is already gone, the cart itself shows whether the edit was applied. */
const checkInCart =
  (edit: LineEdit, error: CartFailure): CartThunk<Promise<EditResult>> =>
  async (dispatch) => {
    const read = await dispatch(readCart(edit.catalogId));
    if ('error' in read) return { error, readError: read.error };
    const item = findItem(read.data, edit);
    return hasQuantity(item, edit) ? { item } : { error };
  };

/** Every edit sends the absolute quantity, so a retry never doubles a line. */
export const sendEdit =
  (edit: LineEdit, clientId: number): CartThunk<Promise<EditResult>> =>
  async (dispatch, getState, { config }) => {
    const segments = catalogSegments(config, edit.catalogId);
    if (!segments) return { error: { message: `no catalogue ${edit.catalogId}` } };
    if (!selectCartCopies(getState())[edit.catalogId]) {
      // After a reload the line's id is unknown, and a deletion needs it.
      const read = await dispatch(readCart(edit.catalogId));
      if ('error' in read) return { error: read.error, readError: read.error };
    }
    const current = dispatch(findKnownItem(edit));
    const response = await dispatch(sendRequest(edit, current, { segments, clientId }));
    if (response === null) return { item: current };
    if (response.error) return dispatch(checkInCart(edit, response.error));
    if (edit.quantity === 0) return { item: null };
    const item = findItem(response.data, edit);
    // Fall back to reading the cart if the response omits the line.
    return item ? { item } : dispatch(checkInCart(edit, { message: 'the response omits the line' }));
  };
