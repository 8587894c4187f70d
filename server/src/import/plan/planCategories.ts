import { firstRandomId } from '../../db/newId';
import type { StockCategoriesTable } from '../../db/tables';
import type { MediaSource } from '../images';
import { readNames } from '../names';
import { maxPathLength, readFlag, readText, readWhole } from '../read/cells';
import { type FaultList, RowError, TranslatedRowError } from '../read/faults';
import { listCells, type Row, type Table } from '../read/table';
import type { CategoryTree } from './categoryTree';
import { isSameRow } from './planItems';

export const categoryColumns = ['id', 'parent', 'nameEs', 'nameEn', 'nameZh', 'image', 'position', 'deleted'] as const;

export type CategoryColumn = (typeof categoryColumns)[number];

const maxPlace = 999_999;

type Planning = {
  table: Table<CategoryColumn>;
  faults: FaultList;
  tree: CategoryTree;
  catalogId: number;
  images: Pick<MediaSource, 'prepare' | 'find'>;
  replace: boolean;
};

/** Each level costs every page that shows the tree. */
const maxDepth = 20;

const listAbove = (tree: CategoryTree, parentId: number | null) => {
  const ids: number[] = [];
  for (let id = parentId; id !== null && ids.length < maxDepth; id = tree.get(id)?.parent_stock_category_id ?? null)
    ids.push(id);
  return ids;
};

/** How many levels there are from a category down, itself included. */
const countLevels = (tree: CategoryTree, id: number) => {
  const all = tree.all();
  let level = new Set([id]);
  let count = 0;
  for (; level.size > 0 && count < maxDepth; count += 1) {
    const above = level;
    const below = all.filter(({ parent_stock_category_id: parent }) => parent !== null && above.has(parent));
    level = new Set(below.map((row) => row.stock_category_id));
  }
  return count;
};

const refuseParent = (tree: CategoryTree, id: number, parentId: number | null) => {
  const above = listAbove(tree, parentId);
  if (above.includes(id)) throw new TranslatedRowError('parent', 'rowOwnAncestor');
  if (above.length + (tree.get(id) ? countLevels(tree, id) : 1) > maxDepth)
    throw new TranslatedRowError('parent', 'rowTooDeep', { max: maxDepth });
};

const comparePlaces = (one: StockCategoriesTable, other: StockCategoriesTable) =>
  one.position - other.position || one.stock_category_id - other.stock_category_id;

/** The categories under each parent, in the order in which they are shown. */
export const groupSiblings = (all: readonly StockCategoriesTable[]) => {
  const groups = new Map<number | null, StockCategoriesTable[]>();
  for (const row of all.filter(({ deleted }) => deleted === 0).toSorted(comparePlaces)) {
    const group = groups.get(row.parent_stock_category_id);
    if (group) group.push(row);
    else groups.set(row.parent_stock_category_id, [row]);
  }
  return groups;
};

/** Puts a category at this place among those under its parent, which share their positions anew. */
const place = (tree: CategoryTree, id: number, wanted: number) => {
  const own = tree.get(id);
  if (!own) return;
  const siblings = groupSiblings(tree.all()).get(own.parent_stock_category_id) ?? [];
  const others = siblings.filter((row) => row !== own);
  const ordered = [...others.slice(0, wanted - 1), own, ...others.slice(wanted - 1)];
  const positions = ordered.map(({ position }) => position).toSorted((one, other) => one - other);
  let last = 0;
  for (const [index, row] of ordered.entries()) {
    last = Math.max(positions[index] ?? 0, last + 1);
    if (row.position !== last) tree.put({ ...row, position: last });
  }
};

const planRow = (
  { cell }: Row<CategoryColumn>,
  { tree, catalogId, images, replace }: Planning,
): StockCategoriesTable => {
  const idCell = cell('id');
  const id = idCell === undefined ? null : readWhole(idCell, [1, firstRandomId - 1]);
  const parentCell = cell('parent');
  const parentText = parentCell === undefined ? undefined : readText(parentCell, maxPathLength);
  const findParent = (current: number | null) => {
    if (parentText === undefined) return current;
    return parentText === '' ? null : tree.find(parentText, 'parent').stock_category_id;
  };
  const own = id === null ? undefined : tree.get(id);
  const parentId = findParent(own?.parent_stock_category_id ?? null);
  const names = [cell('nameEs'), cell('nameEn'), cell('nameZh')].flatMap((each) =>
    each === undefined || each.text.trim() === '' ? [] : [each.text],
  );
  const existing = id === null ? tree.findChild(parentId, names) : own;
  const imageCell = cell('image');
  const imageName = imageCell && readText(imageCell, maxPathLength);
  const deletedCell = cell('deleted');
  const stockCategoryId = existing?.stock_category_id ?? id ?? tree.nextId();
  if (parentId !== null && parentId !== existing?.parent_stock_category_id)
    refuseParent(tree, stockCategoryId, parentId);
  return {
    catalog_id: catalogId,
    stock_category_id: stockCategoryId,
    parent_stock_category_id: parentId,
    position: existing?.position ?? tree.nextPosition(),
    ...readNames(cell, existing),
    image_name:
      imageName === undefined ? (existing?.image_name ?? null) : imageName === '' ? null : images.find(imageName),
    deleted: deletedCell ? readFlag(deletedCell) : replace ? 0 : (existing?.deleted ?? 0),
    demo: 0,
  };
};

/**
 * Applies the file to the tree, which it mutates, so that lines can refer to categories of earlier lines. Returns the
 * number of categories that the file lists.
 */
export const planCategories = async (planning: Planning): Promise<number> => {
  const { table, faults, tree, images, replace } = planning;
  const lineByCategory = new Map<number, number>();
  const apply = (row: Row<CategoryColumn>) => {
    const planned = planRow(row, planning);
    const earlier = lineByCategory.get(planned.stock_category_id);
    if (earlier !== undefined) throw new RowError(null, `is the same category as line ${earlier}`);
    const positionCell = row.cell('position');
    const position = positionCell && readWhole(positionCell, [1, maxPlace]);
    lineByCategory.set(planned.stock_category_id, row.line);
    tree.put(replace ? { ...planned, position: lineByCategory.size } : planned);
    if (position) place(tree, planned.stock_category_id, position);
  };
  for await (const rows of table.rows(faults)) {
    await images.prepare(listCells(rows, 'image'));
    for (const row of rows) faults.attempt(row.line, () => apply(row));
  }
  for (const category of replace ? tree.all() : []) {
    if (!lineByCategory.has(category.stock_category_id)) tree.put({ ...category, deleted: 1 });
  }
  return lineByCategory.size;
};

export const findChangedCategories = (before: StockCategoriesTable[], after: StockCategoriesTable[]) => {
  const known = new Map(before.map((row) => [row.stock_category_id, row]));
  return after.filter((row) => {
    const present = known.get(row.stock_category_id);
    return present === undefined || !isSameRow(present, row);
  });
};
