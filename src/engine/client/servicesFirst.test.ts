/** @jest-environment ./test/support/jsdomEnvironment.mjs */
import { aStockItem } from '@/../test/support/builders/aCatalogue';
import { aLoadRequest, anEnvelope, someListService } from '@/../test/support/builders/someCatalogueServices';
import { aWorkerOver, someEngineServices } from '@/../test/support/builders/someEngineServices';

import { createInProcessEngine } from '../host/inProcessEngine';
import { createEngineClient } from './engineClient';
import { createServicesFirstTransport, type ServicesFirstParts } from './servicesFirst';
import { createServicesTransport } from './servicesTransport';
import { createWorkerTransport } from './workerTransport';

const listsOf = (name: string) =>
  someListService({
    '/items/1': anEnvelope([aStockItem({ stockItemId: 1, name })]),
    '/categories/1': anEnvelope([]),
    '/items/2': anEnvelope([]),
    '/categories/2': anEnvelope([]),
  });

type Settings = Partial<ServicesFirstParts> & { transferred?: number; isStored?: boolean };

/** The services' engine and the browser's have different items, so that each result shows where it comes from. */
const start = async ({ transferred = 1000, isStored = false, ...settings }: Settings = {}) => {
  const own = createInProcessEngine({ fetch: listsOf('Remote').fetch });
  await own.load(aLoadRequest());
  const status = () => {
    const { catalogs, ...rest } = own.status();
    return { ...rest, catalogs: catalogs.map((catalog) => ({ ...catalog, transferred })) };
  };
  const services = someEngineServices({ ...own, status });
  const languages: (string | null)[] = [];
  const fetch: typeof services.fetch = (url, init) => {
    languages.push(new Headers(init.headers).get('x-language'));
    return services.fetch(url, init);
  };
  const local = listsOf('Local');
  let becomeIdle: () => void = () => undefined;
  const idle = new Promise<void>((resolve) => (becomeIdle = resolve));
  const lists = createWorkerTransport({
    startWorker: () => aWorkerOver(createInProcessEngine({ fetch: local.fetch })),
    createFallback: () => Promise.reject(new Error('no fallback is wanted')),
    onFault: () => undefined,
  });
  const loads: Promise<unknown>[] = [];
  const transport = createServicesFirstTransport({
    services: createServicesTransport({ url: '/engine/query', fetch }),
    lists: (onStatus) => {
      const started = lists(onStatus);
      const load: typeof started.load = (request) => {
        const loading = started.load(request);
        loads.push(loading);
        return loading;
      };
      return { ...started, load };
    },
    keepInBrowser: 'auto',
    hasStoredLists: async () => isStored,
    untilIdle: () => idle,
    ...settings,
  });
  const engine = createEngineClient(transport);
  const readName = async () => (await engine.request('query', {})).items[0]?.name;
  const untilLocal = async () => {
    while ((await readName()) !== 'Local') await new Promise((resolve) => setTimeout(resolve, 5));
  };
  /** Until every load of the lists that has begun is over. */
  const untilLoaded = async () => {
    expect(loads.length).toBeGreaterThan(0);
    await Promise.allSettled(loads);
    await settled();
  };
  return { ...services, sentLanguages: () => languages, engine, local, becomeIdle, readName, untilLocal, untilLoaded };
};

const anIdlePage = { untilIdle: async () => undefined };
const spanish = { language: 'es', headers: { 'X-Language': 'es' } };
const settled = () => new Promise((resolve) => setTimeout(resolve, 20));

describe('an engine that queries the services first', () => {
  it('loads the lists when the page is idle, and takes over with another version', async () => {
    const { engine, local, becomeIdle, readName, untilLocal } = await start();
    await engine.load(aLoadRequest());
    expect(await readName()).toBe('Remote');
    expect(local.requests).toHaveLength(0);
    const { version } = engine.status();
    becomeIdle();
    await untilLocal();
    expect(engine.status().version).toBe(version + 1);
    expect(engine.status()).toMatchObject({ state: 'ready', catalogs: [{ failure: null }, {}] });
  });

  it('loads them when a search begins', async () => {
    const { engine, untilLocal } = await start();
    await engine.load(aLoadRequest());
    expect(await engine.request('suggest', { text: 'remote', items: 1, categories: 0 })).toMatchObject({ total: 1 });
    await untilLocal();
    expect(await engine.request('suggest', { text: 'local', items: 1, categories: 0 })).toMatchObject({ total: 1 });
  });

  it('stays with the services while a list is missing', async () => {
    const { engine, local, readName, untilLoaded } = await start(anIdlePage);
    local.responses['/items/2'] = new Response('', { status: 500 });
    await engine.load(aLoadRequest());
    while (local.requests.length === 0) await settled();
    await untilLoaded();
    expect(await readName()).toBe('Remote');
  });

  it.each([
    ['are large', { transferred: 2 * 1024 * 1024 }],
    ['are never to be kept', { keepInBrowser: 'never' as const }],
  ])('leaves the lists where they are if they %s', async (_, settings) => {
    const { engine, local, readName, services } = await start({ ...anIdlePage, ...settings });
    await engine.load(aLoadRequest());
    await engine.request('suggest', { text: 'remote', items: 1, categories: 0 });
    await settled();
    services.response = new Response('', { status: 500 });
    await expect(readName()).rejects.toMatchObject({ name: 'CatalogsUnavailable' });
    expect(local.requests).toHaveLength(0);
    services.response = null;
    expect(await readName()).toBe('Remote');
  });

  it('loads large lists if configured to always keep them', async () => {
    const { engine, untilLocal } = await start({
      ...anIdlePage,
      transferred: 2 * 1024 * 1024,
      keepInBrowser: 'always',
    });
    await engine.load(aLoadRequest());
    await untilLocal();
  });

  it('answers from lists that an earlier visit has stored, without querying the services', async () => {
    const { engine, readName, requests } = await start({ isStored: true });
    void engine.load(aLoadRequest());
    expect(await readName()).toBe('Local');
    expect(requests).toHaveLength(0);
  });

  it.each([
    ['cannot be reached', new TypeError('Failed to fetch')],
    ['do not have this call', new Response('', { status: 404 })],
    ['fail', new Response('', { status: 500 })],
  ])('answers from the lists if the services %s', async (_, response) => {
    const { engine, readName, services } = await start();
    services.response = response;
    expect(await engine.load(aLoadRequest())).toMatchObject({ state: 'ready' });
    expect(await readName()).toBe('Local');
  });

  it('answers from the lists as soon as the services stop answering', async () => {
    const { engine, readName, services } = await start();
    await engine.load(aLoadRequest());
    expect(await readName()).toBe('Remote');
    services.response = new TypeError('Failed to fetch');
    expect(await readName()).toBe('Local');
  });

  it.each([401, 403, 429, 503])('does not load the lists when the services refuse with %i', async (status) => {
    const { engine, local, readName, services } = await start(anIdlePage);
    services.response = new Response('', { status });
    expect(await engine.load(aLoadRequest())).toMatchObject({
      state: 'failed',
      catalogs: [{ failure: { kind: 'http', status } }, {}],
    });
    await expect(readName()).rejects.toMatchObject({ name: 'CatalogsUnavailable' });
    expect(local.requests).toHaveLength(0);
  });

  it('queries the services again if neither they nor the lists could be reached', async () => {
    const { engine, local, readName, services } = await start();
    const { '/items/1': items, ...others } = local.responses;
    for (const url of Object.keys(local.responses)) local.responses[url] = new TypeError('Failed to fetch');
    services.response = new TypeError('Failed to fetch');
    expect(await engine.load(aLoadRequest())).toMatchObject({ state: 'failed' });
    services.response = null;
    Object.assign(local.responses, others, { '/items/1': items });
    expect(await engine.load(aLoadRequest())).toMatchObject({ state: 'ready' });
    expect(await readName()).toBe('Remote');
  });

  it('queries the services first in another language, too', async () => {
    const { engine, readName, untilLocal } = await start(anIdlePage);
    await engine.load(aLoadRequest());
    await untilLocal();
    const { version } = engine.status();
    const loading = engine.load(aLoadRequest({ language: 'es' }));
    expect(await readName()).toBe('Remote');
    await loading;
    expect(engine.status().version).toBeGreaterThan(version);
    await untilLocal();
  });

  it.each([
    ['refuses to open', () => Promise.reject(new Error('blocked'))],
    ['never reports whether it opens', () => new Promise<boolean>(() => undefined)],
  ])('asks the services if the storage %s', async (_, hasStoredLists) => {
    const { engine, readName } = await start({ hasStoredLists, storageTimeoutMs: 1 });
    expect(await engine.load(aLoadRequest())).toMatchObject({ state: 'ready' });
    expect(await readName()).toBe('Remote');
  });

  it('follows the last choice of language, whatever order the storage answers in', async () => {
    let answer: (isStored: boolean) => void = () => undefined;
    const hasStoredLists = ({ language }: { language: string }) =>
      language === 'es' ? Promise.resolve(false) : new Promise<boolean>((resolve) => (answer = resolve));
    const { engine, sentLanguages } = await start({ hasStoredLists });
    const first = engine.load(aLoadRequest());
    await engine.load(aLoadRequest(spanish));
    answer(false);
    await first;
    await engine.request('query', {});
    expect(sentLanguages()).toEqual(['es', 'es']);
  });

  it('sends no queries in the previous language when the language changes', async () => {
    const { engine, sentLanguages, untilLocal } = await start(anIdlePage);
    await engine.load(aLoadRequest());
    await untilLocal();
    const before = sentLanguages().length;
    const asked: Promise<unknown>[] = [];
    engine.subscribe(() => asked.push(engine.request('query', {})));
    await engine.load(aLoadRequest(spanish));
    await Promise.all(asked);
    expect(new Set(sentLanguages().slice(before))).toEqual(new Set(['es']));
  });

  it('answers a hanging question from the lists as soon as they have loaded', async () => {
    const { engine, services, becomeIdle, readName } = await start();
    await engine.load(aLoadRequest({ timeoutMs: 1_000_000 }));
    services.isSilent = true;
    const name = readName();
    becomeIdle();
    expect(await name).toBe('Local');
  });

  it('loads the lists when the services leave the first question unanswered', async () => {
    const { engine, services, readName } = await start({ patienceMs: 5 });
    services.isSilent = true;
    expect(await engine.load(aLoadRequest({ timeoutMs: 1_000_000 }))).toMatchObject({ state: 'ready' });
    expect(await readName()).toBe('Local');
  });

  it('waits a while after the lists failed to load, then retries with the next search', async () => {
    let time = 0;
    const { engine, local, untilLocal, untilLoaded } = await start({ now: () => time });
    const search = () => engine.request('suggest', { text: 'remote', items: 1, categories: 0 });
    const { '/items/1': items } = local.responses;
    local.responses['/items/1'] = new TypeError('Failed to fetch');
    await engine.load(aLoadRequest());
    await search();
    await untilLoaded();
    const afterFirst = local.requests.length;
    time = 29_000;
    await search();
    await settled();
    expect(local.requests).toHaveLength(afterFirst);
    Object.assign(local.responses, { '/items/1': items });
    time = 31_000;
    await search();
    await untilLocal();
  });

  it('queries the services again after a while if neither they nor the lists could be reached', async () => {
    let time = 0;
    const { engine, local, readName, services } = await start({ now: () => time });
    for (const url of Object.keys(local.responses)) local.responses[url] = new TypeError('Failed to fetch');
    services.response = new TypeError('Failed to fetch');
    expect(await engine.load(aLoadRequest())).toMatchObject({ state: 'failed' });
    services.response = null;
    time = 29_000;
    await expect(readName()).rejects.toMatchObject({ name: 'CatalogsUnavailable' });
    time = 30_000;
    expect(await readName()).toBe('Remote');
  });

  describe('about a text that the stored lists do not find', () => {
    const startStored = async () => {
      const started = await start({ isStored: true, patienceMs: 30 });
      await started.engine.load(aLoadRequest());
      return started;
    };
    const limits = { items: 1, categories: 0 };

    it('asks the services, which have other languages', async () => {
      const { engine, requests } = await startStored();
      expect((await engine.request('query', { text: 'local' })).items[0]?.name).toBe('Local');
      expect((await engine.request('suggest', { text: 'local', ...limits })).total).toBe(1);
      expect(requests).toEqual([]);
      expect((await engine.request('query', { text: 'remote' })).items[0]?.name).toBe('Remote');
      expect((await engine.request('suggest', { text: 'remote', ...limits })).items[0]?.name).toBe('Remote');
      expect((await engine.request('priceList', { query: { text: 'remote' }, from: 0, count: 1 })).total).toBe(1);
      expect((await engine.request('query', { text: 'remote', isLiteral: true })).total).toBe(0);
    });

    it('answers from the lists if the services do not', async () => {
      const { engine, services } = await startStored();
      services.response = new Response('', { status: 500 });
      expect((await engine.request('query', { text: 'remote' })).total).toBe(0);
      services.isSilent = true;
      expect((await engine.request('suggest', { text: 'remote', ...limits })).total).toBe(0);
      expect((await engine.request('query', { text: 'local' })).total).toBe(1);
    });
  });
});
