import { nanoid } from '@reduxjs/toolkit';
import { useEffect, useState } from 'react';

import type { LineToAdd } from '@/features/cart/adding/addLines';
import { addingLeft, addingShown, addingSlice } from '@/features/cart/adding/addingSlice';
import { addAllLines, stopAdding } from '@/features/cart/adding/runAdding';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { rootReducer } from '@/store/rootReducer';

import { told } from './favouriteNotices';

const { selectAdding } = addingSlice.injectInto(rootReducer).selectors;

/**
 * Adds lines to the cart; failed lines can be retried without adding any twice. If the screen was left in the meantime,
 * a notification reports the outcome.
 */
export const useAddAll = () => {
  const dispatch = useAppDispatch();
  const [run] = useState(() => `favourites/${nanoid()}`);
  const adding = useAppSelector((state) => selectAdding(state, run));
  useEffect(() => {
    dispatch(addingShown({ run }));
    return () => void dispatch(addingLeft({ run }));
  }, [dispatch, run]);
  const add = async (lines: LineToAdd[], addedBefore = 0) => {
    const ended = await dispatch(addAllLines(run, lines, { added: addedBefore, failed: 0 }));
    if (!ended?.isLeft) return;
    const { added, total } = ended;
    dispatch(told('done', added === total ? 'success' : 'error', { added, total }));
  };
  const failed = (adding?.asked ?? []).flatMap((rowId) => {
    const outcome = adding?.outcomes[rowId];
    return outcome && outcome.state !== 'added' ? [outcome.line] : [];
  });
  return { adding, failed, add, stop: () => dispatch(stopAdding(run)) };
};
