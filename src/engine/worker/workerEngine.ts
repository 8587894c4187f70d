import { type CatalogEngine, type EngineStatus, idleStatus, type LoadRequest } from '../host/catalogEngine';
import { createChanges } from '../host/changes';
import { fromWireError, type PageMessage, type WorkerMessage, type WorkerPort } from './messages';
import { createPendingRequests } from './pendingRequests';
import { superviseWorker } from './superviseWorker';

export type WorkerEngineServices = {
  startWorker: () => WorkerPort;
  /** The engine on the page's own thread, for browsers where no worker runs. */
  createFallback: () => CatalogEngine | Promise<CatalogEngine>;
  /** Reports why a worker was abandoned. */
  onFault?: (reason: string) => void;
  startTimeoutMs?: number;
  /** How long a worker with pending requests may stay silent. */
  silenceMs?: number;
};

/**
 * The engine in a worker. A worker that crashes is replaced and its requests are resent; the fallback is the page's
 * own thread.
 */
export const createWorkerEngine = (services: WorkerEngineServices): CatalogEngine => {
  let status: EngineStatus = idleStatus;
  // Every worker counts from zero, but the page must never see the same version twice.
  let versionsBefore = 0;
  let lastLoad: LoadRequest | null = null;
  const changes = createChanges(() => status);
  const pending = createPendingRequests((message) => supervised.send(message));

  const receive = (message: WorkerMessage): void => {
    switch (message.type) {
      case 'status':
        status = { ...message.status, version: versionsBefore + message.status.version };
        changes.notify();
        break;
      case 'result':
        pending.take(message.id)?.resolve(message.result);
        break;
      case 'failure':
        pending.take(message.id)?.reject(fromWireError(message.error));
        break;
      case 'started':
      case 'pong':
        break;
    }
  };

  /** The messages for a new worker: the lists to load, then the pending requests. */
  const getPendingMessages = (): PageMessage[] => {
    versionsBefore = status.version;
    const requests = pending.all().map(({ message }) => message);
    const isLoading = requests.some(({ type }) => type === 'load');
    return lastLoad && !isLoading ? [{ type: 'load', id: 0, request: lastLoad }, ...requests] : requests;
  };

  const supervised = superviseWorker({
    silenceMs: 20_000,
    startTimeoutMs: 15_000,
    ...services,
    receive,
    getPendingMessages,
    isWaiting: () => pending.all().length > 0,
    giveUp: (error) => {
      for (const { reject } of pending.takeAll()) reject(error);
    },
  });

  return {
    request: (method, arg, signal) => pending.request({ method, arg }, signal),
    load: (request) => {
      lastLoad = request;
      return pending.request<EngineStatus>({ request }).then(() => status);
    },
    status: () => status,
    subscribe: changes.subscribe,
    dispose: () => {
      supervised.stop();
      const closed = new DOMException('The engine was closed', 'AbortError');
      for (const { reject } of pending.takeAll()) reject(closed);
    },
  };
};
