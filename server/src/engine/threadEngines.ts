import { totalmem } from 'node:os';
import { MessageChannel, type MessagePort, Worker } from 'node:worker_threads';

import { createEngineClient } from '@/engine/client/engineClient';
import type { WorkerMessage } from '@/engine/client/messages';
import { createWorkerTransport, type WorkerPort } from '@/engine/client/workerTransport';
import type { CatalogEngine } from '@/engine/host/catalogEngine';
import { createInProcessEngine } from '@/engine/host/inProcessEngine';

import { answerListQuestions } from './listBridge';

/** What the thread needs for one more engine. */
export type EnginePorts = { questions: MessagePort; lists: MessagePort };

// A million items need more memory than the default limit of a thread.
const resourceLimits = { maxOldGenerationSizeMb: Math.floor(totalmem() / 2 ** 21) };

/** One thread for all engines: a thread per language would multiply the program and the heap in memory. */
const createThread = (file: string, fetchOwn: typeof fetch) => {
  let current: Worker | undefined;

  const forget = (thread: Worker) => {
    if (current === thread) current = undefined;
  };

  const start = () => {
    const thread = new Worker(file, { name: 'catalogue', resourceLimits });
    thread.unref();
    thread.on('error', () => forget(thread));
    thread.on('exit', () => forget(thread));
    return thread;
  };

  return {
    /** Opens a port to a new engine in the thread. If the thread ends, the ports of all its engines report that. */
    openPort: (): WorkerPort => {
      const thread = (current ??= start());
      const questions = new MessageChannel();
      const lists = new MessageChannel();
      const ports: EnginePorts = { questions: questions.port2, lists: lists.port2 };
      thread.postMessage(ports, [ports.questions, ports.lists]);
      answerListQuestions(lists.port1, fetchOwn);
      lists.port1.unref();
      const addEventListener = (type: string, listener: (event: { data: WorkerMessage }) => void) => {
        if (type === 'message') {
          questions.port1.on(type, (data: WorkerMessage) => listener({ data }));
          questions.port1.unref();
        } else if (type === 'messageerror') questions.port1.on(type, listener);
        else for (const event of [type, 'exit']) thread.on(event, listener);
      };
      return {
        postMessage: (message) => questions.port1.postMessage(message),
        addEventListener,
        // An unresponsive engine blocks the others in its thread, so the whole thread is ended.
        terminate: () => {
          forget(thread);
          void thread.terminate();
        },
      };
    },
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
 * thread keeps ending, questions fail, and the next one starts another thread: on the services' own thread, the same
 * fault would end the services.
 */
export const createThreadEngines = ({ threadFile, fetch, onFault }: EngineParts): (() => CatalogEngine) => {
  if (threadFile === undefined) return () => createInProcessEngine({ fetch: (url, init) => fetch(url, init) });
  const thread = createThread(threadFile, fetch);
  const createFallback = () => Promise.reject(new Error("The catalogue engine's thread keeps failing"));
  const transport = createWorkerTransport({ startWorker: thread.openPort, createFallback, onFault });
  return () => createEngineClient(transport);
};
