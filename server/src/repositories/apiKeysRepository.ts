import { createWithNewId } from '../db/newId';
import type { ApiKeysTable } from '../db/officeTables';
import type { Database } from '../db/openDatabase';
import { type Scope, scopes } from '../office/scopes';

const minute = 60_000;

/** So long, the list shows that a key has ended. */
const shownAfterEndMs = 30 * 24 * 60 * minute;

export type StoredKey = {
  keyId: number;
  name: string;
  scopes: Scope[];
  createdBy: string;
  createdAt: number;
  expiresAt: number;
  revokedAt: number | null;
  usedAt: number | null;
};

type NewKey = Omit<StoredKey, 'keyId' | 'revokedAt' | 'usedAt'> & { keyHash: string };

const readScopes = (text: string) => {
  const own = text.split(' ');
  return scopes.filter((scope) => own.includes(scope));
};

const toStoredKey = (row: ApiKeysTable): StoredKey => ({
  keyId: row.key_id,
  name: row.name,
  scopes: readScopes(row.scopes),
  createdBy: row.created_by,
  createdAt: row.created_at,
  expiresAt: row.expires_at,
  revokedAt: row.revoked_at,
  usedAt: row.used_at,
});

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
    return { name: row.name, scopes: readScopes(row.scopes) };
  },
  /** Newest first. */
  list: async (): Promise<StoredKey[]> => {
    const rows = await db
      .selectFrom('api_keys')
      .selectAll()
      .where('account_id', '=', accountId)
      .orderBy('created_at', 'desc')
      .orderBy('key_id')
      .execute();
    return rows.map(toStoredKey);
  },
  /** A key that has expired no longer keeps its name. */
  freeName: async (name: string, moment: number) => {
    await db
      .updateTable('api_keys')
      .set((key) => ({ revoked_at: key.ref('expires_at') }))
      .where('account_id', '=', accountId)
      .where('name', '=', name)
      .where('revoked_at', 'is', null)
      .where('expires_at', '<=', moment)
      .execute();
  },
  add: async ({ keyHash, ...key }: NewKey): Promise<StoredKey> => {
    const keyId = await createWithNewId((key_id) =>
      db
        .insertInto('api_keys')
        .values({
          key_id,
          account_id: accountId,
          name: key.name,
          key_hash: keyHash,
          scopes: key.scopes.join(' '),
          created_by: key.createdBy,
          created_at: key.createdAt,
          expires_at: key.expiresAt,
          revoked_at: null,
          used_at: null,
        })
        .onConflict((conflict) => conflict.column('key_id').doNothing())
        .executeTakeFirstOrThrow(),
    );
    return { ...key, keyId, revokedAt: null, usedAt: null };
  },
  /** False if there is no such key, or it was revoked before. */
  revoke: async (keyId: number, moment: number): Promise<boolean> => {
    const { numUpdatedRows } = await db
      .updateTable('api_keys')
      .set({ revoked_at: moment })
      .where('account_id', '=', accountId)
      .where('key_id', '=', keyId)
      .where('revoked_at', 'is', null)
      .executeTakeFirstOrThrow();
    return numUpdatedRows === 1n;
  },
  /** All that this person has made. */
  revokeOf: async (createdBy: string, moment: number) => {
    await db
      .updateTable('api_keys')
      .set({ revoked_at: moment })
      .where('account_id', '=', accountId)
      .where('created_by', '=', createdBy)
      .where('revoked_at', 'is', null)
      .execute();
  },
  removeEnded: async (moment: number) => {
    const latest = moment - shownAfterEndMs;
    await db
      .deleteFrom('api_keys')
      .where((key) => key.or([key('expires_at', '<=', latest), key('revoked_at', '<=', latest)]))
      .execute();
  },
});
