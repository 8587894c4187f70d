import { useEffect, useRef } from 'react';

/** Calls `onEnd` when the time is up; pausing keeps the remaining time. */
export const useCountdown = (duration: number, paused: boolean, onEnd: () => void) => {
  const left = useRef(duration);
  const end = useRef(onEnd);
  useEffect(() => {
    end.current = onEnd;
  });
  useEffect(() => {
    if (paused) return;
    const startedAt = Date.now();
    const timer = setTimeout(() => end.current(), left.current);
    return () => {
      clearTimeout(timer);
      left.current -= Date.now() - startedAt;
    };
  }, [paused]);
};
