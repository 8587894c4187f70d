import { useEffect, useRef, useState } from 'react';

import { addLines, type LineToAdd } from '@/features/cart/addLines';
import { selectClientId } from '@/features/session/sessionSlice';
import { useAppDispatch } from '@/store/hooks';

import { told } from './favouriteNotices';

export type Adding = { isRunning: boolean; total: number; added: number; failed: LineToAdd[] };

/**
 * Adds lines to the cart; failed lines can be retried without adding any twice. If the screen was left in the meantime,
 * a notification reports the outcome.
 */
export const useAddAll = () => {
  const dispatch = useAppDispatch();
  const [adding, setAdding] = useState<Adding | null>(null);
  const presentClient = () => dispatch((_dispatch, getState) => selectClientId(getState()));
  const stopping = useRef<AbortController | null>(null);
  const isShown = useRef(true);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);
  const add = async (lines: LineToAdd[], before = 0) => {
    if (stopping.current) return;
    const controller = new AbortController();
    stopping.current = controller;
    const clientId = presentClient();
    const next: Adding = { isRunning: true, total: before + lines.length, added: before, failed: [] };
    setAdding({ ...next });
    const outcomes = await dispatch(
      addLines(lines, {
        signal: controller.signal,
        onSettled: ({ state }) => {
          if (state !== 'added') return;
          next.added += 1;
          setAdding({ ...next });
        },
      }),
    );
    stopping.current = null;
    const failed = outcomes.flatMap(({ state, line }) => (state === 'added' ? [] : [line]));
    setAdding({ ...next, isRunning: false, failed });
    if (isShown.current || presentClient() !== clientId) return;
    const { added, total } = next;
    dispatch(told('done', added === total ? 'success' : 'error', { added, total }));
  };
  return { adding, add, stop: () => stopping.current?.abort() };
};
