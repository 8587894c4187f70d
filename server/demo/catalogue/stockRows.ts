import type { StockItemsTable, StockLevelsTable } from '../../src/db/tables';
import type { Random } from '../random';

const aDay = 86_400_000;

const toDate = (moment: number) => new Date(moment).toISOString().slice(0, 10);

/** Most items are there, some nearly gone, and a few expected; the rest is not counted, and nor are parents. */
export const createStockRows = (
  random: Random,
  items: readonly StockItemsTable[],
  anchor: number,
): StockLevelsTable[] =>
  items.flatMap(({ catalog_id, stock_item_id, is_parent }) => {
    const [share, plenty, few, arriving, days] = [
      random.next(),
      random.int(3, 90) * 4,
      random.int(1, 10),
      random.int(2, 20) * 12,
      random.int(4, 40),
    ];
    if (is_parent === 1 || share < 0.04) return [];
    const quantity = share < 0.82 ? plenty : share < 0.93 ? few : 0;
    const isExpected = quantity === 0 || (quantity === few && share < 0.88);
    return {
      catalog_id,
      stock_item_id,
      quantity,
      expected_date: isExpected ? toDate(anchor + days * aDay) : null,
      expected_quantity: isExpected ? arriving : null,
    };
  });
