import type { Category } from '@/contracts/inventory';

import { readCategory } from './readRecords';
import { toItemKey } from './stockItem';

export type CatalogLists = {
  catalogId: number;
  stockItems: readonly unknown[];
  categories: readonly unknown[];
  features?: readonly unknown[];
};

/** `parent` is a position in the list, -1 at the top. */
export type MergedCategory = {
  categoryId: string;
  catalogId: number;
  stockCategoryId: number;
  name: string;
  /** In a folder of blob storage; null for none. */
  imageUrl: string | null;
  parent: number;
};

export type MergedCategories = {
  list: MergedCategory[];
  /** The position of the category for a catalogue's id, or -1. */
  findPosition: (catalogId: number, stockCategoryId: number | null) => number;
  unreadableRecords: number;
};

type Known = Map<number, Category>;

const indexCategories = (categories: readonly unknown[]): { known: Known; unreadableRecords: number } => {
  const known: Known = new Map();
  let unreadableRecords = 0;
  for (const raw of categories) {
    const category = readCategory(raw);
    if (!category) unreadableRecords += 1;
    else if (!known.has(category.stockCategoryId)) known.set(category.stockCategoryId, category);
  }
  return { known, unreadableRecords };
};

/** Children of a deleted category move up to the nearest ancestor that is not deleted. */
const findNotDeleted = (known: Known, id: number | null): Category | null => {
  const seen = new Set<number>();
  let category = id === null ? undefined : known.get(id);
  while (category?.deleted && !seen.has(category.stockCategoryId)) {
    seen.add(category.stockCategoryId);
    category = category.parentStockCategoryId === null ? undefined : known.get(category.parentStockCategoryId);
  }
  return category && !category.deleted ? category : null;
};

/** Bad data contains cycles: each is broken at one category, which moves to the top level. */
const breakCycles = (list: MergedCategory[]): void => {
  const visited = new Int32Array(list.length).fill(-1);
  for (let start = 0; start < list.length; start += 1) {
    let at = start;
    let before = -1;
    while (at >= 0 && visited[at] === -1) {
      visited[at] = start;
      before = at;
      at = list[at]?.parent ?? -1;
    }
    const last = list[before];
    if (last && at >= 0 && visited[at] === start) last.parent = -1;
  }
};

/** Spec §7: categories with the same trimmed name are one across catalogues; their ids are remapped. */
export const mergeCategories = (
  catalogs: readonly Pick<CatalogLists, 'catalogId' | 'categories'>[],
): MergedCategories => {
  const list: MergedCategory[] = [];
  const parentNames: (string | null)[] = [];
  const byName = new Map<string, number[]>();
  const known = new Map<number, Known>();
  const positions = new Map<string, number>();
  let unreadableRecords = 0;

  const findPosition = (catalogId: number, id: number | null): number => {
    const own = known.get(catalogId);
    const category = own ? findNotDeleted(own, id) : null;
    return category ? (positions.get(toItemKey(catalogId, category.stockCategoryId)) ?? -1) : -1;
  };

  for (const { catalogId, categories } of catalogs) {
    if (known.has(catalogId)) continue;
    const indexed = indexCategories(categories);
    const own = indexed.known;
    unreadableRecords += indexed.unreadableRecords;
    known.set(catalogId, own);
    const added: number[] = [];
    for (const category of own.values()) {
      if (category.deleted) continue;
      const { stockCategoryId, name, imageUrl = null } = category;
      const parentName = findNotDeleted(own, category.parentStockCategoryId)?.name ?? null;
      const same = name === null ? [] : (byName.get(name) ?? []);
      // Match by name; if an earlier catalogue has it twice, prefer the one under a parent of the same name.
      const position = same.find((one) => parentNames[one] === parentName) ?? same[0] ?? list.length;
      positions.set(toItemKey(catalogId, stockCategoryId), position);
      const earlier = list[position];
      if (earlier) {
        earlier.imageUrl ??= imageUrl;
        continue;
      }
      added.push(position);
      parentNames.push(parentName);
      list.push({
        categoryId: toItemKey(catalogId, stockCategoryId),
        catalogId,
        stockCategoryId,
        name: name ?? '',
        imageUrl,
        parent: -1,
      });
    }
    for (const position of added) {
      const category = list[position];
      if (!category) continue;
      category.parent = findPosition(catalogId, own.get(category.stockCategoryId)?.parentStockCategoryId ?? null);
      // Registered last: two categories of the same name within one catalogue stay separate.
      if (category.name !== '') byName.set(category.name, [...(byName.get(category.name) ?? []), position]);
    }
  }
  breakCycles(list);
  return { list, findPosition, unreadableRecords };
};
