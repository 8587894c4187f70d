import { roundUpByRule } from '@/shared/lib/quantityRule';

import type { OrderLinesTable, StockItemsTable } from '../../src/db/tables';
import { getRowRule } from '../../src/orders/cartLine';
import type { Random } from '../random';

export type OrderedItem = Pick<
  StockItemsTable,
  | 'stock_item_id'
  | 'code'
  | 'name_es'
  | 'name_en'
  | 'name_zh'
  | 'image_name'
  | 'best_price_cents'
  | 'quantity_best_price'
  | 'minimum_quantity'
  | 'quantity_step'
  | 'unit'
  | 'pack_size'
> & { price_cents: number };

// Prices rise by about five per cent a year.
const toPastPrice = (cents: number, monthsAgo: number) => Math.max(1, Math.round(cents * (1 - 0.0042 * monthsAgo)));

const getUnitPrice = (item: OrderedItem, quantity: number, monthsAgo: number) => {
  const reached = item.quantity_best_price !== null && quantity >= item.quantity_best_price;
  return toPastPrice(reached ? (item.best_price_cents ?? item.price_cents) : item.price_cents, monthsAgo);
};

const quantitiesFor = ({ price_cents: price }: OrderedItem) =>
  price < 100
    ? [100, 200, 250, 500]
    : price < 800
      ? [12, 24, 36, 48, 96]
      : price < 3000
        ? [4, 6, 12, 24]
        : [1, 2, 3, 4, 6];

/** Lines of different items, with the names and prices of that time. */
export const createOrderLines = (
  random: Random,
  pool: OrderedItem[],
  orderId: number,
  monthsAgo: number,
): OrderLinesTable[] =>
  random
    .shuffle(pool)
    .slice(0, random.int(2, 9))
    .map((item, index) => {
      const quantity = roundUpByRule(getRowRule(item), random.pick(quantitiesFor(item)));
      const price = getUnitPrice(item, quantity, monthsAgo);
      return {
        order_id: orderId,
        line_number: index + 1,
        stock_item_id: item.stock_item_id,
        code: item.code,
        name_es: item.name_es,
        name_en: item.name_en,
        name_zh: item.name_zh,
        image_name: item.image_name,
        quantity,
        unit_price_cents: price,
        total_cents: price * quantity,
        reserved_quantity: null,
        expected_date: null,
        unit: item.unit,
        pack_size: item.pack_size,
        cancelled_quantity: 0,
      };
    });
