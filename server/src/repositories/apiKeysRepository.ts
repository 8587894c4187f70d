import type { Database } from '../db/openDatabase';
import { scopes } from '../office/scopes';

const minute = 60_000;

export const createApiKeysRepository = (db: Database, accountId: number) => ({
  /** The key with this hash, if it is valid; also notes that it was used. */
  use: async (keyHash: string, moment: number) => {
    const row = await db
      .selectFrom('api_keys')
      .select(['key_id', 'name', 'scopes', 'used_at'])
      .where('account_id', '=', accountId)
      .where('key_hash', '=', keyHash)
      .where('revoked_at', 'is', null)
      .where('expires_at', '>', moment)
      .executeTakeFirst();
    if (!row) return undefined;
    if ((row.used_at ?? 0) < moment - minute)
      await db.updateTable('api_keys').set({ used_at: moment }).where('key_id', '=', row.key_id).execute();
    const own = row.scopes.split(' ');
    return { name: row.name, scopes: scopes.filter((scope) => own.includes(scope)) };
  },
});
