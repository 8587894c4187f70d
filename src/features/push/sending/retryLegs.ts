import { isUnresolved } from '../state/batch';
import { isFinal, type Leg } from '../state/leg';
import { selectBatches } from '../state/pushSlice';
import { finishBatch } from './finishBatch';
import { loadBatches } from './loadBatches';
import type { PushThunk } from './pushThunk';
import { recordLegEvent, sendLegs, withPushLock } from './sendLegs';

// Longer than another tab that is awake takes to record what it sends.
const lockTimeoutMs = 10_000;

/**
 * Resends open legs under the same uuids, except those that another tab sent while this one waited for the lock: that
 * tab's pause applies. A sleeping tab is not waited for, since a duplicate request under one uuid is harmless. Planned
 * legs are sent too: the client confirmed the whole batch, and the cart version keeps it from ordering anything else.
 * A planned leg without a version is left to whichever tab holds the lock, and dropped if this tab does.
 */
export const retryLegs = (): PushThunk<Promise<void>> => async (dispatch, getState) => {
  const find = (id: string) => selectBatches(getState()).find((batch) => batch.id === id);
  const legs = dispatch(loadBatches()).flatMap((batch) => batch.legs);
  if (legs.every(isFinal)) return;
  const attemptsBefore = new Map(legs.map(({ payload, attempts }) => [payload.uuid, attempts]));
  const hasNoVersion = ({ state, ifMatch }: Leg) => state === 'planned' && ifMatch === null;
  const isDue = (leg: Leg) =>
    !hasNoVersion(leg) && (attemptsBefore.get(leg.payload.uuid) ?? leg.attempts) === leg.attempts;
  const waiting = new AbortController();
  const timer = setTimeout(() => waiting.abort(), lockTimeoutMs);
  await withPushLock(async (hasLock) => {
    clearTimeout(timer);
    for (const batch of dispatch(loadBatches()).filter(isUnresolved)) {
      for (const leg of hasLock ? batch.legs.filter(hasNoVersion) : [])
        dispatch(recordLegEvent(batch, leg.payload.uuid, { type: 'refused', error: null }));
      await dispatch(sendLegs(batch.id, isDue));
      const after = find(batch.id);
      if (after && !isUnresolved(after)) dispatch(finishBatch(batch.id));
    }
  }, waiting.signal);
};
