import { dropRecord, writeView } from '../batch/keptBatches';
import { batchLeft, selectBatches } from '../pushSlice';
import type { PushThunk } from './pushThunk';

/** The client has read the result, or wants no more retries. */
export const leaveBatch =
  (id: string): PushThunk<void> =>
  (dispatch, getState, { storage }) => {
    dispatch(batchLeft({ id }));
    writeView(storage?.local, selectBatches(getState()));
    dropRecord(storage?.local, { id });
  };
