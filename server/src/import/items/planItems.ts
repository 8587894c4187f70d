import { firstRandomId } from '../../db/newId';
import type { StockItemsTable } from '../../db/tables';
import { findMax } from '../categories/categoryTree';
import { RowError } from '../faults';
import type { Table } from '../table';
import { type ItemColumn, type ItemDraft, readItemRow, type RowSources } from './readItemRow';
import { dropOrphans } from './resolveParents';

export type ItemPlan = {
  /** The rows to write. */
  rows: StockItemsTable[];
  added: number;
  changed: number;
  unchanged: number;
  removed: number;
};

type Planning = {
  table: Table<ItemColumn>;
  existing: StockItemsTable[];
  catalogId: number;
  replace: boolean;
  sources: Omit<RowSources, 'findExisting'>;
};

/** Whether two rows of a table have equal values. */
export const isSameRow = <Row extends object>(one: Row, other: Row): boolean =>
  (Object.keys(one) as (keyof Row)[]).every((key) => one[key] === other[key]);

const readDrafts = (table: Table<ItemColumn>, sources: RowSources): Map<string, ItemDraft> => {
  const drafts = new Map<string, ItemDraft>();
  const lineByCode = new Map<string, number>();
  for (const row of table.rows) {
    const draft = table.faults.attempt(row.line, () => {
      const read = readItemRow(row, sources);
      const earlier = lineByCode.get(read.code);
      if (earlier !== undefined) throw new RowError('code', `the code is already on line ${earlier}`);
      lineByCode.set(read.code, row.line);
      return read;
    });
    if (draft !== null) drafts.set(draft.code, draft);
  }
  return drafts;
};

type Placing = { existing: StockItemsTable[]; catalogId: number; replace: boolean };

const assignPlaces = (drafts: ItemDraft[], { existing, catalogId, replace }: Placing): StockItemsTable[] => {
  const ids = existing.map(({ stock_item_id }) => stock_item_id).filter((id) => id < firstRandomId);
  let nextId = findMax(ids) + 1;
  let nextPosition = replace ? 1 : findMax(existing.map(({ position }) => position)) + 1;
  const idByCode = new Map(existing.map(({ code, stock_item_id }) => [code, stock_item_id]));
  for (const { code } of drafts) if (!idByCode.has(code)) idByCode.set(code, nextId++);
  return drafts.map(({ code, parentCode, existing: before, values }) => ({
    catalog_id: catalogId,
    stock_item_id: idByCode.get(code) ?? 0,
    position: replace || before === undefined ? nextPosition++ : before.position,
    code,
    ...values,
    stock_item_parent_id:
      parentCode === undefined
        ? (before?.stock_item_parent_id ?? null)
        : parentCode === null
          ? null
          : (idByCode.get(parentCode) ?? null),
    is_parent: before?.is_parent ?? 0,
    demo: 0,
  }));
};

/** An item is a parent if a variant names it. Only items affected by a change are checked. */
const markParents = (rows: Map<number, StockItemsTable>, before: Map<number, StockItemsTable>) => {
  const all = new Map([...before, ...rows]);
  const parents = new Set<number | null>();
  for (const { deleted, stock_item_parent_id } of all.values()) if (deleted === 0) parents.add(stock_item_parent_id);
  const touched = new Set<number | null>();
  for (const [id, row] of rows) {
    for (const each of [id, row.stock_item_parent_id, before.get(id)?.stock_item_parent_id ?? null]) touched.add(each);
  }
  for (const id of touched) {
    const row = id === null ? undefined : all.get(id);
    const isParent = parents.has(id) ? 1 : 0;
    if (row !== undefined && row.is_parent !== isParent) rows.set(row.stock_item_id, { ...row, is_parent: isParent });
  }
};

export const planItems = ({ table, existing, catalogId, replace, sources }: Planning): ItemPlan => {
  const byCode = new Map(existing.map((item) => [item.code, item]));
  const drafts = readDrafts(table, { ...sources, findExisting: (code) => byCode.get(code) });
  dropOrphans({ drafts, existing: byCode, replace, faults: table.faults });

  const before = new Map(existing.map((item) => [item.stock_item_id, item]));
  const placed = assignPlaces([...drafts.values()], { existing, catalogId, replace });
  const rows = new Map(placed.map((row) => [row.stock_item_id, row]));
  const unlisted = replace ? existing.filter((item) => !rows.has(item.stock_item_id) && item.deleted === 0) : [];
  for (const item of unlisted) rows.set(item.stock_item_id, { ...item, deleted: 1 });
  markParents(rows, before);

  const written = [...rows.values()].filter((row) => {
    const present = before.get(row.stock_item_id);
    return present === undefined || !isSameRow(present, row);
  });
  const added = written.filter((row) => !before.has(row.stock_item_id)).length;
  const changed = written.length - added - unlisted.length;
  return { rows: written, added, changed, unchanged: rows.size - written.length, removed: unlisted.length };
};
