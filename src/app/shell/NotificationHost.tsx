import GlobalStyles from '@mui/material/GlobalStyles';
import { SnackbarProvider, useSnackbar, type SnackbarOrigin } from 'notistack';
import { useEffect, useRef } from 'react';
import { areaRules, type NotificationArea } from '@/features/notifications/areaRules';
import { selectNotifications } from '@/features/notifications/notificationsSlice';
import { useAppSelector } from '@/store/hooks';
import { NotificationCard } from './NotificationCard';

const origins: Record<NotificationArea, SnackbarOrigin> = {
  // What one acts with, the button that sends the order above all, stands on the right.
  storefront: { vertical: 'bottom', horizontal: 'left' },
  account: { vertical: 'top', horizontal: 'right' },
};

// The library puts the newest of the upper corner last.
const placement = (
  <GlobalStyles
    styles={{
      '.notifications-account.notifications-account': { top: 'var(--bar-height)', flexDirection: 'column-reverse' },
    }}
  />
);

/** The queue, its limits and its times are ours; notistack moves what is in it onto the screen and off it. */
const Queue = ({ area }: { area: NotificationArea }) => {
  const { enqueueSnackbar, closeSnackbar } = useSnackbar();
  const queue = useAppSelector((state) => selectNotifications(state, area));
  const drawn = useRef(new Set<string>());

  useEffect(() => {
    const wanted = new Set(queue.map(({ id }) => id));
    const oldestFirst = areaRules[area].newestOnTop ? [...queue].reverse() : queue;
    for (const notification of oldestFirst) {
      if (drawn.current.has(notification.id)) continue;
      drawn.current.add(notification.id);
      enqueueSnackbar('', {
        key: notification.id,
        content: (key) => <NotificationCard key={key} area={area} notification={notification} />,
      });
    }
    for (const id of drawn.current) {
      if (wanted.has(id)) continue;
      drawn.current.delete(id);
      closeSnackbar(id);
    }
  }, [queue, area, enqueueSnackbar, closeSnackbar]);
  return null;
};

// One that leaves still takes its place for a moment, so that the library has room for twice as many.
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
