import { type OrderedCart, readOrderedCart } from '@/features/cart/state/edits/readCart';
import { selectOwner } from '@/features/session/state/sessionSlice';
import { baseApi, orderTags } from '@/api/baseApi';

import { readBatches, removeRecord } from '../batch/batchStorage';
import { type Batch, isUnresolved } from '../state/batch';
import { batchesLoaded, selectBatches } from '../state/pushSlice';
import type { PushThunk } from './pushThunk';

const findNewlyPlaced = (before: readonly Batch[], after: readonly Batch[]): OrderedCart[] => {
  const unplaced = before.flatMap(({ legs }) => legs).filter(({ order }) => !order);
  return after
    .flatMap(({ legs }) => legs)
    .filter(({ order, payload }) => order && unplaced.some((leg) => leg.payload.uuid === payload.uuid))
    .map(({ payload, ifMatch }) => ({ catalogId: payload.catalogId, version: ifMatch }));
};

/** Loads what other tabs and earlier visits have stored. */
export const loadBatches =
  (): PushThunk<Batch[]> =>
  (dispatch, getState, { storage }) => {
    const owner = selectOwner(getState());
    const before = selectBatches(getState());
    if (!owner || !storage?.local) return before;
    const found = readBatches(storage.local, owner);
    if (found === null || JSON.stringify(found) === JSON.stringify(before)) return before;
    dispatch(batchesLoaded(found));
    const after = selectBatches(getState());
    // A finished record means that its page was closed just before dropping it.
    after.filter((batch) => !isUnresolved(batch)).forEach((batch) => removeRecord(storage.local, batch));
    const placed = findNewlyPlaced(before, after);
    if (placed.length > 0) dispatch(baseApi.util.invalidateTags([...orderTags]));
    placed.forEach((ordered) => void dispatch(readOrderedCart(ordered)));
    return after;
  };
