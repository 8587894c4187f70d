import { useEffect, useState } from 'react';

/** Counts down by the clock, so that a sleeping machine does not stretch the wait. */
export const useSecondsLeft = () => {
  const [until, setUntil] = useState(0);
  const [now, setNow] = useState(0);
  const isOver = now >= until;

  useEffect(() => {
    if (isOver) return;
    const timer = setInterval(() => setNow(Date.now()), 250);
    return () => clearInterval(timer);
  }, [isOver]);

  const waitFor = (seconds: number) => {
    const start = Date.now();
    setNow(start);
    setUntil(start + seconds * 1000);
  };
  return { secondsLeft: isOver ? 0 : Math.ceil((until - now) / 1000), waitFor };
};
