import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';

import type { PageVisit } from '@/app/rendering/pageVisit';
import { callEngine } from '@/engine/client/messages';

import { createReply, fetchForThread } from '../http/threadFetch';
import type { PageServices, WritePage, WrittenPage } from './pageWriter';
import type { PageRequest, ServiceMessage, ThreadMessage } from './renderMessages';

type Parts = {
  /** The built program of a thread. */
  threadFile: string;
  /** The application, bundled for rendering. */
  programFile: string;
  /** Ends the threads. */
  signal: AbortSignal;
  /** How long a thread may compute without responding. */
  silenceMs?: number;
};

type PendingRender = {
  services: PageServices;
  resolve: (page: WrittenPage) => void;
  reject: (error: Error) => void;
};

// More than two threads would take more memory than they are worth to most shops.
const maxThreads = Math.min(2, availableParallelism());

// Makes garbage collection start early, instead of letting the process grow.
const resourceLimits = { maxOldGenerationSizeMb: 192 };

const serve = async ({ fetch, engine, hasCurrentLists }: PageServices, request: PageRequest): Promise<unknown> => {
  if (request.kind === 'fetch') return fetchForThread(fetch, request.request);
  if (request.kind === 'hasCurrentLists') return hasCurrentLists();
  const current = await engine(request.language);
  return request.kind === 'status' ? current.status() : callEngine(current, request.call);
};

const refuse = () => Promise.reject(new Error('the page is rendered already'));

const startThread = ({ threadFile, programFile, silenceMs = 4000 }: Parts, onEnd: () => void) => {
  const thread = new Worker(threadFile, { name: 'rendering', workerData: { programFile }, resourceLimits });
  const renders = new Map<number, PendingRender>();
  let lastId = 0;
  let watch: ReturnType<typeof setInterval> | undefined;
  let hasResponded = true;
  let isSetUp = false;
  let isWarm = false;
  let start: () => void = () => undefined;
  const started = new Promise<void>((resolve) => (start = resolve));
  const post = (message: ServiceMessage) => thread.postMessage(message);

  const take = (id: number) => {
    const render = renders.get(id);
    renders.delete(id);
    if (renders.size === 0) {
      clearInterval(watch);
      watch = undefined;
    }
    return render;
  };

  const end = (error: Error) => {
    onEnd();
    start();
    for (const id of renders.keys()) take(id)?.reject(error);
  };

  /** A thread in an endless loop does not respond to anything. */
  const checkResponse = () => {
    if (hasResponded) {
      hasResponded = false;
      post({ type: 'ping' });
      return;
    }
    end(new Error('the rendering thread stopped responding'));
    void thread.terminate();
  };

  thread.unref();
  thread.on('message', (message: ThreadMessage) => {
    hasResponded = true;
    if (message.type === 'started') start();
    if (message.type === 'page' || message.type === 'failure') isWarm = true;
    if (message.type === 'page') take(message.id)?.resolve(message.page);
    if (message.type === 'failure') take(message.id)?.reject(message.error);
    if (message.type !== 'request') return;
    const services = renders.get(message.render)?.services;
    const work = services ? serve(services, message.request) : refuse();
    void createReply(message.id, work).then((reply) => post({ type: 'reply', reply }));
  });
  thread.on('error', (error) => end(error));
  thread.on('exit', (code) => end(new Error(`the rendering thread exited with ${code}`)));

  return {
    /** Resolves when it can render, or has ended. */
    started,
    /** Whether it has finished a page: the first one takes much longer, because the code is loaded and compiled. */
    isWarm: () => isWarm,
    countRenders: () => renders.size,
    terminate: () => thread.terminate(),
    render: (services: PageServices, visit: PageVisit) =>
      new Promise<WrittenPage>((resolve, reject) => {
        const id = (lastId += 1);
        renders.set(id, { services, resolve, reject });
        post({
          type: 'render',
          id,
          visit,
          setup: isSetUp ? undefined : { config: services.config, built: services.built },
          dataVersion: services.dataVersion,
        });
        isSetUp = true;
        if (watch) return;
        hasResponded = true;
        watch = setInterval(checkResponse, silenceMs).unref();
      }),
  };
};

export type PageThreads = {
  writePage: WritePage;
  /** Resolves when pages can be rendered, or when that has failed. */
  started: Promise<void>;
};

/**
 * Renders pages in threads of their own, so that they never delay carts and orders. A second thread starts when one is
 * not enough, and renders a copy of the page that it starts with: on a busy machine, nobody should wait for a first page. A
 * thread that crashes or hangs fails its pages, and the next page starts another.
 */
export const createRenderThreads = (parts: Parts): PageThreads => {
  const threads = new Set<ReturnType<typeof startThread>>();

  const start = () => {
    const thread: ReturnType<typeof startThread> = startThread(parts, () => threads.delete(thread));
    threads.add(thread);
    return thread;
  };

  const choose = () => {
    const idleFirst = [...threads].sort((one, other) => one.countRenders() - other.countRenders());
    return idleFirst.find(({ isWarm }) => isWarm()) ?? idleFirst[0] ?? start();
  };

  const startAnother = async (services: PageServices, visit: PageVisit) => {
    const thread = start();
    await thread.started;
    // How it ends is seen where the page itself is rendered.
    await thread.render(services, visit).catch(() => undefined);
  };

  const writePage: WritePage = async (services, visit) => {
    const chosen = choose();
    if (chosen.countRenders() > 0 && threads.size < maxThreads) void startAnother(services, visit);
    return chosen.render(services, visit);
  };

  parts.signal.addEventListener('abort', () => threads.forEach(({ terminate }) => void terminate()));
  const { started } = start();
  return { started, writePage };
};
