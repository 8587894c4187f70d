import type { Database } from '../db/openDatabase';
import type { HeaderFeaturesTable, StockCategoriesTable, StockItemsTable } from '../db/tables';
import { type FileToStore, storeFiles } from '../repositories/fileStore';
import type { FeaturePlan } from './features/planFeatures';

const batch = 300;
const filesAtOnce = 20;

const inBatches = function* <Row>(rows: Row[]) {
  for (let start = 0; start < rows.length; start += batch) yield rows.slice(start, start + batch);
};

/** `db` must be a transaction. */
export const createImportRepository = (db: Database, catalogId: number) => ({
  hasCatalog: async () => {
    const row = await db
      .selectFrom('catalogs')
      .select('catalog_id')
      .where('catalog_id', '=', catalogId)
      .executeTakeFirst();
    return row !== undefined;
  },
  addCatalog: async (accountId: number, companyId: number) => {
    await db
      .insertInto('catalogs')
      .values({ catalog_id: catalogId, account_id: accountId, company_id: companyId, name: `Catalogue ${catalogId}` })
      .execute();
  },
  categories: (): Promise<StockCategoriesTable[]> =>
    db
      .selectFrom('stock_categories')
      .selectAll()
      .where('catalog_id', '=', catalogId)
      .orderBy('position')
      .orderBy('stock_category_id')
      .execute(),
  items: (): Promise<StockItemsTable[]> =>
    db
      .selectFrom('stock_items')
      .selectAll()
      .where('catalog_id', '=', catalogId)
      .orderBy('position')
      .orderBy('stock_item_id')
      .execute(),
  storedNames: async (container: string) => {
    const rows = await db.selectFrom('files').select('name').where('container', '=', container).execute();
    return new Set(rows.map(({ name }) => name));
  },
  storeFiles: async (files: Iterable<FileToStore>) => {
    let pending: FileToStore[] = [];
    let stored = 0;
    const flush = async () => {
      await storeFiles(db, pending);
      stored += pending.length;
      pending = [];
    };
    for (const file of files) {
      pending.push(file);
      if (pending.length >= filesAtOnce) await flush();
    }
    await flush();
    return stored;
  },
  headings: (): Promise<HeaderFeaturesTable[]> =>
    db.selectFrom('header_features').selectAll().where('catalog_id', '=', catalogId).orderBy('position').execute(),
  lastFeatureId: async () => {
    const row = await db
      .selectFrom('item_features')
      .select((expression) => expression.fn.max('stock_item_feature_id').as('last'))
      .where('catalog_id', '=', catalogId)
      .executeTakeFirst();
    return row?.last ?? 0;
  },
  writeFeatures: async ({ headings, features, itemIds }: FeaturePlan) => {
    for (const part of inBatches(headings)) await db.insertInto('header_features').values(part).execute();
    for (const part of inBatches(itemIds))
      await db
        .deleteFrom('item_features')
        .where('catalog_id', '=', catalogId)
        .where('stock_item_id', 'in', part)
        .execute();
    for (const part of inBatches(features)) await db.insertInto('item_features').values(part).execute();
  },
  writeCategories: async (rows: StockCategoriesTable[]) => {
    for (const part of inBatches(rows)) {
      await db
        .insertInto('stock_categories')
        .values(part)
        .onConflict((conflict) =>
          conflict.columns(['catalog_id', 'stock_category_id']).doUpdateSet((excluded) => ({
            parent_stock_category_id: excluded.ref('excluded.parent_stock_category_id'),
            position: excluded.ref('excluded.position'),
            name_es: excluded.ref('excluded.name_es'),
            name_en: excluded.ref('excluded.name_en'),
            name_zh: excluded.ref('excluded.name_zh'),
            deleted: excluded.ref('excluded.deleted'),
            demo: excluded.ref('excluded.demo'),
          })),
        )
        .execute();
    }
  },
  writeItems: async (rows: StockItemsTable[]) => {
    for (const part of inBatches(rows)) {
      await db
        .insertInto('stock_items')
        .values(part)
        .onConflict((conflict) =>
          conflict.columns(['catalog_id', 'stock_item_id']).doUpdateSet((excluded) => ({
            position: excluded.ref('excluded.position'),
            code: excluded.ref('excluded.code'),
            additional_code: excluded.ref('excluded.additional_code'),
            name_es: excluded.ref('excluded.name_es'),
            name_en: excluded.ref('excluded.name_en'),
            name_zh: excluded.ref('excluded.name_zh'),
            stock_category_id: excluded.ref('excluded.stock_category_id'),
            stock_item_parent_id: excluded.ref('excluded.stock_item_parent_id'),
            is_parent: excluded.ref('excluded.is_parent'),
            image_name: excluded.ref('excluded.image_name'),
            deleted: excluded.ref('excluded.deleted'),
            is_offer: excluded.ref('excluded.is_offer'),
            is_new: excluded.ref('excluded.is_new'),
            price_cents: excluded.ref('excluded.price_cents'),
            best_price_cents: excluded.ref('excluded.best_price_cents'),
            quantity_best_price: excluded.ref('excluded.quantity_best_price'),
            demo: excluded.ref('excluded.demo'),
          })),
        )
        .execute();
    }
  },
});
