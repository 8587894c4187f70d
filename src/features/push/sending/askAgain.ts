import { isUnresolved } from '../batch/batch';
import { isFinal, type Leg } from '../batch/leg';
import { selectBatches } from '../pushSlice';
import { findBatches } from './findBatches';
import { finishBatch } from './finishBatch';
import { moveLeg } from './moveLeg';
import { underPushLock } from './pushLock';
import type { PushThunk } from './pushThunk';
import { sendLegs } from './sendLegs';

/**
 * Sends what is still open, under the same uuids. What another tab has sent while this one waited for the lock is left
 * to that tab's pause. A leg that was planned goes too: the client confirmed the batch as a whole, and the version of
 * its cart keeps it from ordering anything else; without a version it is left off.
 */
export const askAgain = (): PushThunk<Promise<void>> => async (dispatch, getState) => {
  const find = (id: string) => selectBatches(getState()).find((batch) => batch.id === id);
  const legs = dispatch(findBatches()).flatMap((batch) => batch.legs);
  if (legs.every(isFinal)) return;
  const seen = new Map(legs.map(({ payload, attempts }) => [payload.uuid, attempts]));
  const isDue = ({ payload, attempts }: Leg) => (seen.get(payload.uuid) ?? attempts) === attempts;
  await underPushLock(async () => {
    for (const batch of dispatch(findBatches()).filter(isUnresolved)) {
      for (const { payload, state, ifMatch } of batch.legs) {
        if (state === 'planned' && ifMatch === null)
          dispatch(moveLeg(batch, payload.uuid, { type: 'refused', trouble: null }));
      }
      await dispatch(sendLegs(batch.id, isDue));
      const after = find(batch.id);
      if (after && !isUnresolved(after)) dispatch(finishBatch(batch.id));
    }
  });
};
