import type { ListFailure, LoadRequest } from '../host/catalogEngine';
import type { WorkerMessage } from '../worker/messages';
import type { Question } from './answerMessage';

type Fetch = (input: string, init: RequestInit) => Promise<Response>;

/** Says why the services gave no answer. Named like the error for lists that could not be loaded. */
export class UnavailableError extends Error {
  override readonly name = 'CatalogsUnavailable';
  readonly failure: ListFailure;

  constructor(failure: ListFailure) {
    super('The services did not answer');
    this.failure = failure;
  }
}

const usualTimeoutMs = 20_000;

/** Several messages of one type would be a fault of the services; the first one counts. */
export const findMessage = <Type extends WorkerMessage['type']>(answer: readonly WorkerMessage[], type: Type) =>
  answer.find((message): message is Extract<WorkerMessage, { type: Type }> => message.type === type);

const isAnswer = (value: unknown): value is WorkerMessage[] =>
  Array.isArray(value) &&
  value.every((message) => typeof message === 'object' && message !== null && 'type' in message) &&
  findMessage(value as WorkerMessage[], 'status') !== undefined;

/** Sends a question to the services, with the headers and the time limit used for the lists. */
export const createQuestionPost = (url: string, fetch: Fetch) => {
  const fail = (kind: ListFailure['kind'], { status = 0, statusText = '' }: Partial<Response> = {}) =>
    new UnavailableError({ kind, status, statusText, url });

  const readAnswer = async (response: Response): Promise<WorkerMessage[]> => {
    if (!response.ok) throw fail('http', response);
    const text = await response.text();
    try {
      const answer: unknown = JSON.parse(text);
      if (isAnswer(answer)) return answer;
    } catch (error) {
      if (!(error instanceof SyntaxError)) throw error;
    }
    throw fail('unreadable', response);
  };

  return async (question: Question, lists: LoadRequest, signal: AbortSignal): Promise<WorkerMessage[]> => {
    const timeout = AbortSignal.timeout(lists.timeoutMs ?? usualTimeoutMs);
    try {
      const init = {
        method: 'POST',
        headers: { ...lists.headers, 'content-type': 'application/json' },
        body: JSON.stringify(question),
        signal: AbortSignal.any([signal, timeout]),
      };
      return await readAnswer(await fetch(url, init));
    } catch (error) {
      signal.throwIfAborted();
      if (error instanceof UnavailableError) throw error;
      if (timeout.aborted) throw fail('timeout');
      throw fail('network', { statusText: error instanceof Error ? error.message : String(error) });
    }
  };
};
