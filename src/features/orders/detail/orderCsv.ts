import type { CatalogOrder } from '@/api/inventoryApi';
import { type Separator, writeCsv } from '@/shared/lib/csv';
import { noteFields, readOrderNote } from '@/shared/lib/orderComment';
import type { OrderLine } from '@/contracts/inventory';

export type OrderCsvHeads = Record<
  | 'order'
  | 'date'
  | 'catalog'
  | 'code'
  | 'name'
  | 'quantity'
  | 'unitPrice'
  | 'total'
  | 'money'
  | (typeof noteFields)[number],
  string
>;

/** One row per line, amounts as numbers; `order.date` is already shifted. */
export const orderCsv = (
  order: CatalogOrder,
  catalog: string,
  lines: readonly OrderLine[],
  heads: OrderCsvHeads,
  separator: Separator,
): string => {
  const { orderNumber, date, moneyTypeId } = order;
  const note = readOrderNote(order);
  return writeCsv(
    [
      [
        heads.order,
        heads.date,
        heads.catalog,
        heads.code,
        heads.name,
        heads.quantity,
        heads.unitPrice,
        heads.total,
        heads.money,
        ...noteFields.map((field) => heads[field]),
      ],
      ...lines.map(({ code, name, quantity, unitPrice, total }) => [
        orderNumber,
        date.slice(0, 10),
        catalog,
        code ?? '',
        name ?? '',
        String(quantity),
        String(unitPrice ?? ''),
        String(total ?? ''),
        moneyTypeId,
        ...noteFields.map((field) => note[field]),
      ]),
    ],
    separator,
  );
};

/** A file name that is valid on every system, whatever the order number contains. */
export const orderFileName = (orderNumber: string): string =>
  `${orderNumber.replace(/[^\p{L}\p{N}._-]+/gu, '-').replace(/^[.-]+|[.-]+$/g, '') || 'order'}.csv`;
