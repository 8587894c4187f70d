import { parentPort } from 'node:worker_threads';

import type { PageMessage } from '@/engine/client/messages';
import { serveEngine } from '@/engine/client/serveEngine';
import type { CatalogEngine } from '@/engine/host/catalogEngine';
import { createInProcessEngine } from '@/engine/host/inProcessEngine';

import { createCalls, createThreadFetch, type OwnRequest, type OwnResponse, type Reply } from '../http/threadFetch';
import type { EnginePorts } from './threadEngines';

parentPort?.on('message', ({ requests, lists }: EnginePorts) => {
  const calls = createCalls<OwnRequest>((id, request) => lists.postMessage({ id, request }));
  lists.on('message', (reply: Reply) => calls.settle(reply));
  const engine = createInProcessEngine({
    fetch: createThreadFetch((request) => calls.call<OwnResponse>(request)),
    servesMany: true,
  });
  let firstLoad: Promise<unknown> | undefined;
  /** Requests wait for the first load: otherwise a restarted thread would answer from only some of the lists. */
  const complete: CatalogEngine = {
    ...engine,
    request: (method, arg, signal, prices) =>
      Promise.allSettled([firstLoad]).then(() => engine.request(method, arg, signal, prices)),
    load: (request) => {
      const loading = engine.load(request);
      firstLoad ??= loading;
      return loading;
    },
  };
  const handleMessage = serveEngine(complete, (message) => requests.postMessage(message));
  requests.on('message', (message: PageMessage) => handleMessage(message));
});
