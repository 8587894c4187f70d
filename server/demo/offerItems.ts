import type { Database } from '../src/db/openDatabase';

type Node = { catalog_id: number; stock_category_id: number; parent_stock_category_id: number | null; name_es: string };

const toKey = (catalogId: number, categoryId: number) => `${catalogId} ${categoryId}`;

/** Finds root categories by their Spanish names, and the name of the root that a category belongs to. */
export const readCategoryRoots = async (db: Database) => {
  const nodes: Node[] = await db
    .selectFrom('stock_categories')
    .select(['catalog_id', 'stock_category_id', 'parent_stock_category_id', 'name_es'])
    .where('deleted', '=', 0)
    .orderBy('catalog_id')
    .orderBy('position')
    .execute();
  const known = new Map(nodes.map((node) => [toKey(node.catalog_id, node.stock_category_id), node]));
  const findRootName = (catalogId: number, categoryId: number): string | null => {
    const node = known.get(toKey(catalogId, categoryId));
    if (node === undefined) return null;
    const parent = node.parent_stock_category_id;
    return parent === null ? node.name_es.trim() : findRootName(catalogId, parent);
  };
  // Visitors see categories of the same name in both catalogues as one, identified by the first one's id.
  const findRoot = (name: string) =>
    nodes.find((node) => node.parent_stock_category_id === null && node.name_es.trim() === name)?.stock_category_id;
  return { findRoot, findRootName };
};

type ItemOnOffer = { stockItemId: number; categoryId: number; hasBreak: boolean };

/** Items that can be shown and ordered: with a picture and a price, and not a parent. */
const readItemsOnOffer = async (db: Database, catalogId: number): Promise<ItemOnOffer[]> => {
  const rows = await db
    .selectFrom('stock_items')
    .select(['stock_item_id', 'stock_category_id', 'best_price_cents'])
    .where('catalog_id', '=', catalogId)
    .where('is_offer', '=', 1)
    .where('is_parent', '=', 0)
    .where('deleted', '=', 0)
    .where('price_cents', 'is not', null)
    .where('image_name', 'is not', null)
    .orderBy('position')
    .orderBy('stock_item_id')
    .limit(1000)
    .execute();
  return rows.flatMap(({ stock_item_id, stock_category_id, best_price_cents }) =>
    stock_category_id === null
      ? []
      : [{ stockItemId: stock_item_id, categoryId: stock_category_id, hasBreak: best_price_cents !== null }],
  );
};

/** Prefers variety: takes turns between categories, items with a best price first. */
const chooseItems = (items: ItemOnOffer[], count: number): number[] => {
  const byCategory = new Map<number, number[]>();
  for (const { stockItemId, categoryId } of [...items].sort((a, b) => Number(b.hasBreak) - Number(a.hasBreak))) {
    byCategory.set(categoryId, [...(byCategory.get(categoryId) ?? []), stockItemId]);
  }
  const maxDepth = Math.max(0, ...[...byCategory.values()].map((ids) => ids.length));
  const rounds = Array.from({ length: maxDepth }, (_, depth) =>
    [...byCategory.values()].flatMap((ids) => ids[depth] ?? []),
  );
  return rounds.flat().slice(0, count);
};

const itemsPerOffer = 8;

/** The items of an offer that shows those of some root categories. */
export const createOfferItems = async (
  db: Database,
  catalogs: number[],
  findRootName: (catalogId: number, categoryId: number) => string | null,
) => {
  const onOffer = new Map<number, ItemOnOffer[]>();
  for (const catalogId of catalogs) onOffer.set(catalogId, await readItemsOnOffer(db, catalogId));
  return (catalogId: number, rootNames: string[]): number[] => {
    const fitting = (onOffer.get(catalogId) ?? []).filter(({ categoryId }) =>
      rootNames.includes(findRootName(catalogId, categoryId) ?? ''),
    );
    return chooseItems(fitting, itemsPerOffer);
  };
};
