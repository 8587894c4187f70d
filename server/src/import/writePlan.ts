import { catalogScope, replaceDataVersion } from '../db/dataVersions';
import type { Database } from '../db/openDatabase';
import type { StockCategoriesTable } from '../db/tables';
import { logChange } from '../engine/postgres/changeLog';
import { checkFeatures, checkItems } from './checkImport';
import type { MediaSource } from './images';
import { createImportRepository } from './importRepository';
import type { ImportOptions } from './importTypes';
import type { FeaturePlan } from './plan/planFeatures';
import type { ItemPlan } from './plan/planItems';
import type { PricePlan } from './plan/planPrices';
import type { StockPlan } from './plan/planStock';
import { writePrices, writeStock } from './writeStockAndPrices';

type Files = Pick<MediaSource, 'missing'>;

/** What an import writes, or what undoes it. */
export type WritablePlan = {
  /** Of the catalogue for which it was made. */
  version: string | undefined;
  changesLists: boolean;
  categoryRows: StockCategoriesTable[];
  media: { categories: Files; items: Files; features: Files; files: Files };
  itemPlan: Pick<ItemPlan, 'rows' | 'listed' | 'getPlace'> | null;
  featurePlan: FeaturePlan | null;
  stockPlan: Pick<StockPlan, 'rows'> | null;
  pricePlan: (Pick<PricePlan, 'rows'> & { list: string; keepsOthers?: boolean }) | null;
};

type WriteOptions = Pick<ImportOptions, 'accountId' | 'companyId' | 'catalogId' | 'replace' | 'openJournal'>;

/** Returns how many files were stored, or undefined if the catalogue has changed since the plan was made. */
export const writePlan = async (db: Database, options: WriteOptions, plan: WritablePlan) => {
  const { accountId, companyId, catalogId, replace } = options;
  const { version, changesLists, categoryRows, media, itemPlan, featurePlan, stockPlan, pricePlan } = plan;
  const repository = createImportRepository(db, catalogId);
  let stored = 0;
  const createStore = (source: Files) => {
    const taken = new Set<string>();
    return async (names: (string | null)[]) => {
      stored += await repository.storeFiles(source.missing(names, taken));
    };
  };
  if (changesLists && !(await replaceDataVersion(db, catalogScope(catalogId), version))) return undefined;
  const changed = new Set(featurePlan?.itemIds());
  const journal = await options.openJournal?.(db);
  if (!(await repository.hasCatalog())) await repository.addCatalog(accountId, companyId);
  await createStore(media.categories)(categoryRows.map((row) => row.image_name));
  await repository.writeCategories(categoryRows);
  const storeItemPictures = createStore(media.items);
  for await (const rows of itemPlan?.rows(repository) ?? []) {
    await storeItemPictures(rows.map((row) => row.image_name));
    await journal?.keepItems?.(rows);
    await repository.writeItems(rows);
    for (const row of rows) changed.add(row.stock_item_id);
  }
  if (featurePlan) {
    const [storePictures, storeFiles] = [createStore(media.features), createStore(media.files)];
    await repository.writeHeadings(featurePlan.headings);
    await repository.removeFeatures(featurePlan.itemIds());
    for await (const rows of featurePlan.rows()) {
      await storePictures(rows.map((row) => row.image_name));
      await storeFiles(rows.map((row) => row.file_name));
      await repository.addFeatures(rows);
    }
    await checkFeatures(repository, featurePlan);
  }
  if (itemPlan) await checkItems(repository, itemPlan);
  if (stockPlan) await writeStock(repository, stockPlan, { replace, keep: journal?.keepStock });
  if (pricePlan) {
    await journal?.keepPrices?.();
    await writePrices(db, options, pricePlan);
  }
  if (changesLists)
    await logChange(db, { catalogId, previous: version ?? '', ids: changed, hasFeatures: featurePlan !== null });
  await journal?.finish();
  return stored;
};
