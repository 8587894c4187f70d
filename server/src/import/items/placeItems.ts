import type { StockItemsTable } from '../../db/tables';
import { type ItemIndex, none, unspecified } from './itemIndex';

type Place = Pick<StockItemsTable, 'position' | 'stock_item_parent_id' | 'is_parent' | 'deleted'>;

export type PlacedItems = {
  counts: { added: number; changed: number; unchanged: number; removed: number };
  /** Whether the item is written as the file has it. */
  isSpooled: (item: number) => boolean;
  /** Whether the item is written only because its place or its variants differ from those in the catalogue. */
  isRewritten: (item: number) => boolean;
  getPlace: (item: number) => Place;
};

/** Assigns new ids and positions to the items of the file, in its order. */
const assignPlaces = (index: ItemIndex, listed: readonly number[], replace: boolean) => {
  if (replace) index.restartPositions();
  for (const item of listed) {
    const isNew = index.get('id', item) === none;
    if (isNew) index.set(item, { id: index.nextId(), isNew: 1 });
    if (!isNew && !replace) continue;
    const position = index.nextPosition();
    if (position !== index.get('position', item)) index.set(item, { position, isMoved: 1 });
  }
};

/** Works out what the import changes: places, and which items are deleted or have variants. */
export const placeItems = (index: ItemIndex, listed: readonly number[], replace: boolean): PlacedItems => {
  const { get } = index;
  assignPlaces(index, listed, replace);

  const isListed = (item: number) => get('line', item) !== none;
  const isInCatalogue = (item: number) => get('id', item) !== none && get('isNew', item) === 0;
  const isRemoved = (item: number) =>
    replace && isInCatalogue(item) && !isListed(item) && get('wasDeleted', item) === 0;
  const isDeleted = (item: number) =>
    isListed(item) ? get('isDeleted', item) === 1 : isRemoved(item) || get('wasDeleted', item) === 1;
  const getParentId = (item: number) => {
    const parent = get('parent', item);
    if (!isListed(item) || parent === unspecified) return get('parentId', item);
    return parent === none ? none : get('id', parent);
  };

  // An item is a parent if a variant names it. Only items affected by a change are checked.
  const parents = new Set<number>();
  const affected = new Set<number>();
  for (const item of index.all()) {
    const parentId = getParentId(item);
    if (parentId !== none && !isDeleted(item)) parents.add(parentId);
    if (isListed(item) || isRemoved(item)) affected.add(parentId).add(get('parentId', item));
  }
  const isParent = (item: number): 0 | 1 => {
    const isAffected = isListed(item) || isRemoved(item) || affected.has(get('id', item));
    return (isAffected ? parents.has(get('id', item)) : get('wasParent', item) === 1) ? 1 : 0;
  };

  const hasMoved = (item: number) => get('isMoved', item) === 1 || getParentId(item) !== get('parentId', item);
  const isSpooled = (item: number) => isListed(item) && get('isSpooled', item) === 1;
  const isRewritten = (item: number) =>
    !isSpooled(item) &&
    (isRemoved(item) ||
      (isListed(item) && hasMoved(item)) ||
      (isInCatalogue(item) && isParent(item) !== get('wasParent', item)));

  const counts = { added: 0, changed: 0, unchanged: 0, removed: 0 };
  const describe = (item: number): keyof typeof counts | undefined => {
    if (isRemoved(item)) return 'removed';
    if (isListed(item) && get('isNew', item) === 1) return 'added';
    if (isSpooled(item) || isRewritten(item)) return 'changed';
    return isListed(item) ? 'unchanged' : undefined;
  };
  for (const item of index.all()) {
    const outcome = describe(item);
    if (outcome) counts[outcome] += 1;
  }
  return {
    counts,
    isSpooled,
    isRewritten,
    getPlace: (item) => {
      const parentId = getParentId(item);
      return {
        position: get('position', item),
        stock_item_parent_id: parentId === none ? null : parentId,
        is_parent: isParent(item),
        deleted: isDeleted(item) ? 1 : 0,
      };
    },
  };
};
