import type { Kysely } from 'kysely';

import type { Tables } from '../tables';

/** The office says what uses a heading, and removes none that is in use. */
export const indexFeaturesByHeading = async (db: Kysely<Tables>) => {
  await db.schema
    .createIndex('item_features_by_heading')
    .on('item_features')
    .columns(['catalog_id', 'header_feature_id', 'stock_item_id'])
    .execute();
};
