import GlobalStyles from '@mui/material/GlobalStyles';
import { type CustomContentProps, type SnackbarOrigin, SnackbarProvider, useSnackbar } from 'notistack';
import { type Ref, useEffect, useRef } from 'react';

import { areaRules, type NotificationArea } from '@/features/notifications/state/areaRules';
import type { Notification, NotificationsState } from '@/features/notifications/state/notificationsSlice';
import { useAppSelector } from '@/store/hooks';

import { NotificationCard } from './NotificationCard';

const fields = 'input, textarea, select, [contenteditable="true"]';
const gap = 12;
const enteringMs = 400;

const readPixels = (name: string) =>
  Number.parseFloat(getComputedStyle(document.documentElement).getPropertyValue(name)) || 0;

const place = (region: HTMLElement) => {
  const root = document.documentElement;
  const focused = document.activeElement;
  // In a table, the whole row has to stay visible.
  const field = focused?.matches(fields) ? (focused.closest('tr') ?? focused).getBoundingClientRect() : undefined;
  const notices = region.querySelector('.notifications')?.getBoundingClientRect();
  // Where they stand by default, whichever edge they are at now.
  const bottom = window.innerHeight - readPixels('--bottom-bar') - gap;
  const isCovered =
    field &&
    notices &&
    field.left < notices.width + gap * 2 &&
    field.top < bottom &&
    field.bottom > bottom - notices.height;
  if (isCovered) root.dataset.notices = 'top';
  else delete root.dataset.notices;
};

/** Moves notifications to the top of the window while they would cover the field that has focus. */
const useKeepFieldClear = (region: HTMLElement) => {
  const { storefront, account } = useAppSelector(({ notifications }) => notifications);
  useEffect(() => {
    if (storefront.length + account.length === 0) {
      delete document.documentElement.dataset.notices;
      return;
    }
    let frame = 0;
    const update = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => place(region));
    };
    const observer = new MutationObserver(update);
    observer.observe(region, { childList: true, subtree: true });
    // Notifications grow while they enter.
    const timer = setTimeout(update, enteringMs);
    update();
    document.addEventListener('focusin', update);
    window.addEventListener('scroll', update, { passive: true });
    window.addEventListener('resize', update);
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
      observer.disconnect();
      document.removeEventListener('focusin', update);
      window.removeEventListener('scroll', update);
      window.removeEventListener('resize', update);
    };
  }, [region, storefront, account]);
};

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
