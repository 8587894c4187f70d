import { type Draft, original } from '@reduxjs/toolkit';
import { type BaseQueryApi, copyWithStructuralSharing } from '@reduxjs/toolkit/query/react';

import { isAbortError } from '@/engine/host/abortSignals';
import type { CatalogEngine, EngineStatus } from '@/engine/host/catalogEngine';
import type { NoArgument } from '@/engine/host/requestHandlers';
import { isUnavailable } from '@/engine/host/unavailable';

import { baseApi } from '../baseApi';
import { responsePartlyUnreadable } from '../request/parsedResponses';
import type { ResponseMeta } from '../request/requestTypes';
import { keepFresh } from './keepFresh';
import { type CatalogueRequest, loadedEngine, reload, withEngine } from './loadCatalogues';

type QueryEngine<Arg, Data> = (engine: CatalogEngine, arg: Arg, signal: AbortSignal) => Promise<Data>;

type Combine<Data> = (before: Data, data: Data) => Data;

/** The lifecycle api of a cache entry. */
type Lifecycle<Data> = CatalogueRequest & {
  updateCachedData: (recipe: (current: Draft<Data>) => Data) => unknown;
  /** Without meta if the server has rendered the data. */
  cacheDataLoaded: Promise<{ meta?: ResponseMeta | undefined }>;
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
  createListener: (engine: CatalogEngine, meta: ResponseMeta | undefined) => (status: EngineStatus) => void,
) => {
  const load = async () => {
    const { meta } = await lifecycle.cacheDataLoaded;
    return { meta, engine: await loadedEngine(lifecycle) };
  };
  const loaded = await Promise.race([load(), lifecycle.cacheEntryRemoved]);
  if (!loaded) return;
  const { engine, meta } = loaded;
  const listener = createListener(engine, meta);
  const stop = engine.subscribe(listener);
  // The lists may have changed since the query.
  listener(engine.status());
  await lifecycle.cacheEntryRemoved;
  stop();
};

/** The engine reads the lists itself, so skipped records are reported here. Listeners ignore what they know. */
const reportUnreadableRecords = (engine: CatalogEngine, { dispatch }: Pick<CatalogueRequest, 'dispatch'>) => {
  const { unreadableRecords } = engine.status();
  if (unreadableRecords === 0) return;
  const places = ['stockItems', 'categories'];
  dispatch(
    responsePartlyUnreadable({ endpoint: 'catalogue lists', leftOut: unreadableRecords, unreadable: 0, places }),
  );
};

const isComplete = ({ hasFeatures, catalogs }: EngineStatus) =>
  hasFeatures && catalogs.every(({ state }) => state !== 'loading');

/** What stays the same keeps its identity, so that nothing renders again. */
const replace = <Data>(current: Draft<Data>, data: Data, combine: Combine<Data>): Data => {
  const before = original(current) as Data;
  return copyWithStructuralSharing(before, combine(before, data));
};

/**
 * An endpoint that queries the engine and updates its data as more lists load. `combine` says what becomes of the
 * previous result of the same query; it is replaced by default.
 */
export const engineEndpoint = <Arg, Data>(
  query: QueryEngine<Arg, Data>,
  combine: Combine<Data> = (_before, data) => data,
) => ({
  merge: (current: Draft<Data>, data: Data) => replace(current, data, combine),
  providesTags: ['StockItem'] as const,
  extraOptions: { usesLists: true },
  queryFn: async (arg: Arg, api: BaseQueryApi) => {
    const meta: ResponseMeta = { leftOut: 0 };
    const result = await withEngine(api, async (engine) => {
      const data = await queryUntilStable(engine, () => {
        meta.listsVersion = engine.status().version;
        return query(engine, arg, api.signal);
      });
      meta.areListsComplete = isComplete(engine.status());
      reportUnreadableRecords(engine, api);
      return data;
    });
    return { ...result, meta };
  },
  onCacheEntryAdded: async (arg: Arg, lifecycle: Lifecycle<Data>) => {
    const removal = new AbortController();
    /** While the status says that the catalogues are unavailable, nothing is updated: what is shown stays. */
    const update = async (engine: CatalogEngine, onUnavailable: () => void) => {
      try {
        const data = await queryUntilStable(engine, () => query(engine, arg, removal.signal));
        lifecycle.updateCachedData((current) => replace(current, data, combine));
        reportUnreadableRecords(engine, lifecycle);
      } catch (error) {
        if (isUnavailable(error)) onUnavailable();
        else if (!isAbortError(error)) throw error;
      }
    };
    await followStatus(lifecycle, (engine, meta) => {
      let shown: number | null = meta?.listsVersion ?? engine.status().version;
      // The server that has rendered a page had all lists and features. An answer from fewer of them would be worse.
      let isWhole = meta?.areListsComplete ?? true;
      return (status) => {
        if (status.version === shown || (isWhole && !isComplete(status))) return;
        isWhole = isComplete(status);
        shown = status.version;
        void update(engine, () => {
          // Retried on the next change of the status.
          shown = null;
        });
      };
    });
    removal.abort();
  },
});

export const statusEndpoint = {
  extraOptions: { usesLists: true },
  queryFn: (_none: NoArgument, api: BaseQueryApi) => withEngine(api, (engine) => Promise.resolve(engine.status())),
  onCacheEntryAdded: async (_none: NoArgument, lifecycle: Lifecycle<EngineStatus>) => {
    let stop: (() => void) | undefined;
    await followStatus(lifecycle, (engine) => {
      // A server has neither window nor connectivity events.
      if (typeof window !== 'undefined')
        stop = keepFresh(engine, () => reload(engine, lifecycle), { window, document });
      let wasFailing = false;
      return (status) => {
        lifecycle.updateCachedData(() => status);
        const isFailing = status.catalogs.some(({ failure }) => failure !== null);
        // Failed queries do not follow the status, as they have no data, so they are refetched.
        if (wasFailing && !isFailing) lifecycle.dispatch(baseApi.util.invalidateTags(['StockItem']));
        wasFailing = isFailing;
      };
    });
    stop?.();
  },
};
