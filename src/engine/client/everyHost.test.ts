/** @jest-environment ./test/support/jsdomEnvironment.mjs */
import { aCategory, aStockItem } from '@/../test/support/builders/aCatalogue';
import { aLoadRequest, anEnvelope, someListService } from '@/../test/support/builders/someCatalogueServices';
import { aWorkerOver, someEngineServices } from '@/../test/support/builders/someEngineServices';

import type { CatalogEngine } from '../host/catalogEngine';
import type { FetchList } from '../host/fetchList';
import { createInProcessEngine } from '../host/inProcessEngine';
import { createEngineClient, type StartTransport } from './engineClient';
import { createServicesFirstTransport } from './servicesFirst';
import { createServicesTransport } from './servicesTransport';
import { createWorkerTransport } from './workerTransport';

const noFallback = () => Promise.reject(new Error('no fallback is wanted'));
const onFault = () => undefined;

const inProcess = (fetch: FetchList) => createInProcessEngine({ fetch });
const worker = (fetch: FetchList) =>
  createWorkerTransport({ startWorker: () => aWorkerOver(inProcess(fetch)), createFallback: noFallback, onFault });
const page = (fetch: FetchList) => {
  const startWorker = () => {
    throw new Error('no worker');
  };
  return createWorkerTransport({ startWorker, createFallback: () => inProcess(fetch), onFault });
};

/** The services load their lists before each request, so that they notice changes. */
const services = (fetch: FetchList): StartTransport => {
  const own = inProcess(fetch);
  const { fetch: post } = someEngineServices({
    ...own,
    status: () => ({ ...own.status(), version: JSON.stringify(own.status().catalogs).length }),
  });
  return createServicesTransport({
    url: '/engine/query',
    fetch: async (url, init) => {
      await own.load(aLoadRequest());
      return post(url, init);
    },
  });
};

const servicesFirst = (fetch: FetchList) =>
  createServicesFirstTransport({
    services: services(fetch),
    lists: worker(fetch),
    keepInBrowser: 'auto',
    hasStoredLists: async () => false,
    untilIdle: async () => undefined,
  });

const bothCatalogues = () =>
  someListService({
    '/items/1': anEnvelope([
      aStockItem({ stockItemId: 1, name: 'Saw', code: 'SW-1', stockCategoryId: 1, isParent: true, price: 10 }),
      aStockItem({ stockItemId: 2, name: 'Saw, small', code: 'SW-2', stockCategoryId: 1, stockItemParentId: 1 }),
      aStockItem({ stockItemId: 3, name: 'Sold out', code: 'SO-1', deleted: true }),
    ]),
    '/categories/1': anEnvelope([aCategory({ stockCategoryId: 1, name: 'Saws' })]),
    '/items/2': anEnvelope([
      aStockItem({ stockItemId: 1, name: 'Drill', code: 'DR-1', isOffer: true, isNew: true, stockCategoryId: null }),
    ]),
    '/categories/2': anEnvelope([]),
  });

const engines: CatalogEngine[] = [];
afterEach(() => engines.splice(0).forEach((engine) => engine.dispose()));

const follow = <Engine extends CatalogEngine>(engine: Engine): Engine => {
  engines.push(engine);
  return engine;
};

const over = (transport: (fetch: FetchList) => StartTransport) => (fetch: FetchList) =>
  createEngineClient(transport(fetch));

const hosts = {
  'in process': inProcess,
  'in a worker': over(worker),
  'on the page': over(page),
  'of the services': over(services),
  'of the services first': over(servicesFirst),
};

const requests: Record<string, (engine: CatalogEngine) => Promise<unknown>> = {
  'a page': (engine) => engine.request('query', { text: 'saw', sort: 'price', pageSize: 1, page: 2 }),
  families: (engine) => engine.request('query', { isGrouped: true }),
  'a price list': (engine) => engine.request('priceList', { query: { sort: 'name' }, from: 1, count: 5 }),
  brands: (engine) => engine.request('brands', ['saw', 'none']),
  categories: (engine) => engine.request('categories', undefined),
  'an item': (engine) => engine.request('item', { key: '1:2' }),
  'a deleted item': (engine) => engine.request('item', { stockItemId: 3 }),
  items: (engine) => engine.request('items', ['2:1', '9:9']),
  variants: (engine) => engine.request('variants', { key: '1:1' }),
  neighbours: (engine) => engine.request('neighbours', { query: { sort: 'name' }, reference: { key: '1:1' } }),
  'related items': (engine) => engine.request('related', { reference: { key: '1:1' }, limit: 4 }),
  'highlighted items': (engine) => engine.request('marked', { kind: 'highlighted', limit: 4 }),
  'recent items': (engine) => engine.request('marked', { kind: 'recent', limit: 4 }),
  'preferred items': (engine) => engine.request('query', { preferred: ['2:1', '9:9'], onlyPreferred: true }),
  suggestions: (engine) => engine.request('suggest', { text: 'sw-1', items: 3, categories: 3, preferred: ['1:2'] }),
  'suggestions for a misspelled word': (engine) => engine.request('suggest', { text: 'sav', items: 3, categories: 3 }),
  'checked codes': (engine) => engine.request('checkCodes', ['SW1', 'SO-1', 'SW-3']),
};

describe.each(Object.entries(hosts))('an engine %s', (_, create) => {
  it('serves every request as the engine in process does', async () => {
    const plain = follow(inProcess(bothCatalogues().fetch));
    await plain.load(aLoadRequest());
    const engine = follow(create(bothCatalogues().fetch));
    // Answered as soon as there is a catalogue, whichever comes first.
    const loading = engine.load(aLoadRequest());
    const early = engine.request('query', {});
    expect(await loading).toMatchObject({ state: 'ready', language: 'en', hasFeatures: true });
    expect((await early).products).toBeGreaterThan(0);
    for (const [what, ask] of Object.entries(requests)) {
      expect([what, await ask(engine)]).toEqual([what, await ask(plain)]);
    }
  });

  it('shows one catalogue if the other fails, and says why', async () => {
    const service = bothCatalogues();
    service.responses['/items/2'] = new Response('', { status: 502, statusText: 'Bad Gateway' });
    const engine = follow(create(service.fetch));
    await engine.load(aLoadRequest());
    expect((await engine.request('query', {})).products).toBe(2);
    expect(engine.status().catalogs).toMatchObject([
      { state: 'ready', failure: null },
      { state: 'failed', failure: { kind: 'http', status: 502, statusText: 'Bad Gateway', url: '/items/2' } },
    ]);
  });

  it('fails every request if no list can be loaded, and serves it after a retry', async () => {
    const service = someListService({});
    const engine = follow(create(service.fetch));
    expect(await engine.load(aLoadRequest())).toMatchObject({ state: 'failed' });
    await expect(engine.request('query', {})).rejects.toMatchObject({ name: 'CatalogsUnavailable' });
    Object.assign(service.responses, bothCatalogues().responses);
    expect(await engine.load(aLoadRequest())).toMatchObject({ state: 'ready' });
    expect((await engine.request('query', {})).products).toBe(3);
  });

  it('changes its version with its results', async () => {
    const service = bothCatalogues();
    const engine = follow(create(service.fetch));
    await engine.load(aLoadRequest());
    await engine.request('query', {});
    const { version } = engine.status();
    service.responses['/items/2'] = new Response('', { status: 404 });
    service.responses['/items/1'] = anEnvelope([aStockItem({ stockItemId: 1, name: 'Hammer' })]);
    await engine.load(aLoadRequest());
    expect(await engine.request('suggest', { text: 'hammer', items: 1, categories: 0 })).toMatchObject({ total: 1 });
    expect(engine.status().version).not.toBe(version);
  });

  it('answers other requests while it checks many codes', async () => {
    const engine = follow(create(bothCatalogues().fetch));
    await engine.load(aLoadRequest());
    await engine.request('checkCodes', ['SW-1']);
    const ends: string[] = [];
    const long = engine.request(
      'checkCodes',
      Array.from({ length: 500 }, (_, at) => `${'SW'.repeat(18)}${at}`),
    );
    const short = engine.request('categories', undefined);
    await Promise.all([long.then(() => ends.push('codes')), short.then(() => ends.push('categories'))]);
    expect(ends).toEqual(['categories', 'codes']);
  });

  it('aborts requests with their signal', async () => {
    const engine = follow(create(bothCatalogues().fetch));
    const controller = new AbortController();
    const loading = engine.load(aLoadRequest());
    const aborted = engine.request('query', {}, controller.signal);
    const other = engine.request('query', { text: 'saw' });
    controller.abort();
    const refused = expect(aborted).rejects.toMatchObject({ name: 'AbortError' });
    await loading;
    await refused;
    expect((await other).products).toBe(2);
  });
});
