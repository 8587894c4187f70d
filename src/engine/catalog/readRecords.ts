import type { Category, StockItem } from '@/contracts/inventory';

import { type Fields, readFields, readFlag, readId, readPrice, readText } from './readValues';

const packingFields = ['minimumQuantity', 'quantityStep', 'packSize'] as const;

/** Fields that a service does not send stay away: most have none, and nulls would take room in every item. */
const addPacking = (item: StockItem, fields: Fields): StockItem => {
  const unit = fields.unit === undefined ? null : readText(fields.unit);
  if (unit !== null) item.unit = unit;
  for (const field of packingFields) {
    const count = fields[field] === undefined ? null : readId(fields[field]);
    if (count !== null) item[field] = count;
  }
  return item;
};

export const readStockItem = (raw: unknown): StockItem | null => {
  const fields = readFields(raw);
  const stockItemId = readId(fields?.stockItemId);
  if (!fields || stockItemId === null) return null;
  const item = {
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
  return addPacking(item, fields);
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
