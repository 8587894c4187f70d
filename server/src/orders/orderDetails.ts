import { toAmountOrNull } from '@/shared/money/cents';
import type { OfficeOrder, OfficeOrderDetails } from '@/contracts/office';

import type { CommandContext } from '../commands/commandDatabase';
import type { Database } from '../db/openDatabase';
import { type BookedOrder, createOrderBookRepository, type ListedOrder } from '../repositories/orderBookRepository';
import { getNote, toOrderRecord } from './orderRecord';

/** An order in a list of the office. */
export const toListedOrder = (order: ListedOrder): OfficeOrder => ({
  orderNumber: order.order_number,
  date: new Date(order.created_at).toISOString(),
  status: order.status,
  clientName: order.client_name,
  orderedBy: order.person_name,
  reference: getNote(order).reference,
  wishedDate: getNote(order).wishedDate,
  catalogId: order.catalog_id,
  total: toAmountOrNull(order.total_cents),
  currency: order.money_type_id,
});

/** An order with everything about it, and who changed its status. */
export const readOrderDetails = async (
  db: Database,
  { config }: Pick<CommandContext, 'config'>,
  booked: BookedOrder,
): Promise<OfficeOrderDetails> => {
  const { accountId } = config.runtime;
  const changes = await createOrderBookRepository(db, accountId).listChanges(booked.order.order_id);
  return {
    ...toOrderRecord(booked, config.runtime),
    statusChanges: changes.map((change) => ({
      status: change.status,
      date: new Date(change.changed_at).toISOString(),
      by: change.changed_by,
      note: change.note,
    })),
  };
};
