import type { StockItem } from '@/contracts/inventory';

import { buildCategoryTree, type CategoryTree } from './categoryTree';
import { type CatalogLists, mergeCategories } from './mergeCategories';
import { type OwnPrices, ownPricesAt } from './ownPrices';
import { readStockItem } from './readRecords';
import { type CatalogItem, type ItemIds, toItemKey } from './stockItem';

/** Both catalogues as one list, in arrival order. Items are identified by their position in it. */
export type MergedCatalog = {
  items: readonly StockItem[];
  tree: CategoryTree;
  catalogIds: readonly number[];
  /** The list of each, as it was read: another one whenever the list has changed. */
  lists: readonly (readonly unknown[])[];
  /** Each item's catalogue, as a position in `catalogIds`. */
  catalogByItem: Uint8Array;
  /** Each item's category, as its number in the tree, or -1. */
  categoryByItem: Int32Array;
  /** NaN without a price. Kept apart, because reading a million items for it would take longer than all else. */
  priceByItem: Float64Array;
  /** Where the prices are a client's. */
  own?: OwnPrices;
  findPosition: (ids: ItemIds) => number;
  isDeleted: (ids: ItemIds) => boolean;
  /** Items still listed but no longer sold. */
  deletedItems: readonly StockItem[];
  /** Number of records skipped because they have no id. */
  unreadableRecords: number;
};

type Positions = Map<number, number>;
const deletedPosition = -1;

const stepLength = 256;

type Listed = Pick<MergedCatalog, 'items' | 'priceByItem'>;

/** Variants are sold in place of their parent, which has the lowest of their prices. */
const addVariant = ({ items, priceByItem }: Listed, at: number, parentAt: number) => {
  const parent = items[parentAt];
  if (!parent) return;
  if (!parent.isParent)
    Object.assign(parent, { isParent: true, price: null, bestPrice: null, quantityBestPrice: null });
  const price = items[at]?.price ?? null;
  if (price !== null) parent.price = Math.min(price, parent.price ?? price);
  priceByItem[parentAt] = parent.price ?? NaN;
};

export function* mergeCatalogs(catalogs: readonly CatalogLists[]): Generator<void, MergedCatalog> {
  const categories = mergeCategories(catalogs);
  const tree = buildCategoryTree(categories);
  let { unreadableRecords } = categories;
  const capacity = catalogs.reduce((sum, { stockItems }) => sum + stockItems.length, 0);
  const items: StockItem[] = [];
  const deletedItems: StockItem[] = [];
  const catalogByItem = new Uint8Array(capacity);
  const categoryByItem = new Int32Array(capacity);
  const priceByItem = new Float64Array(capacity);
  const known = new Map<number, Positions>();

  for (const [number, { catalogId, stockItems }] of catalogs.entries()) {
    const positions = known.get(catalogId) ?? new Map<number, number>();
    known.set(catalogId, positions);
    const places = new Map<number | null, number>();
    const first = items.length;
    for (let at = 0; at < stockItems.length; at += 1) {
      if (at % stepLength === 0) yield;
      const item = readStockItem(stockItems[at]);
      if (!item) unreadableRecords += 1;
      if (!item || positions.has(item.stockItemId)) continue;
      positions.set(item.stockItemId, item.deleted ? deletedPosition : items.length);
      if (item.deleted) {
        deletedItems.push(item);
        continue;
      }
      const place = places.get(item.stockCategoryId) ?? tree.findPlace(catalogId, item.stockCategoryId);
      places.set(item.stockCategoryId, place);
      catalogByItem[items.length] = number;
      categoryByItem[items.length] = place;
      priceByItem[items.length] = item.price ?? NaN;
      item.stockCategoryId = tree.walk[place]?.stockCategoryId ?? null;
      // Only variants that are still sold make a parent, whatever the list says.
      item.isParent = false;
      items.push(item);
    }
    for (let at = first; at < items.length; at += 1) {
      if (at % stepLength === 0) yield;
      const { stockItemId, stockItemParentId: parentId = null } = items[at] ?? {};
      if (parentId !== null && parentId !== stockItemId)
        addVariant({ items, priceByItem }, at, positions.get(parentId) ?? -1);
    }
  }
  return {
    items,
    deletedItems,
    unreadableRecords,
    tree,
    catalogIds: catalogs.map(({ catalogId }) => catalogId),
    lists: catalogs.map(({ stockItems }) => stockItems),
    catalogByItem: catalogByItem.subarray(0, items.length),
    categoryByItem: categoryByItem.subarray(0, items.length),
    priceByItem: priceByItem.subarray(0, items.length),
    findPosition: ({ catalogId, stockItemId }) => known.get(catalogId)?.get(stockItemId) ?? -1,
    isDeleted: ({ catalogId, stockItemId }) => known.get(catalogId)?.get(stockItemId) === deletedPosition,
  };
}

export const itemAt = (catalog: MergedCatalog, at: number): CatalogItem => {
  const { items, tree, catalogIds, catalogByItem, categoryByItem } = catalog;
  const item = items[at];
  const catalogId = catalogIds[catalogByItem[at] ?? 0];
  if (!item || catalogId === undefined) throw new RangeError(`There is no item at ${at}`);
  return {
    ...item,
    ...ownPricesAt(catalog, at),
    catalogId,
    key: toItemKey(catalogId, item.stockItemId),
    categoryId: tree.walk[categoryByItem[at] ?? -1]?.categoryId ?? null,
  };
};

export const itemsAt = (catalog: MergedCatalog, positions: ArrayLike<number>): CatalogItem[] =>
  Array.from(positions, (at) => itemAt(catalog, at));
