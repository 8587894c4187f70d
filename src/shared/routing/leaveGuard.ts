import { createContext, use, useCallback, useEffect } from 'react';
import { useBeforeUnload, useBlocker, type BlockerFunction } from 'react-router';
import { isSamePage } from './switchLanguage';

/** Asks whether to leave what is not saved; the application says how. */
export const AskToLeaveContext = createContext<() => Promise<boolean>>(() => Promise.resolve(true));

/** Spec §8: a navigation away from unsaved work is cancelled and the address restored, unless the person agrees. */
export const useLeaveGuard = (isDirty: boolean) => {
  const ask = use(AskToLeaveContext);
  const blocker = useBlocker(
    useCallback<BlockerFunction>(
      ({ currentLocation, nextLocation }) => isDirty && !isSamePage(currentLocation.pathname, nextLocation.pathname),
      [isDirty],
    ),
  );

  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    void ask().then((agreed) => (agreed ? blocker.proceed() : blocker.reset()));
  }, [blocker, ask]);

  useBeforeUnload(
    useCallback(
      (event) => {
        if (isDirty) event.preventDefault();
      },
      [isDirty],
    ),
  );
};
