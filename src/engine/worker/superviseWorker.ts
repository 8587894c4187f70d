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
  unanswered: () => PageMessage[];
  isWaiting: () => boolean;
  /** Neither a worker nor the page's thread works; the next request tries again. */
  giveUp: (error: Error) => void;
};

type Served = { send: (message: PageMessage) => void; end: () => void; canFallSilent: boolean };

// After three deaths without an answer, the requests or the machine are killing it.
const maxDeaths = 3;

export const superviseWorker = (supervised: SupervisedWorker) => {
  const { startWorker, createFallback, onFault, startTimeoutMs, silenceMs, receive, unanswered, isWaiting, giveUp } =
    supervised;
  let served: Served | null = null;
  let isReady = false;
  let isFallingBack = false;
  let isStopped = false;
  let deaths = 0;
  let hasSpoken = false;
  let startTimer: ReturnType<typeof setTimeout> | undefined;
  let silenceTimer: ReturnType<typeof setTimeout> | undefined;

  const halt = () => {
    isReady = false;
    clearTimeout(startTimer);
    clearTimeout(silenceTimer);
    silenceTimer = undefined;
    served?.end();
    served = null;
  };

  const ready = () => {
    isReady = true;
    clearTimeout(startTimer);
    for (const message of unanswered()) served?.send(message);
    watch();
  };

  const serveOnPage = async (engine: CatalogEngine) => {
    const { serveEngine } = await import(/* webpackChunkName: "catalogue-in-page" */ './serveEngine');
    isFallingBack = false;
    if (isStopped) {
      engine.dispose();
      return;
    }
    const take = serveEngine(engine, receive);
    served = { send: take, end: () => engine.dispose(), canFallSilent: false };
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
        deaths = 0;
        giveUp(error instanceof Error ? error : new Error(String(error)));
      });
  };

  const replace = (reason: string) => {
    deaths += 1;
    if (!isReady || deaths >= maxDeaths) {
      fallBack(reason);
      return;
    }
    halt();
    onFault?.(reason);
    start();
  };

  const start = () => {
    try {
      served = serveByWorker(startWorker());
      startTimer = setTimeout(() => replace('The worker did not start in time'), startTimeoutMs);
    } catch (error) {
      fallBack(error instanceof Error ? error.message : 'No worker can be started');
    }
  };

  const serveByWorker = (port: WorkerPort): Served => {
    let isOver = false;
    const lose = (reason: string) => () => {
      if (!isOver) replace(reason);
    };
    port.addEventListener('error', lose('The worker failed'));
    port.addEventListener('messageerror', lose('The worker sent what cannot be read'));
    port.addEventListener('message', ({ data }) => {
      if (isOver) return;
      hasSpoken = true;
      if (data.type === 'answer') deaths = 0;
      receive(data);
      if (data.type === 'started') ready();
    });
    return {
      canFallSilent: true,
      send: (message) => port.postMessage(message),
      end: () => {
        isOver = true;
        port.terminate();
      },
    };
  };

  /** A killed worker gives no sign, so one with pending requests is pinged. */
  const watch = () => {
    if (silenceTimer !== undefined || !isReady || !served?.canFallSilent || !isWaiting()) return;
    hasSpoken = false;
    served.send({ type: 'ping' });
    silenceTimer = setTimeout(() => {
      silenceTimer = undefined;
      if (hasSpoken) watch();
      else replace('The worker fell silent');
    }, silenceMs);
  };

  start();
  return {
    send: (message: PageMessage) => {
      // Until it is ready messages are queued: `unanswered` delivers them.
      if (isReady) served?.send(message);
      else if (!served && !isFallingBack) start();
      watch();
    },
    stop: () => {
      isStopped = true;
      halt();
    },
  };
};
