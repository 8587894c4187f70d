import type { CatalogEngine, RequestOptions } from '../host/catalogEngine';
import type { Pause } from '../host/steps';
import { callRequest } from './engineRequests';
import { wireErrorOf, type PageMessage, type WorkerMessage } from './messages';

/** Answers a page's messages from an engine; gives the function that takes them. */
export const serveEngine = (engine: CatalogEngine, post: (message: WorkerMessage) => void, pause: Pause) => {
  const asked = new Map<number, AbortController>();

  const answer = async (id: number, work: (options: RequestOptions) => Promise<unknown>): Promise<void> => {
    const controller = new AbortController();
    asked.set(id, controller);
    try {
      // What was cancelled meanwhile is never begun.
      await pause();
      if (controller.signal.aborted) return;
      post({ type: 'answer', id, result: await work({ signal: controller.signal }) });
    } catch (error) {
      if (!controller.signal.aborted) post({ type: 'failure', id, error: wireErrorOf(error) });
    } finally {
      asked.delete(id);
    }
  };

  const take = (message: PageMessage): void => {
    switch (message.type) {
      case 'load':
        void answer(message.id, () => engine.load(message.request));
        break;
      case 'request':
        void answer(message.id, (options) => callRequest(engine, message.method, message.args, options));
        break;
      case 'cancel':
        asked.get(message.id)?.abort();
        break;
      case 'ping':
        post({ type: 'pong' });
        break;
    }
  };

  engine.subscribe((status) => post({ type: 'status', status }));
  post({ type: 'started' });
  return take;
};
