import { createContext, use, useCallback, useEffect, useEffectEvent } from 'react';
import { type BlockerFunction, useBeforeUnload, useBlocker } from 'react-router';

import { isSamePage } from './addressLanguage';

/** What leaving would lose: unsaved input, or the rest of an operation in progress. */
export type LeaveReason = 'unsaved' | 'underWay';

/** Prompts before leaving; the application provides the dialog. */
export const ConfirmLeavingContext = createContext<(reason: LeaveReason) => Promise<boolean>>(() =>
  Promise.resolve(true),
);

/** Spec §8: a navigation away from unsaved work is cancelled and the address restored, unless the user agrees. */
export const useLeaveGuard = (isDirty: boolean, reason: LeaveReason = 'unsaved') => {
  const confirm = use(ConfirmLeavingContext);
  const blocker = useBlocker(
    useCallback<BlockerFunction>(
      ({ currentLocation, nextLocation }) => isDirty && !isSamePage(currentLocation.pathname, nextLocation.pathname),
      [isDirty],
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
        if (isDirty) event.preventDefault();
      },
      [isDirty],
    ),
  );
};
