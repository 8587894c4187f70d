import { mkdirSync, writeFileSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { join } from 'node:path';

import { writeCsv, writeCsvRows } from '@/shared/lib/csv';
import { toAmount, writeAmount } from '@/shared/money/cents';

import type { Database } from '../db/openDatabase';
import type { ItemFeaturesTable, StockCategoriesTable, StockItemsTable, StockLevelsTable } from '../db/tables';
import { categoryPictures, featureFiles, featurePictures, itemPictures } from '../import/images';
import { createImportRepository } from '../import/importRepository';
import { type CategoryColumn, categoryColumns } from '../import/plan/planCategories';
import { type FeatureColumn, featureColumns } from '../import/plan/planFeatures';
import { type StockColumn, stockColumns } from '../import/plan/planStock';
import { type ItemColumn, itemColumns } from '../import/plan/readItemRow';
import { createCatalogueRepository } from '../repositories/catalogueRepository';

/** Deleted rows are not exported, and the others in their order. */
type Unwritten = 'deleted' | 'position';

type Cells<Column extends string> = Record<Exclude<Column, Unwritten>, string>;

const names = (row: { name_es: string; name_en: string; name_zh: string }) => ({
  nameEs: row.name_es,
  nameEn: row.name_en,
  nameZh: row.name_zh,
});

const amount = (cents: number | null) => (cents === null ? '' : writeAmount(toAmount(cents)));
const flag = (value: 0 | 1) => (value === 1 ? '1' : '');

/** Puts parents before their children. */
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
  image: row.image_name ?? '',
});

export const toItemCells = (
  row: StockItemsTable,
  parentCodes: Map<number, string>,
  categoryIds: Set<number>,
): Cells<ItemColumn> => ({
  code: row.code,
  additionalCode: row.additional_code,
  ...names(row),
  category: row.stock_category_id !== null && categoryIds.has(row.stock_category_id) ? `${row.stock_category_id}` : '',
  price: amount(row.price_cents),
  bestPrice: amount(row.best_price_cents),
  quantityBestPrice: String(row.quantity_best_price ?? ''),
  unit: row.unit ?? '',
  minimumQuantity: String(row.minimum_quantity ?? ''),
  quantityStep: String(row.quantity_step ?? ''),
  packSize: String(row.pack_size ?? ''),
  parentCode: row.stock_item_parent_id === null ? '' : (parentCodes.get(row.stock_item_parent_id) ?? ''),
  isOffer: flag(row.is_offer),
  isNew: flag(row.is_new),
  image: row.image_name ?? '',
});

const noHeading = { name_es: '', name_en: '', name_zh: '' };

export const toFeatureCells = (
  row: ItemFeaturesTable & { code: string },
  heading: Parameters<typeof names>[0] = noHeading,
): Cells<FeatureColumn> => ({
  code: row.code,
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

const toStock = ({ code, additional_code }: StockItemsTable, level: StockLevelsTable): Cells<StockColumn> => ({
  code,
  additionalCode: additional_code,
  quantity: String(level.quantity),
  expectedDate: level.expected_date ?? '',
  expectedQuantity: String(level.expected_quantity ?? ''),
});

type AddRows<Column extends string> = (rows: Cells<Column>[]) => Promise<void>;

/** Takes the rows in batches: a long table might not fit into memory. */
const writeTable = async <Column extends string>(
  file: string,
  columns: readonly Column[],
  write: (add: AddRows<Column>) => Promise<void>,
) => {
  const shown = columns.filter(
    (column): column is Exclude<Column, Unwritten> => column !== 'deleted' && column !== 'position',
  );
  const toCells = (row: Cells<Column>) => shown.map((column) => row[column]);
  const handle = await open(file, 'wx', 0o600);
  try {
    await handle.appendFile(writeCsv([shown], ','));
    await write((rows) => handle.appendFile(writeCsvRows(rows.map(toCells), ',')));
  } finally {
    await handle.close();
  }
};

export const createReader = (db: Database, catalogId: number) => ({
  /** The codes of items that are not deleted, by id. */
  codes: async (ids: number[]) => {
    if (ids.length === 0) return new Map<number, string>();
    const rows = await db
      .selectFrom('stock_items')
      .select(['stock_item_id', 'code'])
      .where('catalog_id', '=', catalogId)
      .where('stock_item_id', 'in', ids)
      .where('deleted', '=', 0)
      .execute();
    return new Map(rows.map((row) => [row.stock_item_id, row.code]));
  },
  /** Each with the code of its item, in the order of the items. */
  features: async (ids: number[]) => {
    if (ids.length === 0) return [];
    return db
      .selectFrom('item_features as feature')
      .innerJoin('stock_items as item', (join) =>
        join
          .onRef('item.catalog_id', '=', 'feature.catalog_id')
          .onRef('item.stock_item_id', '=', 'feature.stock_item_id'),
      )
      .selectAll('feature')
      .select('item.code')
      .where('feature.catalog_id', '=', catalogId)
      .where('feature.stock_item_id', 'in', ids)
      .orderBy('item.position')
      .orderBy('item.stock_item_id')
      .orderBy('feature.position')
      .orderBy('feature.stock_item_feature_id')
      .execute();
  },
});

const isPresent = ({ deleted }: { deleted: 0 | 1 }) => deleted === 0;

type FileNames = { container: string; names: Set<string> };

const createFileNames = (container: string): FileNames => ({ container, names: new Set() });

const addNames = ({ names }: FileNames, added: (string | null)[]) => {
  for (const name of added) if (name !== null) names.add(name);
};

/** Reads one file at a time: together, they might not fit into memory. */
const writeFiles = async (db: Database, directory: string, wanted: FileNames[]) => {
  mkdirSync(directory);
  let count = 0;
  for (const { container, names } of wanted)
    for (const name of names) {
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

/** Writes files that `import` reads; `db` must be a consistent snapshot. */
export const exportCatalogue = async (db: Database, { catalogId, directory, withPictures }: ExportOptions) => {
  const repository = createImportRepository(db, catalogId);
  const categories = sortByDepth((await repository.categories()).filter(isPresent));
  const categoryIds = new Set(categories.map((row) => row.stock_category_id));
  const headings = new Map((await repository.headings()).map((row) => [row.header_feature_id, row]));
  const reader = createReader(db, catalogId);
  const counts = { items: 0, features: 0, stock: 0 };
  const pictures = createFileNames(itemPictures.container);
  const ofCategories = createFileNames(categoryPictures.container);
  addNames(
    ofCategories,
    categories.map((row) => row.image_name),
  );
  const ofFeatures = {
    pictures: createFileNames(featurePictures.container),
    files: createFileNames(featureFiles.container),
  };

  await writeTable(join(directory, 'categories.csv'), categoryColumns, (add) => add(categories.map(toCategory)));
  const writeItems = async (
    addItems: AddRows<ItemColumn>,
    addFeatures: AddRows<FeatureColumn>,
    addStock: AddRows<StockColumn>,
  ) => {
    for await (const rows of createCatalogueRepository(db).items(catalogId)) {
      const items = rows.filter(isPresent);
      const ids = items.map((row) => row.stock_item_id);
      const parentCodes = await reader.codes(items.flatMap((row) => row.stock_item_parent_id ?? []));
      await addItems(items.map((row) => toItemCells(row, parentCodes, categoryIds)));
      const features = await reader.features(ids);
      await addFeatures(features.map((row) => toFeatureCells(row, headings.get(row.header_feature_id ?? 0))));
      const levels = new Map((await repository.stockById(ids)).map((level) => [level.stock_item_id, level]));
      const counted = items.flatMap((row) => {
        const level = levels.get(row.stock_item_id);
        return level ? toStock(row, level) : [];
      });
      await addStock(counted);
      counts.items += items.length;
      counts.features += features.length;
      counts.stock += counted.length;
      addNames(
        pictures,
        items.map((row) => row.image_name),
      );
      addNames(
        ofFeatures.pictures,
        features.map((row) => row.image_name),
      );
      addNames(
        ofFeatures.files,
        features.map((row) => row.file_name),
      );
    }
  };
  await writeTable(join(directory, 'items.csv'), itemColumns, (addItems) =>
    writeTable(join(directory, 'features.csv'), featureColumns, (addFeatures) =>
      writeTable(join(directory, 'stock.csv'), stockColumns, (addStock) => writeItems(addItems, addFeatures, addStock)),
    ),
  );
  const wanted = [pictures, ofCategories, ofFeatures.pictures, ofFeatures.files];
  return {
    ...counts,
    categories: categories.length,
    files: withPictures ? await writeFiles(db, join(directory, 'pictures'), wanted) : 0,
  };
};
