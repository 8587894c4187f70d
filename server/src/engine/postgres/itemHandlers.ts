import { sql } from 'kysely';

import { type CatalogItem, type ItemIds, parseItemKey, toItemKey } from '@/engine/catalog/stockItem';
import type { CategoryNode, ItemLookup, ItemVariants } from '@/engine/query/catalogQuery';
import { getCategoryPath } from '@/engine/query/categoryNodes';
import type { ItemReference } from '@/engine/query/itemQueries';

import { createConditions } from './conditions';
import { countBelow, countChoices } from './counts';
import { offerMark, recentMark } from './itemRows';
import { readRows } from './runSql';
import { tablesOf } from './searchTables';
import { inCategories } from './snapshot';
import type { Search } from './sqlPages';
import { readItemsInOrder } from './storedItems';

type IdRow = { catalog_id: number; stock_item_id: number };

const toIds = ({ catalog_id, stock_item_id }: IdRow): ItemIds => ({
  catalogId: catalog_id,
  stockItemId: stock_item_id,
});

const resolve = ({ catalogIds }: Search['snapshot'], reference: ItemReference): ItemIds[] => {
  if ('stockItemId' in reference)
    return catalogIds.map((catalogId) => ({ catalogId, stockItemId: reference.stockItemId }));
  const ids = parseItemKey(reference.key);
  return ids && catalogIds.includes(ids.catalogId) ? [ids] : [];
};

type Located = ItemIds & { ord: number; family: number | null; categoryId: number | null };

/** The item of a reference that is sold: the first catalogue that has it wins. */
export const locate = async ({ db, snapshot }: Search, reference: ItemReference): Promise<Located | undefined> => {
  const ids = resolve(snapshot, reference);
  const rows = await readRows(
    db,
    sql<IdRow & { ord: number; family: number | null; category_id: number | null }>`
      select catalog_id, stock_item_id, ord, family, category_id from ${tablesOf(snapshot.language).items}
      where (catalog_id, stock_item_id) in (select * from unnest(
        ${ids.map(({ catalogId }) => catalogId)}::integer[], ${ids.map(({ stockItemId }) => stockItemId)}::bigint[]))
      order by ord limit 1`,
  );
  const [row] = rows;
  return row && { ...toIds(row), ord: row.ord, family: row.family, categoryId: row.category_id };
};

export const lookUpItem = async (search: Search, reference: ItemReference): Promise<ItemLookup> => {
  const { db, snapshot, reader } = search;
  const found = await locate(search, reference);
  if (found) {
    const [item] = await readItemsInOrder(db, snapshot, reader, [found]);
    const category = snapshot.tree.walk[snapshot.tree.findPlace(found.catalogId, found.categoryId)];
    if (item) return { state: 'found', item, path: getCategoryPath(snapshot.tree, category) };
  }
  const ids = resolve(snapshot, reference);
  const rows = await readRows(
    db,
    sql<IdRow>`select catalog_id, stock_item_id from stock_items where deleted = 1 and (catalog_id, stock_item_id) in
      (select * from unnest(${ids.map(({ catalogId }) => catalogId)}::integer[],
        ${ids.map(({ stockItemId }) => stockItemId)}::bigint[]))`,
  );
  return { state: rows.length > 0 ? 'deleted' : 'unknown' };
};

export const readItems = async (
  { db, snapshot, reader }: Search,
  keys: readonly string[],
): Promise<(CatalogItem | null)[]> => {
  const ids = keys.flatMap((key) => parseItemKey(key) ?? []);
  const items = new Map((await readItemsInOrder(db, snapshot, reader, ids)).map((item) => [item.key, item]));
  return keys.map((key) => {
    const own = parseItemKey(key);
    return (own && items.get(toItemKey(own.catalogId, own.stockItemId))) ?? null;
  });
};

export const findVariants = async (search: Search, reference: ItemReference): Promise<ItemVariants> => {
  const { db, snapshot, reader } = search;
  const found = await locate(search, reference);
  if (!found) return { parent: null, variants: [] };
  const { catalogId, family } = found;
  if (family === null) return { parent: null, variants: [] };
  const rows = await readRows(
    db,
    sql<IdRow>`select catalog_id, stock_item_id from ${tablesOf(snapshot.language).items}
      where catalog_id = ${catalogId} and family = ${family} order by ord, stock_item_id`,
  );
  const items = await readItemsInOrder(db, snapshot, reader, rows.map(toIds));
  return {
    parent: items.find(({ stockItemId }) => stockItemId === family) ?? null,
    variants: items.filter(({ stockItemId }) => stockItemId !== family),
  };
};

export const findRelated = async (search: Search, reference: ItemReference, limit: number): Promise<CatalogItem[]> => {
  const { db, snapshot, reader } = search;
  const own = await locate(search, reference);
  if (!own || limit === 0) return [];
  const { tree, language } = snapshot;
  const found = new Map<string, ItemIds>();
  let category = tree.walk[tree.findPlace(own.catalogId, own.categoryId)] ?? null;
  for (; category && found.size < limit; category = tree.getParent(category)) {
    const isRelated = sql`${inCategories(snapshot, category, 'a')}
      and not (a.catalog_id = ${own.catalogId} and coalesce(a.family, a.stock_item_id) = ${own.family ?? own.stockItemId})`;
    // Those that follow it come first. In two parts, each of which an index has in order.
    const part = (
      where: unknown,
    ) => sql`(select a.catalog_id, a.stock_item_id, a.ord from ${tablesOf(language).items} as a
      where ${isRelated} and ${where} order by a.ord, a.stock_item_id limit ${limit})`;
    const isAfter = sql`(a.ord, a.stock_item_id) > (${own.ord}::bigint, ${own.stockItemId}::bigint)`;
    const rows = await readRows(
      db,
      sql<IdRow>`select catalog_id, stock_item_id from (
        select *, 0 as turn from ${part(isAfter)} as following
        union all select *, 1 from ${part(sql`not ${isAfter}`)} as preceding
      ) as both_parts order by turn, ord, stock_item_id`,
    );
    for (const ids of rows.map(toIds))
      if (found.size < limit) found.set(toItemKey(ids.catalogId, ids.stockItemId), ids);
  }
  return readItemsInOrder(db, snapshot, reader, [...found.values()]);
};

export const findMarked = async (
  { db, snapshot, reader }: Search,
  { kind, limit }: { kind: 'highlighted' | 'recent'; limit: number },
): Promise<CatalogItem[]> => {
  const mark = sql.lit(kind === 'highlighted' ? offerMark : recentMark);
  const rows = await readRows(
    db,
    sql<IdRow>`select catalog_id, stock_item_id from ${tablesOf(snapshot.language).items}
      where own_marks > 0 and own_marks & ${mark} <> 0 order by ord, stock_item_id limit ${limit}`,
  );
  return readItemsInOrder(db, snapshot, reader, rows.map(toIds));
};

/** All categories, with the number of items that are sold, which is that of a list without filters. */
export const listCategories = ({ db, snapshot, keep }: Search): Promise<CategoryNode[]> =>
  keep(['categories', snapshot.language], async () => {
    const { tree } = snapshot;
    const everything = createConditions(snapshot, {}, null, { prices: null, hidesPrices: true });
    const counts = countBelow(snapshot, await countChoices(db, everything));
    return tree.walk.map((category) => ({
      categoryId: category.categoryId,
      catalogId: category.catalogId,
      stockCategoryId: category.stockCategoryId,
      name: category.name,
      imageUrl: category.imageUrl,
      parentId: tree.getParent(category)?.categoryId ?? null,
      depth: category.depth,
      count: counts[category.enter] ?? 0,
    }));
  });
