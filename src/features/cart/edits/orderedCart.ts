import { selectClientId } from '@/features/session/sessionSlice';

import { selectCartCopies, selectCartFailures } from '../cartSlice';
import { cartRead } from '../cartStateSlice';
import type { CartThunk } from './cartThunk';
import { pauseOrOnline } from '@/shared/lib/connection';
import { readCart, type CartAnswer } from './readCart';
import { tellReads } from './runningReads';

/** The version that was ordered; null where the service gives none, or nobody knows whether it was. */
export type OrderedCart = { catalogId: number; version: string | null };

const seconds = [2, 5, 15, 30, 60];
const longest = 300;

const pauseAfter = (attempt: number, answer: CartAnswer): number => {
  const retryAfter = 'error' in answer && 'retryAfter' in answer.error ? (answer.error.retryAfter ?? 0) : 0;
  return Math.max(seconds[attempt] ?? seconds.at(-1) ?? longest, Math.min(retryAfter, longest)) * 1000;
};

/** The order holds exactly the lines of its version: a copy of that version has none of them left. */
const dropOrdered =
  ({ catalogId, version }: OrderedCart): CartThunk<void> =>
  (dispatch, getState, services) => {
    const copy = selectCartCopies(getState())[catalogId];
    if (version === null || !copy?.isCertain || copy.version !== version) return;
    for (const { stockItemId } of copy.items) tellReads(services, catalogId, stockItemId, null);
    dispatch(cartRead({ ...copy, catalogId, items: [], version: null, isCertain: false }));
  };

const lastOf = new WeakMap<object, Map<number, object>>();

/**
 * What a push leaves of a cart. The service is asked until it answers, for as long as the client is there: an order that
 * was placed must not go on looking as if it were still to be placed.
 */
export const readOrderedCart =
  (ordered: OrderedCart): CartThunk<Promise<void>> =>
  async (dispatch, getState, services) => {
    const { catalogId } = ordered;
    dispatch(dropOrdered(ordered));
    const clientId = selectClientId(getState());
    // A later push of the same cart asks in its own pauses.
    const last = lastOf.get(services) ?? new Map<number, object>();
    lastOf.set(services, last.set(catalogId, ordered));
    const isUnread = () =>
      selectClientId(getState()) === clientId &&
      last.get(catalogId) === ordered &&
      Boolean(selectCartFailures(getState())[catalogId]);
    for (let attempt = 0; ; attempt += 1) {
      const answer = await dispatch(readCart(catalogId));
      if ('data' in answer || !isUnread()) return;
      await pauseOrOnline(pauseAfter(attempt, answer));
      if (!isUnread()) return;
    }
  };
