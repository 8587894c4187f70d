import type { CatalogOrder } from '@/api/inventoryApi';
import { type Separator, writeCsv } from '@/shared/lib/csv';
import { splitOrderComment } from '@/shared/lib/orderComment';
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
  | 'reference'
  | 'comment',
  string
>;

/** One row per line, amounts as numbers; `order.date` is already shifted. */
export const orderCsv = (
  { orderNumber, date, moneyTypeId, comment: written }: CatalogOrder,
  catalog: string,
  lines: readonly OrderLine[],
  heads: OrderCsvHeads,
  separator: Separator,
): string => {
  const { reference, comment } = splitOrderComment(written ?? '');
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
        heads.reference,
        heads.comment,
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
        reference,
        comment,
      ]),
    ],
    separator,
  );
};

/** A file name that is valid on every system, whatever the order number contains. */
export const orderFileName = (orderNumber: string): string =>
  `${orderNumber.replace(/[^\p{L}\p{N}._-]+/gu, '-').replace(/^[.-]+|[.-]+$/g, '') || 'order'}.csv`;
