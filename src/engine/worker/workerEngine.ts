import { idleStatus, type CatalogEngine, type EngineStatus, type LoadRequest } from '../host/catalogEngine';
import { createChanges } from '../host/changes';
import { createRequestSignals } from '../host/requestSignals';
import { errorOfWire, type PageMessage, type WorkerMessage, type WorkerPort } from './messages';
import { createPendingRequests } from './pendingRequests';
import { engineRequests } from './engineRequests';
import { superviseWorker } from './superviseWorker';

export type WorkerEngineServices = {
  startWorker: () => WorkerPort;
  /** The engine on the page's own thread, for where no worker runs. */
  createFallback: () => CatalogEngine | Promise<CatalogEngine>;
  /** Told why a worker was given up. */
  onFault?: (reason: string) => void;
  startTimeoutMs?: number;
  /** How long a worker that was asked something may say nothing at all. */
  silenceMs?: number;
};

/** The engine in a worker. A worker that dies is replaced and asked again; where none runs, the page's thread answers. */
export const createWorkerEngine = (services: WorkerEngineServices): CatalogEngine => {
  let status: EngineStatus = idleStatus;
  // Each worker counts from the start; the page must never see a version twice.
  let versionsBefore = 0;
  let lastLoad: LoadRequest | null = null;
  const changes = createChanges(() => status);
  const { signalOf } = createRequestSignals();
  const pending = createPendingRequests((message) => supervised.send(message));

  const receive = (message: WorkerMessage): void => {
    switch (message.type) {
      case 'status':
        status = { ...message.status, version: versionsBefore + message.status.version };
        changes.tell();
        break;
      case 'answer':
        pending.take(message.id)?.resolve(message.result);
        break;
      case 'failure':
        pending.take(message.id)?.reject(errorOfWire(message.error));
        break;
      case 'started':
      case 'pong':
        break;
    }
  };

  /** What a new worker is to be told: the lists to load, then what was asked and not answered. */
  const unanswered = (): PageMessage[] => {
    versionsBefore = status.version;
    const asked = pending.all().map(({ message }) => message);
    const isLoading = asked.some(({ type }) => type === 'load');
    return lastLoad && !isLoading ? [{ type: 'load', id: 0, request: lastLoad }, ...asked] : asked;
  };

  const supervised = superviseWorker({
    silenceMs: 20_000,
    startTimeoutMs: 15_000,
    ...services,
    receive,
    unanswered,
    isWaiting: () => pending.all().length > 0,
    giveUp: (error) => {
      for (const { reject } of pending.takeAll()) reject(error);
    },
  });

  return {
    ...engineRequests((method, args, options = {}) => pending.ask({ method, args }, signalOf(options))),
    load: (request) => {
      lastLoad = request;
      return pending.ask<EngineStatus>({ request }).then(() => status);
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
