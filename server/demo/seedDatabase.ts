import type { RuntimeConfig } from '@/shared/config/runtimeConfig';

import { raiseDataVersions } from '../src/db/dataVersions';
import type { Database } from '../src/db/openDatabase';
import { StartError } from '../src/startError';
import { seedCatalogue } from './catalogue/seedCatalogue';
import { demoClientRows } from './demoClients';
import { emptyDatabase } from './emptyDatabase';
import { seedHistory } from './history/seedHistory';
import { demoTax, seedContent } from './seedContent';

export type SeedOptions = Pick<RuntimeConfig, 'accountId' | 'companies' | 'catalogs'> & {
  /** Where the project's own files are. */
  rootDirectory: string;
  items?: number | undefined;
  seed?: number | undefined;
  /** The moment that the order history ends at; midnight today unless told. */
  anchor?: number | undefined;
  /** Erases what the database holds, in the same transaction. */
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

export const isSeeded = async (db: Database, accountId: number): Promise<boolean> => {
  const row = await db
    .selectFrom('catalogs')
    .select('catalog_id')
    .where('account_id', '=', accountId)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
};

const midnight = () => new Date().setUTCHours(0, 0, 0, 0);

/** All or nothing: a start that is broken off while it seeds finds an empty database again. The same options give the same data. */
export const seedDatabase = async (db: Database, options: SeedOptions) => {
  const { accountId, companies, catalogs, items = 1200, seed = 1, anchor = midnight(), replace = false } = options;
  // Hashing is slow, and a transaction is no place to wait in.
  const clients = await demoClientRows(accountId, anchor);
  await db.transaction().execute(async (transaction) => {
    // The rows of the versions are the lock: a second process waits here, and then finds the work done.
    await raiseDataVersions(transaction, catalogs);
    if (replace) await emptyDatabase(transaction);
    else if (await isSeeded(transaction, accountId)) throw new StartError('Another process has filled the database.');
    await seedCatalogs(transaction, options);
    await seedCatalogue(transaction, catalogs, { items, seed });
    await seedContent(transaction, options);
    await transaction.insertInto('clients').values(clients).execute();
    await seedHistory(transaction, {
      accountId,
      companies,
      catalogs,
      clientIds: clients.map((client) => client.client_id),
      taxRate: demoTax * 100,
      anchor,
      seed,
    });
  });
};
