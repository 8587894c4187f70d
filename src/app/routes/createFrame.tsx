import { useCallback, useEffect, useState } from 'react';
import type { RouteObject } from 'react-router';
import { AfterNavigation } from '@/app/focus/AfterNavigation';
import { PageHead } from '@/app/metadata/PageHead';
import { Shell } from '@/app/shell/Shell';
import { AskToLeaveContext, type LeaveReason } from '@/shared/routing/leaveGuard';
import { PageMetadataContext, type PageMetadata } from '@/shared/routing/pageMetadata';
import { useAppDispatch } from '@/store/hooks';
import { prefetchScreens } from './prefetchScreens';
import type { RouterState } from './routeGuards';

// The same element every time: the shell is not rendered anew because a title changed.
const shell = <Shell />;

/** What every screen has around it. */
export const createFrame = (routerState: () => RouterState, routes: RouteObject[]) => {
  const savedScroll = () => routerState().restoreScrollPosition;
  return function Frame() {
    const dispatch = useAppDispatch();
    const [told, tell] = useState<PageMetadata | null>(null);
    const ask = useCallback(
      async (reason: LeaveReason) => {
        const { askToLeave } = await import(/* webpackChunkName: "ask-to-leave" */ './askToLeave');
        return await dispatch(askToLeave(reason));
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
