import type { Kysely } from 'kysely';

import type { Tables } from '../tables';

/** What clients say about an order besides the comment, and the addresses that they choose from. */
export const addOrderFields = async (db: Kysely<Tables>) => {
  for (const column of ['purchase_order', 'delivery_address', 'wished_date'])
    await db.schema.alterTable('orders').addColumn(column, 'text').execute();
  await db.schema
    .alterTable('clients')
    .addColumn('delivery_addresses', 'text', (column) => column.notNull().defaultTo(''))
    .execute();
};
