import { useEffect, useEffectEvent } from 'react';
import { useDispatch } from 'react-redux';

import type { MissingProps } from '@/shared/ui/lazyPart';
import { uiMessages } from '@/shared/ui/uiMessages';

import { storefrontNotice } from './notificationsSlice';

/** Fallback for parts that users open: reports that the code failed to load and closes, so that reopening retries. */
export const NotifyMissing = ({ reportId, part }: MissingProps<{ onClose: () => void }>) => {
  const dispatch = useDispatch();
  const close = useEffectEvent(() => part.onClose());
  useEffect(() => {
    dispatch(storefrontNotice(uiMessages.partFailed, 'error', { reportId }));
    close();
  }, [dispatch, reportId]);
  return null;
};
