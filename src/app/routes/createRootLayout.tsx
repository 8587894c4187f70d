import { useEffect, useMemo, useState } from 'react';
import { matchRoutes, type RouteObject } from 'react-router';

import { AfterNavigation } from '@/app/focus/AfterNavigation';
import { PageHead } from '@/app/metadata/PageHead';
import { Shell } from '@/app/shell/Shell';
import { selectLocation } from '@/features/location/state/locationSlice';
import { notificationShown } from '@/features/notifications/state/notificationsSlice';
import type { AppThunk } from '@/store/appTypes';
import { useAppDispatch } from '@/store/hooks';
import { isReplaying } from '@/store/replaying';
import { reportUnderId } from '@/shared/lib/errorReport';
import type { PageSubject } from '@/shared/metadata/pageSubject';
import { type LeaveReason, LeavingContext } from '@/shared/routing/leaveGuard';
import { PageMetadataContext } from '@/shared/routing/pageMetadata';
import { uiMessages } from '@/shared/ui/uiMessages';

import type { RouteHandle } from './lazyScreen';
import type { RouterState } from './routeGuards';

// A constant element, so that a title change does not re-render the shell.
const shell = <Shell />;

const intents = ['pointerover', 'focusin', 'touchstart'];

/**
 * Preloads a screen's code as soon as its link is hovered or focused.
 *
 * @internal
 */
export const prefetchScreens = (page: Document, routes: RouteObject[]) => {
  const preload = ({ target }: Event) => {
    const link = target instanceof Element && target.closest('a');
    if (!link || link.origin !== page.location.origin) return;
    const handle = matchRoutes(routes, link.pathname)?.at(-1)?.route.handle as RouteHandle | undefined;
    // On failure, following the link retries and reports the error.
    handle?.load().catch(() => undefined);
  };
  intents.forEach((intent) => page.addEventListener(intent, preload, { passive: true }));
  return () => intents.forEach((intent) => page.removeEventListener(intent, preload));
};

/** Time travel moves the store before the router, also when it returns to the present. */
const isTimeTravel =
  (pathname?: string): AppThunk<boolean> =>
  (dispatch, getState) =>
    dispatch(isReplaying) || (pathname !== undefined && pathname === selectLocation(getState())?.pathname);

/** The layout around every screen. */
export const createRootLayout = (routerState: () => RouterState, routes: RouteObject[]) => {
  const savedScroll = () => routerState().restoreScrollPosition;
  return function RootLayout() {
    const dispatch = useAppDispatch();
    const [subject, setSubject] = useState<PageSubject | null>(null);
    const leaving = useMemo(() => {
      const confirm = async (reason: LeaveReason) => {
        try {
          const { confirmLeaving } = await import(/* webpackChunkName: "ask-to-leave" */ './confirmLeaving');
          return await dispatch(confirmLeaving(reason));
        } catch (error) {
          const message = {
            kind: 'message',
            id: uiMessages.partFailed.id,
            values: { reportId: reportUnderId(error) },
          } as const;
          dispatch(notificationShown({ area: 'storefront', message, style: 'error' }));
          return false;
        }
      };
      return { confirm, isTimeTravel: (pathname?: string) => dispatch(isTimeTravel(pathname)) };
    }, [dispatch]);
    useEffect(() => prefetchScreens(document, routes), []);
    return (
      <PageMetadataContext value={setSubject}>
        <LeavingContext value={leaving}>
          {shell}
          <PageHead subject={subject} />
          <AfterNavigation savedScroll={savedScroll} />
        </LeavingContext>
      </PageMetadataContext>
    );
  };
};
