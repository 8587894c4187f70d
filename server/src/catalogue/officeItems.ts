import type { CatalogueItem } from '@/contracts/office';

import type { Database } from '../db/openDatabase';
import type { StockItemsTable, StockLevelsTable } from '../db/tables';
import { notFound } from '../http/responses/refusal';
import { createImportRepository } from '../import/importRepository';
import { getContentVersion } from '../office/contentVersion';
import { createItemBook, type ItemFilter } from '../repositories/itemBookRepository';
import { toItemCells } from './exportCatalogue';

const toRecord = (
  row: StockItemsTable,
  level: StockLevelsTable | undefined,
  parentCodes: Map<number, string>,
): CatalogueItem => {
  const category = row.stock_category_id;
  const cells = toItemCells(row, parentCodes, new Set(category === null ? [] : [category]));
  const fields = {
    ...cells,
    quantity: String(level?.quantity ?? ''),
    expectedDate: level?.expected_date ?? '',
    expectedQuantity: String(level?.expected_quantity ?? ''),
    isOffer: row.is_offer === 1,
    isNew: row.is_new === 1,
    deleted: row.deleted === 1,
  };
  return {
    itemId: `${row.catalog_id}-${row.stock_item_id}`,
    catalogId: row.catalog_id,
    ...fields,
    version: getContentVersion(fields),
  };
};

const toRecords = async (db: Database, catalogId: number, rows: StockItemsTable[]) => {
  const repository = createImportRepository(db, catalogId);
  const levels = await repository.stockById(rows.map((row) => row.stock_item_id));
  const levelById = new Map(levels.map((level) => [level.stock_item_id, level]));
  const parents = await repository.placesById(rows.flatMap((row) => row.stock_item_parent_id ?? []));
  const parentCodes = new Map(parents.map((row) => [row.stock_item_id, row.code]));
  return rows.map((row) => toRecord(row, levelById.get(row.stock_item_id), parentCodes));
};

export const findItemPage = async (db: Database, { catalogId, ...filter }: ItemFilter & { catalogId: number }) => {
  const { rows, total } = await createItemBook(db, catalogId).listPage(filter);
  return { items: await toRecords(db, catalogId, rows), total };
};

export const findItem = async (
  db: Database,
  { catalogId, ...wanted }: { catalogId: number; id?: number; code?: string },
) => {
  const row = await createItemBook(db, catalogId).find(wanted);
  return row && (await toRecords(db, catalogId, [row]))[0];
};

export const requireItem = async (db: Database, itemId: string) => {
  const [catalogId = 0, id = 0] = itemId.split('-').map(Number);
  const isId = /^\d{1,9}-\d{1,10}$/.test(itemId);
  const item = isId ? await findItem(db, { catalogId, id }) : undefined;
  if (!item) throw notFound();
  return item;
};
