import type { FavouriteList, FavouriteListSave } from '@/contracts/inventory';

import { inTransaction } from '../db/inTransaction';
import type { Database } from '../db/openDatabase';
import type { FavouriteListsTable } from '../db/tables';
import { notSignedIn } from '../http/responses/refusal';
import { lockClient } from './clientsRepository';

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
    remove: ({ clientId, listId }, version) =>
      inTransaction(db, async (transaction) => {
        const { numDeletedRows } = await transaction
          .deleteFrom('favourite_lists')
          .where('client_id', '=', clientId)
          .where('list_id', '=', listId)
          .where('version', '=', version)
          .executeTakeFirstOrThrow();
        const list = transaction.selectFrom('favourite_lists').where('client_id', '=', clientId);
        const left = list.where('list_id', '=', listId).select('version');
        if (numDeletedRows === 0n && (await left.executeTakeFirst())) return 'outdated';
        await transaction
          .deleteFrom('standing_orders')
          .where('client_id', '=', clientId)
          .where('list_id', '=', listId)
          .execute();
        return 'removed';
      }),
  };
};
