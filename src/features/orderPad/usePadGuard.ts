import { useEffect, useMemo } from 'react';

import { isUnderWay } from '@/features/cart/adding/addingSlice';
import { stopAdding } from '@/features/cart/adding/runAdding';
import { useLeaveGuard } from '@/shared/routing/leaveGuard';
import { useAppDispatch, useAppSelector } from '@/store/hooks';

import { emptyDraft, padRun } from './padSlice';
import { isPadPersisted, selectPadDraft, selectPadRun } from './usePadState';

/**
 * The draft is persisted, so leaving is guarded only while lines are being added or if the draft could not be saved.
 */
export const usePadGuard = () => {
  const dispatch = useAppDispatch();
  const draft = useAppSelector(selectPadDraft);
  const run = useAppSelector(selectPadRun);
  const isAdding = isUnderWay(run);
  // Reads storage back only when nothing else blocks leaving the page.
  const isKept = useMemo(
    () => isAdding || draft === emptyDraft || dispatch(isPadPersisted),
    [dispatch, draft, isAdding],
  );
  useLeaveGuard(isAdding || !isKept, isAdding ? 'underWay' : 'unsaved');
  useEffect(() => () => dispatch(stopAdding(padRun)), [dispatch]);
};
