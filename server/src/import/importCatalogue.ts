import { catalogScope, readDataVersion, replaceDataVersion } from '../db/dataVersions';
import { inTransaction } from '../db/inTransaction';
import type { Database } from '../db/openDatabase';
import type { StockCategoriesTable, StockItemsTable } from '../db/tables';
import { createCategoryTree } from './categories/categoryTree';
import { type CategoryColumn, planCategories } from './categories/planCategories';
import { createFaultList, type RowFault } from './faults';
import { type FeatureColumn, type FeaturePlan, planFeatures } from './features/planFeatures';
import { createMediaSource, featureFiles, featurePictures, itemPictures, type MediaPlace } from './images';
import { createImportRepository } from './importRepository';
import { isSameRow, type ItemPlan, planItems } from './items/planItems';
import type { ItemColumn } from './items/readItemRow';
import type { Table } from './table';

export type ImportOptions = {
  accountId: number;
  companyId: number;
  catalogId: number;
  categories: Table<CategoryColumn> | null;
  items: Table<ItemColumn> | null;
  features: Table<FeatureColumn> | null;
  imagesDirectory: string | null;
  /** Removes from the catalogue what the files don't name. */
  replace: boolean;
  skipBad: boolean;
  dryRun: boolean;
};

export type ImportResult = {
  faults: RowFault[];
  written: boolean;
  categories: number;
  items: Omit<ItemPlan, 'rows'>;
  features: number;
  pictures: number;
};

const nothing: ItemPlan = { rows: [], added: 0, changed: 0, unchanged: 0, removed: 0 };

const noFeatures: FeaturePlan = { headings: [], features: [], itemIds: [] };

const findIds = (rows: StockItemsTable[]) => {
  const ids = new Map(rows.filter(({ deleted }) => deleted === 0).map((row) => [row.code, row.stock_item_id]));
  return (code: string) => ids.get(code);
};

const findChangedCategories = (before: StockCategoriesTable[], after: StockCategoriesTable[]) => {
  const known = new Map(before.map((row) => [row.stock_category_id, row]));
  return after.filter((row) => {
    const present = known.get(row.stock_category_id);
    return present === undefined || !isSameRow(present, row);
  });
};

/** The same table, whose faults are found anew whenever it is planned. */
const withOwnFaults = <Column extends string>(table: Table<Column> | null): Table<Column> | null =>
  table && { ...table, faults: createFaultList(table.file, table.faults.all()) };

const planImport = async (db: Database, options: ImportOptions) => {
  const { catalogId, replace } = options;
  const categories = withOwnFaults(options.categories);
  const items = withOwnFaults(options.items);
  const featureTable = withOwnFaults(options.features);
  const repository = createImportRepository(db, catalogId);
  const version = await readDataVersion(db, catalogScope(catalogId));
  const categoriesBefore = await repository.categories();
  const tree = createCategoryTree(categoriesBefore);
  if (categories !== null) planCategories({ table: categories, tree, catalogId, replace });
  const categoryRows = findChangedCategories(categoriesBefore, tree.all());

  const createSource = async (place: MediaPlace) =>
    createMediaSource(options.imagesDirectory, await repository.storedNames(place.container), place);
  const images = await createSource(itemPictures);
  const media = { images: await createSource(featurePictures), files: await createSource(featureFiles) };
  const found = new Map<string, number>();
  const findCategory = (text: string) => {
    const id = found.get(text) ?? tree.find(text, 'category').stock_category_id;
    found.set(text, id);
    return id;
  };
  const sources = { findCategory, findImage: images.find };
  const existing = items === null && featureTable === null ? [] : await repository.items();
  const { rows, ...counts } = items ? planItems({ table: items, existing, catalogId, replace, sources }) : nothing;
  const features = featureTable
    ? planFeatures({
        table: featureTable,
        catalogId,
        headings: await repository.headings(),
        lastFeatureId: await repository.lastFeatureId(),
        findItem: findIds([...existing, ...rows]),
        findImage: media.images.find,
        findFile: media.files.find,
      })
    : noFeatures;
  const faults = [categories, items, featureTable].flatMap((table) => table?.faults.all() ?? []);
  const summary = { faults, categories: categoryRows.length, items: counts, features: features.features.length };
  return { version, categoryRows, images, media, rows, features, summary };
};

type ImportPlan = Awaited<ReturnType<typeof planImport>>;

/** How many files it has stored; undefined if the catalogue has changed since the plan was made. */
const writePlan = async (db: Database, { accountId, companyId, catalogId }: ImportOptions, plan: ImportPlan) => {
  const { version, categoryRows, images, media, rows, features } = plan;
  const repository = createImportRepository(db, catalogId);
  if (!(await replaceDataVersion(db, catalogScope(catalogId), version))) return undefined;
  if (!(await repository.hasCatalog())) await repository.addCatalog(accountId, companyId);
  await repository.writeCategories(categoryRows);
  const stored = [
    await repository.storeFiles(images.missing(rows.map(({ image_name }) => image_name))),
    await repository.storeFiles(media.images.missing(features.features.map(({ image_name }) => image_name))),
    await repository.storeFiles(media.files.missing(features.features.map(({ file_name }) => file_name))),
  ];
  await repository.writeItems(rows);
  await repository.writeFeatures(features);
  return stored.reduce((sum, count) => sum + count, 0);
};

/**
 * Plans while the shop is open, and writes in one transaction: readers see the catalogue as it was, and orders wait for
 * the writing alone.
 */
export const importCatalogue = async (db: Database, options: ImportOptions): Promise<ImportResult> => {
  for (;;) {
    const plan = await planImport(db, options);
    const { summary } = plan;
    if (options.dryRun || (summary.faults.length > 0 && !options.skipBad))
      return { ...summary, written: false, pictures: 0 };
    const pictures = await inTransaction(db, (transaction) => writePlan(transaction, options, plan));
    if (pictures !== undefined) return { ...summary, written: true, pictures };
  }
};
