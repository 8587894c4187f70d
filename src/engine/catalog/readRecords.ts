import { fieldsOf, flagOf, idOf, priceOf, textOf } from './readValues';
import type { Category, StockItem } from './stockItem';

export const readStockItem = (raw: unknown): StockItem | null => {
  const fields = fieldsOf(raw);
  const stockItemId = idOf(fields?.stockItemId);
  if (!fields || stockItemId === null) return null;
  return {
    stockItemId,
    name: textOf(fields.name),
    code: textOf(fields.code),
    additionalCode: textOf(fields.additionalCode),
    stockCategoryId: idOf(fields.stockCategoryId),
    stockItemParentId: idOf(fields.stockItemParentId),
    isParent: flagOf(fields.isParent),
    imageUrl: textOf(fields.imageUrl),
    deleted: flagOf(fields.deleted),
    isOffer: flagOf(fields.isOffer),
    isNew: flagOf(fields.isNew),
    price: priceOf(fields.price),
    bestPrice: priceOf(fields.bestPrice),
    quantityBestPrice: idOf(fields.quantityBestPrice),
  };
};

export const readCategory = (raw: unknown): Category | null => {
  const fields = fieldsOf(raw);
  const stockCategoryId = idOf(fields?.stockCategoryId);
  if (!fields || stockCategoryId === null) return null;
  return {
    stockCategoryId,
    parentStockCategoryId: idOf(fields.parentStockCategoryId),
    name: textOf(fields.name)?.trim() ?? null,
    deleted: flagOf(fields.deleted),
  };
};
