import { readFields, readId } from '../catalog/readValues';
import type { CatalogFilter } from '../query/catalogQuery';
import { isAbortError, unlessAborted } from './abortSignals';
import type { CatalogAddress, CatalogEngine, LoadRequest, PricesRequest } from './catalogEngine';
import { createCatalogLoading, type LoadingServices } from './catalogLoading';
import { type FetchList, fetchList } from './fetchList';
import { createOwnPrices } from './ownPrices';
import { requestHandlers } from './requestHandlers';
import type { BuiltSnapshot, RequestSnapshot } from './snapshotState';
import { pause } from './steps';
import { noListStorage } from './storedLists';
import { createUnavailableError, isUnavailable, notKnown } from './unavailable';

type Unavailable = NonNullable<CatalogFilter['unavailable']>;

type KnownList = { ids: readonly number[]; etag: string | null; readAt: number };

const freshForMs = 20_000;
const timeoutMs = 20_000;

const isAbsent = (status: number) => status === 404 || status === 501;

const isQuery = (value: unknown): value is CatalogFilter => typeof value === 'object' && value !== null;

/**
 * The items that are out of stock, which change with every order and are therefore no part of the lists: fetched for the
 * queries that leave them out, and kept for seconds.
 */
const createUnavailableItems = ({ fetch, now }: { fetch: FetchList; now: () => number }) => {
  const known = new Map<string, KnownList>();

  const readList = async (url: string, headers: LoadRequest['headers'], signal: AbortSignal): Promise<KnownList> => {
    const present = known.get(url);
    if (present && now() - present.readAt < freshForMs) return present;
    const etag = present?.etag ?? null;
    const read = await fetchList(fetch, { url, headers, etag, timeoutMs, signal, isTextKept: true });
    const readAt = now();
    if (read.kind === 'fresh')
      return {
        ids: read.records.flatMap((record) => readId(readFields(record)?.stockItemId) ?? []),
        etag: read.etag,
        readAt,
      };
    if (read.kind === 'unchanged' && present) return { ...present, readAt };
    // Asked once: such a service does not know the stock.
    if (read.kind === 'failed' && isAbsent(read.failure.status)) return { ids: [], etag: null, readAt: Infinity };
    // Items that are out of stock must not pass for the opposite.
    throw createUnavailableError();
  };

  const readAll = async ({ catalogs, headers }: LoadRequest, signal: AbortSignal): Promise<Unavailable> => {
    const readOne = async ({ catalogId, unavailableUrl: url }: CatalogAddress) => {
      if (url === undefined) return { catalogId, ids: [] };
      const list = await readList(url, headers, signal);
      known.set(url, list);
      return { catalogId, ids: list.ids };
    };
    return Promise.all(catalogs.map(readOne));
  };

  /** The argument of a request, whose query then names the items that it leaves out. */
  const fillIn = async (
    arg: unknown,
    request: LoadRequest | null,
    signal = new AbortController().signal,
  ): Promise<unknown> => {
    if (!isQuery(arg) || request === null) return arg;
    if ('query' in arg) return { ...arg, query: await fillIn(arg.query, request, signal) };
    return arg.inStock ? { ...arg, unavailable: await readAll(request, signal) } : arg;
  };
  return { fillIn };
};

/** That there is no such item, or nothing that matches: true only of all catalogues together. */
const saysMissing = (result: unknown): boolean => {
  if (Array.isArray(result)) return result.length === 0 || result.some(saysMissing);
  const { state, total } = readFields(result) ?? {};
  return result === null || result === notKnown || state === 'unknown' || total === 0;
};

const findLacking = (request: LoadRequest | null, { browsable }: BuiltSnapshot): number[] =>
  (request?.catalogs ?? [])
    .map(({ catalogId }) => catalogId)
    .filter((catalogId) => !browsable.catalog.catalogIds.includes(catalogId));

export type InProcessServices = Pick<LoadingServices, 'fetch'> &
  Partial<LoadingServices> & {
    /** Whether requests come from many clients: a browser has one at most. */
    servesMany?: boolean;
  };

type Handle = (built: BuiltSnapshot & Pick<RequestSnapshot, 'lacking'>, arg: unknown, signal?: AbortSignal) => unknown;

/** The engine on the current thread: inside the worker, in tests, on a server, and where no worker starts. */
export const createInProcessEngine = (services: InProcessServices): CatalogEngine => {
  const all = {
    storage: noListStorage,
    now: Date.now,
    pause,
    storageTimeoutMs: 3_000,
    servesMany: false,
    ...services,
  };
  const { load, requested, status, changes, snapshot, hasAllCatalogs, dispose } = createCatalogLoading(all);
  const unavailable = createUnavailableItems(all);
  const ownPrices = createOwnPrices(all);

  const run = async (handle: Handle, arg: unknown, signal?: AbortSignal, prices?: PricesRequest) => {
    for (;;) {
      signal?.throwIfAborted();
      const built = snapshot();
      const isWhole = hasAllCatalogs();
      if (!built && status().state === 'failed') throw createUnavailableError();
      try {
        if (built) {
          const lacking = findLacking(requested(), built);
          const result = await handle(
            { ...(await ownPrices.apply(built, prices)), lacking },
            await unavailable.fillIn(arg, requested(), signal),
            signal,
          );
          if (isWhole || !saysMissing(result)) return result;
        }
      } catch (error) {
        signal?.throwIfAborted();
        // Newer lists arrived while this request was waiting for the previous index, or may have what it is about.
        if (!isAbortError(error) && (isWhole || !isUnavailable(error))) throw error;
      }
      if (snapshot() === built && hasAllCatalogs() === isWhole) await changes.next();
    }
  };

  return {
    load,
    requested,
    request: (method, arg, signal, prices) =>
      unlessAborted(run(requestHandlers[method] as Handle, arg, signal, prices), signal) as Promise<never>,
    status,
    subscribe: changes.subscribe,
    dispose,
  };
};
