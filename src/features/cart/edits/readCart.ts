import { catalogPairs, catalogSegments } from '@/api/catalogPairs';
import { inventoryApi, type Cart } from '@/api/inventoryApi';
import { selectClientId } from '@/features/session/sessionSlice';

import { pauseOrOnline } from '@/shared/lib/connection';

import { selectCartCopies, selectCartFailures } from '../cartSelectors';
import { cartRead, cartReadFailed, type CartFailure } from '../cartSlice';
import type { CartThunk } from './cartThunk';
import { beginRead, endRead, withSettled } from './runningReads';

export type CartAnswer = { data: Cart } | { error: CartFailure };

const { getCart } = inventoryApi.endpoints;

const retrySeconds = [2, 5, 15, 30, 60];
const longestSeconds = 300;

const pauseAfter = (attempt: number, failure: CartFailure): number => {
  const retryAfter = 'retryAfter' in failure ? (failure.retryAfter ?? 0) : 0;
  const own = retrySeconds[attempt] ?? retrySeconds.at(-1) ?? longestSeconds;
  return Math.max(own, Math.min(retryAfter, longestSeconds)) * 1000;
};

const scheduledRetries = new WeakMap<object, Set<string>>();

/** Retries a failed read until the service responds or the client signs out. */
const retryRead =
  (catalogId: number, clientId: number): CartThunk<Promise<void>> =>
  async (dispatch, getState, services) => {
    const retries = scheduledRetries.get(services) ?? new Set<string>();
    scheduledRetries.set(services, retries);
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
      if (isSameClient()) {
        dispatch(cartReadFailed({ catalogId, error: failure }));
        void dispatch(retryRead(catalogId, clientId));
      }
      return { error: failure };
    }
    const items = withSettled(data.items, read);
    const isCertain = read.settled.size === 0;
    const { cartVersion: version, leftOut } = data;
    const copy = { catalogId, items, version, isCertain, isKept: false, readAt: Date.now(), leftOut };
    if (isSameClient()) dispatch(cartRead(copy));
    return { data: { ...data, items } };
  };

const openingReads = new WeakMap<object, Map<string, Promise<CartAnswer>>>();

/** Like `readCart`, for initial loads: concurrent callers share one response. */
export const openCart =
  (catalogId: number): CartThunk<Promise<CartAnswer>> =>
  (dispatch, getState, services) => {
    const opening = openingReads.get(services) ?? new Map<string, Promise<CartAnswer>>();
    openingReads.set(services, opening);
    const id = `${selectClientId(getState())}/${catalogId}`;
    const asked = opening.get(id) ?? dispatch(readCart(catalogId)).finally(() => opening.delete(id));
    opening.set(id, asked);
    return asked;
  };

/** A failing catalogue does not hide the other. */
export const readCarts =
  (): CartThunk<Promise<CartAnswer[]>> =>
  (dispatch, _getState, { config }) =>
    Promise.all(catalogPairs(config).map(({ catalogId }) => dispatch(readCart(catalogId))));

export const openCarts =
  (): CartThunk<Promise<CartAnswer[]>> =>
  (dispatch, _getState, { config }) =>
    Promise.all(catalogPairs(config).map(({ catalogId }) => dispatch(openCart(catalogId))));

/** Re-fetches the carts whose version may not match the lines on screen. */
export const readUncertainCarts =
  (): CartThunk<Promise<CartAnswer[]>> =>
  (dispatch, getState, { config }) => {
    const copies = selectCartCopies(getState());
    const uncertain = catalogPairs(config).filter(({ catalogId }) => !copies[catalogId]?.isCertain);
    return Promise.all(uncertain.map(({ catalogId }) => dispatch(readCart(catalogId))));
  };
