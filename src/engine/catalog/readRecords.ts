import type { Category, StockItem } from '@/contracts/inventory';

import { readFields, readFlag, readId, readPrice, readText } from './readValues';

export const readStockItem = (raw: unknown): StockItem | null => {
  const fields = readFields(raw);
  const stockItemId = readId(fields?.stockItemId);
  if (!fields || stockItemId === null) return null;
  return {
    stockItemId,
    name: readText(fields.name),
    code: readText(fields.code),
    additionalCode: readText(fields.additionalCode),
    stockCategoryId: readId(fields.stockCategoryId),
    stockItemParentId: readId(fields.stockItemParentId),
    isParent: readFlag(fields.isParent),
    imageUrl: readText(fields.imageUrl),
    deleted: readFlag(fields.deleted),
    isOffer: readFlag(fields.isOffer),
    isNew: readFlag(fields.isNew),
    price: readPrice(fields.price),
    bestPrice: readPrice(fields.bestPrice),
    quantityBestPrice: readId(fields.quantityBestPrice),
  };
};

export const readCategory = (raw: unknown): Category | null => {
  const fields = readFields(raw);
  const stockCategoryId = readId(fields?.stockCategoryId);
  if (!fields || stockCategoryId === null) return null;
  return {
    stockCategoryId,
    parentStockCategoryId: readId(fields.parentStockCategoryId),
    name: readText(fields.name)?.trim() ?? null,
    imageUrl: fields.imageUrl === undefined ? `${stockCategoryId}.svg` : readText(fields.imageUrl),
    deleted: readFlag(fields.deleted),
  };
};
