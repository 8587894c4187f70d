import type { OrderLinesTable, OrdersTable } from '../db/tables';
import { isCancelled } from './orderStates';

type Backorder = { backordered?: number; expectedDate?: string | null };

/** How much of a line was not in stock, and when it was expected; nothing if all of it was. */
export const getBackorder = (
  { status }: Pick<OrdersTable, 'status'>,
  { quantity, reserved_quantity, expected_date }: OrderLinesTable,
): Backorder => {
  const backordered = quantity - (reserved_quantity ?? quantity);
  return backordered > 0 && !isCancelled(status) ? { backordered, expectedDate: expected_date } : {};
};
