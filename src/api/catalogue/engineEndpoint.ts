import { type Draft, original } from '@reduxjs/toolkit';
import { type BaseQueryApi, copyWithStructuralSharing } from '@reduxjs/toolkit/query/react';

import { isAbortError } from '@/engine/host/abortSignals';
import type { CatalogEngine, EngineStatus, RequestOptions } from '@/engine/host/catalogEngine';

import { responsePartlyUnreadable } from '../request/parsedResponses';
import { keepFresh } from './keepFresh';
import { type CatalogueView, loadedEngine, reload, withEngine } from './loadCatalogues';

/** Argument type of endpoints that take no parameters. */
export type NoArgument = ReturnType<() => void>;

type QueryEngine<Arg, Data> = (engine: CatalogEngine, arg: Arg, options: RequestOptions) => Promise<Data>;

/** The lifecycle api of a cache entry. */
type Lifecycle<Data> = CatalogueView & {
  updateCachedData: (recipe: (current: Draft<Data>) => Data) => unknown;
  cacheDataLoaded: Promise<unknown>;
  cacheEntryRemoved: Promise<void>;
};

/** Retries if the lists change while the query runs. */
export const queryUntilStable = async <Data>(engine: CatalogEngine, query: () => Promise<Data>): Promise<Data> => {
  for (;;) {
    const { version } = engine.status();
    const data = await query();
    if (engine.status().version === version) return data;
  }
};

/** Subscribes to the engine's status once the cache entry has data, until the entry is removed. */
const followStatus = async <Data>(
  lifecycle: Lifecycle<Data>,
  createListener: (engine: CatalogEngine) => (status: EngineStatus) => void,
) => {
  const engine = await Promise.race([
    lifecycle.cacheDataLoaded.then(() => loadedEngine(lifecycle)),
    lifecycle.cacheEntryRemoved.then(() => null),
  ]);
  if (!engine) return;
  const stop = engine.subscribe(createListener(engine));
  await lifecycle.cacheEntryRemoved;
  stop();
};

const reportedVersions = new WeakMap<CatalogEngine, number>();

/** The engine reads the lists itself, so skipped records are reported here, once per version of the lists. */
const reportUnreadableRecords = (engine: CatalogEngine, { dispatch }: BaseQueryApi) => {
  const { unreadableRecords, version } = engine.status();
  if (unreadableRecords === 0 || reportedVersions.get(engine) === version) return;
  reportedVersions.set(engine, version);
  const places = ['stockItems', 'categories'];
  dispatch(
    responsePartlyUnreadable({ endpoint: 'catalogue lists', leftOut: unreadableRecords, unreadable: 0, places }),
  );
};

const hasAnyList = ({ catalogs }: EngineStatus) => catalogs.some(({ state }) => state === 'ready');
const isComplete = ({ hasFeatures, catalogs }: EngineStatus) =>
  hasFeatures && catalogs.every(({ state }) => state !== 'loading');

/** An endpoint that queries the engine and updates its data as more lists load. */
export const engineEndpoint = <Arg, Data>(query: QueryEngine<Arg, Data>) => ({
  providesTags: ['StockItem'] as const,
  queryFn: (arg: Arg, api: BaseQueryApi) =>
    withEngine(api, async (engine) => {
      const data = await queryUntilStable(engine, () => query(engine, arg, { signal: api.signal }));
      reportUnreadableRecords(engine, api);
      return data;
    }),
  onCacheEntryAdded: async (arg: Arg, lifecycle: Lifecycle<Data>) => {
    const removal = new AbortController();
    /** Nothing is updated while the catalogues are unavailable, as the status says: what is shown stays. */
    const update = async (engine: CatalogEngine, onUnavailable: () => void) => {
      try {
        const data = await queryUntilStable(engine, () => query(engine, arg, { signal: removal.signal }));
        // Whatever stays the same keeps its identity, so that nothing renders again.
        lifecycle.updateCachedData((current) => copyWithStructuralSharing(original(current), data));
      } catch (error) {
        if (error instanceof Error && error.name === 'CatalogsUnavailable') onUnavailable();
        else if (!isAbortError(error)) throw error;
      }
    };
    await followStatus(lifecycle, (engine) => {
      let shown: number | null = engine.status().version;
      // Data from before the first list comes from the server, which had all of them, and their features: less would be a step back.
      let isFromServer = !hasAnyList(engine.status());
      return (status) => {
        if (status.version === shown || (isFromServer && !isComplete(status))) return;
        isFromServer = false;
        shown = status.version;
        void update(engine, () => {
          // The next change of the status tries again.
          shown = null;
        });
      };
    });
    removal.abort();
  },
});

export const statusEndpoint = {
  queryFn: (_none: NoArgument, api: BaseQueryApi) => withEngine(api, (engine) => Promise.resolve(engine.status())),
  onCacheEntryAdded: async (_none: NoArgument, lifecycle: Lifecycle<EngineStatus>) => {
    let stop: (() => void) | undefined;
    await followStatus(lifecycle, (engine) => {
      // A server has neither window nor connectivity events.
      if (typeof window !== 'undefined')
        stop = keepFresh(engine, () => reload(engine, lifecycle), { window, document });
      return (status) => void lifecycle.updateCachedData(() => status);
    });
    stop?.();
  },
};
