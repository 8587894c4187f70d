import type { Kysely } from 'kysely';

import type { Tables } from '../tables';

/** Stock and prices are imported by code, often a few lines of a large catalogue. */
export const indexItemCodes = async (db: Kysely<Tables>) => {
  await db.schema.createIndex('stock_items_by_code').on('stock_items').columns(['catalog_id', 'code']).execute();
  await db.schema
    .createIndex('stock_items_by_additional_code')
    .on('stock_items')
    .columns(['catalog_id', 'additional_code'])
    .where('additional_code', '!=', '')
    .execute();
};
