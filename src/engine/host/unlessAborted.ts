import { getAbortReason } from './abandoned';

/** Settles with `work`, or rejects when the signal aborts. */
export const unlessAborted = <Result>(work: Promise<Result>, signal: AbortSignal | undefined): Promise<Result> => {
  if (!signal) return work;
  return new Promise((resolve, reject) => {
    const abort = () => reject(getAbortReason(signal));
    if (signal.aborted) abort();
    signal.addEventListener('abort', abort, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort));
  });
};
