import type { OrderLinesTable, OrdersTable } from '../db/tables';
import { isSettled } from './orderStates';

type Backorder = { backordered?: number; expectedDate?: string | null };

/** How much of a line was not in stock, and when it was expected; nothing if all of it was, or nothing is to come any more. */
export const getBackorder = (
  { status }: Pick<OrdersTable, 'status'>,
  { quantity, reserved_quantity, expected_date }: OrderLinesTable,
): Backorder => {
  const backordered = quantity - (reserved_quantity ?? quantity);
  return backordered > 0 && !isSettled(status) ? { backordered, expectedDate: expected_date } : {};
};
