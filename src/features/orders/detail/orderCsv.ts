import type { CatalogOrder, OrderLine } from '@/api/inventoryApi';
import { writeCsv } from '@/shared/lib/csv';

export type OrderCsvHeads = Record<
  'order' | 'date' | 'catalog' | 'code' | 'name' | 'quantity' | 'unitPrice' | 'total' | 'money',
  string
>;

/** A row for each line, amounts as numbers; `order.date` comes shifted. */
export const orderCsv = (
  { orderNumber, date, catalogId, moneyTypeId }: CatalogOrder,
  lines: readonly OrderLine[],
  heads: OrderCsvHeads,
  separator: ',' | ';',
): string =>
  writeCsv(
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
      ],
      ...lines.map(({ code, name, quantity, unitPrice, total }) => [
        orderNumber,
        date.slice(0, 10),
        String(catalogId),
        code ?? '',
        name ?? '',
        String(quantity),
        String(unitPrice ?? ''),
        String(total ?? ''),
        moneyTypeId,
      ]),
    ],
    separator,
  );

/** Whatever a number holds, a name that every system can keep. */
export const orderFileName = (orderNumber: string): string =>
  `${orderNumber.replace(/[^\p{L}\p{N}._-]+/gu, '-').replace(/^[.-]+|[.-]+$/g, '') || 'order'}.csv`;
