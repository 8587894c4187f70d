import type { Database } from '../db/openDatabase';
import type { StockItemsTable } from '../db/tables';
import type { PictureOrigins } from './pictureAddress';
import type { ItemCounts } from './plan/placeItems';
import type { CategoryColumn } from './plan/planCategories';
import type { FeatureColumn } from './plan/planFeatures';
import type { PriceColumn } from './plan/planPrices';
import type { PlannedStock, StockColumn } from './plan/planStock';
import type { ItemColumn } from './plan/readItemRow';
import type { RowFault } from './read/faults';
import type { Table } from './read/table';

export type ImportOptions = {
  accountId: number;
  companyId: number;
  catalogId: number;
  categories: Table<CategoryColumn> | null;
  items: Table<ItemColumn> | null;
  features: Table<FeatureColumn> | null;
  /** Items whose features are replaced even if the table has none of them. */
  featuresOf?: readonly number[];
  stock: Table<StockColumn> | null;
  /** What a list says of the catalogue or, if it keeps others, of the items that the table names. */
  prices: { list: string; table: Table<PriceColumn>; keepsOthers?: boolean } | null;
  imagesDirectory: string | null;
  pictureOrigins: PictureOrigins;
  /** Removes from the catalogue what the files do not list. */
  replace: boolean;
  /** Removes best prices that are not lower than a new price. */
  clearBestPrice: boolean;
  /** Refuses a new code that differs from another one by letter case alone. */
  refusesTwins?: boolean;
  skipBad: boolean;
  dryRun: boolean;
  /** Called in the transaction that writes. */
  onWritten?: (transaction: Database, summary: ImportSummary) => Promise<void>;
  /** Called with the number of pictures and documents read so far. */
  onFilesRead?: (count: number) => void;
  /** Opens what belongs to the transaction that writes; it may refuse the import. */
  openJournal?: (transaction: Database) => Promise<ImportJournal>;
};

/** Learns what an import overwrites. */
export type ImportJournal = {
  keepItems?: (rows: readonly StockItemsTable[]) => Promise<void>;
  keepStock?: (planned: readonly PlannedStock[]) => Promise<void>;
  keepPrices?: () => Promise<void>;
  /** Called once everything is written. */
  finish: () => Promise<void>;
};

export type ImportSummary = {
  faults: RowFault[];
  categories: number;
  items: ItemCounts;
  /** How many items the file lists that were deleted before, and stay so. */
  stillDeleted: number;
  features: number;
  stock: number;
  prices: number;
};

export type ImportResult = ImportSummary & { written: boolean; pictures: number };
