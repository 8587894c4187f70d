import GlobalStyles from '@mui/material/GlobalStyles';
import { type SnackbarOrigin, SnackbarProvider, useSnackbar } from 'notistack';
import { useEffect, useRef } from 'react';

import { areaRules, type NotificationArea } from '@/features/notifications/areaRules';
import { selectNotifications } from '@/features/notifications/notificationsSlice';
import { useAppSelector } from '@/store/hooks';

import { NotificationCard } from './NotificationCard';

const origins: Record<NotificationArea, SnackbarOrigin> = {
  // On the left: primary actions, above all the button that sends the order, are on the right.
  storefront: { vertical: 'bottom', horizontal: 'left' },
  account: { vertical: 'top', horizontal: 'right' },
};

// In the upper corner the library puts the newest last.
const placement = (
  <GlobalStyles
    styles={{
      '.notifications-account.notifications-account': { top: 'var(--bar-height)', flexDirection: 'column-reverse' },
    }}
  />
);

/** The queue, its limits and timeouts are ours; notistack only animates notifications in and out. */
const Queue = ({ area }: { area: NotificationArea }) => {
  const { enqueueSnackbar, closeSnackbar } = useSnackbar();
  const queue = useAppSelector((state) => selectNotifications(state, area));
  const shown = useRef(new Set<string>());

  useEffect(() => {
    const queuedIds = new Set(queue.map(({ id }) => id));
    const oldestFirst = areaRules[area].newestOnTop ? [...queue].reverse() : queue;
    for (const notification of oldestFirst) {
      if (shown.current.has(notification.id)) continue;
      shown.current.add(notification.id);
      enqueueSnackbar('', {
        key: notification.id,
        content: (key) => <NotificationCard key={key} area={area} notification={notification} />,
      });
    }
    for (const id of shown.current) {
      if (queuedIds.has(id)) continue;
      shown.current.delete(id);
      closeSnackbar(id);
    }
  }, [queue, area, enqueueSnackbar, closeSnackbar]);
  return null;
};

// A closing notification keeps its slot for a moment, so the library gets twice as many.
const Area = ({ area, region }: { area: NotificationArea; region: HTMLElement }) => (
  <SnackbarProvider
    domRoot={region}
    maxSnack={areaRules[area].atOnce * 2}
    autoHideDuration={null}
    anchorOrigin={origins[area]}
    classes={{ containerRoot: `notifications-${area}` }}
    disableWindowBlurListener
  >
    <Queue area={area} />
  </SnackbarProvider>
);

export const NotificationHost = ({ region }: { region: HTMLElement }) => (
  <>
    {placement}
    <Area area="storefront" region={region} />
    <Area area="account" region={region} />
  </>
);
