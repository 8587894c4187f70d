import { isSettled } from '@/shared/lib/orderStates';

import type { OrderLinesTable, OrdersTable } from '../db/tables';

type Backorder = { backordered?: number; expectedDate?: string | null };

/** How much of a line was not in stock, and when it was expected; nothing if all of it was, or nothing is to come any more. */
export const getBackorder = (
  { status }: Pick<OrdersTable, 'status'>,
  { quantity, cancelled_quantity, reserved_quantity, expected_date }: OrderLinesTable,
): Backorder => {
  const wanted = quantity - cancelled_quantity;
  const backordered = wanted - (reserved_quantity ?? wanted);
  return backordered > 0 && !isSettled(status) ? { backordered, expectedDate: expected_date } : {};
};
