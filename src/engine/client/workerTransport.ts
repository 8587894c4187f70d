import { createAbortError, unlessAborted } from '../host/abortSignals';
import type { CatalogEngine, LoadRequest } from '../host/catalogEngine';
import type { StartTransport } from './engineClient';
import { callEngine, fromWireError, type PageMessage, type WorkerMessage } from './messages';

/** The page's end of a Worker. */
export type WorkerPort = {
  postMessage: (message: PageMessage) => void;
  addEventListener: {
    (type: 'message', listener: (event: { data: WorkerMessage }) => void): void;
    (type: 'error' | 'messageerror', listener: () => void): void;
  };
  terminate: () => void;
};

export type WorkerServices = {
  startWorker: () => WorkerPort;
  /** The engine on the page's own thread, for browsers where no worker runs. */
  createFallback: () => CatalogEngine | Promise<CatalogEngine>;
  /** Reports why a worker was abandoned. */
  onFault: (reason: string) => void;
  startTimeoutMs?: number;
  /** How long a worker with pending requests may stay silent. */
  silenceMs?: number;
};

type Work = Extract<PageMessage, { type: 'load' | 'request' }>;

type Pending = {
  message: Work;
  signal: AbortSignal | undefined;
  resolve: (result: unknown) => void;
  reject: (error: unknown) => void;
};

// After three crashes without a result in between, the requests or the machine are to blame.
const maxCrashes = 3;

const perform = (engine: CatalogEngine, { message, signal }: Pending): Promise<unknown> =>
  message.type === 'load' ? engine.load(message.request) : callEngine(engine, message.call, signal);

/**
 * The engine in a worker. A worker that crashes or stops responding is replaced and its requests are resent; the
 * fallback is the page's own thread. If that fails too, the next request tries again.
 */
export const createWorkerTransport =
  ({
    startWorker,
    createFallback,
    onFault,
    startTimeoutMs = 15_000,
    silenceMs = 20_000,
  }: WorkerServices): StartTransport =>
  (onStatus) => {
    const pending = new Map<number, Pending>();
    let lastId = 0;
    let lastLoad: LoadRequest | null = null;
    let worker: WorkerPort | null = null;
    let onPage: Promise<CatalogEngine> | null = null;
    let isReady = false;
    let crashes = 0;
    let hasResponded = false;
    let startTimer: ReturnType<typeof setTimeout> | undefined;
    let silenceTimer: ReturnType<typeof setTimeout> | undefined;

    const stopWorker = () => {
      isReady = false;
      clearTimeout(startTimer);
      clearTimeout(silenceTimer);
      silenceTimer = undefined;
      worker?.terminate();
      worker = null;
    };

    const takeAll = () => {
      const all = [...pending.values()];
      pending.clear();
      return all;
    };

    const deliver = (work: Pending) => {
      if (onPage) onPage.then((engine) => perform(engine, work)).then(work.resolve, work.reject);
      else {
        pending.set(work.message.id, work);
        post(work.message);
      }
    };

    /** Gives a new engine what was pending, and the lists to load unless a pending request loads them. */
    const resume = () => {
      const all = takeAll();
      if (lastLoad && !all.some(({ message }) => message.type === 'load')) load(lastLoad).catch(() => undefined);
      all.forEach(deliver);
    };

    const startOnPage = async () => {
      const engine = await createFallback();
      engine.subscribe(onStatus);
      return engine;
    };

    const fallBack = (reason: string) => {
      stopWorker();
      onFault(reason);
      onPage = startOnPage();
      onPage.catch(() => {
        onPage = null;
        crashes = 0;
      });
      resume();
    };

    const replace = (reason: string) => {
      crashes += 1;
      if (!isReady || crashes >= maxCrashes) {
        fallBack(reason);
        return;
      }
      stopWorker();
      onFault(reason);
      start();
    };

    const receive = (message: WorkerMessage) => {
      hasResponded = true;
      if (message.type === 'started') {
        isReady = true;
        clearTimeout(startTimer);
        resume();
      } else if (message.type === 'status') onStatus(message.status);
      else if (message.type !== 'pong') {
        const { id } = message;
        const request = pending.get(id);
        pending.delete(id);
        if (message.type === 'failure') request?.reject(fromWireError(message.error));
        else {
          crashes = 0;
          request?.resolve(message.result);
        }
      }
    };

    const start = () => {
      try {
        const port = startWorker();
        const replaceBecause = (reason: string) => () => {
          if (worker === port) replace(reason);
        };
        worker = port;
        port.addEventListener('error', replaceBecause('The worker failed'));
        port.addEventListener('messageerror', replaceBecause('The worker sent an unreadable message'));
        port.addEventListener('message', ({ data }) => {
          if (worker === port) receive(data);
        });
        startTimer = setTimeout(replaceBecause('The worker did not start in time'), startTimeoutMs);
      } catch (error) {
        fallBack(error instanceof Error ? error.message : 'No worker can be started');
      }
    };

    /** A killed worker raises no event, so one with pending requests is pinged. */
    const watch = () => {
      if (silenceTimer !== undefined || pending.size === 0) return;
      hasResponded = false;
      worker?.postMessage({ type: 'ping' });
      silenceTimer = setTimeout(() => {
        silenceTimer = undefined;
        if (hasResponded) watch();
        else replace('The worker stopped responding');
      }, silenceMs);
    };

    /** Until the worker has started, messages stay pending. */
    const post = (message: PageMessage) => {
      if (!isReady) return;
      worker?.postMessage(message);
      watch();
    };

    const send = (message: Work, signal?: AbortSignal): Promise<unknown> => {
      if (!worker && !onPage) start();
      const settled = new Promise((resolve, reject) => {
        if (!signal?.aborted) deliver({ message, signal, resolve, reject });
      });
      const cancel = () => {
        if (pending.delete(message.id)) post({ type: 'cancel', id: message.id });
      };
      signal?.addEventListener('abort', cancel, { once: true });
      return unlessAborted(settled, signal);
    };

    const load = (request: LoadRequest) => send({ type: 'load', id: (lastId += 1), request });

    start();
    return {
      load: (request) => {
        lastLoad = request;
        return load(request);
      },
      send: (call, signal) => send({ type: 'request', id: (lastId += 1), call }, signal),
      end: () => {
        stopWorker();
        onPage?.then((engine) => engine.dispose()).catch(() => undefined);
        for (const { reject } of takeAll()) reject(createAbortError('The engine was closed'));
      },
    };
  };
