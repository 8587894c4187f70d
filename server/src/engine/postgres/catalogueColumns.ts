import { sql } from 'kysely';
import { LRUCache } from 'lru-cache';

import { markParents } from '@/engine/catalog/mergeCatalogs';
import type { ItemIds } from '@/engine/catalog/stockItem';
import { inSteps, pause } from '@/engine/host/steps';
import { groupFamilies } from '@/engine/query/families';
import { type ItemOrder, orderByPrice } from '@/engine/query/itemOrder';
import { slugify } from '@/shared/routing/paths';

import type { Database } from '../../db/openDatabase';
import type { ItemFeaturesTable } from '../../db/tables';
import { createIdTable } from './idTable';
import { type ItemPart, readParts } from './itemPart';
import { packNumbers, readRows, unpackNumbers } from './runSql';
import type { PlacedPart } from './spelledWords';

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

const join = <Column extends Float64Array | Uint8Array>(to: Column, from: readonly Column[]): Column => {
  let at = 0;
  for (const column of from) {
    to.set(column, at);
    at += column.length;
  }
  return to;
};

/** The items of all parts, in columns. */
const joinParts = async (parts: readonly ItemPart[], catalogIds: readonly number[]) => {
  const length = parts.reduce((sum, part) => sum + part.length, 0);
  const columns = {
    length,
    catalogIds,
    idByItem: join(
      new Float64Array(length),
      parts.map(({ ids }) => ids),
    ),
    parentByItem: join(
      new Float64Array(length),
      parts.map(({ parents }) => parents),
    ),
    priceByItem: join(
      new Float64Array(length),
      parts.map(({ prices }) => prices),
    ),
    marksByItem: join(
      new Uint8Array(length),
      parts.map(({ marks }) => marks),
    ),
    catalogByItem: new Uint8Array(length),
  };
  /** Each item's category, as a position in `categories`, from 1. */
  const categoryNumbers = new Uint32Array(length);
  const categories: { catalogId: number; stockCategoryId: number }[] = [];
  const tables = new Map<number, (id: number) => number>();
  let first = 0;
  for (const [number, catalogId] of catalogIds.entries()) {
    let end = first;
    const numbers = new Map<number, number>();
    for (const part of parts) {
      if (part.catalogNumber !== number) continue;
      for (const [at, stockCategoryId] of part.categories.entries()) {
        if (stockCategoryId < 0) continue;
        const known = numbers.get(stockCategoryId) ?? categories.push({ catalogId, stockCategoryId });
        numbers.set(stockCategoryId, known);
        categoryNumbers[end + at] = known;
      }
      end += part.length;
      await pause();
    }
    columns.catalogByItem.fill(number, first, end);
    const find = createIdTable(columns.idByItem, { from: first, to: end });
    tables.set(catalogId, find);
    await inSteps(markParents(columns, { first, end }, find), { pause });
    first = end;
  }
  return {
    ...columns,
    categoryNumbers,
    categories,
    findPosition: ({ catalogId, stockItemId }: ItemIds) => tables.get(catalogId)?.(stockItemId) ?? -1,
  };
};

const place = (parts: readonly ItemPart[]): PlacedPart[] => {
  let next = 0;
  return parts.map(({ length, names, codes, deletedCodes }) => {
    const from = next;
    next += length;
    return { from, length, names, codes, deletedCodes };
  });
};

/** What the lists have in every language: columns of numbers, and folded texts. */
export const readColumns = async (
  db: Database,
  { catalogIds, featureKeys }: { catalogIds: readonly number[]; featureKeys: readonly string[] },
) => {
  const parts = await readParts(db, catalogIds);
  const columns = await joinParts(parts, catalogIds);
  const deleted = new Set(
    parts.flatMap(({ catalogNumber, deletedIds }) => deletedIds.map((id) => `${catalogIds[catalogNumber]}:${id}`)),
  );
  const orders = new WeakMap<Float64Array, ItemOrder>();
  const descriptions: Description[] = [];
  for (const catalogId of catalogIds)
    descriptions.push(...(await readDescriptions(db, catalogId, { featureKeys, findPosition: columns.findPosition })));
  return {
    ...columns,
    isDeleted: ({ catalogId, stockItemId }: ItemIds) => deleted.has(`${catalogId}:${stockItemId}`),
    parts: place(parts),
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
  };
};

export type StoredColumns = Awaited<ReturnType<typeof readColumns>>;
