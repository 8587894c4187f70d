import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { writeCsv } from '@/shared/lib/csv';

import type { Database } from '../db/openDatabase';
import type { ItemFeaturesTable, StockCategoriesTable, StockItemsTable } from '../db/tables';
import { type CategoryColumn, categoryColumns } from '../import/categories/planCategories';
import { type FeatureColumn, featureColumns } from '../import/features/planFeatures';
import { featureFiles, featurePictures, itemPictures } from '../import/images';
import { createImportRepository } from '../import/importRepository';
import { type ItemColumn, itemColumns } from '../import/items/readItemRow';

/** What is deleted is left out. */
type Cells<Column extends string> = Record<Exclude<Column, 'deleted'>, string>;

const names = (row: { name_es: string; name_en: string; name_zh: string }) => ({
  nameEs: row.name_es,
  nameEn: row.name_en,
  nameZh: row.name_zh,
});

const amount = (cents: number | null) => (cents === null ? '' : (cents / 100).toFixed(2));
const flag = (value: 0 | 1) => (value === 1 ? '1' : '');

/** Parents before their children. */
const sortByDepth = (categories: StockCategoriesTable[]) => {
  const parents = new Map(categories.map((row) => [row.stock_category_id, row.parent_stock_category_id]));
  const findDepth = (id: number | null | undefined): number =>
    id === null || id === undefined ? 0 : 1 + findDepth(parents.get(id));
  const depths = new Map(categories.map(({ stock_category_id: id }) => [id, findDepth(id)]));
  const depthOf = ({ stock_category_id: id }: StockCategoriesTable) => depths.get(id) ?? 0;
  return categories.toSorted((one, other) => depthOf(one) - depthOf(other));
};

const toCategory = (row: StockCategoriesTable): Cells<CategoryColumn> => ({
  id: String(row.stock_category_id),
  parent: String(row.parent_stock_category_id ?? ''),
  ...names(row),
});

const toItem = (row: StockItemsTable, codes: Map<number, string>, categoryIds: Set<number>): Cells<ItemColumn> => ({
  code: row.code,
  additionalCode: row.additional_code,
  ...names(row),
  category: row.stock_category_id !== null && categoryIds.has(row.stock_category_id) ? `${row.stock_category_id}` : '',
  price: amount(row.price_cents),
  bestPrice: amount(row.best_price_cents),
  quantityBestPrice: String(row.quantity_best_price ?? ''),
  parentCode: row.stock_item_parent_id === null ? '' : (codes.get(row.stock_item_parent_id) ?? ''),
  isOffer: flag(row.is_offer),
  isNew: flag(row.is_new),
  image: row.image_name ?? '',
});

const readItems = (db: Database, catalogId: number) =>
  db
    .selectFrom('stock_items')
    .selectAll()
    .where('catalog_id', '=', catalogId)
    .orderBy('position')
    .orderBy('stock_item_id')
    .execute();

const readFeatures = (db: Database, catalogId: number) =>
  db
    .selectFrom('item_features')
    .selectAll()
    .where('catalog_id', '=', catalogId)
    .orderBy('stock_item_id')
    .orderBy('position')
    .execute();

const toFeature = (
  row: ItemFeaturesTable,
  code: string,
  heading: Parameters<typeof names>[0],
): Cells<FeatureColumn> => ({
  code,
  headingEs: heading.name_es,
  headingEn: heading.name_en,
  headingZh: heading.name_zh,
  ...names(row),
  valueEs: row.value_es ?? '',
  valueEn: row.value_en ?? '',
  valueZh: row.value_zh ?? '',
  image: row.image_name ?? '',
  file: row.file_name ?? '',
});

const noHeading = { name_es: '', name_en: '', name_zh: '' };

const writeTable = <Column extends string>(file: string, columns: readonly Column[], rows: Cells<Column>[]) => {
  const shown = columns.filter((column): column is Exclude<Column, 'deleted'> => column !== 'deleted');
  writeFileSync(file, writeCsv([shown, ...rows.map((row) => shown.map((column) => row[column]))], ','), {
    mode: 0o600,
  });
};

const isPresent = ({ deleted }: { deleted: 0 | 1 }) => deleted === 0;
const isName = (name: string | null) => name !== null;

const readTables = async (db: Database, catalogId: number) => {
  const repository = createImportRepository(db, catalogId);
  const categories = sortByDepth((await repository.categories()).filter(isPresent));
  const items = (await readItems(db, catalogId)).filter(isPresent);
  const codes = new Map(items.map((row) => [row.stock_item_id, row.code]));
  const features = (await readFeatures(db, catalogId)).filter((row) => codes.has(row.stock_item_id));
  const headings = new Map((await repository.headings()).map((row) => [row.header_feature_id, row]));
  return { categories, items, codes, features, headings };
};

type CatalogueTables = Awaited<ReturnType<typeof readTables>>;

/** One after the other: they may exceed the memory together. */
const writeFiles = async (db: Database, directory: string, { items, features }: CatalogueTables) => {
  const wanted = [
    [itemPictures.container, items.map((row) => row.image_name)],
    [featurePictures.container, features.map((row) => row.image_name)],
    [featureFiles.container, features.map((row) => row.file_name)],
  ] as const;
  mkdirSync(directory);
  let count = 0;
  for (const [container, all] of wanted)
    for (const name of new Set(all.filter(isName))) {
      const file = await db
        .selectFrom('files')
        .select('bytes')
        .where('container', '=', container)
        .where('name', '=', name)
        .executeTakeFirst();
      if (!file) continue;
      writeFileSync(join(directory, name), file.bytes);
      count += 1;
    }
  return count;
};

type ExportOptions = { catalogId: number; directory: string; withPictures: boolean };

/** Writes files that `import` reads; `db` must show one moment. */
export const exportCatalogue = async (db: Database, { catalogId, directory, withPictures }: ExportOptions) => {
  const tables = await readTables(db, catalogId);
  const { categories, items, codes, features, headings } = tables;
  const categoryIds = new Set(categories.map((row) => row.stock_category_id));
  writeTable(join(directory, 'categories.csv'), categoryColumns, categories.map(toCategory));
  writeTable(
    join(directory, 'items.csv'),
    itemColumns,
    items.map((row) => toItem(row, codes, categoryIds)),
  );
  writeTable(
    join(directory, 'features.csv'),
    featureColumns,
    features.map((row) =>
      toFeature(row, codes.get(row.stock_item_id) ?? '', headings.get(row.header_feature_id ?? 0) ?? noHeading),
    ),
  );
  return {
    items: items.length,
    categories: categories.length,
    features: features.length,
    files: withPictures ? await writeFiles(db, join(directory, 'pictures'), tables) : 0,
  };
};
