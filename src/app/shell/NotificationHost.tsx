import { SnackbarProvider, useSnackbar, type SnackbarOrigin } from 'notistack';
import { useEffect, useRef } from 'react';
import { areaRules, type NotificationArea } from '@/features/notifications/areaRules';
import { notificationDismissed, selectNotifications } from '@/features/notifications/notificationsSlice';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { NotificationCard } from './NotificationCard';

const origins: Record<NotificationArea, SnackbarOrigin> = {
  storefront: { vertical: 'bottom', horizontal: 'right' },
  account: { vertical: 'top', horizontal: 'right' },
};

/** The queue and its limits are the slice's; notistack only draws what is in it and tells when a time has run out. */
const Queue = ({ area }: { area: NotificationArea }) => {
  const { enqueueSnackbar, closeSnackbar } = useSnackbar();
  const dispatch = useAppDispatch();
  const queue = useAppSelector((state) => selectNotifications(state, area));
  const drawn = useRef(new Set<string>());

  useEffect(() => {
    const wanted = new Set(queue.map(({ id }) => id));
    for (const notification of queue) {
      if (drawn.current.has(notification.id)) continue;
      drawn.current.add(notification.id);
      enqueueSnackbar('', {
        key: notification.id,
        autoHideDuration: notification.duration,
        content: (key) => <NotificationCard key={key} area={area} notification={notification} />,
        onClose: () => dispatch(notificationDismissed({ id: notification.id })),
      });
    }
    for (const id of drawn.current) {
      if (wanted.has(id)) continue;
      drawn.current.delete(id);
      closeSnackbar(id);
    }
  }, [queue, area, dispatch, enqueueSnackbar, closeSnackbar]);
  return null;
};

const Area = ({ area }: { area: NotificationArea }) => (
  <SnackbarProvider maxSnack={areaRules[area].atOnce} anchorOrigin={origins[area]} disableWindowBlurListener>
    <Queue area={area} />
  </SnackbarProvider>
);

const NotificationHost = () => (
  <>
    <Area area="storefront" />
    <Area area="account" />
  </>
);

export default NotificationHost;
