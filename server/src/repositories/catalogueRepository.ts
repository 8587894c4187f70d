import { sql } from 'kysely';

import { pause } from '@/engine/host/steps';
import type { Language } from '@/shared/i18n/languages';
import type { Category, HeaderFeature, ItemFeature } from '@/contracts/inventory';

import type { FeatureRow } from '../catalogue/catalogueFeatures';
import { catalogScope } from '../db/dataVersions';
import type { Database } from '../db/openDatabase';
import type { ItemFeaturesTable, StockItemsTable } from '../db/tables';

// Small enough that reading and writing a batch delays no request: the embedded database reads on this thread.
const batchSize = 400;

const itemsAfter = (db: Database, catalogId: number, last: StockItemsTable | undefined) => {
  const list = db.selectFrom('stock_items').selectAll().where('catalog_id', '=', catalogId);
  const rest = last
    ? list.where(sql<boolean>`(position, stock_item_id) > (${last.position}, ${last.stock_item_id})`)
    : list;
  return rest.orderBy('position').orderBy('stock_item_id').limit(batchSize).execute();
};

type FeatureTexts = Pick<
  ItemFeaturesTable,
  'stock_item_id' | 'name_es' | 'name_en' | 'name_zh' | 'value_es' | 'value_en' | 'value_zh'
>;

/** None without a value in the language. */
export const toFeatureRow = (row: FeatureTexts, language: Language): FeatureRow[] => {
  const value = row[`value_${language}`]?.trim() ?? '';
  if (value === '') return [];
  const valueKey = row.value_en ?? row.value_es ?? value;
  return [{ stockItemId: row.stock_item_id, nameKey: row.name_en, name: row[`name_${language}`], valueKey, value }];
};

export type CatalogueRepository = ReturnType<typeof createCatalogueRepository>;

export const createCatalogueRepository = (db: Database) => ({
  categories: async (catalogId: number, language: Language): Promise<Category[]> => {
    const rows = await db
      .selectFrom('stock_categories')
      .selectAll()
      .where('catalog_id', '=', catalogId)
      .orderBy('position')
      .orderBy('stock_category_id')
      .execute();
    return rows.map((row) => ({
      stockCategoryId: row.stock_category_id,
      parentStockCategoryId: row.parent_stock_category_id,
      name: row[`name_${language}`],
      imageUrl: row.image_name,
      deleted: row.deleted === 1,
    }));
  },
  /** The whole list in batches, so that a long one is never fully in memory. */
  async *items(catalogId: number): AsyncGenerator<StockItemsTable[]> {
    let part = await itemsAfter(db, catalogId, undefined);
    while (part.length > 0) {
      yield part;
      await pause();
      part = part.length < batchSize ? [] : await itemsAfter(db, catalogId, part.at(-1));
    }
  },
  item: (catalogId: number, stockItemId: number): Promise<StockItemsTable | undefined> =>
    db
      .selectFrom('stock_items')
      .selectAll()
      .where('catalog_id', '=', catalogId)
      .where('stock_item_id', '=', stockItemId)
      .executeTakeFirst(),
  hasItem: async (catalogId: number, stockItemId: number): Promise<boolean> => {
    const row = await db
      .selectFrom('stock_items')
      .select('stock_item_id')
      .where('catalog_id', '=', catalogId)
      .where('stock_item_id', '=', stockItemId)
      .executeTakeFirst();
    return row !== undefined;
  },
  headerFeatures: async (catalogId: number, language: Language): Promise<HeaderFeature[]> => {
    const rows = await db
      .selectFrom('header_features')
      .selectAll()
      .where('catalog_id', '=', catalogId)
      .orderBy('position')
      .orderBy('header_feature_id')
      .execute();
    return rows.map((row) => ({ stockItemHeaderFeatureId: row.header_feature_id, name: row[`name_${language}`] }));
  },
  itemFeatures: async (catalogId: number, stockItemId: number, language: Language): Promise<ItemFeature[]> => {
    const rows = await db
      .selectFrom('item_features')
      .selectAll()
      .where('catalog_id', '=', catalogId)
      .where('stock_item_id', '=', stockItemId)
      .orderBy('position')
      .orderBy('stock_item_feature_id')
      .execute();
    return rows.map((row) => ({
      stockItemFeatureId: row.stock_item_feature_id,
      stockItemId: row.stock_item_id,
      stockItemHeaderFeatureId: row.header_feature_id,
      name: row[`name_${language}`],
      value: row[`value_${language}`],
      imageUrl: row.image_name,
      fileUrl: row.file_name,
    }));
  },
  /** The features that describe items in words, in batches. */
  async *featureValues(catalogId: number, language: Language): AsyncGenerator<FeatureRow[]> {
    const list = db
      .selectFrom('item_features')
      .selectAll()
      .where('catalog_id', '=', catalogId)
      .where('image_name', 'is', null)
      .where('file_name', 'is', null)
      .orderBy('stock_item_feature_id')
      .limit(batchSize);
    for (let last = -1; ;) {
      const rows = await list.where('stock_item_feature_id', '>', last).execute();
      yield rows.flatMap((row) => toFeatureRow(row, language));
      const end = rows.at(-1);
      if (end === undefined || rows.length < batchSize) return;
      last = end.stock_item_feature_id;
      await pause();
    }
  },
  /** Changes whenever the lists of a catalogue do. */
  version: async (catalogId: number): Promise<string> => {
    const row = await db
      .selectFrom('data_versions')
      .select('version')
      .where('scope', '=', catalogScope(catalogId))
      .executeTakeFirst();
    return row?.version ?? '';
  },
});
