import { selectClientId } from '@/features/session/sessionSlice';

import { batchAfter, type Batch } from '../batch/batch';
import { writeRecord, writeView } from '../batch/keptBatches';
import type { LegEvent } from '../batch/leg';
import { batchChanged, selectBatches } from '../pushSlice';
import { findBatches } from './findBatches';
import type { PushThunk } from './pushThunk';

/**
 * What became of a leg, in the state and in storage. Before a request the record comes first, after an answer last: a
 * crash in between asks once more, under the same uuid. Gives whether the record could be written.
 */
export const moveLeg =
  (batch: Batch, uuid: string, event: LegEvent): PushThunk<boolean> =>
  (dispatch, getState, { storage }) => {
    const isTheirs = selectClientId(getState()) === batch.clientId;
    const current = dispatch(findBatches()).find(({ id }) => id === batch.id);
    // Left by the client meanwhile, here or in another tab.
    if (isTheirs && !current) return false;
    const after = batchAfter(current ?? batch, uuid, event);
    const record = () => writeRecord(storage?.local, after);
    const show = () => {
      if (!isTheirs) return;
      dispatch(batchChanged(after));
      writeView(storage?.local, selectBatches(getState()));
    };
    if (event.type === 'sent') {
      const isKept = record();
      show();
      return isKept;
    }
    show();
    return record();
  };
