import { type CatalogEngine, type EngineStatus, idleStatus, type LoadRequest, sameLists } from '../host/catalogEngine';
import { createChanges } from '../host/changes';
import type { EngineCall } from './messages';

/** The way to an engine in a worker, on the page's own thread, or of the services. */
export type Transport = {
  load: (request: LoadRequest) => Promise<unknown>;
  send: (call: EngineCall, signal?: AbortSignal) => Promise<unknown>;
  end: () => void;
};

/** `onStatus` gets every status; a version means something only to the engine that it comes from. */
export type StartTransport = (onStatus: (status: EngineStatus) => void) => Transport;

const isSameBesideTime = (one: EngineStatus, other: EngineStatus): boolean => {
  const withoutTime = (status: EngineStatus) =>
    JSON.stringify(status, (key, value: unknown) => (key === 'fetchedAt' ? null : value));
  return withoutTime(one) === withoutTime(other);
};

/**
 * The engine as screens and pages know it, wherever it runs. It alone counts versions: engines may replace each other,
 * and several servers may answer, some still with the previous lists. Only lists not seen before are a change.
 * `renderedVersion` is that of the lists from which the page was rendered.
 */
export const createEngineClient = (start: StartTransport, renderedVersion?: number): CatalogEngine => {
  const seen = new Set(renderedVersion === undefined ? [] : [renderedVersion]);
  let request: LoadRequest | null = null;
  let status = idleStatus;
  let version = 0;
  const changes = createChanges(() => status);

  const transport = start((next) => {
    if (next.state === 'ready' && !seen.has(next.version)) {
      // The first lists are what everything has been waiting for, so they are not a change.
      if (seen.size > 0) version += 1;
      seen.add(next.version);
    }
    const shown = { ...next, version };
    const isChange = !isSameBesideTime(status, shown);
    status = shown;
    if (isChange) changes.notify();
  });

  return {
    load: async (next) => {
      if (request && !sameLists(request, next)) {
        seen.clear();
        version += 1;
      }
      request = next;
      try {
        await transport.load(next);
      } catch (error) {
        if (request === next) request = null;
        throw error;
      }
      return status;
    },
    requested: () => request,
    request: (method, arg, signal, prices) =>
      transport.send({ method, arg, prices } as EngineCall, signal) as Promise<never>,
    status: () => status,
    subscribe: changes.subscribe,
    dispose: () => transport.end(),
  };
};
