import { sql } from 'kysely';

import { readStockItem } from '@/engine/catalog/readRecords';
import { type CatalogItem, type ItemIds, toItemKey } from '@/engine/catalog/stockItem';
import { toAmountOrNull } from '@/shared/money/cents';

import { toStockItem, withoutPrices } from '../../catalogue/stockItem';
import type { Database } from '../../db/openDatabase';
import type { ListPricesTable } from '../../db/priceTables';
import type { StockItemsTable } from '../../db/tables';
import { withListPrice } from '../../prices/clientPrice';
import { type Conditions, createConditions, type ListPrices, type Reader } from './conditions';
import { readRows } from './runSql';
import type { SearchSnapshot } from './snapshot';

type OwnPrice = Pick<ListPricesTable, 'discount' | 'price_cents' | 'best_price_cents' | 'quantity_best_price'>;

type FoundRow = StockItemsTable & { shown_parent: boolean; public_price: number | null; shown_price: number | null };

const readOwnPrices = async (db: Database, { version, today }: ListPrices, ids: readonly ItemIds[]) => {
  const rows = await readRows(
    db,
    sql<OwnPrice & { catalog_id: number; stock_item_id: number }>`
      select price.catalog_id, price.stock_item_id, price.discount, price.price_cents, price.best_price_cents,
        price.quantity_best_price
      from list_prices as price join price_lists as list on list.price_list_id = price.price_list_id
      where list.version = ${version} and price.valid_from <= ${today} and price.valid_until >= ${today}
        and price.stock_item_id = any(${[0, ...ids.map(({ stockItemId }) => stockItemId)]}::bigint[])`,
  );
  const known = new Map(rows.map((row) => [toItemKey(row.catalog_id, row.stock_item_id), row]));
  return ({ catalog_id, stock_item_id }: StockItemsTable) =>
    known.get(toItemKey(catalog_id, stock_item_id)) ?? known.get(toItemKey(catalog_id, 0));
};

const differs = (one: StockItemsTable, other: StockItemsTable) =>
  one.price_cents !== other.price_cents ||
  one.best_price_cents !== other.best_price_cents ||
  one.quantity_best_price !== other.quantity_best_price;

const toOwnPrices = (row: FoundRow, own: OwnPrice | undefined) => {
  if (row.shown_parent)
    return row.shown_price === null ? {} : { price: row.shown_price, bestPrice: null, quantityBestPrice: null };
  const priced = withListPrice<StockItemsTable>(row, own);
  if (!differs(priced, row)) return {};
  return {
    price: toAmountOrNull(priced.price_cents),
    bestPrice: toAmountOrNull(priced.best_price_cents),
    quantityBestPrice: priced.quantity_best_price,
  };
};

const toCatalogItem = (
  { tree, language }: SearchSnapshot,
  row: FoundRow,
  reader: Reader,
  own: OwnPrice | undefined,
) => {
  const sent = toStockItem(row, language);
  const item = readStockItem(reader.hidesPrices ? withoutPrices(sent) : sent);
  if (!item) throw new RangeError(`There is no item ${row.stock_item_id}`);
  const category = tree.walk[tree.findPlace(row.catalog_id, row.stock_category_id)];
  const publicPrices = row.shown_parent
    ? { isParent: true, price: reader.hidesPrices ? null : row.public_price, bestPrice: null, quantityBestPrice: null }
    : { isParent: false };
  const publicItem = { ...item, ...publicPrices, stockCategoryId: category?.stockCategoryId ?? null };
  const ownPrices: Partial<CatalogItem> = reader.prices ? toOwnPrices(row, own) : {};
  const hasOther = 'price' in ownPrices && publicItem.price !== null && publicItem.price !== ownPrices.price;
  return {
    ...publicItem,
    ...ownPrices,
    ...(hasOther && { publicPrice: publicItem.price ?? undefined }),
    catalogId: row.catalog_id,
    key: toItemKey(row.catalog_id, row.stock_item_id),
    categoryId: category?.categoryId ?? null,
  } satisfies CatalogItem;
};

/** By key, those of these items that are sold. */
export const readItemsByKey = async (
  db: Database,
  snapshot: SearchSnapshot,
  reader: Reader,
  ids: readonly ItemIds[],
): Promise<Map<string, CatalogItem>> => {
  if (ids.length === 0) return new Map();
  const { items, keysTable, isWanted, priceOf }: Conditions = createConditions(snapshot, {}, null, reader);
  const keys = ids.map(({ catalogId, stockItemId }) => toItemKey(catalogId, stockItemId));
  const rows = await readRows(
    db,
    sql<FoundRow>`
      select item.*, a.is_parent as shown_parent, a.price as public_price, ${priceOf('a')} as shown_price
      from ${keysTable(keys)} join ${items} as a on ${isWanted('a')}
      join stock_items as item on item.catalog_id = a.catalog_id and item.stock_item_id = a.stock_item_id
      where a.catalog_id = any(${snapshot.catalogIds}::bigint[])`,
  );
  const findOwn = reader.prices ? await readOwnPrices(db, reader.prices, ids) : () => undefined;
  return new Map(
    rows.map((row) => {
      const item = toCatalogItem(snapshot, row, reader, findOwn(row));
      return [item.key, item];
    }),
  );
};

export const readItemsInOrder = async (
  db: Database,
  snapshot: SearchSnapshot,
  reader: Reader,
  ids: readonly ItemIds[],
): Promise<CatalogItem[]> => {
  const found = await readItemsByKey(db, snapshot, reader, ids);
  return ids.flatMap(({ catalogId, stockItemId }) => found.get(toItemKey(catalogId, stockItemId)) ?? []);
};
