import type { CatalogEngine } from '../host/catalogEngine';
import { pause } from '../host/steps';
import { type PageMessage, toWireError, type WorkerMessage } from './messages';

/** Serves a page's requests from an engine; returns the message handler. */
export const serveEngine = (engine: CatalogEngine, post: (message: WorkerMessage) => void) => {
  const controllers = new Map<number, AbortController>();

  const settle = async (id: number, work: Promise<unknown>): Promise<void> => {
    try {
      post({ type: 'result', id, result: await work });
    } catch (error) {
      // The page already knows what it cancelled.
      if (!controllers.get(id)?.signal.aborted) post({ type: 'failure', id, error: toWireError(error) });
    } finally {
      controllers.delete(id);
    }
  };

  /** Requests cancelled in the meantime are never started. */
  const begin = async (id: number, work: (signal: AbortSignal) => Promise<unknown>): Promise<unknown> => {
    const controller = new AbortController();
    controllers.set(id, controller);
    await pause();
    controller.signal.throwIfAborted();
    return work(controller.signal);
  };

  const handleMessage = (message: PageMessage): void => {
    switch (message.type) {
      case 'load':
        // Started without a pause, because later requests are about these lists.
        void settle(message.id, engine.load(message.request));
        break;
      case 'request':
        void settle(
          message.id,
          begin(message.id, (signal) => engine.request(message.method, message.arg as never, signal)),
        );
        break;
      case 'cancel':
        controllers.get(message.id)?.abort();
        break;
      case 'ping':
        post({ type: 'pong' });
        break;
    }
  };

  engine.subscribe((status) => post({ type: 'status', status }));
  post({ type: 'started' });
  return handleMessage;
};
