import GlobalStyles from '@mui/material/GlobalStyles';
import { type CustomContentProps, type SnackbarOrigin, SnackbarProvider, useSnackbar } from 'notistack';
import { type Ref, useEffect, useRef } from 'react';

import { areaRules, type NotificationArea } from '@/features/notifications/areaRules';
import type { Notification, NotificationsState } from '@/features/notifications/notificationsSlice';
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

// On the left: primary actions, above all the button that sends the order, are on the right.
const origin: SnackbarOrigin = { vertical: 'bottom', horizontal: 'left' };

// Class names are doubled to override the library.
const placement = (
  <GlobalStyles
    styles={{
      '.notifications.notifications': { bottom: 'calc(var(--bottom-bar, 0px) + 12px)' },
      // Behind any dialog that waits for an answer.
      'body:has(.MuiDialog-root) .notifications': { zIndex: 'calc(var(--mui-zIndex-modal, 1300) - 1)' },
      '[data-notices="top"] .notifications.notifications': { top: 'var(--top-bar)', bottom: 'auto' },
    }}
  />
);

const areas = Object.keys(areaRules) as NotificationArea[];

const inOrder = (queues: NotificationsState): OwnProps[] =>
  areas.flatMap((area) => {
    const oldestFirst = areaRules[area].newestOnTop ? [...queues[area]].reverse() : queues[area];
    return oldestFirst.map((notification) => ({ area, notification }));
  });

/** The queues, their limits and timeouts are ours; notistack only animates notifications in and out. */
const Queues = () => {
  const { enqueueSnackbar, closeSnackbar } = useSnackbar();
  const queues = useAppSelector(({ notifications }) => notifications);
  const shown = useRef(new Set<string>());

  useEffect(() => {
    const queued = inOrder(queues);
    const queuedIds = new Set(queued.map(({ notification }) => notification.id));
    for (const own of queued) {
      const { id } = own.notification;
      if (shown.current.has(id)) continue;
      shown.current.add(id);
      enqueueSnackbar({ variant: 'notification', key: id, ...own });
    }
    for (const id of shown.current) {
      if (queuedIds.has(id)) continue;
      shown.current.delete(id);
      closeSnackbar(id);
    }
  }, [queues, enqueueSnackbar, closeSnackbar]);
  return null;
};

const atOnce = areas.reduce((sum, area) => sum + areaRules[area].atOnce, 0);

/** One place for both areas, whose rules differ. */
export const NotificationHost = ({ region }: { region: HTMLElement }) => {
  useKeepFieldClear(region);
  return (
    <>
      {placement}
      <SnackbarProvider
        domRoot={region}
        // A closing notification keeps its slot for a moment, so the library gets twice as many.
        maxSnack={atOnce * 2}
        autoHideDuration={null}
        anchorOrigin={origin}
        Components={components}
        classes={{ containerRoot: 'notifications' }}
        disableWindowBlurListener
      >
        <Queues />
      </SnackbarProvider>
    </>
  );
};
