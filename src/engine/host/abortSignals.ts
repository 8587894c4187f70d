export const createAbortError = (message: string) => new DOMException(message, 'AbortError');

export const isAbortError = (error: unknown): boolean =>
  (error instanceof Error || error instanceof DOMException) && error.name === 'AbortError';

export const getAbortReason = (signal: AbortSignal): Error =>
  signal.reason instanceof Error ? signal.reason : createAbortError('The request was aborted');

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
