import { countsBelow } from '../catalog/categoryTree';
import { itemsAt, type MergedCatalog } from '../catalog/mergeCatalogs';
import { findItems } from '../search/findItems';
import type { Selection } from '../search/selection';
import type { CatalogPage, CatalogQuery, Facets } from './catalogQuery';
import type { BrowsableSnapshot } from './catalogSnapshot';
import type { ItemOrder } from './itemOrder';

const usualPageSize = 24;
const largestPageSize = 500;

// Page numbers come from URLs and may be anything.
const within = (value: number | undefined, usual: number, largest: number): number =>
  value === undefined || Number.isNaN(value) ? usual : Math.min(Math.max(1, Math.trunc(value)), largest);

const countFacets = ({ tree, catalogIds }: MergedCatalog, { places, catalogs, offers, recent }: Selection): Facets => {
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

export const catalogPage = (snapshot: BrowsableSnapshot, query: CatalogQuery, order: ItemOrder | null): CatalogPage => {
  const { selection, positions } = findItems(snapshot, query, order);
  const pageSize = within(query.pageSize, usualPageSize, largestPageSize);
  const pages = Math.max(1, Math.ceil(selection.total / pageSize));
  const page = within(query.page, 1, pages);
  const from = (page - 1) * pageSize;
  return {
    total: selection.total,
    facets: countFacets(snapshot.catalog, selection),
    items: itemsAt(snapshot.catalog, positions.subarray(from, from + pageSize)),
    page,
    pages,
    pageSize,
  };
};
