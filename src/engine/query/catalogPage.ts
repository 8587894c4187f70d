import { countsBelow } from '../catalog/categoryTree';
import { itemsAt } from '../catalog/mergeCatalogs';
import { countFeatures } from '../search/featureCounts';
import { findItems, listMatches } from '../search/findItems';
import { isListed } from '../search/outcomes';
import { countPrices } from '../search/priceRanges';
import type { Selection } from '../search/selection';
import type { CatalogPage, CatalogQuery, Facets } from './catalogQuery';
import type { BrowsableSnapshot } from './catalogSnapshot';
import { collapseFamilies, describeFamilies } from './families';
import type { ItemOrder } from './itemOrder';

const usualPageSize = 24;
const maxPageSize = 500;

// Page numbers come from URLs and may be anything.
const clamp = (value: number | undefined, usual: number, max: number): number =>
  value === undefined || Number.isNaN(value) ? usual : Math.min(Math.max(1, Math.trunc(value)), max);

export const clampPageSize = (size: number | undefined) => clamp(size, usualPageSize, maxPageSize);

/** Pages past the end show the last one. */
export const clampPage = (page: number | undefined, pages: number) => clamp(page, 1, pages);

const countFacets = ({ catalog, features }: BrowsableSnapshot, selection: Selection, query: CatalogQuery): Facets => {
  const { tree, catalogIds } = catalog;
  const { places, catalogs, offers, recent } = selection;
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
    features: countFeatures(features, selection, query.features),
    prices: countPrices(catalog, selection),
  };
};

export const catalogPage = (snapshot: BrowsableSnapshot, query: CatalogQuery, order: ItemOrder | null): CatalogPage => {
  const found = findItems(snapshot, query, order);
  const { selection, reading } = found;
  const { catalog, families } = snapshot;
  const collapsed = query.isGrouped ? collapseFamilies(families, selection) : undefined;
  const pageSize = clampPageSize(query.pageSize);
  const products = collapsed?.length ?? selection.matches;
  const pages = Math.max(1, Math.ceil(products / pageSize));
  const page = clampPage(query.page, pages);
  const shown = listMatches(found, { from: (page - 1) * pageSize, count: pageSize, represent: collapsed?.represent });
  return {
    total: selection.total,
    products,
    reading,
    facets: countFacets(snapshot, selection, query),
    items: itemsAt(catalog, shown),
    families: query.isGrouped
      ? describeFamilies(catalog, families, shown, (at) => isListed(selection.outcomes[at]))
      : {},
    page,
    pages,
    pageSize,
  };
};
