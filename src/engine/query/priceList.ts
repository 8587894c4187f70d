import { isParentAt, itemAt } from '../catalog/mergeCatalogs';
import type { CatalogItem } from '../catalog/stockItem';
import { findItems, listMatches } from '../search/findItems';
import { passes } from '../search/outcomes';
import type { CatalogQuery } from './catalogQuery';
import type { BrowsableSnapshot } from './catalogSnapshot';
import { getCategoryPath } from './categoryNodes';
import type { ItemOrder } from './itemOrder';

/** An item as a price list shows it. */
export type PriceListItem = Pick<
  CatalogItem,
  | 'key'
  | 'code'
  | 'additionalCode'
  | 'name'
  | 'price'
  | 'publicPrice'
  | 'bestPrice'
  | 'quantityBestPrice'
  | 'unit'
  | 'minimumQuantity'
  | 'quantityStep'
  | 'packSize'
> & {
  /** The names of its categories, from the top level down. */
  path: string[];
};

export type PriceList = { total: number; items: PriceListItem[] };

/** A part of a price list: `count` items starting at `from`. */
export type PriceListPart = { from: number; count: number };

/** Prices of everything that matches the query and can be ordered, in its sort order; its page is ignored. */
export const priceList = (
  snapshot: BrowsableSnapshot,
  query: CatalogQuery,
  order: ItemOrder | null,
  { from, count }: PriceListPart,
): PriceList => {
  const { catalog } = snapshot;
  const found = findItems(snapshot, query, order);
  const { outcomes } = found.selection;
  let { total } = found.selection;
  for (let at = 0; at < outcomes.length; at += 1) {
    if (outcomes[at] === passes && isParentAt(catalog, at)) total -= 1;
  }
  const represent = (at: number) => (isParentAt(catalog, at) ? -1 : at);
  const items = Array.from(listMatches(found, { from, count, represent }), (at): PriceListItem => {
    const item = itemAt(catalog, at);
    const { key, code, additionalCode, name, price, publicPrice, bestPrice, quantityBestPrice } = item;
    const { unit, minimumQuantity, quantityStep, packSize } = item;
    const category = catalog.tree.walk[catalog.categoryByItem[at] ?? -1];
    const path = getCategoryPath(catalog.tree, category).map((ancestor) => ancestor.name);
    const prices = { price, publicPrice, bestPrice, quantityBestPrice };
    return { key, code, additionalCode, name, ...prices, unit, minimumQuantity, quantityStep, packSize, path };
  });
  return { total, items };
};
