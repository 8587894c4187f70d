import { useCallback, useEffect, useState } from 'react';
import type { RouteObject } from 'react-router';
import { AfterNavigation } from '@/app/focus/AfterNavigation';
import { PageHead } from '@/app/metadata/PageHead';
import { Shell } from '@/app/shell/Shell';
import { notificationShown } from '@/features/notifications/notificationsSlice';
import { reportUnderId } from '@/shared/lib/errorReport';
import { AskToLeaveContext, type LeaveReason } from '@/shared/routing/leaveGuard';
import { PageMetadataContext, type PageMetadata } from '@/shared/routing/pageMetadata';
import { uiMessages } from '@/shared/ui/uiMessages';
import { useAppDispatch } from '@/store/hooks';
import { prefetchScreens } from './prefetchScreens';
import type { RouterState } from './routeGuards';

// A constant element, so that a title change does not re-render the shell.
const shell = <Shell />;

/** The frame around every screen. */
export const createFrame = (routerState: () => RouterState, routes: RouteObject[]) => {
  const savedScroll = () => routerState().restoreScrollPosition;
  return function Frame() {
    const dispatch = useAppDispatch();
    const [told, tell] = useState<PageMetadata | null>(null);
    const ask = useCallback(
      async (reason: LeaveReason) => {
        try {
          const { askToLeave } = await import(/* webpackChunkName: "ask-to-leave" */ './askToLeave');
          return await dispatch(askToLeave(reason));
        } catch (error) {
          const message = {
            kind: 'message',
            id: uiMessages.partFailed.id,
            values: { reportId: reportUnderId(error) },
          } as const;
          dispatch(notificationShown({ area: 'storefront', message, style: 'error' }));
          return false;
        }
      },
      [dispatch],
    );
    useEffect(() => prefetchScreens(document, routes), []);
    return (
      <PageMetadataContext value={tell}>
        <AskToLeaveContext value={ask}>
          {shell}
          <PageHead told={told} />
          <AfterNavigation savedScroll={savedScroll} />
        </AskToLeaveContext>
      </PageMetadataContext>
    );
  };
};
