import type { StockShortage } from '@/contracts/orders';

import type { StockLevelsTable } from '../db/tables';

type OrderedLine = { quantity: number; item: { stock_item_id: number; code: string } };

/** What a line takes from the stock; null if its item is not counted. */
type Reservation = { reserved: number; expectedDate: string | null } | null;

export type ReservedStock = {
  /** By item. */
  reservations: ReadonlyMap<number, Reservation>;
  /** What is left of the counted items. */
  rows: StockLevelsTable[];
  /** The lines of which there is not enough. */
  shortages: (StockShortage & { code: string })[];
};

/** Takes as much as there is: the rest of a line is delivered later, or its order refused. */
export const reserveStock = (lines: readonly OrderedLine[], stock: readonly StockLevelsTable[]): ReservedStock => {
  const byItem = new Map(stock.map((row) => [row.stock_item_id, row]));
  const counted = lines.flatMap((line) => {
    const row = byItem.get(line.item.stock_item_id);
    return row ? [{ line, row, reserved: Math.min(line.quantity, row.quantity) }] : [];
  });
  return {
    reservations: new Map(
      counted.map(({ line, row, reserved }) => [
        row.stock_item_id,
        { reserved, expectedDate: reserved < line.quantity ? row.expected_date : null },
      ]),
    ),
    rows: counted.map(({ row, reserved }) => ({ ...row, quantity: row.quantity - reserved })),
    shortages: counted
      .filter(({ line, reserved }) => reserved < line.quantity)
      .map(({ line, row }) => ({
        stockItemId: row.stock_item_id,
        code: line.item.code,
        available: row.quantity,
        expectedDate: row.expected_date,
      })),
  };
};
