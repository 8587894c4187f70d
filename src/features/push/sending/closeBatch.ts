import { askConfirmation, ConfirmationDismissed } from '@/features/confirm/askConfirmation';
import type { ConfirmationRequest } from '@/features/confirm/confirmSlice';

import { removeRecord, writeView } from '../batch/batchStorage';
import { batchLeft, selectBatches } from '../pushSlice';
import type { PushThunk } from './pushThunk';

/** Forgets a batch whose result the client has read, or that is no longer to be retried. */
export const closeBatch =
  (id: string): PushThunk<void> =>
  (dispatch, getState, { storage }) => {
    dispatch(batchLeft({ id }));
    writeView(storage?.local, selectBatches(getState()));
    removeRecord(storage?.local, { id });
  };

/** Confirms first, because the order may have been placed and the client will have to check. */
export const giveUpBatch =
  (id: string, question: ConfirmationRequest): PushThunk<Promise<void>> =>
  async (dispatch) => {
    try {
      if (await dispatch(askConfirmation(question))) dispatch(closeBatch(id));
    } catch (error) {
      if (!(error instanceof ConfirmationDismissed)) throw error;
    }
  };
