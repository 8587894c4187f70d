import { getConsent } from '@/features/confirm/state/askConfirmation';
import type { ConfirmationRequest } from '@/features/confirm/state/confirmSlice';

import { removeRecord, writeView } from '../batch/batchStorage';
import { batchClosed, selectBatches } from '../state/pushSlice';
import type { PushThunk } from './pushThunk';

/** Forgets a batch whose result the client has read, or that is no longer to be retried. */
export const closeBatch =
  (id: string): PushThunk<void> =>
  (dispatch, getState, { storage }) => {
    dispatch(batchClosed({ id }));
    writeView(storage?.local, selectBatches(getState()));
    removeRecord(storage?.local, { id });
  };

/** Confirms first, because the order may have been placed and the client will have to check. */
export const giveUpBatch =
  (id: string, question: ConfirmationRequest): PushThunk<Promise<void>> =>
  async (dispatch) => {
    if (await dispatch(getConsent(question))) dispatch(closeBatch(id));
  };
