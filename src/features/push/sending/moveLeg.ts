import { selectClientId } from '@/features/session/sessionSlice';

import { batchAfter, type Batch } from '../batch/batch';
import { writeRecord, writeView } from '../batch/keptBatches';
import type { LegEvent } from '../batch/leg';
import { batchChanged, selectBatches } from '../pushSlice';
import { findBatches } from './findBatches';
import type { PushThunk } from './pushThunk';

/**
 * Applies an event to a leg, in state and in storage. The record is written first before a request and last after a
 * response, so that a crash in between leads to a retry under the same uuid. Returns whether the record was written.
 */
export const moveLeg =
  (batch: Batch, uuid: string, event: LegEvent): PushThunk<boolean> =>
  (dispatch, getState, { storage }) => {
    const isTheirs = selectClientId(getState()) === batch.clientId;
    const current = dispatch(findBatches()).find(({ id }) => id === batch.id);
    // The client closed it in the meantime, here or in another tab.
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
