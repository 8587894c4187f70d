import { type Kysely, sql } from 'kysely';

import type { Tables } from '../tables';

/** When an order was first exported with `--new`, and what the client was told about a change of its status. */
export const recordExportsAndNotes = async (db: Kysely<Tables>) => {
  await db.schema.alterTable('orders').addColumn('exported_at', 'bigint').execute();
  await db.schema
    .alterTable('order_status_changes')
    .addColumn('note', 'text', (column) => column.notNull().defaultTo(sql.lit('')))
    .execute();
};
