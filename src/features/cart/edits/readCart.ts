import { catalogPairs, catalogSegments } from '@/api/catalogPairs';
import { inventoryApi, type Cart } from '@/api/inventoryApi';
import { selectClientId } from '@/features/session/sessionSlice';

import { selectCartCopies } from '../cartSlice';
import { cartRead, cartReadFailed, type CartFailure } from '../cartStateSlice';
import type { CartThunk } from './cartThunk';
import { beginRead, endRead, withSettled } from './runningReads';

export type CartAnswer = { data: Cart } | { error: CartFailure };

const { getCart } = inventoryApi.endpoints;

/** Asks the service anew, never joining a question that was asked before. */
export const readCart =
  (catalogId: number): CartThunk<Promise<CartAnswer>> =>
  async (dispatch, getState, services) => {
    const clientId = selectClientId(getState());
    const segments = catalogSegments(services.config, catalogId);
    if (clientId === undefined || !segments) return { error: { message: `no cart in catalogue ${catalogId}` } };
    const question = { ...segments, clientId };
    const isSameClient = () => selectClientId(getState()) === clientId;
    await dispatch(inventoryApi.util.getRunningQueryThunk('getCart', question) as never);
    const read = beginRead(services, catalogId);
    const { data, error } = await dispatch(getCart.initiate(question, { subscribe: false, forceRefetch: true }));
    endRead(services, read);
    if (error || !data) {
      const failure = error ?? { message: 'the cart did not come' };
      if (isSameClient()) dispatch(cartReadFailed({ catalogId, error: failure }));
      return { error: failure };
    }
    const items = withSettled(data.items, read);
    const isCertain = read.settled.size === 0;
    const copy = { catalogId, items, version: data.cartVersion, isCertain, isKept: false, readAt: Date.now() };
    if (isSameClient()) dispatch(cartRead(copy));
    return { data: { ...data, items } };
  };

const openingOf = new WeakMap<object, Map<string, Promise<CartAnswer>>>();

/** As `readCart`, for whoever needs the cart a first time: many may wait for one answer. */
export const openCart =
  (catalogId: number): CartThunk<Promise<CartAnswer>> =>
  (dispatch, getState, services) => {
    const opening = openingOf.get(services) ?? new Map<string, Promise<CartAnswer>>();
    openingOf.set(services, opening);
    const id = `${selectClientId(getState())}/${catalogId}`;
    const asked = opening.get(id) ?? dispatch(readCart(catalogId)).finally(() => opening.delete(id));
    opening.set(id, asked);
    return asked;
  };

/** One catalogue that fails does not hide the other. */
export const readCarts =
  (): CartThunk<Promise<CartAnswer[]>> =>
  (dispatch, _getState, { config }) =>
    Promise.all(catalogPairs(config).map(({ catalogId }) => dispatch(readCart(catalogId))));

export const openCarts =
  (): CartThunk<Promise<CartAnswer[]>> =>
  (dispatch, _getState, { config }) =>
    Promise.all(catalogPairs(config).map(({ catalogId }) => dispatch(openCart(catalogId))));

/** The carts whose version cannot be trusted to stand for what is shown. */
export const readUncertainCarts =
  (): CartThunk<Promise<CartAnswer[]>> =>
  (dispatch, getState, { config }) => {
    const copies = selectCartCopies(getState());
    const uncertain = catalogPairs(config).filter(({ catalogId }) => !copies[catalogId]?.isCertain);
    return Promise.all(uncertain.map(({ catalogId }) => dispatch(readCart(catalogId))));
  };
