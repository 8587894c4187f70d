import type { Kysely } from 'kysely';

import type { Tables } from '../tables';

/** What quantities of an item count, and which of them are sold. */
export const addPacks = async (db: Kysely<Tables>) => {
  await db.schema.alterTable('stock_items').addColumn('unit', 'text').execute();
  for (const column of ['minimum_quantity', 'quantity_step', 'pack_size'])
    await db.schema.alterTable('stock_items').addColumn(column, 'integer').execute();
};
