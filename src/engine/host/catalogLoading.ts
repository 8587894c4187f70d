import { waitAtMost } from '@/shared/lib/scheduling';

import type { CatalogLists } from '../catalog/mergeCategories';
import type { SynonymWords } from '../catalog/readSynonyms';
import { isAbortError } from './abortSignals';
import { type EngineStatus, type LoadRequest, sameLists } from './catalogEngine';
import { type CatalogListServices, type CatalogListSource, createCatalogLists } from './catalogLists';
import { createChanges } from './changes';
import { buildSnapshot, type BuiltSnapshot, withFeatures, withSynonyms } from './snapshotState';
import type { Pause } from './steps';
import { createListFilter } from './storedLists';
import { createSynonymList, type SynonymList } from './synonymList';

export type LoadingServices = Omit<CatalogListServices, 'onStorageFailure'> & {
  pause: Pause;
  /** How long to wait for stored lists before requesting them from the services regardless. */
  storageTimeoutMs: number;
};

/** The same lists, requested with the same headers. */
const isSameRequest = (one: LoadRequest, other: LoadRequest): boolean =>
  sameLists(one, other) && JSON.stringify(one.headers) === JSON.stringify(other.headers);

const ignoreAbort = async (work: Promise<unknown>): Promise<void> => {
  try {
    await work;
  } catch (error) {
    if (!isAbortError(error)) throw error;
  }
};

/** Precomputes what the next requests are likely to need. */
const prepareOrders = ({ marked, order }: BuiltSnapshot) =>
  Promise.all([marked(), order('name'), order('code'), order('price')]);

/** Loads the catalogues and holds their current snapshot. */
export const createCatalogLoading = (services: LoadingServices) => {
  let request: LoadRequest | null = null;
  let listSources: CatalogListSource[] = [];
  let synonyms: SynonymList | null = null;
  let reading = new AbortController();
  let snapshot: BuiltSnapshot | null = null;
  let newest: BuiltSnapshot | null = null;
  let isSearchable = false;
  let version = 0;
  let latestBuild = 0;
  let storageFailure: string | null = null;
  let currentLoad: Promise<EngineStatus> | null = null;

  const getState = (): EngineStatus['state'] => {
    if (!request) return 'idle';
    if (snapshot) return 'ready';
    return listSources.every((source) => source.status().state === 'failed') ? 'failed' : 'loading';
  };

  const status = (): EngineStatus => ({
    version,
    language: request?.language ?? null,
    state: getState(),
    isSearchable,
    hasFeatures: snapshot?.hasFeatures ?? false,
    catalogs: listSources.map((source) => source.status()),
    unreadableRecords: snapshot?.browsable.catalog.unreadableRecords ?? 0,
    storageFailure,
  });
  const changes = createChanges(status);

  const getLists = () =>
    listSources.map((source) => source.lists()).filter((list): list is CatalogLists => list !== null);

  const show = (built: BuiltSnapshot) => {
    snapshot = built;
    // One that no engine has had: each may be replaced by another.
    version = Math.random();
    changes.notify();
  };

  const build = async (language: string): Promise<void> => {
    const own = (latestBuild += 1);
    const isStale = () => own !== latestBuild;
    const plain = await buildSnapshot(getLists(), language, { pause: services.pause, isStale });
    if (isStale()) return;
    const built = withSynonyms(plain, synonyms?.groups() ?? []);
    // The first snapshot is browsable before it is indexed; a later one replaces it only once searchable.
    if (!isSearchable) show(built);
    await built.searchable();
    if (isStale()) return;
    isSearchable = true;
    newest = built;
    if (getLists().some(({ features = [] }) => features.length > 0)) await showFeatures();
    else if (snapshot === built) changes.notify();
    else show(built);
    void ignoreAbort(prepareOrders(built));
  };

  /** Shows the newest snapshot with the features that have loaded by now. */
  const showFeatures = async (): Promise<void> => {
    const own = latestBuild;
    const isStale = () => own !== latestBuild;
    if (!newest) return;
    const complete = await withFeatures(newest, getLists(), { pause: services.pause, isStale });
    if (isStale()) return;
    const hasAny = [snapshot, complete].some((one) => one && one.browsable.features.length > 0);
    if (hasAny) show(complete);
    else {
      // Results stay as they are; only requests that are waiting for features continue.
      snapshot = complete;
      changes.notify();
    }
  };

  /** Shows the snapshot with the synonyms that have loaded by now. */
  const showSynonyms = (groups: readonly SynonymWords[]): void => {
    if (!snapshot || snapshot.browsable.synonyms === groups) return;
    newest &&= withSynonyms(newest, groups);
    show(withSynonyms(snapshot, groups));
  };

  const startRequest = (next: LoadRequest): void => {
    reading.abort();
    reading = new AbortController();
    const isSame = request !== null && sameLists(request, next);
    request = next;
    if (isSame) {
      listSources.forEach((source) => source.startOver());
      return;
    }
    // Makes a build in progress stale.
    latestBuild += 1;
    snapshot = null;
    newest = null;
    isSearchable = false;
    const listServices = { ...services, onStorageFailure };
    listSources = next.catalogs.map((address) => createCatalogLists(address, next, listServices));
    synonyms = createSynonymList(next, listServices);
  };

  const onStorageFailure = (error: unknown) => {
    storageFailure = error instanceof Error ? error.message : String(error);
    changes.notify();
  };

  const readLists = async (next: LoadRequest, signal: AbortSignal): Promise<void> => {
    const own = listSources;
    const ownSynonyms = synonyms;
    const builds: Promise<void>[] = [];
    const rebuild = () => void builds.push(ignoreAbort(build(next.language)));
    changes.notify();

    const readStored = async () => {
      await Promise.all([...own.map((source) => source.readStored()), ownSynonyms?.readStored() ?? null]);
      if (!signal.aborted && own.some((source) => source.lists())) rebuild();
    };
    if (!snapshot) await waitAtMost(services.storageTimeoutMs, readStored());
    if (signal.aborted) return;
    services.storage.keepOnly(createListFilter(next)).catch(onStorageFailure);

    const needsRebuild = await Promise.all(
      own.map(async (source) => {
        const isChanged = await source.refresh(next, signal);
        // The first catalogue is shown at once; the others are built together.
        const isFirst = isChanged && builds.length === 0 && !snapshot;
        if (isFirst) rebuild();
        changes.notify();
        return isChanged && !isFirst;
      }),
    );
    if (needsRebuild.includes(true)) rebuild();
    await Promise.all(builds);
    // Last: features only add filters, and synonyms results.
    const readFeatures = async () => {
      const haveChanged = await Promise.all(own.map((source) => source.refreshFeatures(next, signal)));
      if (haveChanged.includes(true) || snapshot?.hasFeatures === false) await showFeatures();
    };
    await Promise.all([readFeatures(), ownSynonyms?.refresh(next, signal)]);
    if (ownSynonyms && ownSynonyms === synonyms) showSynonyms(ownSynonyms.groups());
  };

  const load = (next: LoadRequest): Promise<EngineStatus> => {
    if (currentLoad && request && isSameRequest(request, next)) return currentLoad;
    startRequest(next);
    const { signal } = reading;
    const own = ignoreAbort(readLists(next, signal)).then(() => {
      if (currentLoad === own) currentLoad = null;
      return status();
    });
    currentLoad = own;
    return own;
  };

  return { load, status, changes, snapshot: () => snapshot, dispose: () => reading.abort() };
};
