import { totalmem } from 'node:os';
import { MessageChannel, Worker } from 'node:worker_threads';

import type { CatalogEngine } from '@/engine/host/catalogEngine';
import { createInProcessEngine } from '@/engine/host/inProcessEngine';
import type { WorkerMessage, WorkerPort } from '@/engine/worker/messages';
import { createWorkerEngine } from '@/engine/worker/workerEngine';

import { answerListQuestions } from './listBridge';

// A million items need more than the usual limit of a thread. What a search leaves behind is collected early.
const resourceLimits = { maxOldGenerationSizeMb: Math.floor(totalmem() / 2 ** 21), maxYoungGenerationSizeMb: 8 };

const startThread = (file: string, fetchOwn: typeof fetch): WorkerPort => {
  const { port1, port2 } = new MessageChannel();
  const thread = new Worker(file, {
    name: 'catalogue',
    workerData: { lists: port2 },
    transferList: [port2],
    resourceLimits,
  });
  thread.unref();
  answerListQuestions(port1, fetchOwn);
  port1.unref();
  const addEventListener = (type: string, listener: (event: { data: WorkerMessage }) => void) => {
    if (type === 'message') thread.on(type, (data: WorkerMessage) => listener({ data }));
    else thread.on(type, listener);
  };
  return {
    postMessage: (message) => thread.postMessage(message),
    addEventListener,
    terminate: () => {
      port1.close();
      void thread.terminate();
    },
  };
};

export type EngineParts = {
  /** The built program of the engine's thread. Without it, the engine runs on the services' own thread. */
  threadFile: string | undefined;
  fetch: typeof fetch;
  onFault: (reason: string) => void;
};

/** The catalogue engine in a thread of its own, so that building and searching never delay the services. */
export const createThreadEngine = ({ threadFile, fetch, onFault }: EngineParts): CatalogEngine => {
  const inProcess = () => createInProcessEngine({ fetch: (url, init) => fetch(url, init) });
  if (threadFile === undefined) return inProcess();
  return createWorkerEngine({
    startWorker: () => startThread(threadFile, fetch),
    createFallback: inProcess,
    onFault,
  });
};
