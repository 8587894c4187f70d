import type { Kysely } from 'kysely';

import type { Tables } from '../tables';

/** What the quantity of an order line counts, as it was at the time. */
export const addOrderedPacks = async (db: Kysely<Tables>) => {
  await db.schema.alterTable('order_lines').addColumn('unit', 'text').execute();
  await db.schema.alterTable('order_lines').addColumn('pack_size', 'integer').execute();
};
