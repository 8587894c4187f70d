import { useEffect, useState } from 'react';

/** Counts down by the clock, so that a sleeping machine does not extend the wait. */
export const useSecondsLeft = () => {
  const [until, setUntil] = useState(0);
  const [now, setNow] = useState(0);
  const [lengthMs, setLengthMs] = useState(0);
  const isOver = now >= until;

  useEffect(() => {
    if (isOver) return;
    const tick = () => {
      const moment = Date.now();
      setNow(moment);
      // Setting the clock back must not extend the wait either.
      setUntil(Math.min(until, moment + lengthMs));
    };
    const timer = setInterval(tick, 250);
    return () => clearInterval(timer);
  }, [isOver, until, lengthMs]);

  const waitFor = (seconds: number) => {
    const start = Date.now();
    setNow(start);
    setLengthMs(seconds * 1000);
    setUntil(start + seconds * 1000);
  };
  return { secondsLeft: isOver ? 0 : Math.ceil((until - now) / 1000), waitFor };
};
