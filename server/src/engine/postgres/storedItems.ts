import { sql } from 'kysely';

import { readStockItem } from '@/engine/catalog/readRecords';
import { type CatalogItem, type ItemIds, parseItemKey, toItemKey } from '@/engine/catalog/stockItem';
import type { PricesRequest } from '@/engine/host/catalogEngine';
import type { Language } from '@/shared/i18n/languages';
import { toAmountOrNull } from '@/shared/money/cents';

import { toStockItem } from '../../catalogue/stockItem';
import type { Database } from '../../db/openDatabase';
import type { StockItemsTable } from '../../db/tables';
import { withListPrice } from '../../prices/clientPrice';
import { findListPrices } from './clientPrices';
import { readRows } from './runSql';

/** Who reads: prices are everybody's, a client's, or hidden. */
export type Reader = { language: Language; prices: PricesRequest | null; hidesPrices: boolean };

/** An item, or an entry of a price list, without what is only in the database. */
type Incomplete = Pick<CatalogItem, 'key' | 'code' | 'additionalCode' | 'name' | 'price'> & Partial<CatalogItem>;

const isIncomplete = (value: object): value is Incomplete => 'key' in value && 'additionalCode' in value;

const findIncomplete = (value: unknown): Incomplete[] => {
  if (typeof value !== 'object' || value === null) return [];
  return isIncomplete(value) ? [value] : Object.values(value).flatMap(findIncomplete);
};

const readItems = async (db: Database, ids: readonly ItemIds[]) => {
  const rows = await readRows(
    db,
    sql<StockItemsTable>`select item.* from unnest(
        ${ids.map(({ catalogId }) => catalogId)}::integer[], ${ids.map(({ stockItemId }) => stockItemId)}::bigint[]
      ) as wanted (catalog_id, stock_item_id)
      join stock_items as item on item.catalog_id = wanted.catalog_id and item.stock_item_id = wanted.stock_item_id`,
  );
  return new Map(rows.map((row) => [toItemKey(row.catalog_id, row.stock_item_id), row]));
};

const completeItem = (item: Incomplete, row: StockItemsTable, language: Language) => {
  const stored = readStockItem(toStockItem(row, language));
  if (!stored) return item;
  const { name, code, additionalCode, unit, minimumQuantity, quantityStep, packSize } = stored;
  const { stockItemParentId, imageUrl } = stored;
  return {
    ...item,
    name,
    code,
    additionalCode,
    unit,
    minimumQuantity,
    quantityStep,
    packSize,
    ...('imageUrl' in item && { stockItemParentId, imageUrl }),
  };
};

/** The answer, with what the database says of the items in it. */
export const completeItems = async <Answer>(db: Database, answer: Answer, reader: Reader): Promise<Answer> => {
  const { language, prices, hidesPrices } = reader;
  const keys = new Set(findIncomplete(answer).map(({ key }) => key));
  if (keys.size === 0) return answer;
  const ids = [...keys].flatMap((key) => parseItemKey(key) ?? []);
  const [rows, findOwn] = await Promise.all([
    readItems(db, ids),
    prices ? findListPrices(db, prices, ids) : () => undefined,
  ]);
  const complete = (item: Incomplete) => {
    const row = rows.get(item.key);
    if (!row) return item;
    const own = findOwn({ catalogId: row.catalog_id, stockItemId: row.stock_item_id });
    const { best_price_cents, quantity_best_price } = withListPrice<StockItemsTable>(row, own);
    const hasBest = !hidesPrices && !item.isParent;
    return {
      ...completeItem(item, row, language),
      bestPrice: hasBest ? toAmountOrNull(best_price_cents) : null,
      quantityBestPrice: hasBest ? quantity_best_price : null,
    };
  };
  const fill = (value: unknown): unknown => {
    if (typeof value !== 'object' || value === null) return value;
    if (Array.isArray(value)) return value.map(fill);
    if (isIncomplete(value)) return complete(value);
    return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, fill(each)]));
  };
  return fill(answer) as Answer;
};
