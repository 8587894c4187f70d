import { clientKey } from '@/features/session/forgetClient';
import { parseStored } from '@/shared/lib/storedValues';

import { mergedBatches, type Batch } from './batch';
import { isFinal, type Leg } from './leg';
import { parseBatch } from './parseBatches';

/** All that is known of the client's batches. It goes when the client signs out. */
export const viewKey = clientKey('push');

const latestKey = clientKey('push.latest');

const prefix = 'push.';
/** What a repeat needs, for each batch with open legs. It outlives the session, and goes with the last open leg. */
export const recordKey = ({ id }: Pick<Batch, 'id'>): string => prefix + id;

export const isPushKey = (key: string | null): boolean => key === null || key === viewKey || key.startsWith(prefix);

const bare = (leg: Leg): Leg => ({ ...leg, lines: [], order: null, trouble: null });

const jsonAt = (local: Storage, key: string): unknown => parseStored(local.getItem(key) ?? '', 'json');

const batchesAt = (local: Storage, key: string): Batch[] => {
  const stored = jsonAt(local, key);
  return (Array.isArray(stored) ? stored : [stored]).map(parseBatch).filter((batch) => batch !== null);
};

const listKeys = (local: Storage): string[] =>
  Array.from({ length: local.length }, (_, index) => local.key(index)).filter((key) => key !== null);

const guarded = <Result>(work: () => Result, otherwise: Result): Result => {
  try {
    return work();
  } catch (error) {
    if (error instanceof DOMException) return otherwise;
    throw error;
  }
};

/** Of this client alone, as every tab and every earlier start left them. Null where storage cannot be read. */
export const readBatches = (local: Storage, clientId: number): Batch[] | null =>
  guarded<Batch[] | null>(() => {
    const records = listKeys(local)
      .filter((key) => key.startsWith(prefix))
      .flatMap((key) => batchesAt(local, key));
    const mine = (batches: Batch[]) => batches.filter((batch) => batch.clientId === clientId);
    return mergedBatches(mine(batchesAt(local, viewKey)), mine(records));
  }, null);

/** False where the browser does not take it. */
export const writeRecord = (local: Storage | undefined, batch: Batch): boolean => {
  if (!local) return false;
  const open = batch.legs.filter((leg) => !isFinal(leg));
  return guarded(() => {
    if (open.length === 0) local.removeItem(recordKey(batch));
    else local.setItem(recordKey(batch), JSON.stringify({ ...batch, legs: open.map(bare) }));
    return true;
  }, false);
};

export const writeView = (local: Storage | undefined, batches: Batch[]): boolean => {
  if (!local) return false;
  return guarded(() => {
    if (batches.length === 0) local.removeItem(viewKey);
    else local.setItem(viewKey, JSON.stringify(batches));
    return true;
  }, false);
};

/** Which batch the client confirmed last, whatever became of it since: a page that was asleep learns of it. */
export const latestBatch = (local: Storage | undefined): string | null =>
  guarded(() => local?.getItem(latestKey) ?? null, null);

export const writeLatest = (local: Storage | undefined, { clientId, id }: Batch): boolean =>
  guarded(() => {
    local?.setItem(latestKey, JSON.stringify({ clientId, id }));
    return local !== undefined;
  }, false);

export const dropRecord = (local: Storage | undefined, batch: Pick<Batch, 'id'>): void =>
  guarded(() => local?.removeItem(recordKey(batch)), undefined);
