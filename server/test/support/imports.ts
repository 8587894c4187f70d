import type { Database } from '../../src/db/openDatabase';
import { importCatalogue } from '../../src/import/importCatalogue';
import type { ImportOptions } from '../../src/import/importTypes';
import { itemColumns } from '../../src/import/plan/readItemRow';
import { createTable } from '../../src/import/read/table';

/** A file of these lines, as a table with the given columns. */
export const aTable = <Column extends string>(file: string, columns: readonly Column[], lines: string[]) =>
  createTable(file, () => [Buffer.from(lines.join('\r\n'))], columns);

export const readItems = (...lines: string[]) => aTable('items.csv', itemColumns, lines);

/** Into catalogue 1, unless the options say otherwise. */
export const importInto = (db: Database, options: Partial<ImportOptions>) =>
  importCatalogue(db, {
    accountId: 1,
    companyId: 1,
    catalogId: 1,
    categories: null,
    items: null,
    features: null,
    stock: null,
    prices: null,
    imagesDirectory: null,
    pictureOrigins: [],
    replace: false,
    clearBestPrice: false,
    skipBad: false,
    dryRun: false,
    ...options,
  });
