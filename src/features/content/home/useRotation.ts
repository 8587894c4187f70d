import { useEffect, useState, useSyncExternalStore } from 'react';

import { useAppDispatch } from '@/store/hooks';
import { isReplaying } from '@/store/replaying';

const slideMilliseconds = 7000;

const queryReducedMotion = () => window.matchMedia('(prefers-reduced-motion: reduce)');

const subscribeToMotion = (onChange: () => void) => {
  const query = queryReducedMotion();
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
};

/**
 * The current one of `count` slides, and whether they rotate automatically: not if the visitor prefers reduced motion.
 */
export const useRotation = (count: number) => {
  const dispatch = useAppDispatch();
  const reduced = useSyncExternalStore(
    subscribeToMotion,
    () => queryReducedMotion().matches,
    () => true,
  );
  const [choice, setChoice] = useState<boolean | null>(null);
  const [isPaused, setIsPaused] = useState(false);
  const [index, setIndex] = useState(0);
  const current = index % count;
  const playing = (choice ?? !reduced) && count > 1;
  const rotating = playing && !isPaused;

  useEffect(() => {
    if (!rotating) return;
    const timer = setInterval(() => {
      if (!dispatch(isReplaying)) setIndex((current + 1) % count);
    }, slideMilliseconds);
    return () => clearInterval(timer);
  }, [dispatch, rotating, current, count]);

  return {
    current,
    playing,
    rotating,
    /** Pauses while the pointer or the focus is on the slides. */
    pause: setIsPaused,
    toggle: () => {
      setChoice(!playing);
      // A visitor who starts the rotation while hovering or focused wants it to move.
      setIsPaused(false);
    },
    move: (by: 1 | -1) => setIndex((current + by + count) % count),
  };
};
