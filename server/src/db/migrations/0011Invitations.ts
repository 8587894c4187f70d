import type { Kysely } from 'kysely';

import type { Tables } from '../tables';

/** When a client was last sent the link to choose a password. Those without a password were invited when added. */
export const recordInvitations = async (db: Kysely<Tables>) => {
  await db.schema.alterTable('clients').addColumn('invited_at', 'bigint').execute();
  await db
    .updateTable('clients')
    .set((row) => ({ invited_at: row.ref('created_at') }))
    .where('password_hash', '=', '')
    .execute();
};
