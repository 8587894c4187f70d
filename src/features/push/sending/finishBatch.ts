import { defineMessages } from 'react-intl';

import { accountNotice } from '@/features/notifications/state/notificationsSlice';
import { selectClientId } from '@/features/session/state/sessionSlice';
import { emptyNote, formatOrderComment, readOrderNote } from '@/shared/lib/orderComment';

import { isPlaced } from '../state/batch';
import { noteWritten, selectBatches, selectDraft } from '../state/pushSlice';
import type { PushThunk } from './pushThunk';

/** Wording fixed by spec §8. */
export const pushNotices = defineMessages({
  placed: { id: 'push.placed', defaultMessage: 'Order processed successfully' },
  problem: { id: 'push.problem', defaultMessage: 'There was a problem processing the order' },
});

/** Spec §8: notifies the client, in the account area (design §4), once every leg has been tried. A note that was ordered is cleared from the form. */
export const finishBatch =
  (batchId: string): PushThunk<void> =>
  (dispatch, getState) => {
    const batch = selectBatches(getState()).find(({ id }) => id === batchId);
    const clientId = selectClientId(getState());
    if (!batch || clientId === undefined) return;
    if (!isPlaced(batch)) {
      dispatch(accountNotice(pushNotices.problem, 'error'));
      return;
    }
    dispatch(accountNotice(pushNotices.placed, 'success'));
    const draft = selectDraft(getState(), clientId);
    const isOrdered =
      draft &&
      batch.legs.every(({ payload }) => formatOrderComment(readOrderNote(payload)) === formatOrderComment(draft));
    if (isOrdered) dispatch(noteWritten({ clientId, ...emptyNote }));
  };
