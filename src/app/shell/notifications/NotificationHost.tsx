import GlobalStyles from '@mui/material/GlobalStyles';
import { type CustomContentProps, type SnackbarOrigin, SnackbarProvider, useSnackbar } from 'notistack';
import { type Ref, useEffect, useRef } from 'react';

import { areaRules, type NotificationArea } from '@/features/notifications/areaRules';
import { type Notification, selectNotifications } from '@/features/notifications/notificationsSlice';
import { useAppSelector } from '@/store/hooks';

import { NotificationCard } from './NotificationCard';
import { useKeepFieldClear } from './useKeepFieldClear';

type OwnProps = { area: NotificationArea; notification: Notification };

declare module 'notistack' {
  interface VariantOverrides {
    notification: OwnProps;
  }
}

const Snackbar = ({ area, notification, ref }: CustomContentProps & OwnProps & { ref?: Ref<HTMLDivElement> }) => (
  <NotificationCard ref={ref} area={area} notification={notification} />
);

const components = { notification: Snackbar };

const origins: Record<NotificationArea, SnackbarOrigin> = {
  // On the left: primary actions, above all the button that sends the order, are on the right.
  storefront: { vertical: 'bottom', horizontal: 'left' },
  account: { vertical: 'top', horizontal: 'right' },
};

const atTop = { top: 'var(--notices-top, var(--top-bar))', bottom: 'auto' };
const atBottom = { top: 'auto', bottom: 'calc(var(--bottom-bar, 0px) + var(--notices-bottom, 0px) + 12px)' };

// Class names are doubled to override the library, which would put the newest last in the upper corner.
const placement = (
  <GlobalStyles
    styles={{
      '.notifications-storefront.notifications-storefront': atBottom,
      // Behind any dialog that waits for an answer.
      'body:has(.MuiDialog-root) :is(.notifications-storefront, .notifications-account)': {
        zIndex: 'calc(var(--mui-zIndex-modal, 1300) - 1)',
      },
      '.notifications-account.notifications-account': { top: 'var(--top-bar)', flexDirection: 'column-reverse' },
      '[data-notices="top"] .notifications-storefront.notifications-storefront': atTop,
      '[data-notices="bottom"] .notifications-account.notifications-account': {
        top: 'auto',
        bottom: 'calc(var(--bottom-bar, 0px) + 12px)',
      },
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
      enqueueSnackbar({ variant: 'notification', key: notification.id, area, notification });
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
    Components={components}
    classes={{ containerRoot: `notifications-${area}` }}
    disableWindowBlurListener
  >
    <Queue area={area} />
  </SnackbarProvider>
);

export const NotificationHost = ({ region }: { region: HTMLElement }) => {
  useKeepFieldClear(region);
  return (
    <>
      {placement}
      <Area area="storefront" region={region} />
      <Area area="account" region={region} />
    </>
  );
};
