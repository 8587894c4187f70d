import { getClientKey } from '@/features/session/state/clientStorage';
import { listKeys, parseStored } from '@/shared/lib/storedValues';

import { type Batch, type BatchOwner, isSameOwner, mergeBatches } from '../state/batch';
import { isFinal, type Leg } from '../state/leg';
import { parseBatch } from './parseBatches';

/**
 * Everything known about the client's batches. Removed on sign-out.
 *
 * @internal
 */
export const viewKey = getClientKey('push');

const latestKey = getClientKey('push.latest');

const prefix = 'push.';
/**
 * The data for a retry, one record per batch with open legs. Outlives the session; removed with the last open leg.
 *
 * @internal
 */
export const recordKey = ({ id }: Pick<Batch, 'id'>): string => prefix + id;

export const isPushKey = (key: string | null): boolean => key === null || key === viewKey || key.startsWith(prefix);

const stripForRetry = (leg: Leg): Leg => ({ ...leg, lines: [], order: null, error: null });

const readJson = (local: Storage, key: string): unknown => parseStored(local.getItem(key) ?? '', 'json');

const parseBatchesAt = (local: Storage, key: string): Batch[] => {
  const stored = readJson(local, key);
  return (Array.isArray(stored) ? stored : [stored]).map(parseBatch).filter((batch) => batch !== null);
};

const withFallback = <Result>(work: () => Result, fallback: Result): Result => {
  try {
    return work();
  } catch (error) {
    if (error instanceof DOMException) return fallback;
    throw error;
  }
};

/** This person's batches as left by all tabs and earlier visits. Null if storage cannot be read. */
export const readBatches = (local: Storage, owner: BatchOwner): Batch[] | null =>
  withFallback<Batch[] | null>(() => {
    const records = listKeys(local)
      .filter((key) => key.startsWith(prefix))
      .flatMap((key) => parseBatchesAt(local, key));
    const own = (batches: Batch[]) => batches.filter((batch) => isSameOwner(batch, owner));
    return mergeBatches(own(parseBatchesAt(local, viewKey)), own(records));
  }, null);

/** False if the browser refuses the write. */
export const writeRecord = (local: Storage | undefined, batch: Batch): boolean => {
  if (!local) return false;
  const open = batch.legs.filter((leg) => !isFinal(leg));
  return withFallback(() => {
    if (open.length === 0) local.removeItem(recordKey(batch));
    else local.setItem(recordKey(batch), JSON.stringify({ ...batch, legs: open.map(stripForRetry) }));
    return true;
  }, false);
};

export const writeView = (local: Storage | undefined, batches: Batch[]): boolean => {
  if (!local) return false;
  return withFallback(() => {
    if (batches.length === 0) local.removeItem(viewKey);
    else local.setItem(viewKey, JSON.stringify(batches));
    return true;
  }, false);
};

/** The batch the client confirmed last, whatever its outcome, so that a page that was asleep finds out. */
export const readLatest = (local: Storage | undefined): string | null =>
  withFallback(() => local?.getItem(latestKey) ?? null, null);

export const writeLatest = (local: Storage | undefined, { clientId, id }: Batch): boolean =>
  withFallback(() => {
    local?.setItem(latestKey, JSON.stringify({ clientId, id }));
    return local !== undefined;
  }, false);

export const removeRecord = (local: Storage | undefined, batch: Pick<Batch, 'id'>): void =>
  withFallback(() => local?.removeItem(recordKey(batch)), undefined);
