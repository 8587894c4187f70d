import { defineMessages } from 'react-intl';

import { askConfirmation, ConfirmationDismissed } from '@/features/confirm/askConfirmation';
import type { AppThunk } from '@/store/appTypes';
import type { LeaveReason } from '@/shared/routing/leaveGuard';

const messages = defineMessages({
  title: { id: 'leave.title', defaultMessage: 'Leave this page?' },
  unsaved: { id: 'leave.message', defaultMessage: 'What you have entered here has not been saved and will be lost.' },
  underWay: {
    id: 'leave.underWay',
    defaultMessage: 'Work is still in progress here. Anything unfinished will wait until you come back.',
  },
  accept: { id: 'leave.accept', defaultMessage: 'Leave' },
  decline: { id: 'leave.decline', defaultMessage: 'Stay' },
});

/** True only on explicit consent: dismissing the dialog, or another dialog replacing it, means staying. */
export const confirmLeaving =
  (reason: LeaveReason): AppThunk<Promise<boolean>> =>
  async (dispatch) => {
    try {
      return await dispatch(
        askConfirmation({
          title: { id: messages.title.id },
          message: { id: messages[reason].id },
          acceptLabel: { id: messages.accept.id },
          declineLabel: { id: messages.decline.id },
        }),
      );
    } catch (error) {
      if (error instanceof ConfirmationDismissed) return false;
      throw error;
    }
  };
