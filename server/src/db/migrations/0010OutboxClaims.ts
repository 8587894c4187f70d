import { type Kysely, sql } from 'kysely';

import type { Tables } from '../tables';

/** Which process is sending an entry, and for which account. */
export const addOutboxClaims = async (db: Kysely<Tables>) => {
  await db.schema.alterTable('outbox').addColumn('claim', 'text').execute();
  await db.schema
    .alterTable('outbox')
    .addColumn('account_id', 'integer', (column) => column.notNull().defaultTo(sql.lit(1)))
    .execute();
  await sql`
    update outbox set account_id = coalesce(
      case when kind = 'messageToCompany'
        then (select account_id from contact_messages where contact_message_id = outbox.reference)
        else (select account_id from orders where order_id = outbox.reference)
      end,
      account_id)
  `.execute(db);
};
