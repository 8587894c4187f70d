import type { Database } from '../db/openDatabase';

export type SeededItems = {
  /** Items on offer under a top category, by its Spanish name. */
  offeredItems: (place: { catalogIndex: number; rootName: string }) => { catalogId: number; stockItemIds: number[] };
  rootCategories: (rootNames: string[]) => number[];
};

type CategoryRow = {
  catalog_id: number;
  stock_category_id: number;
  parent_stock_category_id: number | null;
  name_es: string;
};

const itemsPerOffer = 12;

const readCategories = (db: Database): Promise<CategoryRow[]> =>
  db
    .selectFrom('stock_categories')
    .select(['catalog_id', 'stock_category_id', 'parent_stock_category_id', 'name_es'])
    .where('deleted', '=', 0)
    .orderBy('catalog_id')
    .orderBy('position')
    .execute();

const readOffered = (db: Database) =>
  db
    .selectFrom('stock_items')
    .select(['catalog_id', 'stock_item_id', 'stock_category_id'])
    .where('is_offer', '=', 1)
    .where('deleted', '=', 0)
    .where('price_cents', 'is not', null)
    .orderBy('position')
    .execute();

const rootOf = (
  categories: Map<string, CategoryRow>,
  catalogId: number,
  categoryId: number,
): CategoryRow | undefined => {
  const category = categories.get(`${catalogId}:${categoryId}`);
  const parent = category?.parent_stock_category_id ?? null;
  return parent === null ? category : rootOf(categories, catalogId, parent);
};

export const readSeededItems = async (db: Database, catalogIds: number[]): Promise<SeededItems> => {
  const rows = await readCategories(db);
  const categories = new Map(rows.map((row) => [`${row.catalog_id}:${row.stock_category_id}`, row]));
  const offered = await readOffered(db);
  const isUnder = (rootName: string, catalogId: number, categoryId: number | null) =>
    categoryId !== null && rootOf(categories, catalogId, categoryId)?.name_es.trim() === rootName;
  return {
    offeredItems: ({ catalogIndex, rootName }) => {
      const catalogId = catalogIds[catalogIndex] ?? catalogIds[0] ?? 1;
      const stockItemIds = offered
        .filter((item) => item.catalog_id === catalogId && isUnder(rootName, catalogId, item.stock_category_id))
        .slice(0, itemsPerOffer)
        .map((item) => item.stock_item_id);
      return { catalogId, stockItemIds };
    },
    rootCategories: (rootNames) =>
      rows
        .filter((row) => row.parent_stock_category_id === null && rootNames.includes(row.name_es.trim()))
        .map((row) => row.stock_category_id),
  };
};
