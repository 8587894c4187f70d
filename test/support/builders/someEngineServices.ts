import type { ServicesRequest, WorkerMessage } from '@/engine/client/messages';
import { respond, serveEngine } from '@/engine/client/serveEngine';
import type { WorkerPort } from '@/engine/client/workerTransport';
import { unlessAborted } from '@/engine/host/abortSignals';
import type { CatalogEngine } from '@/engine/host/catalogEngine';

type Fetch = (input: string, init: RequestInit) => Promise<Response>;

/** Services that respond from an engine, and record the requests. A response in its place comes first. */
export const someEngineServices = (engine: CatalogEngine) => {
  const requests: ServicesRequest[] = [];
  const services: { response: Response | Error | null; isSilent: boolean } = { response: null, isSilent: false };
  const fetch: Fetch = async (_url, { body, signal }) => {
    const request = JSON.parse(body as string) as ServicesRequest;
    requests.push(request);
    if (services.isSilent) return unlessAborted(new Promise<never>(() => undefined), signal ?? undefined);
    if (services.response instanceof Error) throw services.response;
    if (services.response) return services.response.clone();
    return Response.json(await respond(engine, request, signal ?? new AbortController().signal));
  };
  return { fetch, requests, services };
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
