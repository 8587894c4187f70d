import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';

import { catalogSegments, type CatalogIds, type CatalogSegments } from '@/api/catalogPairs';
import { inventoryApi, type CartItem } from '@/api/inventoryApi';
import { mergedApi } from '@/api/mergedApi';
import { unitPrice } from '@/engine/price/unitPrice';
import { cartRead, selectCartLines, type CartLine, type CartState } from '@/features/cart/cartSlice';
import { selectLocation, type LocationState } from '@/features/location/locationSlice';
import { selectClientId, selectIsLoggedIn, type SessionState } from '@/features/session/sessionSlice';
import { signInAddress } from '@/shared/routing/knownAddress';

import { visitorAddedLine } from '../catalogueSlice';
import { orderedItem, type OrderedItem } from './orderedItem';
import { told } from './told';

type Needs = { config: CatalogIds; navigate: (to: string) => void };
type State = { session: SessionState; cart: CartState; location: LocationState };
type Thunk<Result> = ThunkAction<Promise<Result>, State, Needs, UnknownAction>;

const isSame = (one: OrderedItem | CartLine, other: OrderedItem) =>
  one.catalogId === other.catalogId && one.stockItemId === other.stockItemId;

const linesOf = (catalogId: number, items: readonly CartItem[]): CartLine[] =>
  items.flatMap(({ stockItemId, shoppingCarts: [first] }) => (first ? [{ catalogId, stockItemId, ...first }] : []));

/** How many are in the cart already: the service sets quantities, and what is added comes on top. */
const quantityInCart =
  (item: OrderedItem, segments: CatalogSegments, clientId: number): Thunk<number> =>
  async (dispatch, getState) => {
    const { data } = mergedApi.endpoints.getCarts.select({ clientId })(getState() as never);
    if (data?.carts.some(({ catalogId }) => catalogId === item.catalogId)) {
      return selectCartLines(getState()).find((line) => isSame(line, item))?.quantity ?? 0;
    }
    const reading = inventoryApi.endpoints.getCart.initiate({ ...segments, clientId }, { forceRefetch: true });
    const request = dispatch(reading);
    try {
      const { items } = await request.unwrap();
      return linesOf(item.catalogId, items).find((line) => isSame(line, item))?.quantity ?? 0;
    } finally {
      request.unsubscribe();
    }
  };

const lineAdded =
  (item: OrderedItem, items: readonly CartItem[]): ThunkAction<void, State, Needs, UnknownAction> =>
  (dispatch, getState) => {
    const others = selectCartLines(getState()).filter(
      (line) => line.catalogId === item.catalogId && !isSame(line, item),
    );
    const own = linesOf(item.catalogId, items).filter((line) => isSame(line, item));
    dispatch(cartRead({ catalogId: item.catalogId, lines: [...others, ...own] }));
  };

/** Spec §7, §8. A visitor signs in first and finds the line added afterwards. Gives whether it was added. */
export const addToCart =
  (item: OrderedItem, quantity: number): Thunk<boolean> =>
  async (dispatch, getState, { config, navigate }) => {
    const clientId = selectClientId(getState());
    if (!selectIsLoggedIn(getState()) || clientId === undefined) {
      dispatch(visitorAddedLine({ item: orderedItem(item), quantity }));
      dispatch(told('signInFirst', 'info'));
      const here = selectLocation(getState());
      if (here) navigate(signInAddress(here));
      return false;
    }
    try {
      const segments = catalogSegments(config, item.catalogId);
      if (!segments) throw new Error(`no catalogue ${item.catalogId}`);
      const total = quantity + (await dispatch(quantityInCart(item, segments, clientId)));
      const price = unitPrice(item, total);
      const cartLineInsert = { clientId, stockItemId: item.stockItemId, quantity: total, price };
      const { insertCartLine } = inventoryApi.endpoints;
      const inserting = insertCartLine.initiate({ ...segments, cartLineInsert }, { track: false });
      const { items } = await dispatch(inserting).unwrap();
      if (selectClientId(getState()) === clientId) dispatch(lineAdded(item, items));
      dispatch(told('added', 'success'));
      return true;
    } catch {
      // Whatever went wrong, the line is not in the cart: spec §8 has one sentence for it.
      dispatch(told('notAdded', 'error'));
      return false;
    }
  };
