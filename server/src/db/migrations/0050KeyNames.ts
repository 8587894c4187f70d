import { type Kysely, sql } from 'kysely';

import type { Tables } from '../tables';

/** No two API keys that have not ended have one name: what a key changes is recorded under it. */
export const nameKeysOnce = async (db: Kysely<Tables>) => {
  const keys = await db
    .selectFrom('api_keys')
    .select(['key_id', 'account_id', 'name'])
    .where('revoked_at', 'is', null)
    .orderBy('created_at')
    .orderBy('key_id')
    .execute();
  const taken = new Set<string>();
  for (const { key_id, account_id, name } of keys) {
    const key = `${account_id} ${name}`;
    if (taken.has(key))
      await db
        .updateTable('api_keys')
        .set({ name: `${name} (${key_id})` })
        .where('key_id', '=', key_id)
        .execute();
    taken.add(key);
  }
  await sql`create unique index api_keys_by_name on api_keys (account_id, name) where revoked_at is null`.execute(db);
};
