import type { StockItem } from '@/contracts/inventory';

import { buildCategoryTree, type CategoryTree } from './categoryTree';
import { type CatalogLists, mergeCategories } from './mergeCategories';
import type { OwnPrices } from './ownPrices';
import { readStockItem } from './readRecords';
import { type CatalogItem, type ItemIds, toItemKey } from './stockItem';

/** Of an item: that it is highlighted, recent, or sold as its variants. */
export const itemMarks = { offer: 1, recent: 2, parent: 4 } as const;

/** Both catalogues as one list, in arrival order. Items are identified by their position in it. */
export type CatalogColumns = {
  length: number;
  /** What of the item itself is in memory; its prices may be those of a client. */
  item: (at: number) => (StockItem & Pick<CatalogItem, 'publicPrice'>) | undefined;
  tree: CategoryTree;
  catalogIds: readonly number[];
  idByItem: Float64Array;
  /** NaN for items that are no variants. */
  parentByItem: Float64Array;
  /** The sum of its `itemMarks`. */
  marksByItem: Uint8Array;
  /** Each item's catalogue, as a position in `catalogIds`. */
  catalogByItem: Uint8Array;
  /** Each item's category, as its number in the tree, or -1. */
  categoryByItem: Int32Array;
  /** NaN without a price. Kept apart, because reading a million items for it would take longer than all else. */
  priceByItem: Float64Array;
  findPosition: (ids: ItemIds) => number;
  isDeleted: (ids: ItemIds) => boolean;
};

/** A catalogue whose items are all in memory. */
export type MergedCatalog = CatalogColumns & {
  items: readonly StockItem[];
  /** The list of each, as it was read: another one whenever the list has changed. */
  lists: readonly (readonly unknown[])[];
  /** Where the prices are a client's. */
  own?: OwnPrices;
  /** Items still listed but no longer sold. */
  deletedItems: readonly StockItem[];
  /** Number of records skipped because they have no id. */
  unreadableRecords: number;
};

type Positions = Map<number, number>;
const deletedPosition = -1;

const stepLength = 256;

export const isParentAt = ({ marksByItem }: Pick<CatalogColumns, 'marksByItem'>, at: number): boolean =>
  ((marksByItem[at] ?? 0) & itemMarks.parent) !== 0;

/** NaN for items that are no variants. */
export const parentIdOf = (stockItemId: number, parentId: number | null): number =>
  parentId === null || parentId === stockItemId ? NaN : parentId;

type Listed = Pick<CatalogColumns, 'parentByItem' | 'marksByItem' | 'priceByItem'>;

/** Variants, from the position `first` on, are sold in place of their parent, which has the lowest of their prices. */
export function* markParents(
  { parentByItem, marksByItem, priceByItem }: Listed,
  { first, end }: { first: number; end: number },
  findOwn: (stockItemId: number) => number,
): Generator<void> {
  for (let at = first; at < end; at += 1) {
    if (at % stepLength === 0) yield;
    const parentId = parentByItem[at] ?? NaN;
    const parentAt = Number.isNaN(parentId) ? -1 : findOwn(parentId);
    if (parentAt < 0) continue;
    if (!isParentAt({ marksByItem }, parentAt)) {
      marksByItem[parentAt] = (marksByItem[parentAt] ?? 0) | itemMarks.parent;
      priceByItem[parentAt] = NaN;
    }
    const [price = NaN, lowest = NaN] = [priceByItem[at], priceByItem[parentAt]];
    if (!(price >= lowest) && !Number.isNaN(price)) priceByItem[parentAt] = price;
  }
}

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
  const idByItem = new Float64Array(capacity);
  const parentByItem = new Float64Array(capacity);
  const marksByItem = new Uint8Array(capacity);
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
      idByItem[items.length] = item.stockItemId;
      parentByItem[items.length] = parentIdOf(item.stockItemId, item.stockItemParentId ?? null);
      marksByItem[items.length] = (item.isOffer ? itemMarks.offer : 0) | (item.isNew ? itemMarks.recent : 0);
      item.stockCategoryId = tree.walk[place]?.stockCategoryId ?? null;
      // Only variants that are still sold make a parent, whatever the list says.
      item.isParent = false;
      items.push(item);
    }
    const columns = { parentByItem, marksByItem, priceByItem };
    yield* markParents(columns, { first, end: items.length }, (id) => positions.get(id) ?? -1);
    for (let at = first; at < items.length; at += 1) {
      const price = priceByItem[at] ?? NaN;
      if (isParentAt(columns, at))
        Object.assign(items[at] ?? {}, {
          isParent: true,
          price: Number.isNaN(price) ? null : price,
          bestPrice: null,
          quantityBestPrice: null,
        });
    }
  }
  return {
    length: items.length,
    items,
    item: (at) => items[at],
    deletedItems,
    unreadableRecords,
    tree,
    catalogIds: catalogs.map(({ catalogId }) => catalogId),
    lists: catalogs.map(({ stockItems }) => stockItems),
    catalogByItem: catalogByItem.subarray(0, items.length),
    categoryByItem: categoryByItem.subarray(0, items.length),
    priceByItem: priceByItem.subarray(0, items.length),
    idByItem: idByItem.subarray(0, items.length),
    parentByItem: parentByItem.subarray(0, items.length),
    marksByItem: marksByItem.subarray(0, items.length),
    findPosition: ({ catalogId, stockItemId }) => known.get(catalogId)?.get(stockItemId) ?? -1,
    isDeleted: ({ catalogId, stockItemId }) => known.get(catalogId)?.get(stockItemId) === deletedPosition,
  };
}

export const itemAt = (catalog: CatalogColumns, at: number): CatalogItem => {
  const { tree, catalogIds, catalogByItem, categoryByItem } = catalog;
  const item = catalog.item(at);
  const catalogId = catalogIds[catalogByItem[at] ?? 0];
  if (!item || catalogId === undefined) throw new RangeError(`There is no item at ${at}`);
  return {
    ...item,
    catalogId,
    key: toItemKey(catalogId, item.stockItemId),
    categoryId: tree.walk[categoryByItem[at] ?? -1]?.categoryId ?? null,
  };
};

export const itemsAt = (catalog: CatalogColumns, positions: ArrayLike<number>): CatalogItem[] =>
  Array.from(positions, (at) => itemAt(catalog, at));
