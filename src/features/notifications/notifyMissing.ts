import { useEffect, useEffectEvent } from 'react';
import { useDispatch } from 'react-redux';
import type { MissingProps } from '@/shared/ui/lazyPart';
import { uiMessages } from '@/shared/ui/uiMessages';

import { notificationShown } from './notificationsSlice';

/** For what a person opens: says that its code did not come and closes it, so that opening it again tries again. */
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
