import { itemsAt } from '../catalog/mergeCatalogs';
import type { CatalogPage, CatalogQuery } from './catalogQuery';
import type { BrowsableSnapshot } from './catalogSnapshot';
import { countFacets } from './facets';
import { findItems } from './findItems';
import type { ItemOrder } from './itemOrder';

const usualPageSize = 24;
const largestPageSize = 500;

// Page numbers come from URLs and may be anything.
const within = (value: number | undefined, usual: number, largest: number): number =>
  value === undefined || Number.isNaN(value) ? usual : Math.min(Math.max(1, Math.trunc(value)), largest);

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
