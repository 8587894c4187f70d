import type { RequestOptions } from './catalogEngine';
import { abandoned } from './abandoned';

/** Combines a request's options into one signal. */
export const createRequestSignals = () => {
  const latest = new Map<string, AbortController>();

  const combineSignals = ({ signal, topic }: RequestOptions): AbortSignal | undefined => {
    if (topic === undefined) return signal;
    latest.get(topic)?.abort(abandoned('A later request took its place'));
    const controller = new AbortController();
    latest.set(topic, controller);
    return signal ? AbortSignal.any([signal, controller.signal]) : controller.signal;
  };
  return { signalOf: combineSignals };
};
