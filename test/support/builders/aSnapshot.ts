import { mergeCatalogs } from '@/engine/catalog/mergeCatalogs';
import type { CatalogLists } from '@/engine/catalog/mergeCategories';
import { readFeatures } from '@/engine/catalog/readFeatures';
import { atOnce } from '@/engine/host/steps';
import type { CatalogSnapshot } from '@/engine/query/catalogSnapshot';
import { groupFamilies } from '@/engine/query/families';
import { withIndex } from '@/engine/search/memorySpace';
import { classifyItems } from '@/engine/search/selection';
import { buildTextIndex } from '@/engine/text/textIndex';
import type { Category, StockItem } from '@/contracts/inventory';

/** Catalogues merged and indexed. */
export const aSnapshot = (...lists: CatalogLists[]): CatalogSnapshot => {
  const catalog = atOnce(mergeCatalogs(lists));
  const families = groupFamilies(catalog);
  const snapshot = {
    catalog,
    kinds: classifyItems(catalog, families),
    families,
    features: atOnce(readFeatures(lists, catalog, families)),
    synonyms: [],
  };
  return withIndex(snapshot, atOnce(buildTextIndex(catalog.items)));
};

export const someLists = (catalogId: number, stockItems: StockItem[], categories: Category[] = []): CatalogLists => ({
  catalogId,
  stockItems,
  categories,
});
