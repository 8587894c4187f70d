import type { CatalogEngine } from '../host/catalogEngine';
import { pause } from '../host/steps';
import { isUnavailable } from '../host/unavailable';
import {
  callEngine,
  type PageMessage,
  type ServicesRequest,
  type ServicesResponse,
  toWireError,
  type WorkerMessage,
} from './messages';

/** Serves the requests that arrive as messages; returns the message handler. */
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
  const begin = async ({ id, call }: Extract<PageMessage, { type: 'request' }>): Promise<unknown> => {
    const controller = new AbortController();
    controllers.set(id, controller);
    await pause();
    controller.signal.throwIfAborted();
    return callEngine(engine, call, controller.signal);
  };

  const handleMessage = (message: PageMessage): void => {
    // Started without a pause, because later requests are about these lists.
    if (message.type === 'load') void settle(message.id, engine.load(message.request));
    else if (message.type === 'request') void settle(message.id, begin(message));
    else if (message.type === 'cancel') controllers.get(message.id)?.abort();
    else post({ type: 'pong' });
  };

  engine.subscribe((status) => post({ type: 'status', status }));
  post({ type: 'started' });
  return handleMessage;
};

/** The services' response to a request: the state of the lists, and the result. */
export const respond = async (
  engine: CatalogEngine,
  request: ServicesRequest,
  signal: AbortSignal,
): Promise<ServicesResponse> => {
  try {
    const result = request.method === 'status' ? null : await callEngine(engine, request, signal);
    return { status: engine.status(), result };
  } catch (error) {
    if (!isUnavailable(error)) throw error;
    return { status: engine.status(), error: toWireError(error) };
  }
};
