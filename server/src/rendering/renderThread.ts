import { setImmediate as nextTurn } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { parentPort, workerData } from 'node:worker_threads';

import type { RenderPage } from '@/app/rendering/pageVisit';
import { type EngineCall, fromWireError } from '@/engine/client/messages';
import type { CatalogEngine } from '@/engine/host/catalogEngine';
import type { Language } from '@/shared/i18n/languages';

import { isOwnAddress } from '../http/security/origin';
import { createPageWriter, type PageServices } from './pageWriter';
import type { Answer, PageSetup, Question, ServiceMessage, ThreadMessage } from './renderMessages';

type Ask = <Asked extends Question>(question: Asked) => Promise<Answer<Asked['kind']>>;

const { programFile } = workerData as { programFile: string };
const { renderPage } = (await import(pathToFileURL(programFile).href)) as { renderPage: RenderPage };

const writePage = createPageWriter(renderPage);
const post = (message: ThreadMessage, transferred: ArrayBuffer[] = []) => parentPort?.postMessage(message, transferred);
const waiting = new Map<number, { resolve: (answer: unknown) => void; reject: (error: Error) => void }>();
let lastId = 0;
let setup: PageSetup | undefined;

const ask = (render: number, question: Question) =>
  new Promise<unknown>((resolve, reject) => {
    const id = (lastId += 1);
    waiting.set(id, { resolve, reject });
    post({ type: 'question', id, render, question });
  });

/** Requests to our own services go to the services' thread, those to a provider's over HTTP. */
const createThreadFetch =
  (ask: Ask): typeof fetch =>
  async (input, init = {}) => {
    if (typeof input !== 'string' || !isOwnAddress(input)) return fetch(input, init);
    const question = {
      kind: 'fetch' as const,
      url: input,
      method: init.method ?? 'GET',
      headers: Object.fromEntries(new Headers(init.headers)),
      body: typeof init.body === 'string' ? init.body : undefined,
    };
    const { status, statusText, headers, body } = await ask(question);
    return new Response(body, { status, statusText, headers });
  };

/** The lists are already loaded, so `load` does nothing. */
const openEngine = async (ask: Ask, language: Language): Promise<CatalogEngine> => {
  const current = await ask({ kind: 'engine', language });
  // Leaves out what differs between processes with the same lists, so that a page has the same state in each.
  const status = { ...current, catalogs: current.catalogs.map((own) => ({ ...own, fetchedAt: null })) };
  return {
    request: (method, arg) => ask({ kind: 'request', language, call: { method, arg } as EngineCall }) as Promise<never>,
    load: () => Promise.resolve(status),
    status: () => status,
    subscribe: () => () => undefined,
    dispose: () => undefined,
  };
};

const createServices = (render: number, known: PageSetup, dataVersion: string | undefined): PageServices => {
  const askFor: Ask = (question) => ask(render, question) as Promise<Answer<(typeof question)['kind']>>;
  const engines = new Map<Language, Promise<CatalogEngine>>();
  return {
    ...known,
    dataVersion,
    fetch: createThreadFetch(askFor),
    hasCurrentLists: () => askFor({ kind: 'hasCurrentLists' }),
    engine: (language) => {
      const engine = engines.get(language) ?? openEngine(askFor, language);
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

const take = (id: number) => {
  const question = waiting.get(id);
  waiting.delete(id);
  return question;
};

parentPort?.on('message', (message: ServiceMessage) => {
  if (message.type === 'render') void render(message);
  else if (message.type === 'answer') take(message.id)?.resolve(message.answer);
  else if (message.type === 'refusal') take(message.id)?.reject(fromWireError(message.error));
  else post({ type: 'pong' });
});
post({ type: 'started' });
