import { baseApi } from '@/api/baseApi';
import { readOrderedCart, type OrderedCart } from '@/features/cart/edits/orderedCart';
import { selectClientId } from '@/features/session/sessionSlice';

import { isUnresolved, type Batch } from '../batch/batch';
import { dropRecord, readBatches } from '../batch/keptBatches';
import { batchesFound, selectBatches } from '../pushSlice';
import type { PushThunk } from './pushThunk';

const placedSince = (before: readonly Batch[], after: readonly Batch[]): OrderedCart[] => {
  const waiting = before.flatMap(({ legs }) => legs).filter(({ order }) => !order);
  return after
    .flatMap(({ legs }) => legs)
    .filter(({ order, payload }) => order && waiting.some((leg) => leg.payload.uuid === payload.uuid))
    .map(({ payload, ifMatch }) => ({ catalogId: payload.catalogId, version: ifMatch }));
};

/** Loads what other tabs and earlier visits have stored. */
export const findBatches =
  (): PushThunk<Batch[]> =>
  (dispatch, getState, { storage }) => {
    const clientId = selectClientId(getState());
    const before = selectBatches(getState());
    if (clientId === undefined || !storage?.local) return before;
    const found = readBatches(storage.local, clientId);
    if (found === null || JSON.stringify(found) === JSON.stringify(before)) return before;
    dispatch(batchesFound(found));
    const after = selectBatches(getState());
    // A finished record means that its page was closed just before dropping it.
    after.filter((batch) => !isUnresolved(batch)).forEach((batch) => dropRecord(storage.local, batch));
    const placed = placedSince(before, after);
    if (placed.length > 0) dispatch(baseApi.util.invalidateTags(['Order']));
    placed.forEach((ordered) => void dispatch(readOrderedCart(ordered)));
    return after;
  };
