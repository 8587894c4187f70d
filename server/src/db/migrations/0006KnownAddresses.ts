import type { Kysely } from 'kysely';

import type { Tables } from '../tables';

export const createKnownAddresses = async (db: Kysely<Tables>) => {
  await db.schema
    .createTable('known_addresses')
    .addColumn('address_hash', 'text', (column) => column.notNull().primaryKey())
    .addColumn('used_at', 'bigint', (column) => column.notNull())
    .execute();
};
