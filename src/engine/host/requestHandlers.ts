import { type CatalogColumns, itemAt, itemsAt } from '../catalog/mergeCatalogs';
import { parseItemKey } from '../catalog/stockItem';
import { createBrandCounter } from '../query/brandItems';
import { catalogPage } from '../query/catalogPage';
import type { CatalogQuery } from '../query/catalogQuery';
import { categoryNodes } from '../query/categoryNodes';
import {
  findItemPosition,
  itemNeighbours,
  type ItemReference,
  itemVariants,
  lookUpItem,
  relatedItems,
} from '../query/itemQueries';
import { priceList, type PriceListPart } from '../query/priceList';
import type { MarkedItems } from '../query/scanMarked';
import { getSorting } from '../query/sortOrders';
import { findCode, toCodeCheck } from '../search/checkCodes';
import { hasWords } from '../search/findItems';
import { suggest, type SuggestLimits } from '../search/suggest';
import { createAbortError } from './abortSignals';
import type { BuiltSnapshot, RequestSnapshot } from './snapshotState';
import { inSteps, pause } from './steps';
import { createUnavailableError, notKnown } from './unavailable';

// The request is run again on the next snapshot: without the features it would find nothing.
const requireFeatures = ({ hasFeatures }: RequestSnapshot) => {
  if (!hasFeatures) throw createAbortError('The features have not loaded yet');
};

const prepare = async (built: RequestSnapshot, { sort, text, features }: CatalogQuery) => {
  if (features) requireFeatures(built);
  const sorting = getSorting(sort);
  return {
    snapshot: hasWords(text) ? await built.searchable() : built.browsable,
    order: sorting && (await built.order(sorting.field)),
  };
};

const toCount = (limit: number): number => Math.max(0, Math.trunc(limit) || 0);

const mayBeIn = (lacking: readonly number[], reference: ItemReference): boolean =>
  'key' in reference ? lacking.includes(parseItemKey(reference.key)?.catalogId ?? NaN) : lacking.length > 0;

const findNamed = ({ browsable: { catalog }, lacking }: RequestSnapshot, key: string) => {
  const position = findItemPosition(catalog, { key });
  if (position >= 0) return itemAt(catalog, position);
  return mayBeIn(lacking, { key }) ? notKnown : null;
};

/** The catalogue, for an item that is in it or in no other either. */
const catalogOf = ({ browsable: { catalog }, lacking }: RequestSnapshot, reference: ItemReference): CatalogColumns => {
  if (findItemPosition(catalog, reference) < 0 && mayBeIn(lacking, reference)) throw createUnavailableError();
  return catalog;
};

function* workThrough<Entry, Result>(entries: readonly Entry[], work: (entry: Entry) => Result) {
  const results: Result[] = [];
  for (const entry of entries) {
    results.push(work(entry));
    yield;
  }
  return results;
}

/** Long lists must not delay other requests, which matters most where one engine serves many browsers. */
const mapInSteps = <Entry, Result>(
  entries: readonly Entry[],
  work: (entry: Entry) => Result,
  signal: AbortSignal | undefined,
): Promise<Result[]> => inSteps(workThrough(entries, work), { pause, isStale: () => signal?.aborted ?? false });

/** The argument of requests that need none. */
export type NoArgument = ReturnType<() => void>;

/** The requests that the engine takes. Each has one argument, which can be sent to a worker or to the services. */
export const requestHandlers = {
  query: async (built: RequestSnapshot, query: CatalogQuery) => {
    const { snapshot, order } = await prepare(built, query);
    return catalogPage(snapshot, query, order);
  },
  priceList: async (built: RequestSnapshot, { query, ...part }: PriceListPart & { query: CatalogQuery }) => {
    const { snapshot, order } = await prepare(built, query);
    return priceList(snapshot, query, order, part);
  },
  neighbours: async (built: RequestSnapshot, arg: { query: CatalogQuery; reference: ItemReference }) => {
    const { snapshot, order } = await prepare(built, arg.query);
    return itemNeighbours(snapshot, arg.query, order, arg.reference);
  },
  brands: async (built: RequestSnapshot, names: readonly string[], signal?: AbortSignal) => {
    requireFeatures(built);
    return mapInSteps(names, createBrandCounter(await built.searchable(), names), signal);
  },
  categories: ({ browsable }: RequestSnapshot, _none: NoArgument) => categoryNodes(browsable.catalog),
  item: (built: RequestSnapshot, reference: ItemReference) => lookUpItem(catalogOf(built, reference), reference),
  items: (built: RequestSnapshot, keys: readonly string[]) => keys.map((key) => findNamed(built, key)),
  variants: (built: RequestSnapshot, reference: ItemReference) => itemVariants(catalogOf(built, reference), reference),
  related: (built: RequestSnapshot, { reference, limit }: { reference: ItemReference; limit: number }) =>
    relatedItems(catalogOf(built, reference), reference, toCount(limit)),
  marked: async ({ browsable, marked }: RequestSnapshot, { kind, limit }: { kind: keyof MarkedItems; limit: number }) =>
    itemsAt(browsable.catalog, (await marked())[kind].subarray(0, toCount(limit))),
  suggest: async (built: RequestSnapshot, { text, ...limits }: SuggestLimits & { text: string }) =>
    suggest(await built.searchable(), text, {
      ...limits,
      items: toCount(limits.items),
      categories: toCount(limits.categories),
    }),
  /** Classifies each code of an order as found, deleted or unknown. */
  checkCodes: async (
    built: BuiltSnapshot & Pick<RequestSnapshot, 'lacking'>,
    codes: readonly string[],
    signal?: AbortSignal,
  ) => {
    const index = await built.codes();
    const check = (code: string) => {
      const found = toCodeCheck(findCode(index, code));
      return found.state === 'unknown' && built.lacking.length > 0 ? notKnown : found;
    };
    return mapInSteps(codes, check, signal);
  },
};

type Handlers = typeof requestHandlers;

export type EngineMethod = keyof Handlers;
export type EngineArg<Method extends EngineMethod> = Parameters<Handlers[Method]>[1];
type EngineResults = { [Method in EngineMethod]: Awaited<ReturnType<Handlers[Method]>> };
export type EngineResult<Method extends EngineMethod> = EngineResults[Method];
