import type { StockItemsTable } from '../../db/tables';
import type { IndexedItem, ItemIndex } from './itemIndex';

type Place = Pick<StockItemsTable, 'position' | 'stock_item_parent_id' | 'is_parent' | 'deleted'>;

/** What becomes of the file's lines; `removed` includes the omitted items. */
export type ItemCounts = { added: number; changed: number; unchanged: number; removed: number };

export type PlacedItems = {
  counts: ItemCounts;
  /** How many items are removed because the file does not name them. */
  omitted: number;
  /** Whether the item is written only because its place or its variants differ from those in the catalogue. */
  isRewritten: (item: IndexedItem) => boolean;
  getPlace: (item: IndexedItem) => Place;
};

/** Assigns new ids and positions to the items of the file, in its order. */
const assignPlaces = (index: ItemIndex, listed: readonly IndexedItem[], replace: boolean) => {
  if (replace) index.restartPositions();
  for (const item of listed) {
    if (item.id === undefined) {
      item.id = index.nextId();
      item.isNew = true;
    } else if (!replace) continue;
    const position = index.nextPosition();
    item.isMoved = position !== item.position;
    item.position = position;
  }
};

/** Works out what the import changes: places, and which items are deleted or have variants. */
export const placeItems = (index: ItemIndex, listed: readonly IndexedItem[], replace: boolean): PlacedItems => {
  assignPlaces(index, listed, replace);

  const isListed = ({ line }: IndexedItem) => line !== undefined;
  const isInCatalogue = ({ id, isNew }: IndexedItem) => id !== undefined && !isNew;
  const isRemoved = (item: IndexedItem) => replace && isInCatalogue(item) && !isListed(item) && item.wasDeleted === 0;
  const isDeleted = (item: IndexedItem) =>
    isListed(item) ? item.isDeleted === 1 : isRemoved(item) || item.wasDeleted === 1;
  const getParentId = (item: IndexedItem) =>
    isListed(item) && item.parent !== undefined ? (item.parent?.id ?? null) : item.parentId;

  // An item is a parent if a variant names it. Only items affected by a change are checked.
  const parents = new Set<number | null | undefined>();
  const affected = new Set<number | null | undefined>();
  for (const item of index.all) {
    const parentId = getParentId(item);
    if (parentId !== null && !isDeleted(item)) parents.add(parentId);
    if (isListed(item) || isRemoved(item)) affected.add(parentId).add(item.parentId);
  }
  const isParent = (item: IndexedItem): 0 | 1 => {
    const isAffected = isListed(item) || isRemoved(item) || affected.has(item.id);
    return (isAffected ? parents.has(item.id) : item.wasParent === 1) ? 1 : 0;
  };

  const isRewritten = (item: IndexedItem) =>
    !(isListed(item) && item.isSpooled) &&
    (isRemoved(item) ||
      (isListed(item) && (item.isMoved || getParentId(item) !== item.parentId)) ||
      (isInCatalogue(item) && isParent(item) !== item.wasParent));

  const describe = (item: IndexedItem): keyof ItemCounts => {
    if (item.isNew) return 'added';
    if (isDeleted(item) && item.wasDeleted === 0) return 'removed';
    return item.isSpooled || isRewritten(item) ? 'changed' : 'unchanged';
  };
  const counts: ItemCounts = { added: 0, changed: 0, unchanged: 0, removed: 0 };
  for (const item of index.all) if (isListed(item) || isRemoved(item)) counts[describe(item)] += 1;
  return {
    counts,
    omitted: index.all.filter(isRemoved).length,
    isRewritten,
    getPlace: (item) => ({
      position: item.position,
      stock_item_parent_id: getParentId(item),
      is_parent: isParent(item),
      deleted: isDeleted(item) ? 1 : 0,
    }),
  };
};
