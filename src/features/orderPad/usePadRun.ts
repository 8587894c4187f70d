import { useEffect, useEffectEvent } from 'react';

import { useAppDispatch } from '@/store/hooks';

import type { PadLine } from './padLines';
import { told } from './padNotices';
import type { PadRun } from './padSlice';
import { pauseAdding, putIntoCart, settleInterrupted } from './putIntoCart';
import { selectPadRun } from './usePadState';

/** Adds lines to the cart, pauses and resumes, and settles what a closed page left pending. */
export const usePadRun = (lines: readonly PadLine[], run: PadRun | null) => {
  const dispatch = useAppDispatch();
  const isBusy = run?.state === 'running' || run?.state === 'pausing';
  const interrupted = isBusy ? [] : lines.filter(({ state }) => state === 'unsettled');

  const put = async (some: readonly PadLine[], isMore: boolean) => {
    if (!(await dispatch(putIntoCart(some, { isMore })))) {
      dispatch(told('otherTab', 'info'));
      return;
    }
    const ended = dispatch((_dispatch, getState) => selectPadRun(getState()));
    if (ended?.state !== 'ended') return;
    const { added, failed } = ended;
    dispatch(told('finished', failed > 0 ? 'warning' : 'success', { added, failed }));
  };
  const settle = useEffectEvent(() => void dispatch(settleInterrupted(interrupted)));
  const hasInterrupted = interrupted.length > 0;
  useEffect(() => {
    if (hasInterrupted) settle();
  }, [hasInterrupted]);

  return { isBusy, put, pause: () => dispatch(pauseAdding()) };
};
