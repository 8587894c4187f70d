import { waitAtMost } from '@/shared/lib/scheduling';

import type { CatalogLists } from '../catalog/mergeCategories';
import { readSynonyms } from '../catalog/readSynonyms';
import { isAbortError } from './abortSignals';
import { type EngineStatus, isSameRequest, type LoadRequest, sameLists } from './catalogEngine';
import { createCatalogLists, createList, type ListServices } from './catalogLists';
import { createChanges } from './changes';
import { buildSnapshot, type BuiltSnapshot, completeSnapshot } from './snapshotState';
import type { Pause } from './steps';
import { createListFilter, ignoreFailure } from './storedLists';

export type LoadingServices = ListServices & {
  pause: Pause;
  /** How long to wait for stored lists before requesting them from the services regardless. */
  storageTimeoutMs: number;
};

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
  let catalogs: ReturnType<typeof createCatalogLists>[] = [];
  let synonyms: ReturnType<typeof createList> | null = null;
  let reading = new AbortController();
  /** What requests see, and what the newest lists make without features and synonyms. */
  let snapshot: BuiltSnapshot | null = null;
  let plain: BuiltSnapshot | null = null;
  let version = 0;
  let latestBuild = 0;
  let hasLoadedOnce = false;
  let currentLoad: Promise<EngineStatus> | null = null;

  const getState = (): EngineStatus['state'] => {
    if (!request) return 'idle';
    if (snapshot) return 'ready';
    return catalogs.every((catalog) => catalog.status().state === 'failed') ? 'failed' : 'loading';
  };

  const status = (): EngineStatus => ({
    version,
    language: request?.language ?? null,
    state: getState(),
    hasFeatures: snapshot?.hasFeatures ?? false,
    catalogs: catalogs.map((catalog) => catalog.status()),
    unreadableRecords: snapshot?.browsable.catalog.unreadableRecords ?? 0,
  });
  const changes = createChanges(status);

  const isShown = (catalog: (typeof catalogs)[number]) =>
    snapshot?.browsable.catalog.catalogIds.includes(catalog.status().catalogId) ?? false;

  const getLists = () =>
    catalogs.map((catalog) => catalog.lists()).filter((lists): lists is CatalogLists => lists !== null);
  const getSynonyms = () => readSynonyms(synonyms?.loaded()?.records ?? []);

  const show = (built: BuiltSnapshot) => {
    const isChange = snapshot?.browsable !== built.browsable;
    snapshot = built;
    // A number that no engine has had: each may be replaced by another.
    if (isChange) version = Math.random();
    changes.notify();
  };

  /** For work on the lists as they are now: later builds make it stale. */
  const createStepping = (own = latestBuild) => ({ pause: services.pause, isStale: () => own !== latestBuild });

  /** Shows the newest lists with the features and the synonyms that have loaded by now. */
  const complete = async (hasFeatures: boolean): Promise<void> => {
    const stepping = createStepping();
    if (!plain) return;
    const shown = snapshot?.browsable.catalog === plain.browsable.catalog ? snapshot : plain;
    const built = await completeSnapshot(shown, { lists: getLists(), synonyms: getSynonyms(), hasFeatures }, stepping);
    if (!stepping.isStale()) show(built);
  };

  const build = async (language: string): Promise<void> => {
    const stepping = createStepping((latestBuild += 1));
    const built = await buildSnapshot(getLists(), language, stepping);
    if (stepping.isStale()) return;
    // The first snapshot is browsable before it is indexed; a later one replaces it only once searchable.
    if (!plain) show(built);
    await built.searchable();
    if (stepping.isStale()) return;
    plain = built;
    await complete(getLists().some(({ features = [] }) => features.length > 0));
    void ignoreAbort(prepareOrders(built));
  };

  const startRequest = (next: LoadRequest): void => {
    reading.abort();
    reading = new AbortController();
    const isSame = request !== null && sameLists(request, next);
    request = next;
    if (isSame) {
      catalogs.forEach((catalog) => catalog.startOver());
      return;
    }
    // Makes a build in progress stale.
    latestBuild += 1;
    snapshot = null;
    plain = null;
    hasLoadedOnce = false;
    catalogs = next.catalogs.map((address) => createCatalogLists(address, next, services));
    synonyms = createList(next.synonymsUrl, next, services, { isOptional: true });
  };

  const readLists = async (next: LoadRequest, signal: AbortSignal): Promise<void> => {
    const own = catalogs;
    const ownSynonyms = synonyms;
    const builds: Promise<void>[] = [];
    const rebuild = () => void builds.push(ignoreAbort(build(next.language)));
    changes.notify();

    const readStored = async () => {
      await Promise.all([...own.map((catalog) => catalog.readStored()), ownSynonyms?.readStored()]);
      if (!signal.aborted && own.some((catalog) => catalog.lists())) rebuild();
    };
    if (!snapshot) await waitAtMost(services.storageTimeoutMs, readStored());
    if (signal.aborted) return;
    services.storage.keepOnly(createListFilter(next)).catch(ignoreFailure);

    const needsRebuild = await Promise.all(
      own.map(async (catalog) => {
        const isChanged = await catalog.refresh(next, signal);
        // The first catalogue is shown at once; the others are built together.
        const isFirst = isChanged && builds.length === 0 && !snapshot;
        if (isFirst) rebuild();
        changes.notify();
        return isChanged && !isFirst;
      }),
    );
    // A load that was aborted may have left a list that nothing was built from.
    const isLeftOver = builds.length === 0 && own.some((catalog) => catalog.lists() && !isShown(catalog));
    if (needsRebuild.includes(true) || isLeftOver) rebuild();
    await Promise.all(builds);
    signal.throwIfAborted();
    hasLoadedOnce = true;
    changes.notify();
    // Last: features only add filters, and synonyms results.
    const addFeatures = async () => {
      const haveChanged = await Promise.all(own.map((catalog) => catalog.refreshFeatures(next, signal)));
      if (haveChanged.includes(true) || snapshot?.hasFeatures === false) await complete(true);
    };
    const featuresAdded = addFeatures();
    const addSynonyms = async () => {
      const haveChanged = await ownSynonyms?.refresh(next, signal);
      await featuresAdded;
      if (haveChanged) await complete(true);
    };
    // Together: an abort fails both.
    await Promise.all([featuresAdded, addSynonyms()]);
  };

  const load = (next: LoadRequest): Promise<EngineStatus> => {
    if (currentLoad && request && isSameRequest(request, next)) return currentLoad;
    startRequest(next);
    const own = ignoreAbort(readLists(next, reading.signal)).then(() => {
      if (currentLoad === own) currentLoad = null;
      return status();
    });
    currentLoad = own;
    return own;
  };

  return {
    load,
    requested: () => request,
    status,
    changes,
    snapshot: () => snapshot,
    /** Until then, what the snapshot lacks may be in a catalogue that is still loading. */
    hasAllCatalogs: () =>
      hasLoadedOnce && catalogs.every((catalog) => catalog.status().state === 'failed' || isShown(catalog)),
    dispose: () => reading.abort(),
  };
};
