import { selectClientId } from '@/features/session/state/sessionSlice';
import { catalogPairs, catalogSegments } from '@/api/catalogPairs';
import { type CatalogCartItem, inventoryApi } from '@/api/inventoryApi';
import { pauseOrOnline } from '@/shared/lib/connection';

import { replaceItem } from '../cartModel';
import { selectCartCopies, selectCartFailures } from '../cartSelectors';
import { type CartFailure, cartRead, cartReadFailed } from '../cartSlice';
import type { CartRead, CartResult, CartSync, CartThunk } from './cartSync';

/** The service itself has not read it: offline, timed out, too many requests, or a gateway error. It may still take effect. */
export const isUnreachable = (failure: CartFailure): boolean =>
  'kind' in failure && (['network', 'timeout'].includes(failure.kind) || [429, 502, 503, 504].includes(failure.status));

/** Reads in flight were sent before this line settled and may not include it. */
export const updateRunningReads = (
  { reads }: CartSync,
  catalogId: number,
  stockItemId: number,
  item: CatalogCartItem | null,
): void => {
  for (const read of reads) if (read.catalogId === catalogId) read.settled.set(stockItemId, item);
};

/** A read's response, updated with the lines that settled while it was in flight. */
const applySettledLines = (items: CatalogCartItem[], { settled }: CartRead): CatalogCartItem[] =>
  [...settled].reduce((found, [stockItemId, item]) => replaceItem(found, { stockItemId, item }), items);

const { getCart } = inventoryApi.endpoints;

const retrySeconds = [2, 5, 15, 30, 60];
const maxRetrySeconds = 300;

const pauseAfter = (attempt: number, failure: CartFailure): number => {
  const retryAfter = 'retryAfter' in failure ? (failure.retryAfter ?? 0) : 0;
  const own = retrySeconds[attempt] ?? retrySeconds.at(-1) ?? maxRetrySeconds;
  return Math.max(own, Math.min(retryAfter, maxRetrySeconds)) * 1000;
};

/** Retries a failed read until the service responds or the client signs out. */
const retryRead =
  (catalogId: number, clientId: number): CartThunk<Promise<void>> =>
  async (dispatch, getState, { cartSync: { retries } }) => {
    const id = `${clientId}/${catalogId}`;
    if (retries.has(id)) return;
    retries.add(id);
    const findFailure = () =>
      selectClientId(getState()) === clientId ? selectCartFailures(getState())[catalogId] : undefined;
    for (let attempt = 0, failure = findFailure(); failure; attempt += 1, failure = findFailure()) {
      await pauseOrOnline(pauseAfter(attempt, failure));
      if (findFailure()) await dispatch(openCart(catalogId));
    }
    retries.delete(id);
  };

/** Always sends a new request, never joining one already in flight. */
export const readCart =
  (catalogId: number): CartThunk<Promise<CartResult>> =>
  async (dispatch, getState, { config, cartSync: { reads } }) => {
    const clientId = selectClientId(getState());
    const segments = catalogSegments(config, catalogId);
    if (clientId === undefined || !segments) return { error: { message: `no cart in catalogue ${catalogId}` } };
    const query = { ...segments, clientId };
    const isSameClient = () => selectClientId(getState()) === clientId;
    await dispatch(inventoryApi.util.getRunningQueryThunk('getCart', query) as never);
    const read: CartRead = { catalogId, settled: new Map() };
    reads.add(read);
    const { data, error } = await dispatch(getCart.initiate(query, { subscribe: false, forceRefetch: true }));
    reads.delete(read);
    if (error || !data) {
      const failure = error ?? { message: 'the response contains no cart' };
      if (isSameClient()) {
        dispatch(cartReadFailed({ catalogId, error: failure }));
        void dispatch(retryRead(catalogId, clientId));
      }
      return { error: failure };
    }
    const items = applySettledLines(data.items, read);
    const isCertain = read.settled.size === 0;
    const { cartVersion: version, leftOut } = data;
    const copy = { catalogId, items, version, isCertain, isRestored: false, readAt: Date.now(), leftOut };
    if (isSameClient()) dispatch(cartRead(copy));
    return { data: { ...data, items } };
  };

/** Like `readCart`, for initial loads: concurrent callers share one response. */
export const openCart =
  (catalogId: number): CartThunk<Promise<CartResult>> =>
  (dispatch, getState, { cartSync: { openings } }) => {
    const id = `${selectClientId(getState())}/${catalogId}`;
    const read = openings.get(id) ?? dispatch(readCart(catalogId)).finally(() => openings.delete(id));
    openings.set(id, read);
    return read;
  };

/** A catalogue that fails does not affect the other. */
export const readCarts =
  (): CartThunk<Promise<CartResult[]>> =>
  (dispatch, _getState, { config }) =>
    Promise.all(catalogPairs(config).map(({ catalogId }) => dispatch(readCart(catalogId))));

export const openCarts =
  (): CartThunk<Promise<CartResult[]>> =>
  (dispatch, _getState, { config }) =>
    Promise.all(catalogPairs(config).map(({ catalogId }) => dispatch(openCart(catalogId))));

/** Re-fetches the carts whose version may not match the lines on screen. */
export const readUncertainCarts =
  (): CartThunk<Promise<CartResult[]>> =>
  (dispatch, getState, { config }) => {
    const copies = selectCartCopies(getState());
    const uncertain = catalogPairs(config).filter(({ catalogId }) => !copies[catalogId]?.isCertain);
    return Promise.all(uncertain.map(({ catalogId }) => dispatch(readCart(catalogId))));
  };

/** The ordered version; null if the service gives none or it is unknown whether the order was placed. */
export type OrderedCart = { catalogId: number; version: string | null };

/** The order contains exactly the lines of its version, so none of a copy with that version remain. */
const removeOrderedLines =
  ({ catalogId, version }: OrderedCart): CartThunk<void> =>
  (dispatch, getState, { cartSync }) => {
    const copy = selectCartCopies(getState())[catalogId];
    if (version === null || !copy?.isCertain || copy.version !== version) return;
    for (const { stockItemId } of copy.items) updateRunningReads(cartSync, catalogId, stockItemId, null);
    dispatch(cartRead({ ...copy, catalogId, items: [], version: null, isCertain: false }));
  };

/** Reloads the cart after a push: lines already ordered must not look as if they were still to be ordered. */
export const readOrderedCart =
  (ordered: OrderedCart): CartThunk<Promise<void>> =>
  async (dispatch) => {
    dispatch(removeOrderedLines(ordered));
    await dispatch(readCart(ordered.catalogId));
  };
