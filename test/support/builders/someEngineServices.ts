import { unlessAborted } from '@/engine/host/abortSignals';
import type { CatalogEngine } from '@/engine/host/catalogEngine';
import { answerMessage, type Question } from '@/engine/remote/answerMessage';
import type { WorkerMessage, WorkerPort } from '@/engine/worker/messages';
import { serveEngine } from '@/engine/worker/serveEngine';

type Fetch = (input: string, init: RequestInit) => Promise<Response>;

/** Services that answer questions from an engine, and record them. A response in its place comes first. */
export const someEngineServices = (engine: CatalogEngine) => {
  const questions: Question[] = [];
  const services: { response: Response | Error | null; isSilent: boolean } = { response: null, isSilent: false };
  const fetch: Fetch = async (_url, { body, signal }) => {
    const question = JSON.parse(body as string) as Question;
    questions.push(question);
    if (services.isSilent) return unlessAborted(new Promise<never>(() => undefined), signal ?? undefined);
    if (services.response instanceof Error) throw services.response;
    if (services.response) return services.response.clone();
    return Response.json(await answerMessage(engine, question, signal ?? new AbortController().signal));
  };
  return { fetch, questions, services };
};

/** A worker on this thread; messages are cloned as between threads. */
export const aWorkerOver = (engine: CatalogEngine): WorkerPort => {
  const events = new EventTarget();
  const emit = (message: WorkerMessage) => {
    const data = structuredClone(message);
    setTimeout(() => events.dispatchEvent(Object.assign(new Event('message'), { data })));
  };
  const handleMessage = serveEngine(engine, emit);
  return {
    postMessage: (message) => {
      const copy = structuredClone(message);
      setTimeout(() => handleMessage(copy));
    },
    addEventListener: events.addEventListener.bind(events) as WorkerPort['addEventListener'],
    terminate: () => engine.dispose(),
  };
};
