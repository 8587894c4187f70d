import type { SerializedError } from '@reduxjs/toolkit';
import { useEffect, useRef, useState } from 'react';

import type { RequestError } from '@/api/request/requestTypes';

/**
 * Counts down by the clock, so that a sleeping machine does not extend the wait.
 *
 * @internal
 */
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

export type Failure = RequestError | SerializedError;

const getWaitSeconds = (failure: Failure): number =>
  'kind' in failure && failure.status === 429 ? (failure.retryAfter ?? 0) : 0;

/** One request at a time, however often the form is submitted; none until a Retry-After has passed. */
export const useSubmission = () => {
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [isWaiting, setWaiting] = useState(false);
  const { secondsLeft, waitFor } = useSecondsLeft();
  const isSending = useRef(false);

  // A temporary rejection is no longer a failure once the wait is over.
  if (isWaiting && secondsLeft === 0) {
    setWaiting(false);
    setFailure(null);
  }

  /** Resolves to the failure, to null on success, or to undefined if nothing was sent. */
  const send = async (work: () => Promise<unknown>): Promise<Failure | null | undefined> => {
    if (isSending.current || secondsLeft > 0) return undefined;
    isSending.current = true;
    setBusy(true);
    try {
      await work();
      setFailure(null);
      return null;
    } catch (error) {
      const failed = error as Failure;
      const seconds = getWaitSeconds(failed);
      setFailure(failed);
      if (seconds > 0) waitFor(seconds);
      setWaiting(seconds > 0);
      return failed;
    } finally {
      isSending.current = false;
      setBusy(false);
    }
  };

  return { send, isBusy, failure, secondsLeft };
};

export type Submission = ReturnType<typeof useSubmission>;
