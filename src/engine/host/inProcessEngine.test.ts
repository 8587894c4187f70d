/** @jest-environment ./test/support/jsdomEnvironment.mjs */
import { aStockItem } from '@/../test/support/builders/aCatalogue';
import {
  aLoadRequest,
  anEnvelope,
  bothCatalogues,
  memoryListStorage,
  someListService,
} from '@/../test/support/builders/someCatalogueServices';

import type { LoadRequest } from './catalogEngine';
import { createInProcessEngine, type InProcessServices } from './inProcessEngine';
import { getListKey, type ListStorage } from './storedLists';

const engineWith = (services: Partial<InProcessServices> = {}) =>
  createInProcessEngine({ fetch: bothCatalogues().fetch, now: () => 1_000, ...services });

const queryNames = async (engine: ReturnType<typeof engineWith>, text?: string) =>
  (await engine.request('query', { text })).items.map(({ name }) => name);

const aStoredVisit = async (fetchedAt = 500) => {
  const lists = memoryListStorage();
  await createInProcessEngine({ fetch: bothCatalogues().fetch, storage: lists, now: () => fetchedAt }).load(
    aLoadRequest(),
  );
  return lists;
};

const unchanged = () => new Response(null, { status: 304 });

const offline = () => someListService({}).fetch;

describe('the engine in process', () => {
  it('waits for the lists that are requested again after a failure', async () => {
    const services = { fetch: offline() };
    const engine = engineWith({ fetch: (url, init) => services.fetch(url, init) });
    expect((await engine.load(aLoadRequest())).state).toBe('failed');
    services.fetch = bothCatalogues().fetch;
    void engine.load(aLoadRequest());
    expect(engine.status().state).toBe('loading');
    expect(await queryNames(engine, 'saw')).toEqual(['Saw']);
  });

  it('merges both catalogues and serves queries from them', async () => {
    const engine = engineWith();
    const early = engine.request('query', { text: 'dril' });
    const status = await engine.load(aLoadRequest());
    expect(status).toMatchObject({
      state: 'ready',
      language: 'en',
      hasFeatures: true,
      catalogs: [
        { catalogId: 1, state: 'ready', fetchedAt: 1_000, failure: null, isRefreshing: false },
        { catalogId: 2, state: 'ready' },
      ],
    });
    expect((await early).items.map(({ key }) => key)).toEqual(['2:1']);
    expect(await queryNames(engine)).toEqual(['Saw', 'Drill']);
    expect((await engine.request('query', { sort: 'name' })).items.map(({ name }) => name)).toEqual(['Drill', 'Saw']);
    expect((await engine.request('brands', ['Saw', 'dril', 'none'])).map(({ products }) => products)).toEqual([
      1, 1, 0,
    ]);
    expect(await engine.request('categories', undefined)).toMatchObject([{ name: 'Saws', count: 1, parentId: null }]);
    expect(await engine.request('items', ['2:1', '2:9'])).toMatchObject([{ name: 'Drill' }, null]);
    expect(await engine.request('marked', { kind: 'highlighted', limit: 5 })).toMatchObject([{ key: '2:1' }]);
    expect(await engine.request('marked', { kind: 'recent', limit: 5 })).toEqual([]);
    expect(await engine.request('checkCodes', ['dr1'])).toMatchObject([{ state: 'found', items: [{ key: '2:1' }] }]);
    expect(await engine.request('suggest', { text: 'sav', items: 1, categories: 0 })).toMatchObject({
      total: 0,
      texts: ['Saw'],
    });
    expect(await engine.request('neighbours', { query: {}, reference: { key: '2:1' } })).toMatchObject({
      position: 2,
      previous: { key: '1:1' },
    });
  });

  it('suggests first what a client prefers', async () => {
    const engine = engineWith();
    await engine.load(aLoadRequest());
    const limits = { text: '440', items: 2, categories: 0 };
    const suggest = async (preferred: string[]) =>
      (await engine.request('suggest', { ...limits, preferred })).items.map(({ key }) => key);
    expect(await suggest([])).toEqual((await suggest(['2:1'])).toReversed());
  });

  it('sends the headers of the caller', async () => {
    const service = bothCatalogues();
    await engineWith({ fetch: service.fetch }).load(aLoadRequest({ headers: { 'X-Language': 'zh' } }));
    expect(service.requests.map(({ headers }) => headers)).toEqual(Array(4).fill({ 'X-Language': 'zh' }));
  });

  it.each([
    ['a refusal', Response.json({ isSuccessful: false, message: 'Closed' }), { kind: 'refused', message: 'Closed' }],
    ['an error page', new Response('<html>', { status: 502 }), { kind: 'http', status: 502 }],
    ['what is not JSON', new Response('<html>'), { kind: 'unreadable', status: 200 }],
    ['a list that is cut off', new Response('{"isSuccessful":true,"data":[{"stockIt'), { kind: 'unreadable' }],
    ['no list', anEnvelope({ a: 1 }), { kind: 'unreadable' }],
    ['null', new Response('null'), { kind: 'unreadable' }],
    ['nothing', new TypeError('Failed to fetch'), { kind: 'network', status: 0 }],
  ])('shows the other catalogue when one returns %s', async (_, result, failure) => {
    const service = bothCatalogues();
    service.responses['/items/1'] = result;
    const engine = engineWith({ fetch: service.fetch });
    const { state, catalogs } = await engine.load(aLoadRequest());
    expect(state).toBe('ready');
    expect(catalogs).toMatchObject([
      { state: 'failed', failure },
      { state: 'ready', failure: null },
    ]);
    expect(await queryNames(engine)).toEqual(['Drill']);
  });

  it('shows the items of a catalogue whose categories fail, and reports it', async () => {
    const service = bothCatalogues();
    service.responses['/categories/1'] = new TypeError('Failed to fetch');
    const engine = engineWith({ fetch: service.fetch });
    expect((await engine.load(aLoadRequest())).catalogs[0]).toMatchObject({
      state: 'ready',
      failure: { kind: 'network' },
    });
    expect(await queryNames(engine)).toEqual(['Saw', 'Drill']);
  });

  it('fails requests when no catalogue loaded, and serves them after a retry', async () => {
    const service = someListService({});
    const engine = engineWith({ fetch: service.fetch });
    const waiting = engine.request('query', {});
    expect(await engine.load(aLoadRequest())).toMatchObject({ state: 'failed' });
    await expect(waiting).rejects.toMatchObject({ name: 'CatalogsUnavailable' });
    await expect(engine.request('categories', undefined)).rejects.toMatchObject({ name: 'CatalogsUnavailable' });
    Object.assign(service.responses, bothCatalogues().responses);
    expect(await engine.load(aLoadRequest())).toMatchObject({ state: 'ready' });
    expect(await queryNames(engine)).toEqual(['Saw', 'Drill']);
  });

  it('times out on a service that does not respond', async () => {
    const fetch: InProcessServices['fetch'] = (_, { signal }) =>
      new Promise((__, reject) => signal?.addEventListener('abort', () => reject(new Error('aborted'))));
    const { catalogs } = await engineWith({ fetch }).load(aLoadRequest({ timeoutMs: 5 }));
    expect(catalogs).toMatchObject([{ failure: { kind: 'timeout' } }, { failure: { kind: 'timeout' } }]);
  });

  it('deduplicates concurrent identical loads', async () => {
    const service = bothCatalogues();
    const engine = engineWith({ fetch: service.fetch });
    await Promise.all([engine.load(aLoadRequest()), engine.load(aLoadRequest())]);
    expect(service.requests).toHaveLength(4);
  });

  it('reloads for another audience, even while loading', async () => {
    const service = bothCatalogues();
    const engine = engineWith({ fetch: service.fetch });
    const headers = { authorization: 'Bearer new' };
    await Promise.all([engine.load(aLoadRequest()), engine.load(aLoadRequest({ headers }))]);
    expect(service.requests.filter((request) => request.headers.authorization === 'Bearer new')).toHaveLength(4);
    expect(await queryNames(engine)).toEqual(['Saw', 'Drill']);
  });

  it('notifies its listeners with another version until they unsubscribe', async () => {
    const engine = engineWith();
    const versions: number[] = [];
    const unsubscribe = engine.subscribe(({ version }) => versions.push(version));
    await engine.load(aLoadRequest());
    expect(new Set(versions).size).toBeGreaterThan(1);
    expect(versions.at(-1)).toBe(engine.status().version);
    const before = versions.length;
    unsubscribe();
    await engine.load(aLoadRequest());
    expect(versions).toHaveLength(before);
  });
});

describe('stored lists', () => {
  it('are shown before the network responds, and revalidated by ETag', async () => {
    const waiting: (() => void)[] = [];
    const responded = new Promise<void>((resolve) => waiting.push(resolve));
    const service = someListService({});
    const engine = engineWith({
      storage: await aStoredVisit(),
      fetch: async (url, init) => {
        void service.fetch(url, init).catch(() => undefined);
        await responded;
        return unchanged();
      },
    });
    const loading = engine.load(aLoadRequest());
    expect(await queryNames(engine, 'saw')).toEqual(['Saw']);
    expect(engine.status().catalogs[0]).toMatchObject({ fetchedAt: 500, isRefreshing: true });
    waiting[0]!();
    const before = engine.status().version;
    expect(await loading).toMatchObject({ version: before, catalogs: [{ fetchedAt: 1_000 }, {}] });
    expect(service.requests.map(({ headers }) => headers['If-None-Match'])).toEqual([
      'W/"i1"',
      'W/"c1"',
      'W/"i2"',
      'W/"c2"',
    ]);
  });

  it('are replaced by newer ones', async () => {
    const lists = await aStoredVisit();
    const service = bothCatalogues();
    service.responses['/items/1'] = anEnvelope([aStockItem({ stockItemId: 1, name: 'New saw' })], 'W/"new"');
    const engine = engineWith({ storage: lists, fetch: service.fetch });
    await engine.load(aLoadRequest());
    expect(await queryNames(engine)).toEqual(['New saw', 'Drill']);
    expect(lists.lists.get(getListKey(aLoadRequest(), '/items/1'))).toMatchObject({
      etag: 'W/"new"',
      fetchedAt: 1_000,
    });
  });

  it('are shown offline with their age', async () => {
    const engine = engineWith({ storage: await aStoredVisit(), fetch: offline() });
    expect(await engine.load(aLoadRequest())).toMatchObject({
      state: 'ready',
      catalogs: [{ state: 'ready', fetchedAt: 500, failure: { kind: 'network' } }, {}],
    });
    expect(await queryNames(engine)).toEqual(['Saw', 'Drill']);
  });

  it('are stored per language', async () => {
    const engine = engineWith({ storage: await aStoredVisit(), fetch: offline() });
    expect(await engine.load(aLoadRequest({ language: 'zh' }))).toMatchObject({ state: 'failed', language: 'zh' });
    expect(await engine.load(aLoadRequest())).toMatchObject({ state: 'ready', language: 'en' });
  });

  it('are refetched when the stored copy is corrupt', async () => {
    const lists = await aStoredVisit();
    lists.lists.set(getListKey(aLoadRequest(), '/items/1'), { text: '{"data":[', etag: 'W/"i1"', fetchedAt: 500 });
    const service = bothCatalogues();
    const engine = engineWith({ storage: lists, fetch: service.fetch });
    await engine.load(aLoadRequest());
    expect(await queryNames(engine)).toEqual(['Saw', 'Drill']);
    expect(service.requests.find(({ url }) => url === '/items/1')?.headers).not.toHaveProperty('If-None-Match');
  });

  it('are those of the configured catalogues, in every language, and no others', async () => {
    const lists = await aStoredVisit();
    const old = { text: '{"data":[]}', etag: null, fetchedAt: 1 };
    for (const key of ['en /items/9', 'zh /items/1', 'en /items/1 client 7', 'odd']) lists.lists.set(key, old);
    await engineWith({ storage: lists }).load(aLoadRequest());
    const keys = ['/items/1', '/categories/1', '/items/2', '/categories/2'].map((url) => `en ${url}`);
    expect([...lists.lists.keys()].sort()).toEqual([...keys, 'zh /items/1'].sort());
  });

  it('do not accumulate over new versions', async () => {
    const lists = await aStoredVisit();
    const service = bothCatalogues();
    for (const version of [1, 2, 3]) {
      service.responses['/items/1'] = anEnvelope([aStockItem({ name: `Saw ${version}` })], `W/"v${version}"`);
      await engineWith({ storage: lists, fetch: service.fetch }).load(aLoadRequest());
      expect(lists.lists.size).toBe(4);
    }
    expect(lists.lists.get('en /items/1')?.text).toContain('Saw 3');
  });

  it('are awaited up to a time limit, and still shown if they arrive later', async () => {
    const lists = await aStoredVisit();
    const opening: (() => void)[] = [];
    const opened = new Promise<void>((resolve) => opening.push(resolve));
    const slow: ListStorage = { ...lists, read: (key) => opened.then(() => lists.read(key)) };
    const service = someListService({});
    const engine = engineWith({ storage: slow, storageTimeoutMs: 1, fetch: service.fetch });
    expect(await engine.load(aLoadRequest())).toMatchObject({ state: 'failed' });
    expect(service.requests).toHaveLength(4);
    opening[0]!();
    while (engine.status().state !== 'ready') await new Promise((resolve) => engine.subscribe(resolve));
    expect(await queryNames(engine)).toEqual(['Saw', 'Drill']);
  });

  it('belong to one audience: no other sees them, and they are deleted when another loads', async () => {
    const lists = memoryListStorage();
    const services = { storage: lists, fetch: bothCatalogues().fetch };
    const asClient = aLoadRequest({ audience: 'client 7' });
    const engine = engineWith(services);
    await engine.load(asClient);
    expect([...lists.lists.keys()]).toContain('en /items/1 client 7');
    const offlineAs = async (request: LoadRequest) =>
      (await engineWith({ storage: lists, fetch: offline() }).load(request)).state;
    expect(await offlineAs(asClient)).toBe('ready');
    expect(await offlineAs(aLoadRequest({ audience: 'client 8' }))).toBe('failed');
    expect([...lists.lists.keys()]).toEqual([]);
    await engine.load(asClient);
    expect(await queryNames(engine)).toEqual(['Saw', 'Drill']);
    const signedOut = engine.load(aLoadRequest());
    expect(engine.status().state).toBe('loading');
    expect(await signedOut).toMatchObject({ state: 'ready' });
  });

  it('may fail to be stored without harm', async () => {
    const fail = () => Promise.reject(new Error('The quota has been exceeded'));
    const broken: ListStorage = { read: fail, has: fail, write: fail, touch: fail, keepOnly: fail };
    const engine = engineWith({ storage: broken });
    await engine.load(aLoadRequest());
    expect(await queryNames(engine)).toEqual(['Saw', 'Drill']);
  });
});

describe('aborted and superseded requests', () => {
  it('abort with their signal', async () => {
    const controller = new AbortController();
    const engine = engineWith();
    const waiting = engine.request('query', {}, controller.signal);
    controller.abort();
    await expect(waiting).rejects.toMatchObject({ name: 'AbortError' });
    await engine.load(aLoadRequest());
    await expect(engine.request('query', {}, controller.signal)).rejects.toMatchObject({ name: 'AbortError' });
  });

  it('are answered in the language requested last', async () => {
    const service = bothCatalogues();
    const engine = engineWith({ fetch: service.fetch });
    const first = engine.load(aLoadRequest());
    const result = engine.request('query', { text: 'sierra' });
    service.responses['/items/1'] = anEnvelope([aStockItem({ stockItemId: 1, name: 'Sierra' })]);
    await engine.load(aLoadRequest({ language: 'es' }));
    expect(await first).toMatchObject({ language: 'es' });
    expect((await result).total).toBe(1);
    expect(engine.status().language).toBe('es');
  });
});
