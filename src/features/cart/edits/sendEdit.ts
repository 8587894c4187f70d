import { catalogSegments, type CatalogSegments } from '@/api/catalogPairs';
import { inventoryApi, type Cart, type CatalogCartItem } from '@/api/inventoryApi';
import { unitPrice } from '@/engine/prices';

import type { LineEdit, LineRef } from '../cartCopy';
import { selectCartCopies } from '../cartSelectors';
import type { CartFailure } from '../cartSlice';
import type { CartThunk } from './cartThunk';
import { readCart } from './readCart';

/**
 * Outcome of a request: the item as it is now in the cart, or null if it is not there. `unread` says why the cart could
 * not be read either, which leaves the outcome unknown.
 */
export type EditAnswer = { item: CatalogCartItem | null } | { error: CartFailure; unread?: CartFailure };

type Answer = { data: Cart; error?: undefined } | { data?: undefined; error: CartFailure };

const { insertCartLine, updateCartLine, deleteCartLine } = inventoryApi.endpoints;
const untracked = { track: false } as const;

const heldItem =
  ({ catalogId, stockItemId }: LineRef): CartThunk<CatalogCartItem | null> =>
  (_dispatch, getState) =>
    selectCartCopies(getState())[catalogId]?.items.find((item) => item.stockItemId === stockItemId) ?? null;

const itemIn = ({ items }: Cart, { stockItemId }: LineRef): CatalogCartItem | null =>
  items.find((item) => item.stockItemId === stockItemId) ?? null;

const request = (
  edit: LineEdit,
  held: CatalogCartItem | null,
  { segments, clientId }: { segments: CatalogSegments; clientId: number },
): CartThunk<Promise<Answer> | null> => {
  const { stockItemId, quantity, added } = edit;
  return (dispatch) => {
    if (quantity === 0) {
      const shoppingCartId = held?.shoppingCarts[0]?.shoppingCartId;
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

const agrees = (item: CatalogCartItem | null, { quantity }: LineEdit): boolean =>
  (item?.shoppingCarts[0]?.quantity ?? 0) === quantity;

/** When the response was lost or the line is already gone, the cart itself shows whether the edit was applied. */
const askTheCart =
  (edit: LineEdit, error: CartFailure): CartThunk<Promise<EditAnswer>> =>
  async (dispatch) => {
    const read = await dispatch(readCart(edit.catalogId));
    if ('error' in read) return { error, unread: read.error };
    const item = itemIn(read.data, edit);
    return agrees(item, edit) ? { item } : { error };
  };

/** Every edit sends the absolute quantity, so a retry never doubles a line. */
export const sendEdit =
  (edit: LineEdit, clientId: number): CartThunk<Promise<EditAnswer>> =>
  async (dispatch, getState, { config }) => {
    const segments = catalogSegments(config, edit.catalogId);
    if (!segments) return { error: { message: `no catalogue ${edit.catalogId}` } };
    if (!selectCartCopies(getState())[edit.catalogId]) {
      // Resumed after a reload: the line's id has to be known before it can be deleted.
      const read = await dispatch(readCart(edit.catalogId));
      if ('error' in read) return { error: read.error, unread: read.error };
    }
    const held = dispatch(heldItem(edit));
    const answer = await dispatch(request(edit, held, { segments, clientId }));
    if (answer === null) return { item: held };
    if (answer.error) return dispatch(askTheCart(edit, answer.error));
    if (edit.quantity === 0) return { item: null };
    const item = itemIn(answer.data, edit);
    // Fall back to reading the cart if the response omits the line.
    return item ? { item } : dispatch(askTheCart(edit, { message: 'the line did not come' }));
  };
