import type { SerializedError } from '@reduxjs/toolkit';
import { useRef, useState } from 'react';

import type { RequestError } from '@/api/request/requestTypes';

import { useSecondsLeft } from './useSecondsLeft';

export type Failure = RequestError | SerializedError;

const getWaitSeconds = (failure: Failure): number =>
  'kind' in failure && failure.status === 429 ? (failure.retryAfter ?? 0) : 0;

/** One request at a time, however often the form is submitted; none until a Retry-After has passed. */
export const useSubmission = () => {
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [isWaiting, setWaiting] = useState(false);
  const { secondsLeft, waitFor } = useSecondsLeft();
  const underWay = useRef(false);

  // A temporary rejection is no longer a failure once the wait is over.
  if (isWaiting && secondsLeft === 0) {
    setWaiting(false);
    setFailure(null);
  }

  /** Resolves to the failure, to null on success, or to undefined if nothing was sent. */
  const send = async (work: () => Promise<unknown>): Promise<Failure | null | undefined> => {
    if (underWay.current || secondsLeft > 0) return undefined;
    underWay.current = true;
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
      underWay.current = false;
      setBusy(false);
    }
  };

  return { send, isBusy, failure, secondsLeft };
};

export type Submission = ReturnType<typeof useSubmission>;
