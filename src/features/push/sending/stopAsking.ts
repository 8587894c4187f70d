import { askConfirmation, ConfirmationDismissed } from '@/features/confirm/askConfirmation';
import type { ConfirmationRequest } from '@/features/confirm/confirmSlice';

import { leaveBatch } from './leaveBatch';
import type { PushThunk } from './pushThunk';

/** Confirms first, because the order may have been placed and the client will have to check. */
export const stopAsking =
  (id: string, question: ConfirmationRequest): PushThunk<Promise<void>> =>
  async (dispatch) => {
    try {
      if (await dispatch(askConfirmation(question))) dispatch(leaveBatch(id));
    } catch (error) {
      if (!(error instanceof ConfirmationDismissed)) throw error;
    }
  };
