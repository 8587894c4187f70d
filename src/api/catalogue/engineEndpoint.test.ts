import { configureStore } from '@reduxjs/toolkit';

import { aRuntimeConfig } from '@/../test/support/builders/aRuntimeConfig';
import { baseApi } from '@/api/baseApi';
import { catalogueApi } from '@/api/catalogueApi';
import type { CatalogEngine, CatalogStatus, EngineStatus } from '@/engine/host/catalogEngine';

const { getBrandItems } = catalogueApi.endpoints;

const aCatalog = (catalogId: number, state: CatalogStatus['state']): CatalogStatus => ({
  catalogId,
  state,
  fetchedAt: null,
  isRefreshing: false,
  failure: null,
  featuresFailure: null,
  transferred: 0,
});

const aStatus = (version: number, ...states: CatalogStatus['state'][]): EngineStatus => ({
  version,
  language: 'en',
  state: states.length === 0 ? 'idle' : states.includes('ready') ? 'ready' : 'loading',
  hasFeatures: false,
  catalogs: states.map((state, at) => aCatalog(at + 1, state)),
  unreadableRecords: 0,
});

/** An engine whose lists arrive when the test says so; it counts what has arrived. */
const anEngine = (first: EngineStatus) => {
  let current = first;
  const listeners = new Set<(status: EngineStatus) => void>();
  const engine = {
    load: async () => current,
    requested: () => null,
    status: () => current,
    request: async () => {
      if (current.state === 'failed') throw Object.assign(new Error('unavailable'), { name: 'CatalogsUnavailable' });
      return [{ products: current.catalogs.filter(({ state }) => state === 'ready').length, feature: null }];
    },
    subscribe: (listener: (status: EngineStatus) => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  } as unknown as CatalogEngine;
  const become = async (status: EngineStatus) => {
    current = status;
    listeners.forEach((listener) => listener(status));
    await settle();
  };
  return { engine, become };
};

const settle = () => new Promise((resolve) => setTimeout(resolve));

const open = (engine: CatalogEngine, onStart: () => void = () => undefined) => {
  const store = configureStore({
    reducer: {
      [baseApi.reducerPath]: baseApi.reducer,
      language: () => ({ language: 'en' }),
      session: () => ({ token: '', client: null }),
    },
    middleware: (getDefault) =>
      getDefault({
        thunk: { extraArgument: { config: aRuntimeConfig(), engine: async () => (onStart(), engine) } },
      }).concat(baseApi.middleware),
  });
  const readCounts = () =>
    getBrandItems
      .select(['alba'])(store.getState())
      .data?.map(({ products }) => products);
  return { store, readCounts };
};

it('shows the first list at once, and the next when it arrives', async () => {
  const { engine, become } = anEngine(aStatus(1, 'ready', 'loading'));
  const { store, readCounts } = open(engine);
  await store.dispatch(getBrandItems.initiate(['alba']));
  await settle();
  expect(readCounts()).toEqual([1]);
  await become(aStatus(2, 'ready', 'ready'));
  expect(readCounts()).toEqual([2]);
});

it('notices lists that arrive between its query and its subscription', async () => {
  const { engine, become } = anEngine(aStatus(1, 'ready', 'loading'));
  let starts = 0;
  const { store, readCounts } = open(engine, () => {
    starts += 1;
    if (starts === 2) void become(aStatus(2, 'ready', 'ready'));
  });
  await store.dispatch(getBrandItems.initiate(['alba']));
  await settle();
  expect(readCounts()).toEqual([2]);
});

it('keeps what it shows while the catalogues are unavailable, and updates it once they are back', async () => {
  const { engine, become } = anEngine(aStatus(1, 'ready'));
  const { store, readCounts } = open(engine);
  await store.dispatch(getBrandItems.initiate(['alba']));
  await settle();
  await become({ ...aStatus(2, 'failed', 'failed'), state: 'failed' });
  expect(readCounts()).toEqual([1]);
  await become(aStatus(2, 'ready', 'ready'));
  expect(readCounts()).toEqual([2]);
});

it('refetches what could not be loaded once the services have answered', async () => {
  const failure = { kind: 'network', status: 0, statusText: '', url: '' } as const;
  const failed: EngineStatus = { ...aStatus(1, 'failed'), state: 'failed' };
  failed.catalogs = failed.catalogs.map((catalog) => ({ ...catalog, failure }));
  const { engine, become } = anEngine(failed);
  const { store, readCounts } = open(engine);
  void store.dispatch(catalogueApi.endpoints.getCatalogueStatus.initiate());
  await store.dispatch(getBrandItems.initiate(['alba']));
  await settle();
  expect(readCounts()).toBeUndefined();
  await become(aStatus(1, 'ready'));
  await settle();
  expect(readCounts()).toEqual([1]);
});

it.each(['ready', 'failed'] as const)(
  'keeps what the server rendered until every list and the features are there: the last one is %s',
  async (last) => {
    const { engine, become } = anEngine(aStatus(0));
    const { store, readCounts } = open(engine);
    const [entry] = [{ endpointName: 'getBrandItems', arg: ['alba'], value: [{ products: 40, feature: null }] }];
    store.dispatch(baseApi.util.upsertQueryEntries([entry] as never));
    void store.dispatch(getBrandItems.initiate(['alba']));
    await settle();
    await become(aStatus(1, 'loading', 'loading'));
    await become(aStatus(2, 'ready', 'loading'));
    expect(readCounts()).toEqual([40]);
    await become(aStatus(3, 'ready', last));
    expect(readCounts()).toEqual([40]);
    await become({ ...aStatus(3, 'ready', last), hasFeatures: true });
    expect(readCounts()).toEqual([last === 'ready' ? 2 : 1]);
    await become({ ...aStatus(4, 'ready'), hasFeatures: true });
    expect(readCounts()).toEqual([1]);
  },
);

it('keeps what the server rendered even if a list was there before anything asked for it', async () => {
  const { engine, become } = anEngine(aStatus(1, 'ready', 'loading'));
  const { store, readCounts } = open(engine);
  const [entry] = [{ endpointName: 'getBrandItems', arg: ['alba'], value: [{ products: 40, feature: null }] }];
  store.dispatch(baseApi.util.upsertQueryEntries([entry] as never));
  void store.dispatch(getBrandItems.initiate(['alba']));
  await settle();
  await become(aStatus(2, 'ready', 'loading'));
  expect(readCounts()).toEqual([40]);
  await become({ ...aStatus(3, 'ready', 'ready'), hasFeatures: true });
  expect(readCounts()).toEqual([2]);
});

it('keeps what came of all lists until they have all arrived again', async () => {
  const { engine, become } = anEngine({ ...aStatus(1, 'ready', 'ready'), hasFeatures: true });
  const { store, readCounts } = open(engine);
  await store.dispatch(getBrandItems.initiate(['alba']));
  await settle();
  await become(aStatus(2, 'ready', 'loading'));
  expect(readCounts()).toEqual([2]);
  await become({ ...aStatus(2, 'ready', 'failed'), hasFeatures: true });
  expect(readCounts()).toEqual([1]);
});

it('keeps items that an engine knew and another does not', async () => {
  const known = { key: '2:7' };
  const { engine, become } = anEngine({ ...aStatus(1, 'ready', 'ready'), hasFeatures: true });
  let answer: unknown[] = [null, known];
  Object.assign(engine, { request: async () => answer });
  const { store } = open(engine);
  const { getCatalogueItems } = catalogueApi.endpoints;
  const read = () => getCatalogueItems.select(['1:5', '2:7'])(store.getState()).data;
  await store.dispatch(getCatalogueItems.initiate(['1:5', '2:7']));
  await settle();
  answer = [null, 'notKnown'];
  await become({ ...aStatus(2, 'ready', 'failed'), hasFeatures: true });
  expect(read()).toEqual({ '1:5': null, '2:7': known });
  await store.dispatch(getCatalogueItems.initiate(['1:5', '2:7'], { forceRefetch: true }));
  expect(read()).toEqual({ '1:5': null, '2:7': known });
  answer = [null, null];
  await become({ ...aStatus(3, 'ready', 'ready'), hasFeatures: true });
  expect(read()).toEqual({ '1:5': null, '2:7': null });
});
