import type { RequestOptions } from './catalogEngine';
import { abandoned } from './steps';

/** Turns the options of a request into one signal. */
export const createRequestSignals = () => {
  const latest = new Map<string, AbortController>();

  const signalOf = ({ signal, topic }: RequestOptions): AbortSignal | undefined => {
    if (topic === undefined) return signal;
    latest.get(topic)?.abort(abandoned('A later request took its place'));
    const controller = new AbortController();
    latest.set(topic, controller);
    return signal ? AbortSignal.any([signal, controller.signal]) : controller.signal;
  };
  return { signalOf };
};

export const reasonOf = (signal: AbortSignal): Error =>
  signal.reason instanceof Error ? signal.reason : abandoned('Nobody waits for it any more');

/** Settles as `work` does, unless nobody waits any more. */
export const unlessAborted = <Result>(work: Promise<Result>, signal: AbortSignal | undefined): Promise<Result> => {
  if (!signal) return work;
  return new Promise((resolve, reject) => {
    const abort = () => reject(reasonOf(signal));
    if (signal.aborted) abort();
    signal.addEventListener('abort', abort, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort));
  });
};
