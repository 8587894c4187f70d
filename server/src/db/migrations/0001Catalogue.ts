import { type CreateTableBuilder, type Kysely, sql } from 'kysely';

import { binaryType, type Engine } from '../engine';
import type { Tables } from '../tables';

const named = <T extends string, C extends string>(table: CreateTableBuilder<T, C>) =>
  table
    .addColumn('name_es', 'text', (column) => column.notNull())
    .addColumn('name_en', 'text', (column) => column.notNull())
    .addColumn('name_zh', 'text', (column) => column.notNull());

const createCatalogs = (db: Kysely<Tables>) =>
  db.schema
    .createTable('catalogs')
    .addColumn('catalog_id', 'integer', (column) => column.notNull().primaryKey())
    .addColumn('account_id', 'integer', (column) => column.notNull())
    .addColumn('company_id', 'integer', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .execute();

const createCategories = (db: Kysely<Tables>) =>
  named(
    db.schema
      .createTable('stock_categories')
      .addColumn('catalog_id', 'integer', (column) => column.notNull())
      .addColumn('stock_category_id', 'bigint', (column) => column.notNull())
      .addColumn('parent_stock_category_id', 'bigint')
      .addColumn('position', 'integer', (column) => column.notNull()),
  )
    .addColumn('deleted', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('stock_categories_pk', ['catalog_id', 'stock_category_id'])
    .execute();

const createItems = async (db: Kysely<Tables>) => {
  await named(
    db.schema
      .createTable('stock_items')
      .addColumn('catalog_id', 'integer', (column) => column.notNull())
      .addColumn('stock_item_id', 'bigint', (column) => column.notNull())
      .addColumn('position', 'integer', (column) => column.notNull())
      .addColumn('code', 'text', (column) => column.notNull())
      .addColumn('additional_code', 'text', (column) => column.notNull()),
  )
    .addColumn('stock_category_id', 'bigint')
    .addColumn('stock_item_parent_id', 'bigint')
    .addColumn('is_parent', 'integer', (column) => column.notNull())
    .addColumn('image_name', 'text')
    .addColumn('deleted', 'integer', (column) => column.notNull())
    .addColumn('is_offer', 'integer', (column) => column.notNull())
    .addColumn('is_new', 'integer', (column) => column.notNull())
    .addColumn('price_cents', 'bigint')
    .addColumn('best_price_cents', 'bigint')
    .addColumn('quantity_best_price', 'bigint')
    .addPrimaryKeyConstraint('stock_items_pk', ['catalog_id', 'stock_item_id'])
    .addCheckConstraint('stock_items_prices', sql`price_cents >= 0 and best_price_cents >= 0`)
    .execute();
  await db.schema
    .createIndex('stock_items_by_position')
    .on('stock_items')
    .columns(['catalog_id', 'position', 'stock_item_id'])
    .execute();
};

const createFeatures = async (db: Kysely<Tables>) => {
  await named(
    db.schema
      .createTable('header_features')
      .addColumn('catalog_id', 'integer', (column) => column.notNull())
      .addColumn('header_feature_id', 'bigint', (column) => column.notNull())
      .addColumn('position', 'integer', (column) => column.notNull()),
  )
    .addPrimaryKeyConstraint('header_features_pk', ['catalog_id', 'header_feature_id'])
    .execute();
  await named(
    db.schema
      .createTable('item_features')
      .addColumn('catalog_id', 'integer', (column) => column.notNull())
      .addColumn('stock_item_feature_id', 'bigint', (column) => column.notNull())
      .addColumn('stock_item_id', 'bigint', (column) => column.notNull())
      .addColumn('header_feature_id', 'bigint')
      .addColumn('position', 'integer', (column) => column.notNull()),
  )
    .addColumn('value_es', 'text')
    .addColumn('value_en', 'text')
    .addColumn('value_zh', 'text')
    .addColumn('image_name', 'text')
    .addColumn('file_name', 'text')
    .addPrimaryKeyConstraint('item_features_pk', ['catalog_id', 'stock_item_feature_id'])
    .execute();
  await db.schema
    .createIndex('item_features_by_item')
    .on('item_features')
    .columns(['catalog_id', 'stock_item_id'])
    .execute();
};

const createFiles = (db: Kysely<Tables>, engine: Engine) =>
  db.schema
    .createTable('files')
    .addColumn('container', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('content_type', 'text', (column) => column.notNull())
    .addColumn('bytes', sql.raw(binaryType(engine)), (column) => column.notNull())
    .addPrimaryKeyConstraint('files_pk', ['container', 'name'])
    .execute();

const createDataVersions = (db: Kysely<Tables>) =>
  db.schema
    .createTable('data_versions')
    .addColumn('scope', 'text', (column) => column.notNull().primaryKey())
    .addColumn('version', 'text', (column) => column.notNull())
    .execute();

export const createCatalogueTables = async (db: Kysely<Tables>, engine: Engine) => {
  await createCatalogs(db);
  await createCategories(db);
  await createItems(db);
  await createFeatures(db);
  await createFiles(db, engine);
  await createDataVersions(db);
};
