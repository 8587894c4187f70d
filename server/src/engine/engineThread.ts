import { parentPort } from 'node:worker_threads';

import type { PageMessage } from '@/engine/client/messages';
import { serveEngine } from '@/engine/client/serveEngine';
import type { CatalogEngine } from '@/engine/host/catalogEngine';
import { createInProcessEngine } from '@/engine/host/inProcessEngine';

import { createThreadFetch } from './listBridge';
import type { EnginePorts } from './threadEngines';

parentPort?.on('message', ({ questions, lists }: EnginePorts) => {
  const engine = createInProcessEngine({ fetch: createThreadFetch(lists) });
  let firstLoad: Promise<unknown> | undefined;
  /** Questions wait for the first load: otherwise a restarted thread would answer from only some of the lists. */
  const complete: CatalogEngine = {
    ...engine,
    request: (method, arg, signal) => Promise.allSettled([firstLoad]).then(() => engine.request(method, arg, signal)),
    load: (request) => {
      const loading = engine.load(request);
      firstLoad ??= loading;
      return loading;
    },
  };
  const handleMessage = serveEngine(complete, (message) => questions.postMessage(message));
  questions.on('message', (message: PageMessage) => handleMessage(message));
});
