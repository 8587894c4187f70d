import type { CatalogEngine } from '../host/catalogEngine';
import type { PageMessage, WorkerMessage, WorkerPort } from './messages';

export type SupervisedWorker = {
  startWorker: () => WorkerPort;
  createFallback: () => CatalogEngine | Promise<CatalogEngine>;
  onFault?: (reason: string) => void;
  startTimeoutMs: number;
  silenceMs: number;
  receive: (message: WorkerMessage) => void;
  /** The messages to send first to a new worker. */
  getPendingMessages: () => PageMessage[];
  isWaiting: () => boolean;
  /** Neither a worker nor the page's thread works; the next request tries again. */
  giveUp: (error: Error) => void;
};

/** What runs the engine: a worker, or the page's own thread. */
type EngineHost = { send: (message: PageMessage) => void; end: () => void; canHang: boolean };

// After three crashes without a result in between, the requests or the machine are to blame.
const maxCrashes = 3;

export const superviseWorker = (supervised: SupervisedWorker) => {
  const {
    startWorker,
    createFallback,
    onFault,
    startTimeoutMs,
    silenceMs,
    receive,
    getPendingMessages,
    isWaiting,
    giveUp,
  } = supervised;
  let host: EngineHost | null = null;
  let isReady = false;
  let isFallingBack = false;
  let isStopped = false;
  let crashes = 0;
  let hasResponded = false;
  let startTimer: ReturnType<typeof setTimeout> | undefined;
  let silenceTimer: ReturnType<typeof setTimeout> | undefined;

  const halt = () => {
    isReady = false;
    clearTimeout(startTimer);
    clearTimeout(silenceTimer);
    silenceTimer = undefined;
    host?.end();
    host = null;
  };

  const ready = () => {
    isReady = true;
    clearTimeout(startTimer);
    for (const message of getPendingMessages()) host?.send(message);
    watch();
  };

  const serveOnPage = async (engine: CatalogEngine) => {
    const { serveEngine } = await import(/* webpackChunkName: "catalogue-in-page" */ './serveEngine');
    isFallingBack = false;
    if (isStopped) {
      engine.dispose();
      return;
    }
    host = { send: serveEngine(engine, receive), end: () => engine.dispose(), canHang: false };
    ready();
  };

  const fallBack = (reason: string) => {
    halt();
    onFault?.(reason);
    isFallingBack = true;
    Promise.resolve()
      .then(createFallback)
      .then(serveOnPage)
      .catch((error: unknown) => {
        isFallingBack = false;
        crashes = 0;
        giveUp(error instanceof Error ? error : new Error(String(error)));
      });
  };

  const replace = (reason: string) => {
    crashes += 1;
    if (!isReady || crashes >= maxCrashes) {
      fallBack(reason);
      return;
    }
    halt();
    onFault?.(reason);
    start();
  };

  const start = () => {
    try {
      host = createWorkerHost(startWorker());
      startTimer = setTimeout(() => replace('The worker did not start in time'), startTimeoutMs);
    } catch (error) {
      fallBack(error instanceof Error ? error.message : 'No worker can be started');
    }
  };

  const createWorkerHost = (port: WorkerPort): EngineHost => {
    let isOver = false;
    const replaceBecause = (reason: string) => () => {
      if (!isOver) replace(reason);
    };
    port.addEventListener('error', replaceBecause('The worker failed'));
    port.addEventListener('messageerror', replaceBecause('The worker sent an unreadable message'));
    port.addEventListener('message', ({ data }) => {
      if (isOver) return;
      hasResponded = true;
      if (data.type === 'result') crashes = 0;
      receive(data);
      if (data.type === 'started') ready();
    });
    return {
      canHang: true,
      send: (message) => port.postMessage(message),
      end: () => {
        isOver = true;
        port.terminate();
      },
    };
  };

  /** A killed worker raises no event, so one with pending requests is pinged. */
  const watch = () => {
    if (silenceTimer !== undefined || !isReady || !host?.canHang || !isWaiting()) return;
    hasResponded = false;
    host.send({ type: 'ping' });
    silenceTimer = setTimeout(() => {
      silenceTimer = undefined;
      if (hasResponded) watch();
      else replace('The worker stopped responding');
    }, silenceMs);
  };

  start();
  return {
    send: (message: PageMessage) => {
      // Until it is ready messages are queued: `getPendingMessages` delivers them.
      if (isReady) host?.send(message);
      else if (!host && !isFallingBack) start();
      watch();
    },
    stop: () => {
      isStopped = true;
      halt();
    },
  };
};
