import type { CatalogLists } from '../catalog/mergeCategories';
import type { EngineStatus, LoadRequest } from './catalogEngine';
import { isAbandoned } from './abortSignals';
import { createChanges } from './changes';
import { isKeptFor } from './storedLists';
import { createCatalogLists, type CatalogListSource, type CatalogListServices } from './catalogLists';
import { buildSnapshot, type BuiltSnapshot } from './snapshotState';
import type { Pause } from './steps';

export type LoadingServices = Omit<CatalogListServices, 'onKeepingFailure'> & {
  pause: Pause;
  /** How long to wait for stored lists before requesting them from the services regardless. */
  keptPatienceMs: number;
};

/** Settles with the work or after a timeout: some browsers never report whether their storage opens. */
const within = async (ms: number, work: Promise<unknown>): Promise<void> => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const over = new Promise<void>((resolve) => (timer = setTimeout(resolve, ms)));
  await Promise.race([work, over]);
  clearTimeout(timer);
};

const sameLists = (one: LoadRequest, other: LoadRequest): boolean =>
  JSON.stringify([one.language, one.audience, one.catalogs]) ===
  JSON.stringify([other.language, other.audience, other.catalogs]);

/** Same lists for the same audience. */
const isSameRequest = (one: LoadRequest, other: LoadRequest): boolean =>
  sameLists(one, other) && JSON.stringify(one.headers) === JSON.stringify(other.headers);

const unlessAbandoned = async (work: Promise<unknown>): Promise<void> => {
  try {
    await work;
  } catch (error) {
    if (!isAbandoned(error)) throw error;
  }
};

/** Precomputes what the next requests are likely to need. */
const warm = ({ marked, order }: BuiltSnapshot) =>
  Promise.all([marked(), order('name'), order('code'), order('price')]);

/** Loads the catalogues and holds their current snapshot. */
export const createCatalogLoading = (services: LoadingServices) => {
  let request: LoadRequest | null = null;
  let listSources: CatalogListSource[] = [];
  let reading = new AbortController();
  let snapshot: BuiltSnapshot | null = null;
  let isSearchable = false;
  let version = 0;
  /** Number of the latest build. */
  let building = 0;
  let keepingFailure: string | null = null;
  let present: Promise<EngineStatus> | null = null;

  const stateNow = (): EngineStatus['state'] => {
    if (!request) return 'idle';
    if (snapshot) return 'ready';
    return listSources.every((shelf) => shelf.status().state === 'failed') ? 'failed' : 'loading';
  };

  const status = (): EngineStatus => ({
    version,
    language: request?.language ?? null,
    state: stateNow(),
    isSearchable,
    catalogs: listSources.map((shelf) => shelf.status()),
    unreadableRecords: snapshot?.browsable.catalog.unreadableRecords ?? 0,
    keepingFailure,
  });
  const changes = createChanges(status);

  const show = (built: BuiltSnapshot) => {
    snapshot = built;
    version += 1;
    changes.notify();
  };

  const build = async (language: string): Promise<void> => {
    const own = (building += 1);
    const isStale = () => own !== building;
    const lists = listSources.map((shelf) => shelf.lists()).filter((list): list is CatalogLists => list !== null);
    const built = await buildSnapshot(lists, language, { pause: services.pause, isStale });
    if (isStale()) return;
    // The first snapshot is browsable before it is indexed; a later one replaces it only once searchable.
    if (!isSearchable) show(built);
    await built.searchable();
    if (isStale()) return;
    isSearchable = true;
    if (snapshot === built) changes.notify();
    else show(built);
    void unlessAbandoned(warm(built));
  };

  const begin = (next: LoadRequest): void => {
    reading.abort();
    reading = new AbortController();
    const isSame = request !== null && sameLists(request, next);
    request = next;
    if (isSame) return;
    building += 1;
    snapshot = null;
    isSearchable = false;
    listSources = next.catalogs.map((address) => createCatalogLists(address, next, { ...services, onKeepingFailure }));
  };

  const onKeepingFailure = (error: unknown) => {
    keepingFailure = error instanceof Error ? error.message : String(error);
    changes.notify();
  };

  const read = async (next: LoadRequest, signal: AbortSignal): Promise<void> => {
    const own = listSources;
    const builds: Promise<void>[] = [];
    const rebuild = () => void builds.push(unlessAbandoned(build(next.language)));
    changes.notify();

    const readKept = async () => {
      await Promise.all(own.map((shelf) => shelf.readKept()));
      if (!signal.aborted && own.some((shelf) => shelf.lists())) rebuild();
    };
    if (!snapshot) await within(services.keptPatienceMs, readKept());
    if (signal.aborted) return;
    services.kept.keepOnly(isKeptFor(next)).catch(onKeepingFailure);

    const left = await Promise.all(
      own.map(async (shelf) => {
        const isChanged = await shelf.refresh(next, signal);
        // The first catalogue is shown at once; the others are built together.
        const isFirst = isChanged && builds.length === 0 && !snapshot;
        if (isFirst) rebuild();
        changes.notify();
        return isChanged && !isFirst;
      }),
    );
    if (left.includes(true)) rebuild();
    await Promise.all(builds);
  };

  const load = (next: LoadRequest): Promise<EngineStatus> => {
    if (present && request && isSameRequest(request, next)) return present;
    begin(next);
    const { signal } = reading;
    const own = unlessAbandoned(read(next, signal)).then(() => {
      if (present === own) present = null;
      return status();
    });
    present = own;
    return own;
  };

  return { load, status, changes, snapshot: () => snapshot, dispose: () => reading.abort() };
};
