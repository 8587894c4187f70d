import { useEffect, useState, useSyncExternalStore } from 'react';

const slideMilliseconds = 7000;

const reducedMotion = () => window.matchMedia('(prefers-reduced-motion: reduce)');

const watchMotion = (onChange: () => void) => {
  const query = reducedMotion();
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
};

/**
 * The current one of `count` slides, and whether they rotate automatically: not if the visitor prefers reduced motion.
 */
export const useRotation = (count: number) => {
  const reduced = useSyncExternalStore(
    watchMotion,
    () => reducedMotion().matches,
    () => true,
  );
  const [chosen, setChosen] = useState<boolean | null>(null);
  const [held, setHeld] = useState(false);
  const [wanted, setWanted] = useState(0);
  const present = wanted % count;
  const playing = (chosen ?? !reduced) && count > 1;
  const rotating = playing && !held;

  useEffect(() => {
    if (!rotating) return;
    const timer = setTimeout(() => setWanted((present + 1) % count), slideMilliseconds);
    return () => clearTimeout(timer);
  }, [rotating, present, count]);

  return {
    present,
    playing,
    rotating,
    /** Pauses while the pointer or the focus is on the slides. */
    hold: setHeld,
    toggle: () => {
      setChosen(!playing);
      // A visitor who starts the rotation while hovering or focused wants it to move.
      setHeld(false);
    },
    move: (by: 1 | -1) => setWanted((present + by + count) % count),
  };
};
