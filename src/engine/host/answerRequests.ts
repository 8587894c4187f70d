import { itemAt, itemsAt, type MergedCatalog } from '../catalog/mergeCatalogs';
import { catalogPage } from '../query/catalogPage';
import type { CatalogQuery } from '../query/catalogQuery';
import type { BrowsableSnapshot, CatalogSnapshot } from '../query/catalogSnapshot';
import { categoryNodes } from '../query/categoryNodes';
import {
  findItemPosition,
  itemAnswer,
  itemNeighbours,
  type ItemReference,
  itemVariants,
  relatedItems,
} from '../query/itemAnswers';
import type { ItemOrder } from '../query/itemOrder';
import type { MarkedItems } from '../query/scanMarked';
import { getSorting } from '../query/sortOrders';
import { hasWords } from '../search/findItems';
import { judgeCodes } from '../search/judgeCodes';
import { itemsByCode, nearCodes, nearWords } from '../search/nearMatches';
import { suggest } from '../search/suggest';
import type { EngineRequests, RequestOptions } from './catalogEngine';
import type { BuiltSnapshot } from './snapshotState';

/** Answers from the current catalogue snapshot, once there is one. */
export type AnswerFrom = <Answer>(
  work: (built: BuiltSnapshot) => Promise<Answer>,
  options: RequestOptions | undefined,
) => Promise<Answer>;

type Prepared = { snapshot: BrowsableSnapshot; order: ItemOrder | null };

const prepared = async (built: BuiltSnapshot, { sort, text }: CatalogQuery): Promise<Prepared> => {
  const sorting = getSorting(sort);
  return {
    snapshot: hasWords(text) ? await built.searchable() : built.browsable,
    order: sorting && (await built.order(sorting.field)),
  };
};

const count = (limit: number): number => Math.max(0, Math.trunc(limit) || 0);

const marked = async ({ browsable, marked: scan }: BuiltSnapshot, kind: keyof MarkedItems, limit: number) =>
  itemsAt(browsable.catalog, (await scan())[kind].subarray(0, count(limit)));

const itemOrNull = (catalog: MergedCatalog, reference: ItemReference) => {
  const position = findItemPosition(catalog, reference);
  return position < 0 ? null : itemAt(catalog, position);
};

export const answerRequests = (from: AnswerFrom): EngineRequests => {
  const browsing = <Answer>(work: (catalog: MergedCatalog) => Answer, options?: RequestOptions) =>
    from((built) => Promise.resolve(work(built.browsable.catalog)), options);
  const searching = <Answer>(work: (snapshot: CatalogSnapshot) => Answer, options?: RequestOptions) =>
    from(async (built) => work(await built.searchable()), options);
  const listing = <Answer>(query: CatalogQuery, work: (prepared: Prepared) => Answer, options?: RequestOptions) =>
    from(async (built) => work(await prepared(built, query)), options);

  return {
    query: (query, options) => listing(query, ({ snapshot, order }) => catalogPage(snapshot, query, order), options),
    neighbours: (query, reference, options) =>
      listing(query, ({ snapshot, order }) => itemNeighbours(snapshot, query, order, reference), options),

    categories: (options) => browsing(categoryNodes, options),
    item: (reference, options) => browsing((catalog) => itemAnswer(catalog, reference), options),
    items: (references, options) =>
      browsing((catalog) => references.map((reference) => itemOrNull(catalog, reference)), options),
    variants: (reference, options) => browsing((catalog) => itemVariants(catalog, reference), options),
    related: (reference, limit, options) =>
      browsing((catalog) => relatedItems(catalog, reference, count(limit)), options),
    highlighted: (limit, options) => from((built) => marked(built, 'highlighted', limit), options),
    recent: (limit, options) => from((built) => marked(built, 'recent', limit), options),

    suggest: (text, { items, categories }, options) =>
      searching((snapshot) => suggest(snapshot, text, { items: count(items), categories: count(categories) }), options),
    nearWords: (text, limit, options) => searching((snapshot) => nearWords(snapshot, text, count(limit)), options),
    byCodes: (codes, options) => searching((snapshot) => codes.map((code) => itemsByCode(snapshot, code)), options),
    judgeCodes: (codes, options) => from(async (built) => judgeCodes(await built.codes(), codes), options),
    nearCodes: (code, limit, options) => searching((snapshot) => nearCodes(snapshot, code, count(limit)), options),
  };
};
