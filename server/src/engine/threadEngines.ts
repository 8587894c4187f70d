import { totalmem } from 'node:os';
import { MessageChannel, type MessagePort, Worker } from 'node:worker_threads';

import { createEngineClient } from '@/engine/client/engineClient';
import type { WorkerMessage } from '@/engine/client/messages';
import { createWorkerTransport, type WorkerPort } from '@/engine/client/workerTransport';
import type { CatalogEngine } from '@/engine/host/catalogEngine';
import { createInProcessEngine } from '@/engine/host/inProcessEngine';

import { createReply, fetchForThread, type OwnRequest } from '../http/threadFetch';

/** What the thread needs for one more engine. */
export type EnginePorts = { requests: MessagePort; lists: MessagePort };

// A million items need more memory than the default limit of a thread.
const resourceLimits = { maxOldGenerationSizeMb: Math.floor(totalmem() / 2 ** 21) };

/** Reads our own lists for the thread, compressed as they are sent to browsers. */
const serveLists = (port: MessagePort, fetchOwn: typeof fetch) => {
  port.on('message', ({ id, request }: { id: number; request: OwnRequest }) => {
    const headers = { ...request.headers, 'accept-encoding': 'br' };
    void createReply(id, fetchForThread(fetchOwn, { ...request, headers })).then((reply) => port.postMessage(reply));
  });
  port.unref();
};

/** One thread for all engines: a thread per language would multiply the program and the heap in memory. */
const createThread = (file: string, fetchOwn: typeof fetch) => {
  let current: Worker | undefined;

  const forget = (thread: Worker) => {
    if (current === thread) current = undefined;
  };

  const start = () => {
    const thread = new Worker(file, { name: 'catalogue', resourceLimits });
    thread.unref();
    for (const event of ['error', 'exit']) thread.on(event, () => forget(thread));
    return thread;
  };

  /** Opens a port to a new engine in the thread. If the thread ends, the ports of all its engines report that. */
  return (): WorkerPort => {
    const thread = (current ??= start());
    const { port1, port2 } = new MessageChannel();
    const lists = new MessageChannel();
    thread.postMessage({ requests: port2, lists: lists.port2 } satisfies EnginePorts, [port2, lists.port2]);
    serveLists(lists.port1, fetchOwn);
    return {
      postMessage: (message) => port1.postMessage(message),
      addEventListener: (type: string, listener: (event: { data: WorkerMessage }) => void) => {
        if (type === 'error') for (const event of [type, 'exit']) thread.on(event, listener);
        else port1.on(type, (data: WorkerMessage) => listener({ data }));
        port1.unref();
      },
      // An unresponsive engine blocks the others in its thread, so the whole thread is ended.
      terminate: () => {
        forget(thread);
        void thread.terminate();
      },
    };
  };
};

export type EngineParts = {
  /** The built program of the engines' thread. Without it, the engines run on the services' own thread. */
  threadFile: string | undefined;
  fetch: typeof fetch;
  onFault: (reason: string) => void;
};

/**
 * Creates catalogue engines in a thread of their own, so that building and searching never delay the services. If the
 * thread keeps ending, requests fail, and the next one starts another thread: on the services' own thread, the same
 * fault would end the services.
 */
export const createThreadEngines = ({ threadFile, fetch, onFault }: EngineParts): (() => CatalogEngine) => {
  if (threadFile === undefined)
    return () => createInProcessEngine({ fetch: (url, init) => fetch(url, init), servesMany: true });
  const createFallback = () => Promise.reject(new Error("The catalogue engine's thread keeps failing"));
  const transport = createWorkerTransport({ startWorker: createThread(threadFile, fetch), createFallback, onFault });
  return () => createEngineClient(transport);
};
