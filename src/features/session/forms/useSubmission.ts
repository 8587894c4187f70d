import { miniSerializeError } from '@reduxjs/toolkit';
import { useEffect, useRef, useState } from 'react';

import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { rootReducer } from '@/store/rootReducer';

import {
  type Failure,
  type Faults,
  faultsChanged,
  faultsShown,
  type FormName,
  formReset,
  submissionFailed,
  submissionsSlice,
  submissionStarted,
  submissionSucceeded,
  usernameTyped,
  type Wait,
  waitEnded,
} from '../state/submissionsSlice';

export const { selectForm, selectIsFormOpen } = submissionsSlice.injectInto(rootReducer).selectors;

/**
 * Counts down by the clock, so that sleep does not extend the wait. A replay of an expired wait shows it in full.
 *
 * @internal
 */
export const useSecondsLeft = (wait: Wait | null, onEnd: () => void): number => {
  const [counted, setCounted] = useState<{ wait: Wait; left: number } | null>(null);
  const end = useRef(onEnd);
  useEffect(() => {
    end.current = onEnd;
  });

  useEffect(() => {
    if (!wait) return;
    const lengthMs = wait.seconds * 1000;
    let until = wait.startedAt + lengthMs;
    const tick = () => {
      const now = Date.now();
      // Setting the clock back must not extend the wait either.
      until = Math.min(until, now + lengthMs);
      if (now < until) setCounted({ wait, left: Math.ceil((until - now) / 1000) });
      else end.current();
    };
    const timer = setInterval(tick, 250);
    return () => clearInterval(timer);
  }, [wait]);

  if (!wait) return 0;
  return counted?.wait === wait ? counted.left : wait.seconds;
};

const getWait = (failure: Failure): Wait | null => {
  const seconds = 'kind' in failure && failure.status === 429 ? (failure.retryAfter ?? 0) : 0;
  return seconds > 0 ? { startedAt: Date.now(), seconds } : null;
};

const toFailure = (error: unknown): Failure =>
  typeof error === 'object' && error !== null && 'kind' in error ? (error as Failure) : miniSerializeError(error);

/** One request at a time, however often the form is submitted; none until a Retry-After has passed. */
export const useSubmission = (form: FormName) => {
  const dispatch = useAppDispatch();
  const { isBusy = false, failure = null, wait = null } = useAppSelector((state) => selectForm(state, form));
  const secondsLeft = useSecondsLeft(wait, () => dispatch(waitEnded({ form })));
  const isSending = useRef(false);
  const isLeft = useRef(false);

  // Reset on unmount, not on mount: mounting would erase an imported state.
  useEffect(() => {
    isLeft.current = false;
    return () => {
      isLeft.current = true;
      dispatch(formReset({ form }));
    };
  }, [dispatch, form]);

  /** Resolves to the failure, to null on success, or to undefined if nothing was sent. */
  const send = async (work: () => Promise<unknown>): Promise<Failure | null | undefined> => {
    if (isSending.current || secondsLeft > 0) return undefined;
    isSending.current = true;
    dispatch(submissionStarted({ form }));
    try {
      await work();
      if (!isLeft.current) dispatch(submissionSucceeded({ form }));
      return null;
    } catch (error) {
      const failed = toFailure(error);
      if (!isLeft.current) dispatch(submissionFailed({ form, failure: failed, wait: getWait(failed) }));
      return failed;
    } finally {
      isSending.current = false;
    }
  };

  return { send, isBusy, failure, secondsLeft };
};

export type Submission = ReturnType<typeof useSubmission>;

/** The username as typed in a form, and before that the one already known. */
export const useUsername = (form: FormName, known = '') => {
  const dispatch = useAppDispatch();
  const username = useAppSelector((state) => selectForm(state, form).username) ?? known;
  return [username, (typed: string) => void dispatch(usernameTyped({ form, username: typed }))] as const;
};

const noFaults: Faults = {};

const isSame = (one: Faults, other: Faults) =>
  (['username', 'current', 'password', 'repeated'] as const).every(
    (field) => (one[field] ?? null) === (other[field] ?? null),
  );

/** The faults on screen come from the state, as a replay knows no passwords. They follow the fields once shown. */
export const useShownFaults = <Found extends Faults>(form: FormName, faults: Found) => {
  const dispatch = useAppDispatch();
  const shown = useAppSelector((state) => selectForm(state, form).faults);
  const isOutdated = shown !== undefined && !isSame(shown, faults);
  useEffect(() => {
    if (isOutdated) dispatch(faultsChanged({ form, faults }));
  });
  return {
    shown: (shown ?? noFaults) as Partial<Found>,
    show: () => void dispatch(faultsShown({ form, faults })),
  };
};
