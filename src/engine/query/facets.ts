import { countsBelow } from '../catalog/categoryTree';
import type { MergedCatalog } from '../catalog/mergeCatalogs';
import type { Facets } from './catalogQuery';
import type { Selection } from './selection';

export const countFacets = (
  { tree, catalogIds }: MergedCatalog,
  { places, catalogs, offers, recent }: Selection,
): Facets => {
  const counts = countsBelow(tree.walk, places);
  const categories: Record<string, number> = {};
  for (const { categoryId, enter } of tree.walk) {
    const count = counts[enter] ?? 0;
    if (count > 0) categories[categoryId] = count;
  }
  return {
    categories,
    catalogs: catalogIds.map((catalogId, at) => ({ catalogId, count: catalogs[at] ?? 0 })),
    offers,
    recent,
  };
};
