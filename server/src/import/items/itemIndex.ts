import { firstRandomId } from '../../db/newId';
import type { StockItemsTable } from '../../db/tables';
import { detach } from '../cells';

export type PlacedItem = Pick<
  StockItemsTable,
  'stock_item_id' | 'position' | 'code' | 'stock_item_parent_id' | 'is_parent' | 'deleted'
>;

/** No id, line or parent. */
export const none = -1;
/** The parent of a line that does not mention one. */
export const unspecified = -2;

const columns = {
  /** From the catalogue; `id` is `none` if the item is not in it. */
  id: { Values: Float64Array, blank: none },
  position: { Values: Int32Array, blank: none },
  parentId: { Values: Float64Array, blank: none },
  wasParent: { Values: Uint8Array, blank: 0 },
  wasDeleted: { Values: Uint8Array, blank: 0 },
  /** From the file; `line` is `none` if the item is not in it. `parent` is the number of another item in the index. */
  line: { Values: Int32Array, blank: none },
  parent: { Values: Int32Array, blank: unspecified },
  isDeleted: { Values: Uint8Array, blank: 0 },
  /** Decided by the import. `isSpooled`: the values differ from those in the catalogue, and wait in the spool. */
  isNew: { Values: Uint8Array, blank: 0 },
  isMoved: { Values: Uint8Array, blank: 0 },
  isSpooled: { Values: Uint8Array, blank: 0 },
} as const;

type Column = keyof typeof columns;

const columnNames = Object.keys(columns) as Column[];

/** Typed arrays take a fraction of the memory of objects, and a catalogue may have millions of items. */
const createColumn = (name: Column) => {
  const { Values, blank } = columns[name];
  let values = new Values(1024).fill(blank);
  return {
    get: (item: number): number => values[item] ?? blank,
    set: (item: number, value: number) => {
      if (item >= values.length) {
        const longer = new Values(values.length * 2).fill(blank);
        longer.set(values);
        values = longer;
      }
      values[item] = value;
    },
  };
};

/**
 * Numbers the items of an import, and records the place of each: those in the catalogue, those in the file, and those
 * that the file merely refers to. Items are found by code.
 */
export const createItemIndex = () => {
  const numbers = new Map<string, number>();
  const codes: string[] = [];
  const stored = Object.fromEntries(columnNames.map((name) => [name, createColumn(name)])) as Record<
    Column,
    ReturnType<typeof createColumn>
  >;
  const highest = { id: 0, position: 0 };

  const get = (column: Column, item: number): number => stored[column].get(item);

  const set = (item: number, values: Partial<Record<Column, number>>) => {
    for (const [name, value] of Object.entries(values)) stored[name as Column].set(item, value);
  };

  const append = (code: string): number => {
    const item = codes.length;
    codes.push(code);
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
    /** For files that replace the whole list. */
    restartPositions: () => {
      highest.position = 0;
    },
    *all(): Generator<number> {
      for (let item = 0; item < codes.length; item += 1) yield item;
    },
  };
};

export type ItemIndex = ReturnType<typeof createItemIndex>;
