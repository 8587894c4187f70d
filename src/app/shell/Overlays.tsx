import { startTransition, useCallback, useEffect, useState } from 'react';

import { selectConfirmation } from '@/features/confirm/state/confirmSlice';
import { selectClientId, selectIsExpired } from '@/features/session/state/sessionSlice';
import { useAppSelector } from '@/store/hooks';
import { loadRequestReason } from '@/api/errors/loadRequestReason';
import { whenLoadedAndIdle } from '@/shared/lib/scheduling';
import { screenOnly } from '@/shared/ui/styles';
import { useFirstInteraction } from '@/shared/ui/useFirstInteraction';

import { lazyShellPart } from './lazyShellPart';

const NotificationHost = lazyShellPart(
  async () => {
    const { NotificationHost: part } = await import(
      /* webpackChunkName: "notifications" */ './notifications/NotificationHost'
    );
    return part;
  },
  // If its own code fails to load, nothing can report that.
  { reportsFailure: false },
);

const ConfirmDialog = lazyShellPart(async () => {
  const { ConfirmDialog: part } = await import(
    /* webpackChunkName: "confirm-dialog" */ '@/features/confirm/ConfirmDialog'
  );
  return part;
});

const SessionExpiredDialog = lazyShellPart(async () => {
  const { SessionExpiredDialog: part } = await import(
    /* webpackChunkName: "session-expired" */ '@/features/session/SessionExpiredDialog'
  );
  return part;
});

const OrderNews = lazyShellPart(
  async () => {
    const { OrderNews: part } = await import(/* webpackChunkName: "order-news" */ '@/features/orders/OrderNews');
    return part;
  },
  { reportsFailure: false },
);

const Tooltips = lazyShellPart(
  async () => {
    const { Tooltips: part } = await import(/* webpackChunkName: "tooltips" */ './Tooltips');
    return part;
  },
  { reportsFailure: false },
);

/** Stays true after the first time, so that the overlay remains mounted and its closing can be animated. */
const useLatch = (isOn: boolean): boolean => {
  const [wasOn, setWasOn] = useState(false);
  if (isOn && !wasOn) setWasOn(true);
  return wasOn;
};

/**
 * Preloads the notification library and the reasons of failures, because the first one may well be that the network is
 * down: it can already fail what the first interaction requests. The live region is rendered from the start, because
 * screen readers announce only what enters a region they already know.
 */
const Notifications = () => {
  const [region, setRegion] = useState<HTMLElement | null>(null);
  // A synchronous update would render the whole page a second time within the first task.
  const storeRegion = useCallback((element: HTMLElement | null) => startTransition(() => setRegion(element)), []);
  const { storefront, account } = useAppSelector(({ notifications }) => notifications);
  const isNeeded = useLatch(storefront.length + account.length > 0);
  // Each new notification retries the code that failed to load for the previous one.
  useEffect(() => NotificationHost.retry(), [storefront, account]);
  useEffect(() => whenLoadedAndIdle(NotificationHost.preload), []);
  useFirstInteraction(
    useCallback(() => {
      loadRequestReason().catch(() => undefined);
    }, []),
  );
  return (
    <div ref={storeRegion} role="status" aria-atomic="false" className={screenOnly}>
      {isNeeded && region && <NotificationHost region={region} />}
    </div>
  );
};

const Confirmation = () => {
  const confirmation = useAppSelector(selectConfirmation);
  const isNeeded = useLatch(confirmation !== null);
  useFirstInteraction(ConfirmDialog.preload);
  // Each new question retries the code that failed to load for the previous one.
  useEffect(() => ConfirmDialog.retry(), [confirmation]);
  return isNeeded ? <ConfirmDialog /> : null;
};

const SessionExpired = () => (useLatch(useAppSelector(selectIsExpired)) ? <SessionExpiredDialog /> : null);

/** Nothing in the first view needs it. */
const News = () => {
  const clientId = useAppSelector(selectClientId);
  const [isIdle, setIsIdle] = useState(false);
  useEffect(() => whenLoadedAndIdle(() => setIsIdle(true)), []);
  return isIdle && clientId !== undefined ? <OrderNews key={clientId} clientId={clientId} /> : null;
};

const hasHint = (target: EventTarget | null) => target instanceof Element && target.closest('[data-hint]') !== null;

/** Loads when an element that has a tooltip is first hovered or focused. */
const Hints = () => {
  const [isNeeded, setIsNeeded] = useState(false);
  useEffect(() => {
    const load = ({ target }: Event) => {
      if (hasHint(target)) setIsNeeded(true);
    };
    document.addEventListener('pointerover', load);
    document.addEventListener('focusin', load);
    return () => {
      document.removeEventListener('pointerover', load);
      document.removeEventListener('focusin', load);
    };
  }, []);
  return isNeeded ? <Tooltips /> : null;
};

/** Everything that appears over the page; its code loads when it is first needed, or shortly before. */
export const Overlays = () => (
  <>
    <Notifications />
    <Confirmation />
    <SessionExpired />
    <News />
    <Hints />
  </>
);
