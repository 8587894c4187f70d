import { nextTask } from '@/shared/lib/scheduling';

import { createAbortError } from './abortSignals';

export type Pause = () => Promise<void>;

type Scheduling = { setImmediate?: (resume: () => void) => unknown };

const isWorker = () => typeof document === 'undefined' && typeof MessageChannel === 'function';

/**
 * Yields the thread. Not with scheduler.yield, whose continuations run before the page's messages;
 * setTimeout is the last resort, because browsers clamp it to 4 ms.
 */
export const pause: Pause = () => {
  const { setImmediate } = globalThis as Scheduling;
  if (!setImmediate && isWorker()) return nextTask();
  return new Promise((resume) => (setImmediate ?? setTimeout)(resume));
};

export type Stepping = {
  pause: Pause;
  /** Milliseconds of work between pauses. */
  stepTime?: number;
  isStale?: () => boolean;
};

/** Runs long work in steps, so that requests are served in between. */
export const inSteps = async <Result>(
  work: Generator<void, Result>,
  { pause: yieldThread, stepTime = 8, isStale = () => false }: Stepping,
): Promise<Result> => {
  let from = performance.now();
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
    if (performance.now() - from < stepTime) continue;
    await yieldThread();
    if (isStale()) throw createAbortError('Newer lists have arrived');
    from = performance.now();
  }
};

export const atOnce = <Result>(work: Generator<void, Result>): Result => {
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
  }
};
