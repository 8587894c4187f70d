import { useEffect, useEffectEvent } from 'react';

import { type AddingRun, isUnderWay } from '@/features/cart/adding/addingSlice';
import { stopAdding } from '@/features/cart/adding/runAdding';
import { useAppDispatch } from '@/store/hooks';

import { addPadToCart, settleInterrupted } from './addPadToCart';
import type { PadLine } from './padLines';
import { padNotice } from './padNotices';
import { padRun } from './padSlice';

/** Adds lines to the cart, pauses and resumes, and settles what a closed page left pending. */
export const usePadRun = (lines: readonly PadLine[], run: AddingRun | undefined) => {
  const dispatch = useAppDispatch();
  const isBusy = isUnderWay(run);
  const interrupted = isBusy ? [] : lines.filter(({ state }) => state === 'unsettled');

  const addToCart = async (some: readonly PadLine[], isMore: boolean) => {
    const ended = await dispatch(addPadToCart(some, { isMore }));
    if (ended === 'otherTab') dispatch(padNotice('otherTab', 'info'));
    else if (ended?.state === 'ended') {
      const { added, failed } = ended;
      dispatch(padNotice('finished', failed > 0 ? 'warning' : 'success', { added, failed }));
    }
  };
  const settle = useEffectEvent(() => void dispatch(settleInterrupted(interrupted)));
  const hasInterrupted = interrupted.length > 0;
  useEffect(() => {
    if (hasInterrupted) settle();
  }, [hasInterrupted]);

  return { isBusy, addToCart, pause: () => dispatch(stopAdding(padRun)) };
};
