import { useEffect, useRef, useState } from 'react';

export const speeds = [1, 2, 8];

/** Nobody wants to wait out the pauses in a recording. */
const maxPauseMs = 5000;

/** Shows each recorded action after the same pause as in the recording. */
export const usePlayer = (current: number, waitMs: number | undefined, speed: number, onNext: () => void) => {
  const [isPlaying, setPlaying] = useState(false);
  const next = useRef(onNext);
  useEffect(() => {
    next.current = onNext;
  });
  const isOver = waitMs === undefined;
  if (isPlaying && isOver) setPlaying(false);
  useEffect(() => {
    if (!isPlaying || waitMs === undefined) return;
    const timer = setTimeout(() => next.current(), Math.min(waitMs, maxPauseMs) / speed);
    return () => clearTimeout(timer);
  }, [isPlaying, current, waitMs, speed]);
  return { isPlaying, setPlaying };
};
