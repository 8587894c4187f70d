import type { CatalogEngine } from '../host/catalogEngine';
import { type PageMessage, toWireError, type WorkerMessage } from '../worker/messages';

/** The messages that are answered over HTTP: the services decide which lists are loaded. */
export type Question = Extract<PageMessage, { type: 'ping' | 'request' }>;

const isUnavailable = (error: unknown) => error instanceof Error && error.name === 'CatalogsUnavailable';

/** The services' answer to a question: the state of the lists, then the result. */
export const answerMessage = async (
  engine: CatalogEngine,
  question: Question,
  signal: AbortSignal,
): Promise<WorkerMessage[]> => {
  const answer = async (): Promise<WorkerMessage> => {
    if (question.type === 'ping') return { type: 'pong' };
    const { id, method, arg } = question;
    try {
      return { type: 'result', id, result: await engine.request(method, arg as never, signal) };
    } catch (error) {
      if (!isUnavailable(error)) throw error;
      return { type: 'failure', id, error: toWireError(error) };
    }
  };
  const result = await answer();
  return [{ type: 'status', status: engine.status() }, result];
};
