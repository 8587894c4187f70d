import type { FavouriteList, FavouriteListSave } from '@/contracts/inventory';

import { inTransaction } from '../db/inTransaction';
import type { Database } from '../db/openDatabase';
import type { FavouriteListsTable } from '../db/tables';
import { notSignedIn } from '../http/responses/refusal';

export type ListKey = { clientId: number; listId: string };

export type FavouritesRepository = {
  /** Oldest first. */
  list: (clientId: number) => Promise<FavouriteList[]>;
  /** Refused if the stored list has another version; a list that does not exist has version 0. */
  save: (key: ListKey, list: FavouriteListSave, moment: number) => Promise<FavouriteList | 'outdated' | 'tooMany'>;
  remove: (key: ListKey, version: number) => Promise<'removed' | 'outdated'>;
};

const maxLists = 200;

const toList = (row: FavouriteListsTable): FavouriteList => ({
  listId: row.list_id,
  name: row.name,
  isUnnamed: row.is_unnamed === 1,
  version: row.version,
  lines: JSON.parse(row.lines) as FavouriteList['lines'],
});

/** Without it, several transactions could each add the last list that is allowed. False if the client was erased. */
const lockClient = async (db: Database, clientId: number) => {
  const { numUpdatedRows } = await db
    .updateTable('clients')
    .set((row) => ({ client_id: row.ref('client_id') }))
    .where('client_id', '=', clientId)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
};

const countLists = async (db: Database, clientId: number) => {
  const { count } = await db
    .selectFrom('favourite_lists')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('client_id', '=', clientId)
    .executeTakeFirstOrThrow();
  return Number(count);
};

export const createFavouritesRepository = (db: Database): FavouritesRepository => {
  const insert = ({ clientId, listId }: ListKey, row: Omit<FavouriteListsTable, 'client_id' | 'list_id'>) =>
    inTransaction(db, async (transaction) => {
      if (!(await lockClient(transaction, clientId))) throw notSignedIn();
      if ((await countLists(transaction, clientId)) >= maxLists) return 'tooMany';
      return transaction
        .insertInto('favourite_lists')
        .values({ client_id: clientId, list_id: listId, ...row })
        .onConflict((conflict) => conflict.columns(['client_id', 'list_id']).doNothing())
        .returningAll()
        .executeTakeFirst();
    });
  return {
    list: async (clientId) => {
      const rows = await db
        .selectFrom('favourite_lists')
        .selectAll()
        .where('client_id', '=', clientId)
        .orderBy('created_at')
        .orderBy('list_id')
        .execute();
      return rows.map(toList);
    },
    save: async (key, { name, isUnnamed, version, lines }, moment) => {
      const row = {
        version: version + 1,
        name,
        is_unnamed: isUnnamed ? (1 as const) : (0 as const),
        lines: JSON.stringify(lines),
      };
      const saved =
        version === 0
          ? await insert(key, { ...row, created_at: moment })
          : await db
              .updateTable('favourite_lists')
              .set(row)
              .where('client_id', '=', key.clientId)
              .where('list_id', '=', key.listId)
              .where('version', '=', version)
              .returningAll()
              .executeTakeFirst();
      if (saved === 'tooMany') return saved;
      return saved ? toList(saved) : 'outdated';
    },
    remove: async ({ clientId, listId }, version) => {
      const list = db.selectFrom('favourite_lists').where('client_id', '=', clientId).where('list_id', '=', listId);
      const { numDeletedRows } = await db
        .deleteFrom('favourite_lists')
        .where('client_id', '=', clientId)
        .where('list_id', '=', listId)
        .where('version', '=', version)
        .executeTakeFirstOrThrow();
      const isLeft = numDeletedRows === 0n && (await list.select('version').executeTakeFirst()) !== undefined;
      return isLeft ? 'outdated' : 'removed';
    },
  };
};
