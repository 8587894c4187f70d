import type { Database } from '../../src/db/openDatabase';
import { importCatalogue, type ImportOptions } from '../../src/import/importCatalogue';
import { itemColumns } from '../../src/import/items/readItemRow';
import { readTable } from '../../src/import/table';

export const readItems = (...lines: string[]) => readTable('items.csv', Buffer.from(lines.join('\r\n')), itemColumns);

/** Into catalogue 1, unless the options say otherwise. */
export const importInto = (db: Database, options: Partial<ImportOptions>) =>
  importCatalogue(db, {
    accountId: 1,
    companyId: 1,
    catalogId: 1,
    categories: null,
    items: null,
    features: null,
    imagesDirectory: null,
    replace: false,
    skipBad: false,
    dryRun: false,
    ...options,
  });
