import { sql } from 'kysely';
import { LRUCache } from 'lru-cache';

import { itemMarks, markParents, parentIdOf } from '@/engine/catalog/mergeCatalogs';
import type { ItemIds } from '@/engine/catalog/stockItem';
import { inSteps, pause } from '@/engine/host/steps';
import { groupFamilies } from '@/engine/query/families';
import { type ItemOrder, orderByPrice } from '@/engine/query/itemOrder';
import { slugify } from '@/shared/routing/paths';

import type { Database } from '../../db/openDatabase';
import type { ItemFeaturesTable } from '../../db/tables';
import { createIdTable } from './idTable';
import { packNumbers, readRows, unpackNumbers } from './runSql';

// Also how long reading one delays other requests: some milliseconds.
const partLength = 20_000;
const fields = 7;
const deletedMark = 8;

type Position = { position: number; stockItemId: number };

const readPart = async (db: Database, catalogId: number, after: Position | undefined) => {
  const isAfter = after
    ? sql`and (position, stock_item_id) > (${after.position}::integer, ${after.stockItemId}::bigint)`
    : sql``;
  const [row] = await readRows(
    db,
    sql<{ packed: Buffer | null }>`select ${packNumbers(
      sql`stock_item_id`,
      sql`coalesce(stock_item_parent_id, -1)`,
      sql`coalesce(stock_category_id, -1)`,
      sql`coalesce(price_cents, -1)`,
      sql`is_offer + 2 * is_new + ${sql.lit(deletedMark)} * deleted`,
      sql`position`,
      sql`catalog_id`,
    )} as packed from (
      select * from stock_items where catalog_id = ${catalogId} ${isAfter}
      order by position, stock_item_id limit ${sql.lit(partLength)}
    ) as part`,
  );
  return unpackNumbers(row?.packed);
};

const countItems = async (db: Database, catalogIds: readonly number[]) => {
  const [row] = await readRows(
    db,
    sql<{ count: number }>`select count(*) as count from stock_items
      where catalog_id = any(${catalogIds}::bigint[]) and deleted = 0`,
  );
  return row?.count ?? 0;
};

type FeatureTexts = Pick<
  ItemFeaturesTable,
  'name_es' | 'name_en' | 'name_zh' | 'value_es' | 'value_en' | 'value_zh' | 'stock_item_id'
>;

/** What is said of items in words, and the positions of those of which it is. */
export type Description = FeatureTexts & { catalogId: number; positions: Uint32Array };

const isDescription = sql`image_name is null and file_name is null`;

const readDescriptions = async (db: Database, catalogId: number, { featureKeys, findPosition }: DescribedItems) => {
  const names = await readRows(
    db,
    sql<{ name_en: string }>`select distinct name_en from item_features
      where catalog_id = ${catalogId} and ${isDescription}`,
  );
  const found: (Description & { first: number })[] = [];
  for (const name of names.map((row) => row.name_en).filter((each) => featureKeys.includes(slugify(each)))) {
    const rows = await readRows(
      db,
      sql<FeatureTexts & { first: number; packed: Buffer }>`
        select name_es, name_en, name_zh, value_es, value_en, value_zh, min(stock_item_feature_id) as first,
          ${packNumbers(sql`stock_item_id`)} as packed
        from item_features where catalog_id = ${catalogId} and ${isDescription} and name_en = ${name}
        group by name_es, name_en, name_zh, value_es, value_en, value_zh`,
    );
    for (const { packed, ...row } of rows) {
      const positions = Uint32Array.from(unpackNumbers(packed), (stockItemId) =>
        Math.max(0, findPosition({ catalogId, stockItemId }) + 1),
      );
      const sorted = positions.filter((at) => at > 0).map((at) => at - 1);
      found.push({ ...row, catalogId, positions: sorted.sort() });
      await pause();
    }
  }
  return found.toSorted((one, other) => one.first - other.first);
};

type DescribedItems = { featureKeys: readonly string[]; findPosition: (ids: ItemIds) => number };

const mostPriceLists = 4;

// Bytes of what texts find.
const mostKnown = 48_000_000;

const sizeOf = (fact: unknown): number => {
  const { positions } = (fact ?? {}) as { positions?: Uint32Array };
  return 200 + (positions?.length ?? 0) * 5;
};

/** What the lists have in every language, as columns of numbers: texts stay in the database. */
export const readColumns = async (
  db: Database,
  { catalogIds, featureKeys }: { catalogIds: readonly number[]; featureKeys: readonly string[] },
) => {
  const capacity = await countItems(db, catalogIds);
  const idByItem = new Float64Array(capacity);
  const parentByItem = new Float64Array(capacity);
  const priceByItem = new Float64Array(capacity);
  const marksByItem = new Uint8Array(capacity);
  const catalogByItem = new Uint8Array(capacity);
  /** Each item's category, as a position in `categories`, from 1. */
  const categoryNumbers = new Uint32Array(capacity);
  const categories: { catalogId: number; stockCategoryId: number }[] = [];
  const tables = new Map<number, (id: number) => number>();
  const deleted = new Set<string>();
  let length = 0;
  for (const [number, catalogId] of catalogIds.entries()) {
    const first = length;
    const numbers = new Map<number, number>();
    const numberOf = (stockCategoryId: number) => {
      const known = numbers.get(stockCategoryId) ?? categories.push({ catalogId, stockCategoryId });
      numbers.set(stockCategoryId, known);
      return known;
    };
    for (let after: Position | undefined; ;) {
      const rows = await readPart(db, catalogId, after);
      for (let at = 0; at < rows.length; at += fields) {
        const [id = 0, parent = -1, category = -1, cents = -1, marks = 0] = rows.subarray(at, at + fields);
        if (marks >= deletedMark) deleted.add(`${catalogId}:${id}`);
        if (marks >= deletedMark || length === capacity) continue;
        idByItem[length] = id;
        parentByItem[length] = parentIdOf(id, parent < 0 ? null : parent);
        priceByItem[length] = cents < 0 ? NaN : cents / 100;
        marksByItem[length] = marks & (itemMarks.offer | itemMarks.recent);
        catalogByItem[length] = number;
        categoryNumbers[length] = category < 0 ? 0 : numberOf(category);
        length += 1;
      }
      if (rows.length < partLength * fields) break;
      after = { position: rows.at(-2) ?? 0, stockItemId: rows.at(-fields) ?? 0 };
      await pause();
    }
    const find = createIdTable(idByItem, { from: first, to: length });
    tables.set(catalogId, find);
    await inSteps(markParents({ parentByItem, marksByItem, priceByItem }, { first, end: length }, find), { pause });
  }
  const findPosition = ({ catalogId, stockItemId }: ItemIds) => tables.get(catalogId)?.(stockItemId) ?? -1;
  const columns = {
    length,
    catalogIds,
    idByItem: idByItem.subarray(0, length),
    parentByItem: parentByItem.subarray(0, length),
    priceByItem: priceByItem.subarray(0, length),
    marksByItem: marksByItem.subarray(0, length),
    catalogByItem: catalogByItem.subarray(0, length),
    findPosition,
    isDeleted: ({ catalogId, stockItemId }: ItemIds) => deleted.has(`${catalogId}:${stockItemId}`),
  };
  const orders = new WeakMap<Float64Array, ItemOrder>();
  const descriptions: Description[] = [];
  for (const catalogId of catalogIds)
    descriptions.push(...(await readDescriptions(db, catalogId, { featureKeys, findPosition })));
  return {
    ...columns,
    categoryNumbers,
    categories,
    families: groupFamilies(columns),
    descriptions,
    /** Positions of the items that have each value of a feature, by the places of its descriptions. */
    shared: new Map<string, Uint32Array[]>(),
    orderByPrice: (prices: Float64Array): ItemOrder => {
      const order = orders.get(prices) ?? orderByPrice(prices);
      orders.set(prices, order);
      return order;
    },
    /** By the key of a price list, what its clients pay. */
    clientPrices: new LRUCache<string, Promise<Float64Array>>({ max: mostPriceLists }),
    /** What texts find, by language and text. */
    facts: new LRUCache<string, { value: unknown }>({
      maxSize: mostKnown,
      sizeCalculation: ({ value }) => sizeOf(value),
    }),
  };
};

export type StoredColumns = Awaited<ReturnType<typeof readColumns>>;
