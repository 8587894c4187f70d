import { mergeCatalogs, type MergedCatalog } from '../catalog/mergeCatalogs';
import type { CatalogLists } from '../catalog/mergeCategories';
import { withOwnPrices } from '../catalog/ownPrices';
import { readFeatures } from '../catalog/readFeatures';
import type { SynonymWords } from '../catalog/readSynonyms';
import { once } from '../once';
import type { BrowsableSnapshot, CatalogSnapshot, SearchableSnapshot } from '../query/catalogSnapshot';
import { groupFamilies } from '../query/families';
import { type ItemOrder, orderByPrice, sortItems } from '../query/itemOrder';
import { type MarkedItems, scanMarked } from '../query/scanMarked';
import type { SortField } from '../query/sortOrders';
import { buildCodeIndex, type CodeIndex } from '../search/codeIndex';
import { withIndex } from '../search/memorySpace';
import { classifyItems } from '../search/selection';
import { buildTextIndex } from '../text/textIndex';
import { inSteps, type Stepping } from './steps';

/** A catalogue snapshot that can be browsed at once, and searched once its index is complete. */
export type RequestSnapshot = {
  /** False until the features have been requested: nothing can be filtered by them before. */
  hasFeatures: boolean;
  /** The requested catalogues that it does not contain: nobody knows what they sell. */
  lacking: readonly number[];
  browsable: BrowsableSnapshot;
  searchable: () => Promise<SearchableSnapshot>;
  order: (field: SortField) => Promise<ItemOrder>;
  marked: () => Promise<MarkedItems>;
};

/** The same with all items in memory. */
export type BuiltSnapshot = Omit<RequestSnapshot, 'searchable' | 'lacking'> & {
  browsable: BrowsableSnapshot & { catalog: MergedCatalog };
  searchable: () => Promise<CatalogSnapshot>;
  codes: () => Promise<CodeIndex>;
};

const buildSnapshotInSteps = (catalog: MergedCatalog, language: string, stepping: Stepping): BuiltSnapshot => {
  const families = groupFamilies(catalog);
  const browsable = {
    catalog,
    kinds: classifyItems(catalog, families),
    families,
    features: [],
    synonyms: [],
  };
  // Sort orders are mostly prepared in the background; shorter steps keep other requests responsive.
  const shortSteps = { ...stepping, stepTime: 4 };
  const orders = new Map<SortField, Promise<ItemOrder>>();
  const order = (field: SortField) => {
    const known = orders.get(field) ?? inSteps(sortItems(catalog, field, language), shortSteps);
    orders.set(field, known);
    return known;
  };
  return {
    hasFeatures: false,
    browsable,
    searchable: once(async () => withIndex(browsable, await inSteps(buildTextIndex(catalog.items), stepping))),
    order,
    codes: once(() => inSteps(buildCodeIndex(catalog), stepping)),
    marked: once(() => scanMarked(catalog.marksByItem, stepping.pause)),
  };
};

export const buildSnapshot = async (
  lists: readonly CatalogLists[],
  language: string,
  stepping: Stepping,
): Promise<BuiltSnapshot> => buildSnapshotInSteps(await inSteps(mergeCatalogs(lists), stepping), language, stepping);

type Additions = {
  lists: readonly CatalogLists[];
  synonyms: readonly SynonymWords[];
  /** Whether the features have been requested. */
  hasFeatures: boolean;
};

/** The snapshot with features, to be filtered by, and synonyms; its contents are the same object if these add nothing. */
export const completeSnapshot = async (
  built: BuiltSnapshot,
  { lists, synonyms, hasFeatures }: Additions,
  stepping: Stepping,
): Promise<BuiltSnapshot> => {
  const own = built.browsable;
  const features = hasFeatures ? await inSteps(readFeatures(lists, own.catalog, own.families), stepping) : own.features;
  const hasSameSynonyms = JSON.stringify(own.synonyms) === JSON.stringify(synonyms);
  if (own.features.length + features.length === 0 && hasSameSynonyms) return { ...built, hasFeatures };
  const browsable = { ...own, features, synonyms: hasSameSynonyms ? own.synonyms : synonyms };
  const searchable = once(async () => withIndex(browsable, (await built.searchable()).index));
  return { ...built, hasFeatures, browsable, searchable };
};

/** The snapshot at the prices of a client: what does not depend on prices is shared. */
export const priceSnapshot = async (
  built: BuiltSnapshot,
  packed: readonly Float64Array[],
  stepping: Stepping,
): Promise<BuiltSnapshot> => {
  const catalog = await inSteps(withOwnPrices(built.browsable.catalog, packed), stepping);
  const byPrice = once(() => Promise.resolve(orderByPrice(catalog.priceByItem)));
  return {
    ...built,
    browsable: { ...built.browsable, catalog },
    searchable: once(async () => ({ ...(await built.searchable()), catalog })),
    order: (field) => (field === 'price' ? byPrice() : built.order(field)),
    codes: once(async () => ({ ...(await built.codes()), catalog })),
  };
};
