import type { StandingOrder, StandingOrderSave } from '@/contracts/inventory';

import { inTransaction } from '../db/inTransaction';
import type { Database } from '../db/openDatabase';
import type { StandingOrdersTable } from '../db/plannedTables';
import type { FavouriteListsTable } from '../db/tables';
import { notSignedIn } from '../http/responses/refusal';
import { lockClient } from './clientsRepository';
import type { ListKey } from './favouritesRepository';
import { insertEntries } from './outboxRepository';

type Row = StandingOrdersTable & Pick<FavouriteListsTable, 'name' | 'is_unnamed'>;

const toStandingOrder = (row: Row): StandingOrder => ({
  listId: row.list_id,
  listName: row.is_unnamed === 1 ? null : row.name,
  weeks: row.weeks,
  nextDate: row.next_date,
  isPaused: row.is_paused === 1,
  dueDate: row.due_date,
});

/** The first date after today that is a multiple of the weeks away. */
const getNextDate = ({ next_date, weeks }: Pick<StandingOrdersTable, 'next_date' | 'weeks'>, today: string): string => {
  const stepMs = weeks * 7 * 24 * 3_600_000;
  const first = Date.parse(`${next_date}T00:00:00Z`);
  const steps = Math.max(1, Math.floor((Date.parse(`${today}T00:00:00Z`) - first) / stepMs) + 1);
  return new Date(first + steps * stepMs).toISOString().slice(0, 10);
};

export const createStandingOrdersRepository = (db: Database) => {
  const select = (on: Database) =>
    on
      .selectFrom('standing_orders')
      // One whose list was deleted is over.
      .innerJoin('favourite_lists as list', (join) =>
        join
          .onRef('list.client_id', '=', 'standing_orders.client_id')
          .onRef('list.list_id', '=', 'standing_orders.list_id'),
      )
      .selectAll('standing_orders')
      .select(['list.name', 'list.is_unnamed']);
  const find = async (on: Database, { clientId, listId }: ListKey) => {
    const found = select(on).where('standing_orders.client_id', '=', clientId);
    const row = await found.where('standing_orders.list_id', '=', listId).executeTakeFirst();
    return row && toStandingOrder(row);
  };
  return {
    list: async (clientId: number) => {
      const rows = await select(db)
        .where('standing_orders.client_id', '=', clientId)
        .orderBy('next_date')
        .orderBy('standing_orders.list_id')
        .execute();
      return rows.map(toStandingOrder);
    },
    find: (key: ListKey) => find(db, key),
    /** Who has set it up, and is reminded; null for the client itself. */
    findPerson: async ({ clientId, listId }: ListKey) => {
      const found = db.selectFrom('standing_orders').select('person_id').where('client_id', '=', clientId);
      return (await found.where('list_id', '=', listId).executeTakeFirst())?.person_id ?? null;
    },
    /** Undefined if there is no such list. */
    save: (
      key: ListKey,
      personId: number | null,
      { weeks, nextDate, isPaused, isSettled = false }: StandingOrderSave,
    ) =>
      inTransaction(db, async (transaction) => {
        if (!(await lockClient(transaction, key.clientId))) throw notSignedIn();
        const lists = transaction.selectFrom('favourite_lists').select('list_id').where('client_id', '=', key.clientId);
        if (!(await lists.where('list_id', '=', key.listId).executeTakeFirst())) return undefined;
        const columns = {
          weeks,
          next_date: nextDate,
          is_paused: isPaused ? (1 as const) : (0 as const),
          ...(isSettled && { due_date: null }),
        };
        await transaction
          .insertInto('standing_orders')
          .values({ client_id: key.clientId, list_id: key.listId, due_date: null, person_id: personId, ...columns })
          .onConflict((conflict) => conflict.columns(['client_id', 'list_id']).doUpdateSet(columns))
          .execute();
        return find(transaction, key);
      }),
    remove: async ({ clientId, listId }: ListKey) => {
      await db.deleteFrom('standing_orders').where('client_id', '=', clientId).where('list_id', '=', listId).execute();
    },
    /** Adds a mail for each that is due, and moves it on to its next date, once for all processes. */
    remind: async (accountId: number, today: string, moment: number) => {
      const due = await select(db)
        .innerJoin('clients', 'clients.client_id', 'standing_orders.client_id')
        .where('clients.account_id', '=', accountId)
        .where('clients.disabled_at', 'is', null)
        .where('standing_orders.is_paused', '=', 0)
        .where('standing_orders.next_date', '<=', today)
        .execute();
      for (const row of due)
        await inTransaction(db, async (transaction) => {
          const { numUpdatedRows } = await transaction
            .updateTable('standing_orders')
            .set({ next_date: getNextDate(row, today), due_date: row.next_date })
            .where('client_id', '=', row.client_id)
            .where('list_id', '=', row.list_id)
            .where('next_date', '=', row.next_date)
            .where('is_paused', '=', 0)
            .executeTakeFirstOrThrow();
          if (numUpdatedRows === 0n) return;
          const entry = { kind: 'standingOrderToClient', reference: row.client_id, detail: row.list_id } as const;
          await transaction.executeQuery(insertEntries(transaction, accountId, [entry], moment));
        });
    },
  };
};
