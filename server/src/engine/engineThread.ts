import { type MessagePort, parentPort, workerData } from 'node:worker_threads';

import { createInProcessEngine } from '@/engine/host/inProcessEngine';
import type { PageMessage } from '@/engine/worker/messages';
import { serveEngine } from '@/engine/worker/serveEngine';

import { createThreadFetch } from './listBridge';

const { lists } = workerData as { lists: MessagePort };
const engine = createInProcessEngine({ fetch: createThreadFetch(lists) });
const handleMessage = serveEngine(engine, (message) => parentPort?.postMessage(message));
parentPort?.on('message', (message: PageMessage) => handleMessage(message));
