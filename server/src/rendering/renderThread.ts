import { setImmediate as nextTurn } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { parentPort, workerData } from 'node:worker_threads';

import type { RenderPage } from '@/app/rendering/pageVisit';
import type { EngineCall } from '@/engine/client/messages';
import type { CatalogEngine, EngineStatus } from '@/engine/host/catalogEngine';
import type { Language } from '@/shared/i18n/languages';

import { createCalls, createThreadFetch } from '../http/threadFetch';
import { createPageWriter, type PageServices } from './pageWriter';
import type { PageRequest, PageSetup, ServiceMessage, ThreadMessage } from './renderMessages';

const { programFile } = workerData as { programFile: string };
const { renderPage } = (await import(pathToFileURL(programFile).href)) as { renderPage: RenderPage };

const writePage = createPageWriter(renderPage);
const post = (message: ThreadMessage, transferred: ArrayBuffer[] = []) => parentPort?.postMessage(message, transferred);
let setup: PageSetup | undefined;

type Call = <Result>(request: PageRequest) => Promise<Result>;

const calls = createCalls<{ render: number; request: PageRequest }>((id, call) =>
  post({ type: 'request', id, ...call }),
);

/** The lists are already loaded, so `load` does nothing. */
const openEngine = async (call: Call, language: Language): Promise<CatalogEngine> => {
  const current = await call<EngineStatus>({ kind: 'status', language });
  // Leaves out what differs between processes with the same lists, so that a page has the same state in each.
  const status = { ...current, catalogs: current.catalogs.map((own) => ({ ...own, fetchedAt: null })) };
  return {
    request: (method, arg) => call({ kind: 'engine', language, call: { method, arg } as EngineCall }),
    load: () => Promise.resolve(status),
    requested: () => null,
    status: () => status,
    subscribe: () => () => undefined,
    dispose: () => undefined,
  };
};

const createServices = (render: number, known: PageSetup, dataVersion: string | undefined): PageServices => {
  const call: Call = (request) => calls.call({ render, request });
  const engines = new Map<Language, Promise<CatalogEngine>>();
  return {
    ...known,
    dataVersion,
    fetch: createThreadFetch((request) => call({ kind: 'fetch', request })),
    hasCurrentLists: () => call({ kind: 'hasCurrentLists' }),
    engine: (language) => {
      const engine = engines.get(language) ?? openEngine(call, language);
      engines.set(language, engine);
      return engine;
    },
  };
};

const render = async ({ id, visit, setup: given, dataVersion }: Extract<ServiceMessage, { type: 'render' }>) => {
  try {
    setup = given ?? setup;
    if (!setup) throw new Error('the first page came without a configuration');
    // While messages keep arriving, immediates and timers wait, and React's keep every finished page in memory.
    await nextTurn();
    const page = await writePage(createServices(id, setup, dataVersion), visit);
    post({ type: 'page', id, page }, page.kind === 'page' ? [page.body.buffer, page.state.body.buffer] : []);
  } catch (error) {
    post({ type: 'failure', id, error: error instanceof Error ? error : new Error(String(error)) });
  }
};

parentPort?.on('message', (message: ServiceMessage) => {
  if (message.type === 'render') void render(message);
  else if (message.type === 'reply') calls.settle(message.reply);
  else post({ type: 'pong' });
});
post({ type: 'started' });
