import { catalogScope, readDataVersion } from '../db/dataVersions';
import { inTransaction } from '../db/inTransaction';
import type { Database } from '../db/openDatabase';
import type { ItemFeaturesTable } from '../db/tables';
import { checkLines } from './checkImport';
import {
  categoryPictures,
  createMediaSource,
  featureFiles,
  featurePictures,
  itemPictures,
  type MediaPlace,
} from './images';
import { createImportRepository, type ImportRepository } from './importRepository';
import type { ImportOptions, ImportResult } from './importTypes';
import { createCategoryTree } from './plan/categoryTree';
import { createItemIndex, type ItemIndex } from './plan/itemIndex';
import type { ItemCounts } from './plan/placeItems';
import { findChangedCategories, planCategories } from './plan/planCategories';
import { type FeatureColumn, planFeatures } from './plan/planFeatures';
import { planItems, type SpooledItem } from './plan/planItems';
import { type PlannedPrice, planPrices, type PriceColumn } from './plan/planPrices';
import { type FindItems, type PlannedStock, planStock, type StockColumn } from './plan/planStock';
import type { ItemColumn } from './plan/readItemRow';
import { detach } from './read/cells';
import { createFaultList, type FaultList, TooManyFaults } from './read/faults';
import { createRowSpool, createSpool, type RowSpool, type Spool } from './read/rowSpool';
import { listCells, type Table } from './read/table';
import { writePlan } from './writePlan';

const noItems: ItemCounts = { added: 0, changed: 0, unchanged: 0, removed: 0 };

type Spools = {
  items: RowSpool<SpooledItem>;
  features: RowSpool<ItemFeaturesTable>;
  stock: RowSpool<PlannedStock>;
  files: Spool;
  prices: RowSpool<PlannedPrice>;
};

// Databases compare other letters by rules of their own.
const isPlain = (text: string) => /^[\x20-\x7e]*$/.test(text);

/** The codes of all items on which an import depends; undefined if only the whole catalogue tells. */
const listNamed = ({ items, features, stock, prices, replace, refusesTwins }: ImportOptions) => {
  const codes = [items, features, stock, prices?.table].flatMap((table) => (table ? [table.codes] : []));
  const named = [...new Set(codes.flatMap((own) => own ?? []))];
  const areKnown = codes.every((own) => own !== undefined);
  return areKnown && !replace && (!refusesTwins || named.every(isPlain)) ? named : undefined;
};

const indexItems = async (repository: ImportRepository, options: ImportOptions) => {
  const index = createItemIndex();
  const named = listNamed(options);
  if (named) {
    index.continueAfter(await repository.lastPlace());
    (await repository.placesAround(named, options.refusesTwins ?? false)).forEach(index.addExisting);
    return index;
  }
  for await (const places of repository.places()) places.forEach(index.addExisting);
  return index;
};

/** Finds an item that is in the catalogue before or after the import. */
const createItemFinder = (index: ItemIndex) => (code: string) => {
  const item = index.find(code);
  if (item === undefined) return undefined;
  const existedBefore = !item.isNew && item.wasDeleted === 0;
  const existsAfter = item.line !== undefined && item.isDeleted === 0;
  return existedBefore || existsAfter ? item.id : undefined;
};

const planImport = async (db: Database, options: ImportOptions, spools: Spools) => {
  const { catalogId, replace, clearBestPrice, prices, refusesTwins = false } = options;
  const { categories, items, features: featureTable, stock: stockTable } = options;
  const repository = createImportRepository(db, catalogId);
  const version = await readDataVersion(db, catalogScope(catalogId));
  const faultLists: FaultList[] = [];
  const createFaults = ({ file }: Table<never>) => {
    const faults = createFaultList(file);
    faultLists.push(faults);
    return faults;
  };
  const createSource = async (place: MediaPlace) => {
    const { imagesDirectory: directory, pictureOrigins: origins } = options;
    const stored = await repository.storedFiles(place.container);
    return createMediaSource({ directory, stored, origins, spool: spools.files, onFile }, place);
  };
  let filesRead = 0;
  const onFile = () => options.onFilesRead?.((filesRead += 1));
  const categoriesBefore = await repository.categories();
  const tree = createCategoryTree(categoriesBefore);
  const categoryImages = await createSource(categoryPictures);
  if (categories !== null) {
    const faults = createFaults(categories);
    const planned = await planCategories({
      table: categories,
      faults,
      tree,
      catalogId,
      images: categoryImages,
      replace,
    });
    checkLines(categories.file, planned, faults);
  }
  const categoryRows = findChangedCategories(categoriesBefore, tree.all());

  const media = {
    categories: categoryImages,
    items: await createSource(itemPictures),
    features: await createSource(featurePictures),
    files: await createSource(featureFiles),
  };
  const found = new Map<string, number>();
  const findCategory = (text: string) => {
    const known = found.get(text);
    if (known !== undefined) return known;
    const id = tree.find(text, 'category').stock_category_id;
    found.set(detach(text), id);
    return id;
  };
  const needsIndex = items !== null || featureTable !== null;
  const index = needsIndex ? await indexItems(repository, options) : createItemIndex();
  const planItemTable = async (table: Table<ItemColumn>) => {
    const faults = createFaults(table);
    const sources = { findCategory, images: media.items, clearBestPrice, replace };
    const plan = await planItems({
      table,
      faults,
      spool: spools.items,
      index,
      catalogId,
      sources,
      repository,
      refusesTwins,
    });
    const { added, changed, unchanged, removed } = plan.counts;
    checkLines(table.file, added + changed + unchanged + removed - plan.omitted, faults);
    return plan;
  };
  const itemPlan = items && (await planItemTable(items));
  const planFeatureTable = async (table: Table<FeatureColumn>) => {
    const faults = createFaults(table);
    const plan = await planFeatures({
      table,
      faults,
      spool: spools.features,
      catalogId,
      headings: await repository.headings(),
      lastFeatureId: await repository.lastFeatureId(),
      featuresOf: options.featuresOf ?? [],
      findItem: createItemFinder(index),
      images: media.features,
      files: media.files,
    });
    checkLines(table.file, plan.count, faults);
    return plan;
  };
  const featurePlan = featureTable && (await planFeatureTable(featureTable));
  const findItems: FindItems = async (rows) => {
    const byCode = needsIndex ? new Map<string, number>() : await repository.itemsByCode(listCells(rows, 'code'));
    const byAdditionalCode = await repository.itemsByAdditionalCode(listCells(rows, 'additionalCode'));
    return {
      findItem: needsIndex ? createItemFinder(index) : (code) => byCode.get(code),
      findByAdditionalCode: (code) => byAdditionalCode.get(code) ?? [],
    };
  };
  const planStockTable = async (table: Table<StockColumn>) => {
    const faults = createFaults(table);
    const plan = await planStock({
      table,
      faults,
      spool: spools.stock,
      catalogId,
      findItems,
      findLevels: repository.stockById,
    });
    checkLines(table.file, plan.count, faults);
    return plan;
  };
  const stockPlan = stockTable && (await planStockTable(stockTable));
  const planPriceTable = async (table: Table<PriceColumn>) => {
    const faults = createFaults(table);
    return planPrices({ table, faults, spool: spools.prices, catalogId, findItems });
  };
  const pricePlan = prices && { ...prices, ...(await planPriceTable(prices.table)) };
  // Stock is not part of the lists, which therefore stay as they are.
  const changesLists = categories !== null || itemPlan !== null || featurePlan !== null;
  const summary = {
    faults: faultLists.flatMap((faults) => faults.all()),
    categories: categoryRows.length,
    items: itemPlan?.counts ?? noItems,
    stillDeleted: itemPlan?.stillDeleted ?? 0,
    features: featurePlan?.count ?? 0,
    stock: stockPlan?.count ?? 0,
    prices: pricePlan?.count ?? 0,
  };
  return { version, changesLists, categoryRows, media, itemPlan, featurePlan, stockPlan, pricePlan, tree, summary };
};

export type ImportPlan = Awaited<ReturnType<typeof planImport>>;

type PlannedOptions = ImportOptions & {
  /** Called with what is planned, before anything is written. */
  onPlan?: (plan: ImportPlan) => Promise<void>;
};

const withSpools = async <Result>(work: (spools: Spools) => Promise<Result>): Promise<Result> => {
  const spools = {
    items: await createRowSpool<SpooledItem>(),
    features: await createRowSpool<ItemFeaturesTable>(),
    stock: await createRowSpool<PlannedStock>(),
    files: await createSpool(),
    prices: await createRowSpool<PlannedPrice>(),
  };
  try {
    return await work(spools);
  } finally {
    for (const spool of Object.values(spools)) await spool.close();
  }
};

/** The result, or undefined if another import has changed the catalogue since this one was planned. */
const planAndWrite = (db: Database, options: PlannedOptions): Promise<ImportResult | undefined> =>
  withSpools(async (spools) => {
    const plan = await planImport(db, options, spools);
    const { summary } = plan;
    await options.onPlan?.(plan);
    if (options.dryRun || (summary.faults.length > 0 && !options.skipBad))
      return { ...summary, written: false, pictures: 0 };
    const pictures = await inTransaction(db, async (transaction) => {
      const stored = await writePlan(transaction, options, plan);
      if (stored !== undefined) await options.onWritten?.(transaction, summary);
      return stored;
    });
    return pictures === undefined ? undefined : { ...summary, written: true, pictures };
  });

const toUnread = (error: unknown): ImportResult => {
  if (!(error instanceof TooManyFaults)) throw error;
  const nothing = { categories: 0, items: noItems, stillDeleted: 0, features: 0, stock: 0, prices: 0, pictures: 0 };
  return { faults: error.faults, ...nothing, written: false };
};

/**
 * Plans while the shop stays open, then writes in one transaction: readers see the catalogue as it was, and orders wait
 * only for the writing.
 */
export const importCatalogue = async (db: Database, options: PlannedOptions): Promise<ImportResult> => {
  for (;;) {
    const result = await planAndWrite(db, options).catch(toUnread);
    if (result) return result;
  }
};
