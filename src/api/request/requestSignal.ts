export type Ending = 'cancelled' | 'timeout';

export type LimitedSignal = {
  signal: AbortSignal;
  /** The reason for the abort, once aborted. */
  ending: () => Ending | undefined;
  /** Settles with `work`, but no later than the signal: a transport may ignore it. */
  during: <Result>(work: Promise<Result>) => Promise<Result>;
  release: () => void;
};

/** Aborts with `outer` or at a time limit, whichever comes first. */
export const limitedSignal = (outer: AbortSignal, limitMs: number): LimitedSignal => {
  const controller = new AbortController();
  let ending: Ending | undefined;
  const end = (as: Ending) => {
    ending ??= as;
    controller.abort(new DOMException(as, 'AbortError'));
  };
  const cancel = () => end('cancelled');
  const timer = setTimeout(() => end('timeout'), limitMs);
  if (outer.aborted) cancel();
  else outer.addEventListener('abort', cancel, { once: true });
  return {
    signal: controller.signal,
    ending: () => ending,
    during: (work) =>
      new Promise((resolve, reject) => {
        const stop = () => reject(controller.signal.reason as Error);
        if (controller.signal.aborted) stop();
        controller.signal.addEventListener('abort', stop, { once: true });
        work.then(resolve, reject);
      }),
    release: () => {
      clearTimeout(timer);
      outer.removeEventListener('abort', cancel);
    },
  };
};
