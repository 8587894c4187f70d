import { raiseDataVersions } from '../db/dataVersions';
import { inTransaction } from '../db/inTransaction';
import type { Database } from '../db/openDatabase';
import type { StockCategoriesTable } from '../db/tables';
import { createCategoryTree } from './categories/categoryTree';
import { type CategoryColumn, planCategories } from './categories/planCategories';
import type { RowFault } from './faults';
import { createImageSource } from './images';
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
  pictures: number;
};

const nothing: ItemPlan = { rows: [], added: 0, changed: 0, unchanged: 0, removed: 0 };

const findChangedCategories = (before: StockCategoriesTable[], after: StockCategoriesTable[]) => {
  const known = new Map(before.map((row) => [row.stock_category_id, row]));
  return after.filter((row) => {
    const present = known.get(row.stock_category_id);
    return present === undefined || !isSameRow(present, row);
  });
};

/** Rolls the transaction back. */
class ImportRolledBack extends Error {
  readonly result: ImportResult;

  constructor(result: ImportResult) {
    super('nothing was written');
    this.result = result;
  }
}

const runImport = async (db: Database, options: ImportOptions): Promise<ImportResult> => {
  const { catalogId, categories, items, replace, skipBad, dryRun } = options;
  const repository = createImportRepository(db, catalogId);
  // This also makes a second import of the same catalogue wait until this one has ended.
  await raiseDataVersions(db, [catalogId]);

  const categoriesBefore = await repository.categories();
  const tree = createCategoryTree(categoriesBefore);
  if (categories !== null) planCategories({ table: categories, tree, catalogId, replace });
  const categoryRows = findChangedCategories(categoriesBefore, tree.all());

  const images = createImageSource(options.imagesDirectory, await repository.pictureNames());
  const found = new Map<string, number>();
  const findCategory = (text: string) => {
    const id = found.get(text) ?? tree.find(text, 'category').stock_category_id;
    found.set(text, id);
    return id;
  };
  const sources = { findCategory, findImage: images.findImage };
  const { rows, ...counts } =
    items === null
      ? nothing
      : planItems({ table: items, existing: await repository.items(), catalogId, replace, sources });

  const faults = [...(categories?.faults.all() ?? []), ...(items?.faults.all() ?? [])];
  const summary = { faults, categories: categoryRows.length, items: counts };
  if (dryRun || (faults.length > 0 && !skipBad))
    throw new ImportRolledBack({ ...summary, written: false, pictures: 0 });

  if (!(await repository.hasCatalog())) await repository.addCatalog(options.accountId, options.companyId);
  await repository.writeCategories(categoryRows);
  const pictures = await repository.storePictures(images.missing(rows.map(({ image_name }) => image_name)));
  await repository.writeItems(rows);
  return { ...summary, written: true, pictures };
};

/** Runs in one transaction: concurrent readers see the catalogue as it was. */
export const importCatalogue = async (db: Database, options: ImportOptions): Promise<ImportResult> => {
  try {
    return await inTransaction(db, (transaction) => runImport(transaction, options));
  } catch (error) {
    if (error instanceof ImportRolledBack) return error.result;
    throw error;
  }
};
