import { itemAt, itemsAt, type MergedCatalog } from '../catalog/mergeCatalogs';
import { createBrandCounter } from '../query/brandItems';
import { catalogPage } from '../query/catalogPage';
import type { CatalogQuery } from '../query/catalogQuery';
import type { BrowsableSnapshot, CatalogSnapshot } from '../query/catalogSnapshot';
import { categoryNodes } from '../query/categoryNodes';
import type { ItemOrder } from '../query/itemOrder';
import {
  findItemPosition,
  itemNeighbours,
  type ItemReference,
  itemVariants,
  lookUpItem,
  relatedItems,
} from '../query/itemQueries';
import { priceList } from '../query/priceList';
import type { MarkedItems } from '../query/scanMarked';
import { getSorting } from '../query/sortOrders';
import { checkCode } from '../search/checkCodes';
import { hasWords } from '../search/findItems';
import { itemsByCode, nearCodes } from '../search/nearMatches';
import { suggest } from '../search/suggest';
import { createAbortError } from './abortSignals';
import type { EngineRequests, RequestOptions } from './catalogEngine';
import type { BuiltSnapshot } from './snapshotState';
import { inSteps, pause } from './steps';

/** Runs the work on the current catalogue snapshot, once there is one. */
export type RunOnSnapshot = <Result>(
  work: (built: BuiltSnapshot) => Promise<Result>,
  options: RequestOptions | undefined,
) => Promise<Result>;

type Prepared = { snapshot: BrowsableSnapshot; order: ItemOrder | null };

// The request is run again on the next snapshot: without the features it would find nothing.
const requireFeatures = ({ hasFeatures }: BuiltSnapshot) => {
  if (!hasFeatures) throw createAbortError('The features have not loaded yet');
};

const prepare = async (built: BuiltSnapshot, { sort, text, features }: CatalogQuery): Promise<Prepared> => {
  if (features) requireFeatures(built);
  const sorting = getSorting(sort);
  return {
    snapshot: hasWords(text) ? await built.searchable() : built.browsable,
    order: sorting && (await built.order(sorting.field)),
  };
};

const toCount = (limit: number): number => Math.max(0, Math.trunc(limit) || 0);

const getMarkedItems = async ({ browsable, marked }: BuiltSnapshot, kind: keyof MarkedItems, limit: number) =>
  itemsAt(browsable.catalog, (await marked())[kind].subarray(0, toCount(limit)));

const itemOrNull = (catalog: MergedCatalog, reference: ItemReference) => {
  const position = findItemPosition(catalog, reference);
  return position < 0 ? null : itemAt(catalog, position);
};

function* workThrough<Entry, Result>(entries: readonly Entry[], work: (entry: Entry) => Result) {
  const results: Result[] = [];
  for (const entry of entries) {
    results.push(work(entry));
    yield;
  }
  return results;
}

/** Long lists must not delay other requests, which matters most where one engine answers many browsers. */
const mapInSteps = <Entry, Result>(
  entries: readonly Entry[],
  work: (entry: Entry) => Result,
  options: RequestOptions | undefined,
): Promise<Result[]> =>
  inSteps(workThrough(entries, work), { pause, isStale: () => options?.signal?.aborted ?? false });

export const createRequestHandlers = (run: RunOnSnapshot): EngineRequests => {
  const browse = <Result>(work: (catalog: MergedCatalog) => Result, options?: RequestOptions) =>
    run((built) => Promise.resolve(work(built.browsable.catalog)), options);
  const search = <Result>(work: (snapshot: CatalogSnapshot) => Result, options?: RequestOptions) =>
    run(async (built) => work(await built.searchable()), options);
  const list = <Result>(query: CatalogQuery, work: (prepared: Prepared) => Result, options?: RequestOptions) =>
    run(async (built) => work(await prepare(built, query)), options);

  return {
    query: (query, options) => list(query, ({ snapshot, order }) => catalogPage(snapshot, query, order), options),
    priceList: (query, part, options) =>
      list(query, ({ snapshot, order }) => priceList(snapshot, query, order, part), options),
    neighbours: (query, reference, options) =>
      list(query, ({ snapshot, order }) => itemNeighbours(snapshot, query, order, reference), options),
    brands: (names, options) =>
      run(async (built) => {
        requireFeatures(built);
        return mapInSteps(names, createBrandCounter(await built.searchable(), names), options);
      }, options),

    categories: (options) => browse(categoryNodes, options),
    item: (reference, options) => browse((catalog) => lookUpItem(catalog, reference), options),
    items: (references, options) =>
      browse((catalog) => references.map((reference) => itemOrNull(catalog, reference)), options),
    variants: (reference, options) => browse((catalog) => itemVariants(catalog, reference), options),
    related: (reference, limit, options) =>
      browse((catalog) => relatedItems(catalog, reference, toCount(limit)), options),
    highlighted: (limit, options) => run((built) => getMarkedItems(built, 'highlighted', limit), options),
    recent: (limit, options) => run((built) => getMarkedItems(built, 'recent', limit), options),

    suggest: (text, { items, categories }, options) =>
      search(
        (snapshot) => suggest(snapshot, text, { items: toCount(items), categories: toCount(categories) }),
        options,
      ),
    byCodes: (codes, options) =>
      run(async (built) => {
        const snapshot = await built.searchable();
        return mapInSteps(codes, (code) => itemsByCode(snapshot, code), options);
      }, options),
    checkCodes: (codes, options) =>
      run(async (built) => {
        const index = await built.codes();
        return mapInSteps(codes, (code) => checkCode(index, code), options);
      }, options),
    nearCodes: (code, limit, options) => search((snapshot) => nearCodes(snapshot, code, toCount(limit)), options),
  };
};
