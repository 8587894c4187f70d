import { readDataVersion, replaceDataVersion } from '../db/dataVersions';
import { inTransaction } from '../db/inTransaction';
import type { Database } from '../db/openDatabase';
import type { StockCategoriesTable } from '../db/tables';
import { createCategoryTree } from './categories/categoryTree';
import { type CategoryColumn, planCategories } from './categories/planCategories';
import { createFaultList, type RowFault } from './faults';
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

/** The same table, whose faults are found anew whenever it is planned. */
const withOwnFaults = <Column extends string>(table: Table<Column> | null): Table<Column> | null =>
  table && { ...table, faults: createFaultList(table.file, table.faults.all()) };

const planImport = async (db: Database, options: ImportOptions) => {
  const { catalogId, replace } = options;
  const categories = withOwnFaults(options.categories);
  const items = withOwnFaults(options.items);
  const repository = createImportRepository(db, catalogId);
  const version = await readDataVersion(db, catalogId);
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
  return { version, categoryRows, images, rows, summary: { faults, categories: categoryRows.length, items: counts } };
};

type ImportPlan = Awaited<ReturnType<typeof planImport>>;

/** How many pictures it has stored; undefined if the catalogue has changed since the plan was made. */
const writePlan = async (db: Database, { accountId, companyId, catalogId }: ImportOptions, plan: ImportPlan) => {
  const { version, categoryRows, images, rows } = plan;
  const repository = createImportRepository(db, catalogId);
  if (!(await replaceDataVersion(db, catalogId, version))) return undefined;
  if (!(await repository.hasCatalog())) await repository.addCatalog(accountId, companyId);
  await repository.writeCategories(categoryRows);
  const pictures = await repository.storePictures(images.missing(rows.map(({ image_name }) => image_name)));
  await repository.writeItems(rows);
  return pictures;
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
