import type { Language } from '@/shared/i18n/languages';
import { toAmountOrNull } from '@/shared/money/cents';
import type { StockItem } from '@/contracts/inventory';

import type { StockItemsTable } from '../db/tables';

export const toStockItem = (row: StockItemsTable, language: Language) =>
  ({
    stockItemId: row.stock_item_id,
    name: row[`name_${language}`],
    code: row.code,
    additionalCode: row.additional_code,
    stockCategoryId: row.stock_category_id,
    stockItemParentId: row.stock_item_parent_id,
    isParent: row.is_parent === 1,
    imageUrl: row.image_name,
    deleted: row.deleted === 1,
    isOffer: row.is_offer === 1,
    isNew: row.is_new === 1,
    price: toAmountOrNull(row.price_cents),
    bestPrice: toAmountOrNull(row.best_price_cents),
    quantityBestPrice: row.quantity_best_price,
    unit: row.unit ?? undefined,
    minimumQuantity: row.minimum_quantity ?? undefined,
    quantityStep: row.quantity_step ?? undefined,
    packSize: row.pack_size ?? undefined,
  }) satisfies StockItem;

/** For deployments that show prices only to signed-in clients. */
export const withoutPrices = (item: StockItem): StockItem => ({
  ...item,
  price: null,
  bestPrice: null,
  quantityBestPrice: null,
});
