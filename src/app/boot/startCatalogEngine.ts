import { pageAddress, pageCookies } from '@/api/request/pageEnvironment';
import { traceHeaderName, xsrfHeaderName, xsrfToken } from '@/api/request/requestHeaders';
import { createTraceParent } from '@/api/request/traceParent';
import { createEngineClient } from '@/engine/client/engineClient';
import { createServicesFirstTransport } from '@/engine/client/servicesFirst';
import { createServicesTransport } from '@/engine/client/servicesTransport';
import { createWorkerTransport, type WorkerPort } from '@/engine/client/workerTransport';
import type { CatalogEngine } from '@/engine/host/catalogEngine';
import { openListStorage } from '@/engine/host/indexedDbStorage';
import { hasStoredLists } from '@/engine/host/storedLists';
import type { RuntimeConfig } from '@/shared/config/runtimeConfig';
import { reportUnderId } from '@/shared/lib/errorReport';
import { whenLoadedAndIdle } from '@/shared/lib/scheduling';

/** The bundler emits a separate file for the URL named here. */
const startWorker = (): WorkerPort =>
  new Worker(new URL('../../engine/client/catalogWorker.ts', import.meta.url), { name: 'catalogue' });

/** Without a worker the engine runs on the page's own thread; storage may be missing there as well. */
const createFallback = async (): Promise<CatalogEngine> => {
  const { createInProcessEngine } = await import(
    /* webpackChunkName: "catalogue-in-page" */ '@/engine/host/inProcessEngine'
  );
  return createInProcessEngine({ fetch: (input, init) => fetch(input, init), storage: openListStorage(window) });
};

/** Sends the XSRF token (spec §7), like every request other than a GET. */
const createPost =
  (traces: RuntimeConfig['traces']) =>
  (url: string, init: RequestInit): Promise<Response> => {
    const headers = new Headers(init.headers);
    const page = pageAddress();
    const xsrf = xsrfToken({ method: 'POST', address: url, page, cookies: pageCookies() });
    if (xsrf !== undefined) headers.set(xsrfHeaderName, xsrf);
    const traceParent = createTraceParent(url, page, traces);
    if (traceParent !== undefined) headers.set(traceHeaderName, traceParent);
    return fetch(url, { ...init, headers });
  };

/** Never resolves for visitors who save data: for them, only a search loads the lists. */
const untilIdle = () =>
  new Promise<void>((resolve) => {
    const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
    if (!connection?.saveData) whenLoadedAndIdle(resolve);
  });

/** `renderedVersion` is that of the lists that the page was rendered from. */
export const startCatalogEngine = (
  { services, catalogue, traces }: RuntimeConfig,
  renderedVersion: number | undefined,
): CatalogEngine => {
  const onFault = (reason: string) => void reportUnderId(new Error(reason));
  const lists = createWorkerTransport({ startWorker, createFallback, onFault });
  const transport =
    services.engine === ''
      ? lists
      : createServicesFirstTransport({
          services: createServicesTransport({ url: `${services.engine}/query`, fetch: createPost(traces) }),
          lists,
          keepInBrowser: catalogue.keepInBrowser,
          hasStoredLists: (request) => hasStoredLists(openListStorage(window), request),
          untilIdle,
        });
  return createEngineClient(transport, renderedVersion);
};
