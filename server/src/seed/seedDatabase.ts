import type { RuntimeConfig } from '@/shared/config/runtimeConfig';

import type { Database } from '../db/openDatabase';
import { seedCatalogue } from './catalogue/seedCatalogue';
import { seedClients } from './demoClients';
import { seedContent } from './seedContent';

export type SeedOptions = Pick<RuntimeConfig, 'accountId' | 'companies' | 'catalogs'>;

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

/** All or nothing: a start that is broken off while it seeds finds an empty database again. */
export const seedDatabase = async (db: Database, options: SeedOptions) => {
  await db.transaction().execute(async (transaction) => {
    await seedCatalogs(transaction, options);
    await seedCatalogue(transaction, options.catalogs);
    await seedContent(transaction, options);
    await seedClients(transaction, options.accountId, Date.now());
  });
};
