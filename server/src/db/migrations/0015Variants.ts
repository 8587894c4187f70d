import type { Kysely } from 'kysely';

import type { Tables } from '../tables';

/** The variants of an item, which a refusal to order the item itself names. */
export const indexVariants = async (db: Kysely<Tables>) => {
  await db.schema
    .createIndex('stock_items_by_parent')
    .on('stock_items')
    .columns(['catalog_id', 'stock_item_parent_id', 'position'])
    .where('stock_item_parent_id', 'is not', null)
    .execute();
};
