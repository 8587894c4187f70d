import { firstRandomId } from '../../db/newId';
import type { StockItemsTable } from '../../db/tables';
import { detach } from '../read/cells';

export type PlacedItem = Pick<
  StockItemsTable,
  'stock_item_id' | 'position' | 'code' | 'stock_item_parent_id' | 'is_parent' | 'deleted'
>;

export type IndexedItem = {
  readonly code: string;
  /** Undefined until the item has a place in the catalogue. */
  id: number | undefined;
  position: number;
  /** From the catalogue. */
  readonly parentId: number | null;
  readonly wasParent: 0 | 1;
  readonly wasDeleted: 0 | 1;
  /** From the file; undefined if the item is not in it. */
  line: number | undefined;
  /** The parent that the line gives it: null for none, undefined if the line does not say. */
  parent: IndexedItem | null | undefined;
  isDeleted: 0 | 1;
  /** Whether the line's values differ from those in the catalogue, and wait in the spool. */
  isSpooled: boolean;
  /** Decided by the import. */
  isNew: boolean;
  isMoved: boolean;
};

/** The place of each item: those in the catalogue, those in the file, and those that the file merely refers to. */
export const createItemIndex = () => {
  const byCode = new Map<string, IndexedItem>();
  // Older catalogues may have two items with the same code: the later one is the one that is found.
  const all: IndexedItem[] = [];
  let byLowerCase: Map<string, IndexedItem> | undefined;
  const highest = { id: 0, position: 0 };

  const append = (code: string, row?: PlacedItem): IndexedItem => {
    const item: IndexedItem = {
      code,
      id: row?.stock_item_id,
      position: row?.position ?? 0,
      parentId: row?.stock_item_parent_id ?? null,
      wasParent: row?.is_parent ?? 0,
      wasDeleted: row?.deleted ?? 0,
      line: undefined,
      parent: undefined,
      isDeleted: 0,
      isSpooled: false,
      isNew: false,
      isMoved: false,
    };
    byCode.set(code, item);
    byLowerCase?.set(code.toLowerCase(), item);
    all.push(item);
    return item;
  };

  return {
    all: all as readonly IndexedItem[],
    find: (code: string): IndexedItem | undefined => byCode.get(code),
    findOrAdd: (code: string): IndexedItem => byCode.get(code) ?? append(detach(code)),
    /** One whose code differs at most by letter case. */
    findTwin: (code: string): IndexedItem | undefined => {
      byLowerCase ??= new Map(all.map((item) => [item.code.toLowerCase(), item]));
      return byLowerCase.get(code.toLowerCase());
    },
    addExisting: (row: PlacedItem) => {
      append(row.code, row);
      if (row.stock_item_id < firstRandomId) highest.id = Math.max(highest.id, row.stock_item_id);
      highest.position = Math.max(highest.position, row.position);
    },
    /** For an index of a part of the catalogue: where the catalogue ends. */
    continueAfter: (end: { id: number; position: number }) => Object.assign(highest, end),
    nextId: () => (highest.id += 1),
    nextPosition: () => (highest.position += 1),
    /** For files that replace the whole list. */
    restartPositions: () => {
      highest.position = 0;
    },
  };
};

export type ItemIndex = ReturnType<typeof createItemIndex>;
