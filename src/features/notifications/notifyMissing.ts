import { useEffect, useEffectEvent } from 'react';
import { useDispatch } from 'react-redux';

import type { MissingProps } from '@/shared/ui/lazyPart';
import { uiMessages } from '@/shared/ui/uiMessages';

import { notificationShown } from './notificationsSlice';

/** Fallback for parts that users open: reports that the code failed to load and closes, so that reopening retries. */
export const NotifyMissing = ({ reportId, part }: MissingProps<{ onClose: () => void }>) => {
  const dispatch = useDispatch();
  const close = useEffectEvent(() => part.onClose());
  useEffect(() => {
    const message = { kind: 'message', id: uiMessages.partFailed.id, values: { reportId } } as const;
    dispatch(notificationShown({ area: 'storefront', message, style: 'error' }));
    close();
  }, [dispatch, reportId]);
  return null;
};
