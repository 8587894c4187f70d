/** @jest-environment ./test/support/jsdomEnvironment.mjs */
import { aStockItem } from '@/../test/support/builders/aCatalogue';
import { aLoadRequest, anEnvelope, someListService } from '@/../test/support/builders/someCatalogueServices';

import type { CatalogEngine } from '../host/catalogEngine';
import { createInProcessEngine } from '../host/inProcessEngine';
import { createEngineClient } from './engineClient';
import type { PageMessage, WorkerMessage } from './messages';
import { serveEngine } from './serveEngine';
import { createWorkerTransport, type WorkerPort, type WorkerServices } from './workerTransport';

const listService = () =>
  someListService({
    '/items/1': anEnvelope([aStockItem({ stockItemId: 1, name: 'Saw' })]),
    '/categories/1': anEnvelope([]),
    '/items/2': anEnvelope([aStockItem({ stockItemId: 1, name: 'Drill' })]),
    '/categories/2': anEnvelope([]),
  });

const anEngine = () => createInProcessEngine({ fetch: listService().fetch });

type Behaviour = 'works' | 'never starts' | 'fails to start' | 'never responds';

/** A worker on the page's thread; messages are cloned as between threads. */
const aWorker = (behaviour: Behaviour = 'works') => {
  const events = new EventTarget();
  const received: PageMessage[] = [];
  let isOver = false;
  let isHung = false;
  const emit = (type: string, data?: WorkerMessage) => {
    const copy = structuredClone(data);
    setTimeout(() => {
      if (!isOver) events.dispatchEvent(Object.assign(new Event(type), { data: copy }));
    });
  };
  if (behaviour === 'fails to start') emit('error');
  if (behaviour === 'never responds') emit('message', { type: 'started' });
  const handleMessage = behaviour === 'works' && serveEngine(anEngine(), (message) => emit('message', message));
  const port: WorkerPort = {
    postMessage: (message) => {
      const copy = structuredClone(message);
      received.push(copy);
      setTimeout(() => {
        if (handleMessage && !isHung && !isOver) handleMessage(copy);
      });
    },
    addEventListener: events.addEventListener.bind(events) as WorkerPort['addEventListener'],
    terminate: () => {
      isOver = true;
    },
  };
  return {
    port,
    received,
    crash: () => emit('error'),
    hang: () => {
      isHung = true;
    },
    isOver: () => isOver,
  };
};

const engines: CatalogEngine[] = [];
afterEach(() => engines.splice(0).forEach((engine) => engine.dispose()));

const engineOver = (behaviours: Behaviour[], services: Partial<WorkerServices> = {}) => {
  const workers: ReturnType<typeof aWorker>[] = [];
  const faults: string[] = [];
  const createFallback = jest.fn(anEngine);
  const transport = createWorkerTransport({
    startWorker: () => {
      const worker = aWorker(behaviours[workers.length] ?? 'works');
      workers.push(worker);
      return worker.port;
    },
    createFallback,
    onFault: (reason) => faults.push(reason),
    ...services,
  });
  const engine = createEngineClient(transport);
  engines.push(engine);
  return { engine, workers, faults, createFallback };
};

const queryNames = async (engine: CatalogEngine) => (await engine.request('query', {})).items.map(({ name }) => name);

describe('the engine in a worker', () => {
  it('returns the same results as the engine itself', async () => {
    const { engine, createFallback } = engineOver(['works']);
    const own = anEngine();
    const [status, ownStatus] = await Promise.all([engine.load(aLoadRequest()), own.load(aLoadRequest())]);
    expect(status).toMatchObject({ state: 'ready', catalogs: ownStatus.catalogs.map(({ state }) => ({ state })) });
    const calls: ((one: CatalogEngine) => Promise<unknown>)[] = [
      (one) => one.request('query', { text: 'saw', sort: 'name' }),
      (one) => one.request('brands', ['saw', 'none']),
      (one) => one.request('categories', undefined),
      (one) => one.request('item', { key: '2:1' }),
      (one) => one.request('items', ['2:1', '9:9']),
      (one) => one.request('variants', { key: '1:1' }),
      (one) => one.request('neighbours', { query: {}, reference: { key: '1:1' } }),
      (one) => one.request('related', { reference: { key: '1:1' }, limit: 3 }),
      (one) => one.request('marked', { kind: 'highlighted', limit: 3 }),
      (one) => one.request('marked', { kind: 'recent', limit: 3 }),
      (one) => one.request('suggest', { text: 'dri', items: 2, categories: 2 }),
    ];
    for (const call of calls) expect(await call(engine)).toEqual(await call(own));
    expect(createFallback).not.toHaveBeenCalled();
  });

  it('reports status changes of the catalogues', async () => {
    const { engine } = engineOver(['works']);
    const versions: number[] = [];
    engine.subscribe(({ version }) => versions.push(version));
    const status = await engine.load(aLoadRequest());
    expect(engine.status()).toEqual(status);
    expect(versions.at(-1)).toBe(status.version);
  });

  it('preserves the names of errors', async () => {
    const { engine } = engineOver(['works']);
    await engine.load(aLoadRequest({ catalogs: [{ catalogId: 1, stockItemsUrl: '/none', categoriesUrl: '/none' }] }));
    await expect(engine.request('query', {})).rejects.toMatchObject({
      name: 'CatalogsUnavailable',
      message: 'No catalogue could be loaded',
    });
  });

  it('cancels aborted requests before the worker starts them', async () => {
    const { engine, workers } = engineOver(['works']);
    await engine.load(aLoadRequest());
    const controller = new AbortController();
    const requests = [
      engine.request('query', { text: 's' }, controller.signal),
      engine.request('query', { text: 'sa' }),
      engine.request('query', { text: 'd' }, controller.signal),
    ];
    controller.abort();
    const [first, second, third] = await Promise.allSettled(requests);
    expect([first?.status, second?.status, third?.status]).toEqual(['rejected', 'fulfilled', 'rejected']);
    expect(workers[0]!.received.filter(({ type }) => type === 'cancel')).toHaveLength(2);
    await expect(engine.request('query', {}, controller.signal)).rejects.toMatchObject({ name: 'AbortError' });
  });
});

describe('a worker that fails', () => {
  it.each<[Behaviour, number, string]>([
    ['fails to start', 600_000, 'The worker failed'],
    ['never starts', 20, 'The worker did not start in time'],
  ])('and %s falls back to the page', async (behaviour, startTimeoutMs, fault) => {
    const { engine, faults, createFallback } = engineOver([behaviour], { startTimeoutMs });
    const pending = queryNames(engine);
    await engine.load(aLoadRequest());
    // From the list that came first, at least.
    expect(await pending).not.toEqual([]);
    expect(await queryNames(engine)).toEqual(['Saw', 'Drill']);
    expect(faults).toEqual([fault]);
    expect(createFallback).toHaveBeenCalledTimes(1);
  });

  it('and cannot even be created falls back to the page', async () => {
    const startWorker = () => {
      throw new Error('Workers are not allowed');
    };
    const { engine, faults } = engineOver([], { startWorker });
    await engine.load(aLoadRequest());
    expect(await queryNames(engine)).toEqual(['Saw', 'Drill']);
    expect(faults).toEqual(['Workers are not allowed']);
  });

  it('and crashes is replaced; its pending requests are resent after a reload', async () => {
    const { engine, workers, faults, createFallback } = engineOver(['works', 'works'], { silenceMs: 600_000 });
    const { version } = await engine.load(aLoadRequest());
    workers[0]!.hang();
    const pending = queryNames(engine);
    workers[0]!.crash();
    expect(await pending).toEqual(['Saw', 'Drill']);
    expect(faults).toEqual(['The worker failed']);
    expect(workers[0]!.isOver()).toBe(true);
    expect(workers[1]!.received[0]).toMatchObject({ type: 'load' });
    expect(engine.status().version).toBeGreaterThan(version);
    expect(createFallback).not.toHaveBeenCalled();
  });

  it('and stops responding to pending requests is replaced', async () => {
    const { engine, workers, faults } = engineOver(['works', 'works'], { silenceMs: 250 });
    await engine.load(aLoadRequest());
    workers[0]!.hang();
    expect(await queryNames(engine)).toEqual(['Saw', 'Drill']);
    expect(faults).toEqual(['The worker stopped responding']);
  });

  it('and keeps hanging falls back to the page', async () => {
    const behaviours: Behaviour[] = ['never responds', 'never responds', 'never responds'];
    const { engine, workers, createFallback } = engineOver(behaviours, { silenceMs: 10 });
    await engine.load(aLoadRequest());
    expect(await queryNames(engine)).toEqual(['Saw', 'Drill']);
    expect(workers).toHaveLength(3);
    expect(createFallback).toHaveBeenCalledTimes(1);
  });

  it('and whose fallback fails too reports it, and is retried with the next request', async () => {
    const createFallback = jest.fn<CatalogEngine, []>(() => {
      throw new Error('The engine could not be fetched');
    });
    const { engine } = engineOver(['fails to start', 'works'], { createFallback });
    await expect(engine.load(aLoadRequest())).rejects.toThrow('The engine could not be fetched');
    await engine.load(aLoadRequest());
    expect(await queryNames(engine)).toEqual(['Saw', 'Drill']);
  });

  it('rejects pending requests when it is closed', async () => {
    const { engine, workers } = engineOver(['works']);
    await engine.load(aLoadRequest());
    const waiting = engine.request('query', {});
    engine.dispose();
    await expect(waiting).rejects.toMatchObject({ name: 'AbortError' });
    expect(workers[0]!.isOver()).toBe(true);
  });
});
