import { firstRandomId } from '../../db/newId';
import type { StockItemsTable } from '../../db/tables';
import { detach } from '../cells';

export type PlacedItem = Pick<
  StockItemsTable,
  'stock_item_id' | 'position' | 'code' | 'stock_item_parent_id' | 'is_parent' | 'deleted'
>;

/** No id, line or parent. */
export const none = -1;
/** A line that says nothing about the parent. */
export const unsaid = -2;

// Columns of numbers take a fraction of the memory that objects would, and a catalogue may have millions of items.
const blank = {
  /** What the catalogue has: `none` in `id` if it lacks the item. */
  id: none,
  position: none,
  parentId: none,
  wasParent: 0,
  wasDeleted: 0,
  /** What the file says: `none` in `line` if it lacks the item. The parent is an item of the index. */
  line: none,
  parent: unsaid,
  isDeleted: 0,
  /** What the import makes of it. `isSpooled`: its values differ from those in the catalogue, and wait in the spool. */
  isNew: 0,
  isMoved: 0,
  isSpooled: 0,
};

type Column = keyof typeof blank;

const columnNames = Object.keys(blank) as Column[];

/**
 * The place of every item in an import, by number: of those in the catalogue, those in the file, and those that the file
 * merely refers to. An item is found by its code.
 */
export const createItemIndex = () => {
  const numbers = new Map<string, number>();
  const codes: string[] = [];
  const columns = new Map(columnNames.map((name) => [name, [] as number[]]));
  const highest = { id: 0, position: 0 };

  const get = (column: Column, item: number): number => columns.get(column)?.[item] ?? blank[column];

  const set = (item: number, values: Partial<Record<Column, number>>) => {
    for (const name of columnNames) {
      const column = columns.get(name);
      const value = values[name];
      if (column && value !== undefined) column[item] = value;
    }
  };

  const append = (code: string): number => {
    const item = codes.length;
    codes.push(code);
    set(item, blank);
    numbers.set(code, item);
    return item;
  };

  return {
    get,
    set,
    getCode: (item: number) => codes[item] ?? '',
    find: (code: string): number | undefined => numbers.get(code),
    findOrAdd: (code: string): number => numbers.get(code) ?? append(detach(code)),
    addExisting: ({ code, ...row }: PlacedItem) => {
      set(append(code), {
        id: row.stock_item_id,
        position: row.position,
        parentId: row.stock_item_parent_id ?? none,
        wasParent: row.is_parent,
        wasDeleted: row.deleted,
      });
      if (row.stock_item_id < firstRandomId) highest.id = Math.max(highest.id, row.stock_item_id);
      highest.position = Math.max(highest.position, row.position);
    },
    nextId: () => (highest.id += 1),
    nextPosition: () => (highest.position += 1),
    /** For lists that begin anew. */
    restartPositions: () => {
      highest.position = 0;
    },
    *all(): Generator<number> {
      for (let item = 0; item < codes.length; item += 1) yield item;
    },
  };
};

export type ItemIndex = ReturnType<typeof createItemIndex>;
