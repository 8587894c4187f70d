import { defineMessages } from 'react-intl';

import { getConsent } from '@/features/confirm/state/askConfirmation';
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

export const confirmLeaving = (reason: LeaveReason): AppThunk<Promise<boolean>> =>
  getConsent({
    title: { id: messages.title.id },
    message: { id: messages[reason].id },
    acceptLabel: { id: messages.accept.id },
    declineLabel: { id: messages.decline.id },
  });
