import { useEffect, useMemo } from 'react';

import { useLeaveGuard } from '@/shared/routing/leaveGuard';
import { useAppDispatch, useAppSelector } from '@/store/hooks';

import { isDraftKept, selectPadDraft, selectPadRun } from './usePadState';
import { pauseAdding } from './putIntoCart';

/** The draft outlives the page; what is guarded is a draft that could not be kept, and lines on their way. */
export const usePadGuard = () => {
  const dispatch = useAppDispatch();
  const draft = useAppSelector(selectPadDraft);
  const run = useAppSelector(selectPadRun);
  const isUnderWay = run?.state === 'running' || run?.state === 'pausing';
  // Read back only while nothing else holds the page.
  const isKept = useMemo(() => isUnderWay || dispatch(isDraftKept(draft)), [dispatch, draft, isUnderWay]);
  useLeaveGuard(isUnderWay || !isKept, isUnderWay ? 'underWay' : 'unsaved');
  useEffect(() => () => dispatch(pauseAdding()), [dispatch]);
};
