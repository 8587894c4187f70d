import type { RuntimeConfig } from '@/shared/config/runtimeConfig';

import { analyzeTables } from '../src/db/analyzeTables';
import { raiseDataVersions } from '../src/db/dataVersions';
import type { Database } from '../src/db/openDatabase';
import { dataTables } from '../src/db/sqlite/wholeTables';
import { OperatorError } from '../src/errors';
import { firstDay, lastDay, wholeCatalogue } from '../src/prices/clientPrice';
import { seedCatalogue } from './catalogue/seedCatalogue';
import { createDemoClientRows, demoPriceListId as price_list_id } from './demoClients';
import { markAsDemo } from './demoMarks';
import { seedPeople } from './demoPeople';
import { emptyDatabase, isEmpty } from './emptyDatabase';
import { seedHistory } from './history/seedHistory';
import { demoTax, seedContent, storePlaceholders } from './seedContent';

const twelvePercent = 1200;

/** The other demo client pays less in the first catalogue. */
const seedPrices = async (db: Database, accountId: number, [catalogId]: readonly number[]) => {
  await db
    .insertInto('price_lists')
    .values({ price_list_id, account_id: accountId, name: 'Wholesale', version: 'demo' })
    .execute();
  if (catalogId === undefined) return;
  await db
    .insertInto('list_prices')
    .values({
      price_list_id,
      catalog_id: catalogId,
      stock_item_id: wholeCatalogue,
      valid_from: firstDay,
      valid_until: lastDay,
      discount: twelvePercent,
      price_cents: null,
      best_price_cents: null,
      quantity_best_price: null,
    })
    .execute();
};

export type SeedOptions = Pick<RuntimeConfig, 'accountId' | 'companies' | 'catalogs'> & {
  /** Directory of the project's own files. */
  rootDirectory: string;
  items?: number | undefined;
  seed?: number | undefined;
  /** The end of the order history; defaults to midnight today. */
  anchor?: number | undefined;
  /** Deletes existing data in the same transaction. */
  replace?: boolean | undefined;
};

const seedCatalogs = (db: Database, { accountId, companies, catalogs }: SeedOptions) =>
  db
    .insertInto('catalogs')
    .values(
      catalogs.map((catalogId, index) => ({
        catalog_id: catalogId,
        account_id: accountId,
        company_id: companies[index] ?? catalogId,
        name: `Medida ${index + 1}`,
      })),
    )
    .execute();

const midnight = () => new Date().setUTCHours(0, 0, 0, 0);

/**
 * All or nothing: if seeding is interrupted, the next start finds an empty database again. The same options give the
 * same data.
 */
export const seedDatabase = async (db: Database, options: SeedOptions) => {
  const { accountId, companies, catalogs, rootDirectory, items = 1200, seed = 1 } = options;
  const { anchor = midnight(), replace = false } = options;
  const clients = createDemoClientRows(accountId, anchor);
  await db.transaction().execute(async (transaction) => {
    // The version rows are the lock: a second process waits here, and then finds the work done.
    await raiseDataVersions(transaction, catalogs);
    if (replace) await emptyDatabase(transaction);
    else if (!(await isEmpty(transaction))) throw new OperatorError('Another process has already filled the database.');
    await seedCatalogs(transaction, options);
    await seedCatalogue(transaction, catalogs, { rootDirectory, items, seed, anchor });
    await seedContent(transaction, options);
    await seedPrices(transaction, accountId, catalogs);
    await transaction.insertInto('clients').values(clients).execute();
    await seedHistory(transaction, {
      accountId,
      companies,
      catalogs,
      clients,
      taxRate: demoTax * 100,
      anchor,
      seed,
    });
    await seedPeople(transaction, { accountId, companies, catalogs, anchor }, demoTax * 100);
    await markAsDemo(transaction);
    await storePlaceholders(transaction, rootDirectory);
  });
  await analyzeTables(db, dataTables);
};
