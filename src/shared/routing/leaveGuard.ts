import { createContext, use, useCallback, useEffect, useEffectEvent } from 'react';
import { type BlockerFunction, useBeforeUnload, useBlocker } from 'react-router';

import { isSamePage } from './addressLanguage';

/** What leaving would lose: unsaved input, or the rest of an operation in progress. */
export type LeaveReason = 'unsaved' | 'underWay';

type Leaving = {
  /** Prompts before leaving. */
  confirm: (reason: LeaveReason) => Promise<boolean>;
  /** Whether time travel shows this screen or leads to `pathname`: nobody's work can be lost. */
  isTimeTravel: (pathname?: string) => boolean;
};

/** Provided by the application. */
export const LeavingContext = createContext<Leaving>({
  confirm: () => Promise.resolve(true),
  isTimeTravel: () => false,
});

/** Spec §8: a navigation away from unsaved work is cancelled and the address restored, unless the user agrees. */
export const useLeaveGuard = (isDirty: boolean, reason: LeaveReason = 'unsaved') => {
  const { confirm, isTimeTravel } = use(LeavingContext);
  const blocker = useBlocker(
    useCallback<BlockerFunction>(
      ({ currentLocation, nextLocation: { pathname } }) =>
        isDirty && !isSamePage(currentLocation.pathname, pathname) && !isTimeTravel(pathname),
      [isDirty, isTimeTravel],
    ),
  );

  const confirmNow = useEffectEvent(() => confirm(reason));
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    void confirmNow().then((agreed) => (agreed ? blocker.proceed() : blocker.reset()));
  }, [blocker]);

  useBeforeUnload(
    useCallback(
      (event) => {
        if (isDirty && !isTimeTravel()) event.preventDefault();
      },
      [isDirty, isTimeTravel],
    ),
  );
};
