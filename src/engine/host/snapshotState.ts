import { mergeCatalogs, type MergedCatalog } from '../catalog/mergeCatalogs';
import type { CatalogLists } from '../catalog/mergeCategories';
import type { BrowsableSnapshot, CatalogSnapshot } from '../query/catalogSnapshot';
import { buildCodeIndex, type CodeIndex } from '../query/codeIndex';
import type { ItemOrder } from '../query/itemOrder';
import { scanMarked, type MarkedItems } from '../query/scanMarked';
import { classifyItems } from '../query/selection';
import { sortOrder, type OrderKey } from '../query/sortOrders';
import { buildTextIndex } from '../text/textIndex';
import { inSteps, type Stepping } from './steps';

/** A state of the catalogues that can be browsed at once, and searched as soon as its index is whole. */
export type BuiltSnapshot = {
  browsable: BrowsableSnapshot;
  searchable: () => Promise<CatalogSnapshot>;
  order: (key: OrderKey) => Promise<ItemOrder>;
  codes: () => Promise<CodeIndex>;
  marked: () => Promise<MarkedItems>;
};

const once = <Result>(work: () => Promise<Result>) => {
  let result: Promise<Result> | null = null;
  return () => (result ??= work());
};

const buildSnapshotInSteps = (catalog: MergedCatalog, language: string, stepping: Stepping): BuiltSnapshot => {
  const kinds = classifyItems(catalog);
  // Orders are mostly prepared behind other requests: those wait less.
  const shortSteps = { ...stepping, stepTime: 4 };
  const orderOnce = (key: OrderKey) => once(() => inSteps(sortOrder(catalog, key, language), shortSteps));
  const orders = { name: orderOnce('name'), code: orderOnce('code'), price: orderOnce('price') };
  return {
    browsable: { catalog, kinds, index: null },
    searchable: once(async () => ({ catalog, kinds, index: await inSteps(buildTextIndex(catalog.items), stepping) })),
    order: (key) => orders[key](),
    codes: once(() => inSteps(buildCodeIndex(catalog), stepping)),
    marked: once(() => scanMarked(catalog.items, stepping.pause)),
  };
};

export const buildSnapshot = async (
  lists: readonly CatalogLists[],
  language: string,
  stepping: Stepping,
): Promise<BuiltSnapshot> => buildSnapshotInSteps(await inSteps(mergeCatalogs(lists), stepping), language, stepping);
