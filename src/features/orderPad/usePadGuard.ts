import { useEffect, useMemo } from 'react';

import { useLeaveGuard } from '@/shared/routing/leaveGuard';
import { useAppDispatch, useAppSelector } from '@/store/hooks';

import { isDraftKept, selectPadDraft, selectPadRun } from './usePadState';
import { pauseAdding } from './putIntoCart';

/**
 * The draft is persisted, so leaving is guarded only while lines are being added or if the draft could not be saved.
 */
export const usePadGuard = () => {
  const dispatch = useAppDispatch();
  const draft = useAppSelector(selectPadDraft);
  const run = useAppSelector(selectPadRun);
  const isUnderWay = run?.state === 'running' || run?.state === 'pausing';
  // Reads storage back only when nothing else blocks leaving the page.
  const isKept = useMemo(() => isUnderWay || dispatch(isDraftKept(draft)), [dispatch, draft, isUnderWay]);
  useLeaveGuard(isUnderWay || !isKept, isUnderWay ? 'underWay' : 'unsaved');
  useEffect(() => () => dispatch(pauseAdding()), [dispatch]);
};
