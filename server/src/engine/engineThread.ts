import { parentPort } from 'node:worker_threads';

import { createInProcessEngine } from '@/engine/host/inProcessEngine';
import type { PageMessage } from '@/engine/worker/messages';
import { serveEngine } from '@/engine/worker/serveEngine';

import { createThreadFetch } from './listBridge';
import type { EnginePorts } from './threadEngines';

parentPort?.on('message', ({ questions, lists }: EnginePorts) => {
  const engine = createInProcessEngine({ fetch: createThreadFetch(lists) });
  const handleMessage = serveEngine(engine, (message) => questions.postMessage(message));
  questions.on('message', (message: PageMessage) => handleMessage(message));
});
