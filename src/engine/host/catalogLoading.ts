import type { CatalogLists } from '../catalog/mergeCategories';
import type { EngineStatus, LoadRequest } from './catalogEngine';
import { createChanges } from './changes';
import { createShelf, type Shelf, type ShelfServices } from './shelf';
import { buildSnapshot, type BuiltSnapshot } from './snapshotState';
import { isAbandoned, type Pause } from './steps';

export type LoadingServices = Omit<ShelfServices, 'onKeepingFailure'> & { pause: Pause };

const sameLists = (one: LoadRequest, other: LoadRequest): boolean =>
  JSON.stringify([one.language, one.catalogs]) === JSON.stringify([other.language, other.catalogs]);

const unlessAbandoned = async (work: Promise<unknown>): Promise<void> => {
  try {
    await work;
  } catch (error) {
    if (!isAbandoned(error)) throw error;
  }
};

/** Prepares what the next requests are likely to need. */
const warm = ({ marked, order }: BuiltSnapshot) =>
  Promise.all([marked(), order('name'), order('code'), order('price')]);

/** Loads the catalogues and holds the present state of them. */
export const createCatalogLoading = (services: LoadingServices) => {
  let request: LoadRequest | null = null;
  let shelves: Shelf[] = [];
  let reading = new AbortController();
  let snapshot: BuiltSnapshot | null = null;
  let isSearchable = false;
  let version = 0;
  /** Which lists the newest build was begun for. */
  let building = 0;
  let keepingFailure: string | null = null;
  let present: Promise<EngineStatus> | null = null;

  const stateNow = (): EngineStatus['state'] => {
    if (!request) return 'idle';
    if (snapshot) return 'ready';
    return shelves.every((shelf) => shelf.status().state === 'failed') ? 'failed' : 'loading';
  };

  const status = (): EngineStatus => ({
    version,
    language: request?.language ?? null,
    state: stateNow(),
    isSearchable,
    catalogs: shelves.map((shelf) => shelf.status()),
    keepingFailure,
  });
  const changes = createChanges(status);

  const show = (built: BuiltSnapshot) => {
    snapshot = built;
    version += 1;
    changes.tell();
  };

  const build = async (language: string): Promise<void> => {
    const own = (building += 1);
    const isStale = () => own !== building;
    const lists = shelves.map((shelf) => shelf.lists()).filter((list): list is CatalogLists => list !== null);
    const built = await buildSnapshot(lists, language, { pause: services.pause, isStale });
    if (isStale()) return;
    // The first can be browsed before it is indexed; a later one takes over only when it can do as much.
    if (!isSearchable) show(built);
    await built.searchable();
    if (isStale()) return;
    isSearchable = true;
    if (snapshot === built) changes.tell();
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
    const onKeepingFailure = (error: unknown) => {
      keepingFailure = error instanceof Error ? error.message : String(error);
      changes.tell();
    };
    shelves = next.catalogs.map((address) => createShelf(address, next.language, { ...services, onKeepingFailure }));
  };

  const read = async (next: LoadRequest, signal: AbortSignal): Promise<void> => {
    const own = shelves;
    const builds: Promise<void>[] = [];
    const rebuild = () => void builds.push(unlessAbandoned(build(next.language)));
    changes.tell();

    if (!snapshot) await Promise.all(own.map((shelf) => shelf.readKept()));
    if (signal.aborted) return;
    if (!snapshot && own.some((shelf) => shelf.lists())) rebuild();

    const left = await Promise.all(
      own.map(async (shelf) => {
        const isChanged = await shelf.refresh(next, signal);
        // The first that comes is shown at once, the others together.
        const isFirst = isChanged && builds.length === 0 && !snapshot;
        if (isFirst) rebuild();
        changes.tell();
        return isChanged && !isFirst;
      }),
    );
    if (left.includes(true)) rebuild();
    await Promise.all(builds);
  };

  const load = (next: LoadRequest): Promise<EngineStatus> => {
    if (present && request && sameLists(request, next)) return present;
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
